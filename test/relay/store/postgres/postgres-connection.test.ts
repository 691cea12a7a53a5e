import { describe, expect, test } from 'vitest';
import { createPostgresTexts, toPostgres } from '../../../../src/relay/store/postgres/postgres-connection.ts';
import { FOR_UPDATE, MAX_PREPARED, SKIP_LOCKED } from '../../../../src/relay/store/sql.ts';
import { toSqlite } from '../../../../src/relay/store/sqlite/sqlite-session.ts';

describe('a statement of the shared SQL', () => {
  test('has its values numbered in PostgreSQL, but not what is in a text', () => {
    expect(toPostgres("SELECT '?', 'it''s ?' WHERE a = ? AND b = ?")).toBe(
      "SELECT '?', 'it''s ?' WHERE a = $1 AND b = $2",
    );
  });

  test('has locks in PostgreSQL only', () => {
    expect(toPostgres(`SELECT 1 ${SKIP_LOCKED}`)).toBe('SELECT 1 FOR UPDATE SKIP LOCKED');
    expect(toPostgres(`SELECT 1 ${FOR_UPDATE}`)).toBe('SELECT 1 FOR UPDATE');
    expect(toSqlite(`SELECT 1 ${FOR_UPDATE}`)).toBe(`SELECT 1 ${FOR_UPDATE}`);
  });

  test('has a key that the database counts up', () => {
    expect(toSqlite('seq BIGINT_KEY')).toBe('seq INTEGER PRIMARY KEY AUTOINCREMENT');
    expect(toPostgres('seq BIGINT_KEY')).toBe('seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY');
  });

  test('keeps one name in PostgreSQL; one that changes the tables, or is one of too many, has none', () => {
    const textOf = createPostgresTexts();
    expect(textOf('SELECT ?')).toEqual({ name: 'touchdown_0', text: 'SELECT $1' });
    expect(textOf('SELECT ?')).toBe(textOf('SELECT ?'));
    expect(textOf('CREATE TABLE t (a BIGINT)')).toEqual({ text: 'CREATE TABLE t (a BIGINT)' });
    for (let count = 0; count < MAX_PREPARED; count++) textOf(`SELECT ${count}`);
    expect(textOf('SELECT one_more')).toEqual({ text: 'SELECT one_more' });
  });
});
