import type { Appended, NewDelivery } from '../decide/delivery.ts';
import { type InboxRow, rowOf } from './append-row.ts';
import { ask, askOne, type Row, type SqlValue, type Steps } from './sql.ts';

const KNOWN_KEYS = `SELECT dedupe_key FROM inbox
  WHERE dedupe_key IN (SELECT one.value ->> 'key' FROM json_each(?) AS one)`;

const COLUMNS = `source, dedupe_key, received_at, kind, application, deployment, word, authority, told_at, body, repeats, outcome,
    applied_at`;

const COUNTED = `ON CONFLICT (dedupe_key) DO UPDATE SET repeats = inbox.repeats + excluded.repeats + 1
  RETURNING seq, dedupe_key, repeats`;

const INSERT_ALL = `INSERT INTO inbox (${COLUMNS}) SELECT one.value ->> 'source', one.value ->> 'dedupeKey', CAST(one.value ->> 'receivedAt' AS BIGINT),
    one.value ->> 'kind', one.value ->> 'application', one.value ->> 'deployment', one.value ->> 'word',
    CAST(one.value ->> 'authority' AS BIGINT), CAST(one.value ->> 'toldAt' AS BIGINT), one.value ->> 'body',
    CAST(one.value ->> 'repeats' AS BIGINT), one.value ->> 'outcome', CAST(one.value ->> 'appliedAt' AS BIGINT)
  FROM json_each(?) AS one ${COUNTED}`;

const INSERT_ONE = `INSERT INTO inbox (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_NEW = `${INSERT_ONE} ON CONFLICT (dedupe_key) DO NOTHING`;
const INSERT_OR_COUNT = `${INSERT_ONE} ${COUNTED}`;

/** Stores rows of different keys, and answers seq, dedupe_key and repeats of each. */
type Insert = (rows: readonly InboxRow[]) => Steps<readonly Row[]>;

/** Deliveries of one batch that are the same; the first is stored where none of them is yet. */
interface Group {
  readonly key: string;
  readonly first: NewDelivery;
  count: number;
}

/**
 * Stores deliveries and answers, in their order, what became of each. One that is there already, under its own key or its former one,
 * or earlier in the same batch, counts up `repeats` of that row; where such a row is not applied it is still to be applied.
 */
export function* appendAll(deliveries: readonly NewDelivery[], insert: Insert): Steps<readonly Appended[]> {
  if (deliveries.length === 0) return [];
  const known = yield* askKnownFormers(deliveries);
  const groups = new Map<string, Group>();
  const keys = deliveries.map((delivery) => addTo(groups, delivery, known));
  const rows = [...groups.values()].map(({ key, first, count }) => rowOf(first, key, count - 1));
  const stored = new Map<unknown, { id: string; isNew: boolean }>();
  for (const { seq, dedupe_key, repeats } of yield* insert(rows)) {
    stored.set(dedupe_key, { id: String(seq), isNew: repeats === (groups.get(String(dedupe_key))?.count ?? 0) - 1 });
  }
  return keys.map((key, index) => answerFor(stored, groups, key, deliveries[index]));
}

/** Stores them by one statement, which needs no transaction around it: for a database at the end of a network. */
export function* insertTogether(rows: readonly InboxRow[]): Steps<readonly Row[]> {
  return yield* ask(INSERT_ALL, JSON.stringify(rows));
}

/**
 * Stores them one by one, for SQLite: in a database of this process that takes less than half as long as to read them out of JSON, and
 * RETURNING would add half as much. Nobody else writes, so that new rows are numbered without a gap.
 */
export function* insertEach(rows: readonly InboxRow[]): Steps<readonly Row[]> {
  const before = yield* askOne('SELECT total_changes() AS made');
  for (const row of rows) yield* ask(INSERT_NEW, ...valuesOf(row));
  const after = yield* askOne('SELECT total_changes() AS made, last_insert_rowid() AS seq');
  const made = Number(after?.['made']) - Number(before?.['made']);
  if (made === rows.length) {
    const first = Number(after?.['seq']) - made + 1;
    return rows.map(({ dedupeKey, repeats }, index) => ({ seq: first + index, dedupe_key: dedupeKey, repeats }));
  }
  const stored = [...(yield* ask('SELECT seq, dedupe_key, repeats FROM inbox ORDER BY seq DESC LIMIT ?', made))];
  const isNew = new Set(stored.map(({ dedupe_key }) => dedupe_key));
  for (const row of rows) {
    if (!isNew.has(row.dedupeKey)) stored.push(...(yield* ask(INSERT_OR_COUNT, ...valuesOf(row))));
  }
  return stored;
}

function valuesOf(row: InboxRow): readonly SqlValue[] {
  const { source, dedupeKey, receivedAt, kind, application, deployment, word } = row;
  const { authority, toldAt, body, repeats, outcome, appliedAt } = row;
  const head = [source, dedupeKey, receivedAt, kind, application, deployment, word];
  return [...head, authority, toldAt, body, repeats, outcome, appliedAt];
}

/** The former keys in the batch under which something is stored. */
function* askKnownFormers(deliveries: readonly NewDelivery[]): Steps<ReadonlySet<unknown>> {
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

function answerFor(
  stored: ReadonlyMap<unknown, { id: string; isNew: boolean }>,
  groups: ReadonlyMap<string, Group>,
  key: string,
  delivery: NewDelivery | undefined,
): Appended {
  const row = stored.get(key);
  if (row === undefined) throw new Error('The database did not answer a row that it was to store.');
  return { id: row.id, isDuplicate: !row.isNew || groups.get(key)?.first !== delivery };
}
