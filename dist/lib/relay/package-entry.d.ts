import type { CreateHostedRelay } from './serverless-contract.ts';
export type { CreateHostedRelay, HostedRelay } from './serverless-contract.ts';
/** See {@link CreateHostedRelay}. */
export declare const createHostedRelay: CreateHostedRelay;
