import type { Clock } from '../../kernel/clock.ts';
import type { RelaySettings } from '../relay-settings.ts';
import { createSqliteStore, type SqliteStoreParts } from './sqlite/sqlite.ts';
import { probeSqlite } from './sqlite/sqlite-session.ts';
import type { Store } from './store.ts';
import { type ProbedStore, rehearseStart } from './store-schema.ts';

/** Opens the store that the settings name; rejects with StoreError whose message tells a person what to do. */
export async function openStore(
  settings: RelaySettings['store'],
  parts: Omit<SqliteStoreParts, 'path'>,
): Promise<Store> {
  switch (settings.kind) {
    case 'sqlite':
      return createSqliteStore({ path: settings.path, ...parts });
    case 'postgres':
      return (await import('./postgres/postgres.ts')).createPostgresStore({ url: settings.url, clock: parts.clock });
  }
}

/** Tries whether a relay could open this store and write to it, and leaves it as it was. Rejects with StoreError if it could not. */
export async function probeStore(settings: RelaySettings['store'], clock: Clock): Promise<ProbedStore> {
  const rehearse = () => rehearseStart(clock.epochMs());
  return settings.kind === 'sqlite'
    ? { state: probeSqlite(settings.path, rehearse), clockAheadMs: null }
    : (await import('./postgres/postgres.ts')).probePostgres(settings.url, clock, rehearse);
}
