import type { Decision, DeployState, StatusChecked } from './state.ts';
/** Decides what to do after a status check while it is unknown whether the request that deploys arrived. */
export declare function decideConfirming(state: DeployState, event: StatusChecked): Decision;
