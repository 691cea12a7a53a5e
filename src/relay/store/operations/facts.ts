import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { Knowledge } from '../../decide/deployment-evidence.ts';
import type { Rules } from '../../decide/rules.ts';

/** What a delivery told of one application. */
export interface ReceivedHint {
  readonly key: string;
  readonly deployment: string | null;
  readonly receivedAt: number;
  readonly knowledge: Knowledge;
  /** Whether the delivery names other applications too, so that it may not be about this one. */
  readonly isShared: boolean;
}

/** What a projection rests on beside the facts. */
export interface Context {
  readonly reference: Reference | null;
  readonly now: number;
  readonly rules: Rules;
}
