import type { Observation } from '../deploy-target.ts';
import { type Reference } from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
/** Adds one observation. Pure; never weakens the evidence. `reference` is the baseline. */
export declare function addObservation(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState;
/**
 * Returns true if a check surely does not show our deployment: its execution is another's, its action is no deployment, or its outcome
 * existed before our request. A cancellation that names our request is ours.
 */
export declare function isOfAnother(evidence: EvidenceState, reference: Reference | null, seen: Pick<SeenStatus, 'observation' | 'activity' | 'isCancelled'>): boolean;
/**
 * Returns true if ours still waits, judged by names where nothing is counted: the response named our request, as services do if it does
 * not start at once, and the status has named only the request and the earlier execution so far.
 */
export declare function isNamedBehind({ answered, oursSeen }: Pick<EvidenceState, 'answered' | 'oursSeen'>, reference: Reference | null, { identity, requestsWaiting }: Observation): boolean;
