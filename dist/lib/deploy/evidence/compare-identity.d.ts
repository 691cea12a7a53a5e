import { type Reference } from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
/** Adds what a status names to the evidence. Pure. `reference` is the baseline. */
export declare function addIdentity(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState;
