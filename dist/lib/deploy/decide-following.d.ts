import type { Decision, DeployState, StatusChecked } from './state.ts';
/** Decides what to do after a status check while our deployment is followed. */
export declare function decideFollowing(state: DeployState, event: StatusChecked): Decision;
