import type { Observation } from '../deploy-target.ts';
import { type Reference } from './evidence.ts';
import type { Ties, Weighed } from './evidence-state.ts';
/** Weighs one more observation: pure, and never loosens a tie. `reference` is the baseline. */
export declare function weigh(ties: Ties, reference: Reference | null, seen: Weighed): Ties;
/**
 * Tells whether what a check shows is surely not our deployment: an execution that is known to be another's, an action that is no
 * deployment, or an outcome that was there before ours was requested. A cancellation that names our request is ours.
 */
export declare function isOfAnother(ties: Ties, reference: Reference | null, seen: Pick<Weighed, 'observation' | 'activity' | 'isCancelled'>): boolean;
/**
 * Tells whether ours still waits by the names alone, where nothing is counted: the response named our request, which a service does
 * where it does not start at once, and the status named nothing so far but the request and the execution from before.
 */
export declare function isNamedBehind({ answered, oursSeen }: Pick<Ties, 'answered' | 'oursSeen'>, reference: Reference | null, { identity, requestsWaiting }: Observation): boolean;
