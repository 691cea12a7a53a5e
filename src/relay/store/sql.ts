import { StoreError } from './store-error.ts';

/** What a column holds: texts, whole numbers (instants in epoch milliseconds), nothing. */
export type SqlValue = string | number | null;

/** One row, by column name in lower case. */
export type Row = Readonly<Record<string, SqlValue>>;

/**
 * One statement of the SQL that SQLite and PostgreSQL share: `?` for a value, `ON CONFLICT`, `RETURNING`; `SKIP_LOCKED` and
 * `FOR_UPDATE` stand for what only PostgreSQL has. Its text is a constant and holds nothing from outside.
 */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * What one operation asks of the database, one statement after the other, and what it returns in the end. All of it is one
 * transaction: a driver runs it in one go (SQLite) or awaits each statement (PostgreSQL), and rolls back where it throws.
 */
export type Steps<T> = Generator<Statement, T, readonly Row[]>;

/** At the end of a SELECT in PostgreSQL: locks the rows, and passes over those that another transaction has locked. */
export const SKIP_LOCKED = '/*skip-locked*/';

/** At the end of a SELECT in PostgreSQL: locks the rows, and waits for those that another transaction has locked. */
export const FOR_UPDATE = '/*for-update*/';

/** Lists are passed on in parts of so many: SQLite accepts 32,766 values in a statement. */
export const MAX_AT_ONCE = 256;

/** Returns the rows that a statement gives. */
export function* query(sql: string, ...values: readonly SqlValue[]): Steps<readonly Row[]> {
  return yield { sql, values };
}

/** Returns the first row that a statement gives; null if there is none. */
export function* queryOne(sql: string, ...values: readonly SqlValue[]): Steps<Row | null> {
  const rows = yield { sql, values };
  return rows[0] ?? null;
}

/** Asks for all of some keys, each a value or several; `sqlFor` puts a list of `?` or `(?, ?)` where they belong, after `first`. */
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

/** Cuts a list into parts whose lengths are powers of two, so that the statements have few texts and stay prepared. */
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

/** Returns a column's text; throws StoreError if it holds none: the database is not ours. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`Column ${column} of the database does not contain text.`);
  return value;
}

/** Returns a column's number; throws StoreError if it holds none. */
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

/** Returns what a column holds as JSON that the relay itself wrote; null if it is empty. */
export function jsonIn<T>(row: Row, column: string): T | null {
  const text = textOrNull(row, column);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Which properties of a stored object are truth values (1 or 0 in the database) and which are JSON; all others are as they are. */
export interface Shape {
  readonly flags?: readonly string[];
  readonly json?: readonly string[];
}

/** Properties whose columns keep the names of the first version of the tables, which a relay of an older version still uses. */
const FORMER_COLUMNS = [
  ['reported', 'told'],
  ['reportedAt', 'told_at'],
  ['statusEvidence', 'weighing'],
  ['statusChecks', 'looks'],
  ['nextCheckAt', 'next_look_at'],
] as const;

/** Returns an object with one of its keys renamed: the keys of stored JSON do not change when the code renames a property. */
export function renameKey(object: object, from: string, to: string): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}

/** Returns a row of our own tables as an object: `opened_at` as `openedAt`. */
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

const NAMES = new Map<string, string>(FORMER_COLUMNS.map(([name, column]) => [column, name]));

function nameOf(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

const COLUMNS = new Map<string, string>(FORMER_COLUMNS);

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

/** Changes some columns of one row; `changes` has properties of a stored object. */
export function* update(table: string, id: SqlValue, changes: object): Steps<void> {
  const names = Object.keys(changes);
  const columns = names.map((name) => `${columnOf(name)} = ?`).join(', ');
  if (names.length > 0)
    yield* query(`UPDATE ${table} SET ${columns} WHERE id = ?`, ...Object.values(changes).map(encodeValue), id);
}

/** Adds rows, all with the same properties of stored objects; `rest` is what follows them, such as `ON CONFLICT`. */
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

/** Returns what makes an insert of these properties change the row that has the same id. */
export function overwriting(stored: object): string {
  const columns = Object.keys(stored).map(columnOf);
  return `ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
