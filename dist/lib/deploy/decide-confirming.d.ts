import type { Decision, DeployEvent, DeployState } from './state.ts';
type Looked = Extract<DeployEvent, {
    kind: 'looked';
}>;
/** What follows from a look while it is open whether the request that deploys arrived. */
export declare function decideConfirming(state: DeployState, event: Looked): Decision;
export {};
