import { safeSentence } from '../../../kernel/untrusted.ts';
import type { Appended, DeliveryContent, NewDelivery } from '../../decide/delivery.ts';
import { insert, type Steps } from '../sql.ts';

const OUTCOME_CHARS = 500;

const COUNT_REPEATS = `ON CONFLICT (dedupe_key) DO UPDATE SET repeats = inbox.repeats + excluded.repeats + 1
  RETURNING seq, dedupe_key, repeats`;

/** Equal deliveries of one batch; the first is stored if none of them was stored before. */
interface Group {
  readonly key: string;
  readonly first: NewDelivery;
  count: number;
}

/**
 * Stores deliveries and returns their results in the same order. A delivery that is already stored or came earlier in the batch only
 * increases `repeats` of that row.
 */
export function* append({ deliveries }: { deliveries: readonly NewDelivery[] }): Steps<readonly Appended[]> {
  const groups = new Map<string, Group>();
  const all = deliveries.map((delivery) => {
    const key = delivery.dedupeKey;
    const group = groups.get(key) ?? { key, first: delivery, count: 0 };
    group.count += 1;
    groups.set(key, group);
    return { delivery, group };
  });
  const added = [...groups.values()].map(encodeDelivery);
  const rows = yield* insert<{ seq: number; dedupeKey: string; repeats: number }>('inbox', added, COUNT_REPEATS, true);
  const stored = new Map(rows.map((row) => [row.dedupeKey, row]));
  return all.map(({ delivery, group }) => {
    const row = stored.get(group.key);
    if (row === undefined) throw new Error('The database did not return a row that it stored.');
    const isNew = row.repeats === group.count - 1 && group.first === delivery;
    return { id: String(row.seq), isDuplicate: !isNew };
  });
}

/** A delivery without work counts as applied on arrival. */
function encodeDelivery({ key, first, count }: Group): object {
  const { source, receivedAt, authority, content } = first;
  const outcome = outcomeOf(content);
  return {
    source,
    dedupeKey: key,
    receivedAt,
    kind: content.kind,
    authority,
    body: content,
    repeats: count - 1,
    outcome,
    appliedAt: outcome === null ? null : receivedAt,
  };
}

/** Returns one cleaned line for a person; null if the delivery has to be applied. */
function outcomeOf(content: DeliveryContent): string | null {
  if (content.kind === 'ignored') return safeSentence(content.event, OUTCOME_CHARS);
  return content.kind === 'quarantined' ? safeSentence(content.reason, OUTCOME_CHARS) : null;
}
