import type { Decision, DeployState, StatusChecked } from './state.ts';
/** What follows from a status check while another deployment is waited for. */
export declare function decideYielding(state: DeployState, event: StatusChecked): Decision;
