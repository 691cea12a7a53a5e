import { describe, expect, test } from 'vitest';
import { toPostgres } from '../../../../src/relay/store/postgres/connection.ts';
import { FOR_UPDATE, SKIP_LOCKED } from '../../../../src/relay/store/sql.ts';
import { toSqlite } from '../../../../src/relay/store/sqlite/sqlite.ts';

describe('a statement of the shared SQL', () => {
  test('numbers its values in PostgreSQL, but not those in a string', () => {
    expect(toPostgres("SELECT '?', 'it''s ?' WHERE a = ? AND b = ?")).toBe(
      "SELECT '?', 'it''s ?' WHERE a = $1 AND b = $2",
    );
  });

  test('has locks only in PostgreSQL', () => {
    expect(toPostgres(`SELECT 1 ${SKIP_LOCKED}`)).toBe('SELECT 1 FOR UPDATE SKIP LOCKED');
    expect(toPostgres(`SELECT 1 ${FOR_UPDATE}`)).toBe('SELECT 1 FOR UPDATE');
    expect(toSqlite(`SELECT 1 ${FOR_UPDATE}`)).toBe(`SELECT 1 ${FOR_UPDATE}`);
  });

  test('has a generated key', () => {
    expect(toSqlite('seq BIGINT_KEY')).toBe('seq INTEGER PRIMARY KEY AUTOINCREMENT');
    expect(toPostgres('seq BIGINT_KEY')).toBe('seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY');
  });
});
