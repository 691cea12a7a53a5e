import type { Clock } from '../../kernel/clock.ts';
import type { RelaySettings } from '../relay-settings.ts';
import { createSqliteStore } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';
import type { StoreError } from './store-error.ts';

/** What a store needs beside its settings. */
export interface OpenStoreParts {
  readonly clock: Clock;
  /** Where `sqlite-worker.ts` is, or its bundle. */
  readonly workerUrl: URL;
  /** Told once where the store has ended unasked: every later call rejects, and the process should end. Only SQLite's can. */
  readonly onFatal?: (error: StoreError) => void;
}

/** Loads the driver that is needed, and opens the store that the settings name; rejects with StoreError whose message tells a person what to do. */
export async function openStore(settings: RelaySettings['store'], parts: OpenStoreParts): Promise<Store> {
  switch (settings.kind) {
    case 'sqlite':
      return createSqliteStore({ path: settings.path, ...parts });
    case 'postgres':
      return (await import('./postgres/postgres.ts')).createPostgresStore({ url: settings.url, clock: parts.clock });
  }
}
