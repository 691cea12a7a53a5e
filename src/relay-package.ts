// What the package's entry `touchdown/relay` exports, as types: its script is the bundle dist/relay, which holds all that it needs.
import type { CreateHostedRelay } from './hosted-relay-contract.ts';

export type { CreateHostedRelay, HostedRelay } from './hosted-relay-contract.ts';

/** See {@link CreateHostedRelay}. */
export declare const createHostedRelay: CreateHostedRelay;
