import type { Decision, DeployEvent, DeployState } from './state.ts';
type Looked = Extract<DeployEvent, {
    kind: 'looked';
}>;
/** What follows from a look while another deployment is waited for. */
export declare function decideYielding(state: DeployState, event: Looked): Decision;
export {};
