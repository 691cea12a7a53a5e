import type { Decision, DeployState, StatusChecked } from './state.ts';
/** What follows from a status check while our deployment is followed. */
export declare function decideFollowing(state: DeployState, event: StatusChecked): Decision;
