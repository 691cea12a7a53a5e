// What the package's entry `touchdown/relay` exports, as types: its script is the bundle dist/relay, which holds all that it needs.
import type { CreateHostedRelay } from './serverless-contract.ts';

export type { CreateHostedRelay, HostedRelay } from './serverless-contract.ts';

/** See {@link CreateHostedRelay}. */
export declare const createHostedRelay: CreateHostedRelay;
