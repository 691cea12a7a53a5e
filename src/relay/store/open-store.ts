import type { Clock } from '../../kernel/clock.ts';
import type { StoreAddress } from '../config/setting-values.ts';
import { type ProbedStore, rehearseStart } from './schema.ts';
import { createSqliteStore, probeSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store of the settings; rejects with StoreError whose message says what to do. */
export async function openStore(settings: StoreAddress, clock: Clock): Promise<Store> {
  if (settings.kind === 'sqlite') return createSqliteStore({ path: settings.path, clock });
  return (await import('./postgres/postgres.ts')).createPostgresStore({ url: settings.url, clock });
}

/** Checks whether a relay can open this store and write to it, without changing it. Rejects with StoreError if it cannot. */
export async function probeStore(settings: StoreAddress, clock: Clock): Promise<ProbedStore> {
  const rehearse = () => rehearseStart(clock.epochMs());
  return settings.kind === 'sqlite'
    ? { state: probeSqlite(settings.path, rehearse), clockAheadMs: null }
    : (await import('./postgres/postgres.ts')).probePostgres(settings.url, clock, rehearse);
}
