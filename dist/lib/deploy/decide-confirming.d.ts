import type { Decision, DeployState, Looked } from './state.ts';
/** What follows from a look while it is open whether the request that deploys arrived. */
export declare function decideConfirming(state: DeployState, event: Looked): Decision;
