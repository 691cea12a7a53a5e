import type { Reference } from './evidence/evidence.ts';
import type { Decision, DeployEvent, DeployState, Looked } from './state.ts';
/** What follows from the look before anything is asked for. */
export declare function decideBaseline(state: DeployState, event: Looked): Decision;
/** What follows when the variables and secrets were written, or could not be. */
export declare function decideConfigured(state: DeployState, event: Extract<DeployEvent, {
    kind: 'configured';
}>): Decision;
/** Tells whether the baseline shows another deployment under way. */
export declare function isOtherActive(state: DeployState, reference: Reference | null): boolean;
