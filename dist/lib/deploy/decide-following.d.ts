import type { Decision, DeployEvent, DeployState } from './state.ts';
type Looked = Extract<DeployEvent, {
    kind: 'looked';
}>;
/** What follows from a look while our deployment is followed. */
export declare function decideFollowing(state: DeployState, event: Looked): Decision;
export {};
