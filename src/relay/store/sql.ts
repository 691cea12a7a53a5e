import { StoreError } from './store-error.ts';

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
}

/**
 * The statements of one operation, one after the other, and its result. All of them are one transaction: a driver runs them synchronously
 * (SQLite) or awaits each (PostgreSQL), and rolls back if one throws.
 */
export type Steps<T> = Generator<Statement, T, readonly Row[]>;

/** At the end of a SELECT: PostgreSQL locks the rows and skips those that another transaction has locked. */
export const SKIP_LOCKED = '/*skip-locked*/';

/** At the end of a SELECT: PostgreSQL locks the rows and waits for those that another transaction has locked. */
export const FOR_UPDATE = '/*for-update*/';

/** Long lists are split into parts of at most this length: SQLite accepts 32,766 values in a statement. */
export const MAX_AT_ONCE = 256;

/** Returns the rows of a statement. */
export function* query(sql: string, ...values: readonly SqlValue[]): Steps<readonly Row[]> {
  return yield { sql, values };
}

/** Returns the first row of a statement, or null. */
export function* queryOne(sql: string, ...values: readonly SqlValue[]): Steps<Row | null> {
  const rows = yield { sql, values };
  return rows[0] ?? null;
}

/** Returns the rows for many keys, each of one or several values. `sqlFor` inserts a list of `?` or `(?, ?)` after the values `first`. */
export function* queryAmong(
  sqlFor: (placeholders: string) => string,
  keys: readonly (SqlValue | readonly SqlValue[])[],
  ...first: readonly SqlValue[]
): Steps<readonly Row[]> {
  const found: Row[] = [];
  for (const some of chunksOf(keys))
    found.push(...(yield* query(sqlFor(placeholdersFor(some)), ...first, ...some.flat())));
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

/** Returns a column's text; throws StoreError if it has none, since the database is not ours then. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`Column ${column} of the database does not contain text.`);
  return value;
}

/** Returns a column's number; throws StoreError if it has none. */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new StoreError(`Column ${column} of the database does not contain a number.`);
  return value;
}

/** Returns a column's text; null if it is empty. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null || row[column] === undefined ? null : textIn(row, column);
}

/** Returns a column's number; null if it is empty. */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null || row[column] === undefined ? null : numberIn(row, column);
}

/** Returns a column's JSON, which the relay itself wrote; null if it is empty. */
export function jsonIn<T>(row: Row, column: string): T | null {
  const text = textOrNull(row, column);
  return text === null ? null : (JSON.parse(text) as T);
}

/** The properties of a stored object that are booleans (1 or 0 in the database) and those that are JSON. */
export interface Shape {
  readonly flags?: readonly string[];
  readonly json?: readonly string[];
}

/** Returns a row as an object: `opened_at` becomes `openedAt`. */
export function decodeRow<T>(row: Row, { flags = [], json = [] }: Shape = {}): T {
  const decoded: Record<string, unknown> = {};
  for (const column in row) {
    const [name, value] = [nameOf(column), row[column] ?? null];
    if (value === null) decoded[name] = null;
    else if (flags.includes(name)) decoded[name] = value === 1;
    else decoded[name] = json.includes(name) ? JSON.parse(String(value)) : value;
  }
  return decoded as T;
}

const NAMES = new Map<string, string>();

function nameOf(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

const COLUMNS = new Map<string, string>();

function columnOf(name: string): string {
  const known = COLUMNS.get(name);
  if (known !== undefined) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  COLUMNS.set(name, column);
  return column;
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

/** Inserts rows with the same properties; `rest` follows them, for example `ON CONFLICT`. */
export function* insert<T extends object>(table: string, added: readonly T[], rest = ''): Steps<readonly Row[]> {
  const names = Object.keys(added[0] ?? {}) as (keyof T & string)[];
  const columns = names.map(columnOf);
  const found: Row[] = [];
  for (const some of chunksOf(added)) {
    const values = some.map((row) => names.map((name) => encodeValue(row[name])));
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${placeholdersFor(values)} ${rest}`;
    found.push(...(yield* query(sql, ...values.flat())));
  }
  return found;
}

/** Returns the clause that turns an insert into an update of the row with the same id. */
export function overwriting(stored: object): string {
  const columns = Object.keys(stored).map(columnOf);
  return `ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
