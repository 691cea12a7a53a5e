import { type Reference } from './evidence/evidence.ts';
import type { Decision, DeployEvent, DeployState, StatusChecked } from './state.ts';
/** What follows from the status check before anything is requested. */
export declare function decideBaseline(state: DeployState, event: StatusChecked): Decision;
/** What follows when the variables and secrets were written, or could not be. */
export declare function decideConfigured(state: DeployState, event: Extract<DeployEvent, {
    kind: 'configured';
}>): Decision;
/** Returns whether the baseline shows another deployment under way. */
export declare function isOtherActive(state: DeployState, reference: Reference | null): boolean;
