import { safeSentence } from '../../../kernel/untrusted.ts';
import type { Appended, DeliveryContent, NewDelivery } from '../../decide/delivery.ts';
import { ask, numberIn, type Row, type Steps, textIn } from '../sql.ts';

const OUTCOME_CHARS = 200;

/** The inbox's columns that a delivery fills. */
const COLUMNS = ['source', 'dedupe_key', 'kind', 'application', 'deployment', 'word', 'body', 'outcome'] as const;
const NUMBERS = ['received_at', 'authority', 'told_at', 'repeats', 'applied_at'] as const;

const KNOWN_KEYS = `SELECT dedupe_key FROM inbox
  WHERE dedupe_key IN (SELECT one.value ->> 'key' FROM json_each(?) AS one)`;

/** One statement for all rows. `WHERE true`, or SQLite reads ON as that of a join. */
const INSERT = `INSERT INTO inbox (${[...COLUMNS, ...NUMBERS].join(', ')}) SELECT ${[
  ...COLUMNS.map((column) => `one.value ->> '${column}'`),
  ...NUMBERS.map((column) => `CAST(one.value ->> '${column}' AS BIGINT)`),
].join(', ')} FROM json_each(?) AS one WHERE true
  ON CONFLICT (dedupe_key) DO UPDATE SET repeats = inbox.repeats + excluded.repeats + 1 RETURNING seq, dedupe_key, repeats`;

/** Equal deliveries of one batch; the first is stored if none of them is stored yet. */
interface Group {
  readonly key: string;
  readonly first: NewDelivery;
  count: number;
}

/**
 * Stores deliveries and returns, in their order, what became of each. One that is stored already, under its own key or its former one,
 * or came earlier in the same batch, counts up `repeats` of that row; if that row is not applied, it is still to be applied.
 */
export function* append({ deliveries }: { deliveries: readonly NewDelivery[] }): Steps<readonly Appended[]> {
  const known = yield* readKnownFormers(deliveries);
  const groups = new Map<string, Group>();
  const keys = deliveries.map((delivery) => addTo(groups, delivery, known));
  const stored = new Map<string, Row>();
  for (const row of yield* ask(INSERT, JSON.stringify([...groups.values()].map(encodeRow)))) {
    stored.set(textIn(row, 'dedupe_key'), row);
  }
  return keys.map((key, index) => {
    const [row, group] = [stored.get(key), groups.get(key)];
    if (row === undefined || group === undefined) throw new Error('The database did not return a row that it stored.');
    const isNew = numberIn(row, 'repeats') === group.count - 1;
    return { id: String(numberIn(row, 'seq')), isDuplicate: !isNew || group.first !== deliveries[index] };
  });
}

/** Returns the former keys in the batch under which something is stored. */
function* readKnownFormers(deliveries: readonly NewDelivery[]): Steps<ReadonlySet<unknown>> {
  const formers = deliveries.flatMap(({ formerKey }) => (formerKey === null ? [] : [{ key: formerKey }]));
  if (formers.length === 0) return new Set();
  const rows = yield* ask(KNOWN_KEYS, JSON.stringify(formers));
  return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}

/** Returns the key under which the delivery is stored. */
function addTo(groups: Map<string, Group>, delivery: NewDelivery, known: ReadonlySet<unknown>): string {
  const { dedupeKey, formerKey } = delivery;
  const hasFormer = formerKey !== null && !groups.has(dedupeKey) && (known.has(formerKey) || groups.has(formerKey));
  const key = hasFormer ? formerKey : dedupeKey;
  const group = groups.get(key);
  if (group === undefined) groups.set(key, { key, first: delivery, count: 1 });
  else group.count += 1;
  return key;
}

/** A hint of several applications has all of them in `body`; a delivery that asks for nothing counts as applied on arrival. */
function encodeRow({ key, first, count }: Group): Row {
  const { source, receivedAt, authority, content } = first;
  const hint = content.kind === 'hint' ? content.hint : null;
  const outcome = outcomeOf(content);
  return {
    ...{ source, dedupe_key: key, received_at: receivedAt, kind: content.kind },
    ...{ application: hint?.applications[0] ?? null, deployment: hint?.deployment ?? null, word: hint?.word ?? null },
    ...{ authority, told_at: hint?.toldAt ?? null, body: JSON.stringify(content), repeats: count - 1 },
    ...{ outcome, applied_at: outcome === null ? null : receivedAt },
  };
}

/** One cleaned line for a person; null if the delivery is still to be applied. */
function outcomeOf(content: DeliveryContent): string | null {
  if (content.kind === 'ignored') return safeSentence(content.event, OUTCOME_CHARS);
  return content.kind === 'quarantined' ? safeSentence(content.reason, OUTCOME_CHARS) : null;
}
