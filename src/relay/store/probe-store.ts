import type { Clock } from '../../kernel/clock.ts';
import type { RelaySettings } from '../relay-settings.ts';
import { migrateNext } from './migrate.ts';
import { saveMark } from './operations/upkeep.ts';
import { probePostgres } from './postgres/probe-postgres.ts';
import type { Steps } from './sql.ts';
import { probeSqlite } from './sqlite/probe-sqlite.ts';
import { MIGRATIONS } from './store-schema.ts';
import type { ProbedStore, StoreState } from './store-state.ts';

/** Tries whether a relay could open this store and write to it, and leaves it as it was. Rejects with StoreError where it could not. */
export async function probeStore(store: RelaySettings['store'], clock: Clock): Promise<ProbedStore> {
  const steps = (): Steps<StoreState> => rehearse(clock.epochMs());
  return store.kind === 'sqlite'
    ? { state: probeSqlite(store.path, steps), clockAheadMs: null }
    : probePostgres(store.url, clock, steps);
}

/** All that a start does, and a write: one transaction, which is to be rolled back. */
function* rehearse(now: number): Steps<StoreState> {
  let migrations = 0;
  while (yield* migrateNext(MIGRATIONS, now, null)) migrations += 1;
  yield* saveMark({ name: 'probe', value: now });
  if (migrations === 0) return 'current';
  return migrations === MIGRATIONS.length ? 'empty' : 'older';
}
