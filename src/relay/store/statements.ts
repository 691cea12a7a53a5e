import { FOR_UPDATE, SKIP_LOCKED } from './sql.ts';

/** Statements that are kept prepared; what is beyond is parsed each time. Their texts are constants, so they are few. */
export const MAX_PREPARED = 500;

const PREPARABLE = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
const TEXT_OR_VALUE = /'(?:[^']|'')*'|\?/g;

/** A statement as `pg` takes it; without a name it is not kept prepared. */
export interface PreparedText {
  readonly name?: string;
  readonly text: string;
}

/** Returns a function from the shared SQL to PostgreSQL's, the same name for the same text; never throws. */
export function createPostgresTexts(): (sql: string) => PreparedText {
  const known = new Map<string, PreparedText>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const text = toPostgres(sql);
    if (known.size >= MAX_PREPARED || !PREPARABLE.test(sql)) return { text };
    const prepared = { name: `touchdown_${known.size}`, text };
    known.set(sql, prepared);
    return prepared;
  };
}

/** Returns the shared SQL in PostgreSQL's words; never throws. */
export function toPostgres(sql: string): string {
  let count = 0;
  return sql
    .replaceAll(SKIP_LOCKED, 'FOR UPDATE SKIP LOCKED')
    .replaceAll(FOR_UPDATE, 'FOR UPDATE')
    .replaceAll('BIGINT_KEY', 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY')
    .replaceAll('json_each(?)', 'jsonb_array_elements(CAST(? AS jsonb))')
    .replace(TEXT_OR_VALUE, (found) => (found === '?' ? `$${++count}` : found));
}

/** Returns the shared SQL in SQLite's words, to which the marks of locks are comments; never throws. */
export function toSqlite(sql: string): string {
  return sql.replaceAll('BIGINT_KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT');
}
