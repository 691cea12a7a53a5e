import type { Clock } from '../../../kernel/clock.ts';
import { appendAll, insertTogether } from '../append.ts';
import { type Driver, type Operations, stepsOf } from '../driver.ts';
import { createListeners, createStore } from '../driver-store.ts';
import { createFlood, workInFlood } from '../flood.ts';
import { migrateNext } from '../migrate.ts';
import type { Store } from '../store.ts';
import { OPERATIONS } from '../store-operations.ts';
import { MIGRATIONS } from '../store-schema.ts';
import { connectionOptions, type PostgresPatience, USUAL_PATIENCE } from './postgres-connection.ts';
import { createHints, type Hints } from './postgres-notify.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { createPostgresRunner, type PostgresRunner } from './postgres-transaction.ts';

/** Connections for what is not an append, one process. */
const CONNECTIONS = 4;
/** Nobody waits for an append for longer than 2 s: a connection that has gone dead is found sooner than elsewhere. */
const APPEND_ANSWER_MS = 5000;
/** As many statements as for one. More at once are a little faster, and leave more garbage behind. */
const APPLY_ROWS = 100;
/** Whoever migrates holds it to the end of the transaction; any number that nobody else on the database takes. */
const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(7215461903)';

/** What a store in PostgreSQL needs. */
export interface PostgresStoreParts {
  /** `postgres://…`. */
  readonly url: string;
  readonly clock: Clock;
  readonly operations?: Operations;
  readonly patience?: PostgresPatience;
}

/**
 * Opens a store in a PostgreSQL that any number of relays share. Appends have a connection of their own, and wait for nothing else.
 * Rejects with StoreError where it cannot be reached, is newer than this program, or has fsync or synchronous_commit off.
 */
export async function createPostgresStore(parts: PostgresStoreParts): Promise<Store> {
  const { url, clock, operations = OPERATIONS, patience = USUAL_PATIENCE } = parts;
  const options = connectionOptions(url, patience);
  const appendPatience = { ...patience, answerMs: Math.min(patience.answerMs, APPEND_ANSWER_MS) };
  const pools = {
    append: createPostgresPool(connectionOptions(url, appendPatience), clock, 1),
    other: createPostgresPool(options, clock, CONNECTIONS),
  };
  const runners = {
    append: createPostgresRunner(pools.append, clock),
    other: createPostgresRunner(pools.other, clock),
  };
  const closePools = async (): Promise<void> => {
    await Promise.all([pools.append.close(), pools.other.close()]);
  };
  try {
    await migrate(runners.other, clock);
  } catch (error) {
    await closePools();
    throw error;
  }
  const listeners = createListeners();
  const hints = createHints(options, clock, listeners.tell);
  return createStore(createPostgresDriver({ runners, operations, hints, clock, closePools }), listeners, clock);
}

interface DriverParts {
  readonly runners: { readonly append: PostgresRunner; readonly other: PostgresRunner };
  readonly operations: Operations;
  readonly hints: Hints;
  readonly clock: Clock;
  readonly closePools: () => Promise<void>;
}

function createPostgresDriver({ runners, operations, hints, clock, closePools }: DriverParts): Driver {
  const flood = createFlood(clock);
  return {
    applyRows: APPLY_ROWS,
    appendAll: async (deliveries) => {
      const appended = await runners.append.autocommit(() => appendAll(deliveries, insertTogether));
      flood.appended(deliveries.length);
      return appended;
    },
    perform: (name, input) => {
      const work = () => runners.other.transact(() => stepsOf(operations, name, input));
      // Of all that is done, it alone takes as long as there is anything to do: without an end in a flood.
      return name === 'apply' ? workInFlood(flood, clock, work) : work();
    },
    tell: (changed) => hints.tell(changed),
    close: async () => {
      await hints.close();
      await closePools();
    },
  };
}

async function migrate({ transact }: PostgresRunner, clock: Clock): Promise<void> {
  while (await transact(() => migrateNext(MIGRATIONS, clock.epochMs(), MIGRATION_LOCK)));
}
