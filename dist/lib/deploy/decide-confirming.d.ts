import type { Decision, DeployState, StatusChecked } from './state.ts';
/** What follows from a status check while it is open whether the request that deploys arrived. */
export declare function decideConfirming(state: DeployState, event: StatusChecked): Decision;
