import { ask, type Row, type SqlValue, type Steps } from '../sql.ts';

/** So many to one statement: PostgreSQL plans for each of them, and SQLite takes 32,766 values. */
export const MAX_AT_ONCE = 256;

/**
 * Asks for all of some keys; `sqlFor` has a list of `?` put in where they belong, after `first`. As values and not as JSON, so that
 * PostgreSQL plans for these keys, and as many; there are few lengths of lists, and so few texts to be kept prepared.
 */
export function* askAmong(
  sqlFor: (marks: string) => string,
  keys: readonly SqlValue[],
  ...first: readonly SqlValue[]
): Steps<readonly Row[]> {
  const found: Row[] = [];
  for (const some of partsOf(keys)) {
    const last = some.at(-1) ?? null;
    const listed = Array.from({ length: paddedCount(some.length) }, (_, nth) => some[nth] ?? last);
    found.push(...(yield* ask(sqlFor(listed.map(() => '?').join(', ')), ...first, ...listed)));
  }
  return found;
}

/**
 * Asks for all of some rows of values; `sqlFor` has a table put in whose `column1` is a row's number, whose `column2` and so on are its
 * values: texts, in PostgreSQL. Beyond the rows it holds nulls.
 */
export function* askWith(
  sqlFor: (table: string) => string,
  rows: readonly (readonly SqlValue[])[],
): Steps<readonly Row[]> {
  const found: Row[] = [];
  for (const some of partsOf(rows)) {
    const empty = some[0]?.map(() => null) ?? [];
    const listed = Array.from({ length: paddedCount(some.length) }, (_, nth) => some[nth] ?? empty);
    const table = listed.map((row, nth) => `(${[nth, ...row.map(() => '?')].join(', ')})`).join(', ');
    found.push(...(yield* ask(sqlFor(`(VALUES ${table})`), ...listed.flat())));
  }
  return found;
}

function partsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / MAX_AT_ONCE);
  return Array.from({ length: count }, (_, nth) => all.slice(nth * MAX_AT_ONCE, (nth + 1) * MAX_AT_ONCE));
}

function paddedCount(count: number): number {
  return 2 ** Math.ceil(Math.log2(count));
}
