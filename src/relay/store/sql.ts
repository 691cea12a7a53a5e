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

/** Statements that are kept prepared; others are parsed each time. Their texts are constants, so they are few. */
export const MAX_PREPARED = 500;

/** Lists are passed on in parts of so many: PostgreSQL plans for each value, and SQLite takes 32,766 of them. */
export const MAX_AT_ONCE = 256;

/** Returns the rows that a statement gives. */
export function* ask(sql: string, ...values: readonly SqlValue[]): Steps<readonly Row[]> {
  return yield { sql, values };
}

/** Returns the first row that a statement gives; null if there is none. */
export function* askOne(sql: string, ...values: readonly SqlValue[]): Steps<Row | null> {
  const rows = yield { sql, values };
  return rows[0] ?? null;
}

/**
 * Asks for all of some keys; `sqlFor` puts a list of `?` where they belong, after `first`. As values and not as JSON, so that
 * PostgreSQL plans for these keys; lists have few lengths, and so there are few texts to be kept prepared.
 */
export function* askAmong(
  sqlFor: (marks: string) => string,
  keys: readonly SqlValue[],
  ...first: readonly SqlValue[]
): Steps<readonly Row[]> {
  const found: Row[] = [];
  for (const some of partsOf(keys)) {
    const listed = padded(some, some.at(-1) ?? null);
    found.push(...(yield* ask(sqlFor(listed.map(() => '?').join(', ')), ...first, ...listed)));
  }
  return found;
}

/**
 * Asks for all of some rows of values; `sqlFor` puts in a table whose `column1` is a row's number, and whose `column2` and so on are its
 * values: texts, in PostgreSQL. Beyond the rows it holds nulls.
 */
export function* askWith(
  sqlFor: (table: string) => string,
  rows: readonly (readonly SqlValue[])[],
): Steps<readonly Row[]> {
  const found: Row[] = [];
  for (const some of partsOf(rows)) {
    const listed = padded(some, some[0]?.map(() => null) ?? []);
    const table = listed.map((row, nth) => `(${[nth, ...row.map(() => '?')].join(', ')})`).join(', ');
    found.push(...(yield* ask(sqlFor(`(VALUES ${table})`), ...listed.flat())));
  }
  return found;
}

function partsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / MAX_AT_ONCE);
  return Array.from({ length: count }, (_, nth) => all.slice(nth * MAX_AT_ONCE, (nth + 1) * MAX_AT_ONCE));
}

function padded<T>(some: readonly T[], filler: T): readonly T[] {
  return Array.from({ length: 2 ** Math.ceil(Math.log2(some.length)) }, (_, nth) => some[nth] ?? filler);
}

/** Returns a column's text; throws StoreError if it holds none: the database is not ours. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`The database's column ${column} holds no text.`);
  return value;
}

/** Returns a column's number; throws StoreError if it holds none. */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new StoreError(`The database's column ${column} holds no number.`);
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

const NAMES = new Map<string, string>();

function nameOf(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

/** Returns the name of a property's column. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a property's value as its column holds it. */
export function encodeValue(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as SqlValue);
}

/** Changes some columns of one row; `changes` has properties of a stored object. */
export function* update(table: string, id: SqlValue, changes: object): Steps<void> {
  const names = Object.keys(changes);
  const columns = names.map((name) => `${columnOf(name)} = ?`).join(', ');
  if (names.length > 0) yield* ask(`UPDATE ${table} SET ${columns} WHERE id = ?`, ...valuesOf(changes), id);
}

/** Adds one row; `added` has properties of a stored object. */
export function* insert(table: string, added: object): Steps<void> {
  const columns = Object.keys(added).map(columnOf);
  const marks = columns.map(() => '?').join(', ');
  yield* ask(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...valuesOf(added));
}

function valuesOf(stored: object): readonly SqlValue[] {
  return Object.values(stored).map(encodeValue);
}
