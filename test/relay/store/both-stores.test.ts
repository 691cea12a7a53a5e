import { describe } from 'vitest';
import { sharePostgres } from '../../support/shared-postgres.ts';
import { createPostgresDatabase, createSqliteDatabase } from '../support/store-databases.ts';
import { testStore } from './store-promises.ts';

const server = await sharePostgres();

describe('a store in SQLite', () => testStore(async () => createSqliteDatabase()));

describe.skipIf(server === null)('a store in PostgreSQL', () => {
  testStore(() => {
    if (server === null) throw new Error('There is no PostgreSQL.');
    return createPostgresDatabase(server);
  });
});
