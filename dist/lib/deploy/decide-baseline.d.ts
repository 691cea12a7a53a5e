import { type Reference } from './evidence/evidence.ts';
import type { Decision, DeployEvent, DeployState, StatusChecked } from './state.ts';
/** Decides what to do after the status check that precedes the request. */
export declare function decideBaseline(state: DeployState, event: StatusChecked): Decision;
/** Decides what to do once the variables and secrets were written, or could not be. */
export declare function decideConfigured(state: DeployState, event: Extract<DeployEvent, {
    kind: 'configured';
}>): Decision;
/** Returns whether the baseline shows another deployment under way. */
export declare function isOtherActive(state: DeployState, reference: Reference | null): boolean;
