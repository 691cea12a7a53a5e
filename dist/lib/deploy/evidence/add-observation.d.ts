import type { Observation } from '../deploy-target.ts';
import { type Reference } from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
/** Adds one more observation: pure, and never weakens the evidence. `reference` is the baseline. */
export declare function addObservation(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState;
/**
 * Returns whether what a check shows is surely not our deployment: an execution that is known to be another's, an action that is no
 * deployment, or an outcome that was there before ours was requested. A cancellation that names our request is ours.
 */
export declare function isOfAnother(evidence: EvidenceState, reference: Reference | null, seen: Pick<SeenStatus, 'observation' | 'activity' | 'isCancelled'>): boolean;
/**
 * Returns whether ours still waits by the names alone, where nothing is counted: the response named our request, which a service does
 * where it does not start at once, and the status named nothing so far but the request and the execution from before.
 */
export declare function isNamedBehind({ answered, oursSeen }: Pick<EvidenceState, 'answered' | 'oursSeen'>, reference: Reference | null, { identity, requestsWaiting }: Observation): boolean;
