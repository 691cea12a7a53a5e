import type { Row } from '../sql.ts';
import { StoreError } from '../store-error.ts';

/** Returns a column's text; throws StoreError where there is none: the database is not ours. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`The database's column ${column} holds no text.`);
  return value;
}

/** Returns a column's number; throws StoreError where there is none. */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new StoreError(`The database's column ${column} holds no number.`);
  return value;
}

/** Returns a column's text; null where it is empty. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null || row[column] === undefined ? null : textIn(row, column);
}

/** Returns a column's number; null where it is empty. */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null || row[column] === undefined ? null : numberIn(row, column);
}

/** Returns what a column holds as JSON that the relay itself wrote; null where it is empty. */
export function jsonIn<T>(row: Row, column: string): T | null {
  const text = textOrNull(row, column);
  return text === null ? null : (JSON.parse(text) as T);
}
