/** The value of a column: text, a whole number (times in epoch milliseconds) or null. */
export type SqlValue = string | number | null;

/** One row, by column name in lower case. */
export type Row = Readonly<Record<string, SqlValue>>;

/**
 * One statement in the SQL that SQLite and PostgreSQL share: `?` for a value, `ON CONFLICT`, `RETURNING`. `SKIP_LOCKED` and `FOR_UPDATE`
 * stand for clauses that only PostgreSQL has. The text is a constant without input from outside.
 */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** True if it needs no transaction: PostgreSQL begins one with the first statement that does. */
  readonly isAlone?: boolean;
}

/**
 * The statements of one operation, one after the other, and its result. All that are not `isAlone` are one transaction: a driver runs them
 * synchronously (SQLite) or awaits each (PostgreSQL), and rolls back if one throws.
 */
export type Steps<T> = Generator<Statement, T, readonly Row[]>;

/** At the end of a SELECT: PostgreSQL locks the rows and skips those that another transaction has locked. */
export const SKIP_LOCKED = '/*skip-locked*/';

/** At the end of a SELECT: PostgreSQL locks the rows and waits for those that another transaction has locked. */
export const FOR_UPDATE = '/*for-update*/';

/** Long lists are split into parts of at most this length: SQLite accepts 32,766 values in a statement. */
export const MAX_AT_ONCE = 256;

/** Returns rows as objects of the selected columns: `opened_at` becomes `openedAt`, a column `is_…` a boolean, and JSON its value. */
export function* query<T>(sql: string, ...values: readonly SqlValue[]): Steps<readonly T[]> {
  return yield* send<T>({ sql, values });
}

/** As `query`, for a read before the transaction: its rows may have changed since, and are locked by none. */
export function* queryAlone<T>(sql: string, ...values: readonly SqlValue[]): Steps<readonly T[]> {
  return yield* send<T>({ sql, values, isAlone: true });
}

function* send<T>(statement: Statement): Steps<readonly T[]> {
  const rows = yield statement;
  return rows.map((row) => decodeRow(row) as T);
}

/** Returns the first row of a statement, or null. */
export function* queryOne<T>(sql: string, ...values: readonly SqlValue[]): Steps<T | null> {
  const rows = yield* query<T>(sql, ...values);
  return rows[0] ?? null;
}

/**
 * Returns the rows for many keys, each of one or several values. `sqlFor` inserts a list of `?` or `(?, ?)` after the values `first`. The
 * last key is repeated until their number is a power of two, so that few different statements have to be prepared.
 */
export function* queryAmong<T>(
  sqlFor: (placeholders: string) => string,
  keys: readonly (SqlValue | readonly SqlValue[])[],
  ...first: readonly SqlValue[]
): Steps<readonly T[]> {
  const found: T[] = [];
  for (let start = 0; start < keys.length; start += MAX_AT_ONCE) {
    const some = keys.slice(start, start + MAX_AT_ONCE);
    const padding = new Array(2 ** Math.ceil(Math.log2(some.length)) - some.length).fill(some.at(-1));
    const padded = [...some, ...padding];
    found.push(...(yield* query<T>(sqlFor(placeholdersFor(padded)), ...first, ...padded.flat())));
  }
  return found;
}

/** Splits a list into parts whose lengths are powers of two, so that few different statements have to be prepared. */
function* chunksOf<T>(all: readonly T[]): Iterable<readonly T[]> {
  for (let start = 0; start < all.length; ) {
    const length = Math.min(MAX_AT_ONCE, 2 ** Math.floor(Math.log2(all.length - start)));
    yield all.slice(start, start + length);
    start += length;
  }
}

function placeholdersFor(values: readonly unknown[]): string {
  return values.map((value) => (Array.isArray(value) ? `(${placeholdersFor(value)})` : '?')).join(', ');
}

/** The columns of JSON, which only the relay writes. */
const JSON_COLUMNS = ['body', 'desired', 'reference', 'reported', 'seen', 'status_evidence', 'writes'];

function decodeRow(row: Row): object {
  const decoded: Record<string, unknown> = {};
  for (const column in row) decoded[nameOf(column)] = decodeValue(column, row[column] ?? null);
  return decoded;
}

function decodeValue(column: string, value: SqlValue): unknown {
  if (value === null) return null;
  if (column.startsWith('is_')) return value === 1;
  return JSON_COLUMNS.includes(column) ? JSON.parse(String(value)) : value;
}

const NAMES = new Map<string, string>();

function nameOf(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function encodeValue(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as SqlValue);
}

/** Updates one row; `changes` has properties of the stored object. */
export function* update(table: string, id: SqlValue, changes: object): Steps<void> {
  const names = Object.keys(changes);
  const columns = names.map((name) => `${columnOf(name)} = ?`).join(', ');
  if (names.length > 0)
    yield* query(`UPDATE ${table} SET ${columns} WHERE id = ?`, ...Object.values(changes).map(encodeValue), id);
}

/** Inserts rows with the same properties, then `rest`. `isAll`: the operation does nothing else, so one statement needs no transaction. */
export function* insert<T = never>(
  table: string,
  added: readonly object[],
  rest = '',
  isAll = false,
): Steps<readonly T[]> {
  const names = Object.keys(added[0] ?? {});
  const rows = (added as readonly Readonly<Record<string, unknown>>[]).map((row) =>
    names.map((name) => encodeValue(row[name])),
  );
  const into = `INSERT INTO ${table} (${names.map(columnOf).join(', ')}) VALUES`;
  const stored: T[] = [];
  const chunks = [...chunksOf(rows)];
  const store = isAll && chunks.length === 1 ? queryAlone : query;
  for (const some of chunks)
    stored.push(...(yield* store<T>(`${into} ${placeholdersFor(some)} ${rest}`, ...some.flat())));
  return stored;
}

/** Returns the clause that turns an insert into an update of the row with the same id. */
export function overwriting(stored: object): string {
  const columns = Object.keys(stored).map(columnOf);
  return `ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
