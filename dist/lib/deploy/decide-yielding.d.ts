import type { Decision, DeployState, Looked } from './state.ts';
/** What follows from a look while another deployment is waited for. */
export declare function decideYielding(state: DeployState, event: Looked): Decision;
