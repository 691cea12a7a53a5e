/** What a column holds: texts, whole numbers (instants in epoch milliseconds), nothing. */
export type SqlValue = string | number | null;

/** One row, by column name in lower case. */
export type Row = Readonly<Record<string, SqlValue>>;

/**
 * One statement of the SQL that SQLite and PostgreSQL share: `?` for a value, `ON CONFLICT`, `RETURNING`; `SKIP_LOCKED` and
 * `FOR_UPDATE` stand for what only PostgreSQL has. Its text is a constant, never made of what somebody sent.
 */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * What one operation asks of the database, one statement after the other, and what it answers in the end. All of it is one
 * transaction: a driver runs it in one go (SQLite) or awaits each statement (PostgreSQL), and rolls back where it throws.
 */
export type Steps<T> = Generator<Statement, T, readonly Row[]>;

/** At the end of a SELECT in PostgreSQL: locks the rows, and passes over those that another transaction has locked. */
export const SKIP_LOCKED = '/*skip-locked*/';

/** At the end of a SELECT in PostgreSQL: locks the rows, and waits for those that another transaction has locked. */
export const FOR_UPDATE = '/*for-update*/';

/** Returns the rows that a statement gives. */
export function* ask(sql: string, ...values: readonly SqlValue[]): Steps<readonly Row[]> {
  return yield { sql, values };
}

/** Returns the first row that a statement gives; null where there is none. */
export function* askOne(sql: string, ...values: readonly SqlValue[]): Steps<Row | null> {
  const rows = yield { sql, values };
  return rows[0] ?? null;
}
