import type { Decision, DeployState, Looked } from './state.ts';
/** What follows from a look while our deployment is followed. */
export declare function decideFollowing(state: DeployState, event: Looked): Decision;
