import type { Decision, DeployState, StatusChecked } from './state.ts';
/** Decides what to do after a status check while waiting for another deployment. */
export declare function decideYielding(state: DeployState, event: StatusChecked): Decision;
