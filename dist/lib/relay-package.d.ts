import type { CreateHostedRelay } from './hosted-relay-contract.ts';
export type { CreateHostedRelay, HostedRelay } from './hosted-relay-contract.ts';
/** See {@link CreateHostedRelay}. */
export declare const createHostedRelay: CreateHostedRelay;
