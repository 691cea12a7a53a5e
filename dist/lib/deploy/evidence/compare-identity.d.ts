import { type Reference } from './evidence.ts';
import type { Ties, Weighed } from './evidence-state.ts';
/** Weighs what a status names: pure. `reference` is the baseline. */
export declare function weighIdentity(ties: Ties, reference: Reference | null, seen: Weighed): Ties;
