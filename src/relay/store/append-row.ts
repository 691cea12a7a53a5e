import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent, NewDelivery } from '../decide/delivery.ts';

const OUTCOME_CHARS = 200;

/** One row of the inbox as it goes to the database; a hint of several applications has all of them in `body`. */
export interface InboxRow {
  readonly source: string;
  readonly dedupeKey: string;
  readonly receivedAt: number;
  readonly kind: DeliveryContent['kind'];
  readonly application: string | null;
  readonly deployment: string | null;
  readonly word: string | null;
  readonly authority: number;
  readonly toldAt: number | null;
  /** Compact JSON of the delivery's content. */
  readonly body: string;
  readonly repeats: number;
  /** One cleaned line for a person; null where it is still to be applied. */
  readonly outcome: string | null;
  readonly appliedAt: number | null;
}

/** Returns the row of a delivery that is stored under `key`; what nothing is to be done about counts as applied on arrival. */
export function rowOf({ source, receivedAt, authority, content }: NewDelivery, key: string, repeats: number): InboxRow {
  const hint = content.kind === 'hint' ? content.hint : null;
  const outcome = outcomeOf(content);
  return {
    source,
    dedupeKey: key,
    receivedAt,
    kind: content.kind,
    application: hint?.applications[0] ?? null,
    deployment: hint?.deployment ?? null,
    word: hint?.word ?? null,
    authority,
    toldAt: hint?.toldAt ?? null,
    body: JSON.stringify(content),
    repeats,
    outcome,
    appliedAt: outcome === null ? null : receivedAt,
  };
}

function outcomeOf(content: DeliveryContent): string | null {
  switch (content.kind) {
    case 'ignored':
      return safeSentence(content.event, OUTCOME_CHARS);
    case 'quarantined':
      return safeSentence(content.reason, OUTCOME_CHARS);
    default:
      return null;
  }
}
