import { Client, type PoolClient } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import type { Row, Statement, Steps } from '../sql.ts';
import { createListeners, createStore, type Driver, type Store } from '../store.ts';
import { OPERATIONS, type Operations } from '../store-operations.ts';
import { MIGRATIONS, migrateNext, type ProbedStore, type StoreState } from '../store-schema.ts';
import {
  connectionOptions,
  createPostgresPool,
  createPostgresTexts,
  DEFAULT_TIMEOUTS,
  type PostgresPool,
  type PostgresTimeouts,
  prepareConnection,
  runSteps,
  toPostgres,
} from './postgres-connection.ts';
import { explainPostgres, isConnectionSound, isWorthRepeating } from './postgres-errors.ts';
import { createHints } from './postgres-notify.ts';

/** Connections for everything but appends, in one process. */
const CONNECTIONS = 4;
const ATTEMPTS = 4;
const PAUSE_MS = 20;
/** Held to the end of a migration's transaction; any number that no one else on the database uses. */
const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(7215461903)';
/** Relays that are at work must not wait for a probe. */
const BEGIN_PROBE = "BEGIN; SET LOCAL lock_timeout = '1s'";

/** What a store in PostgreSQL needs. */
export interface PostgresStoreParts {
  /** `postgres://…`. */
  readonly url: string;
  readonly clock: Clock;
  readonly operations?: Operations;
  readonly timeouts?: PostgresTimeouts;
}

/**
 * Opens a store in a PostgreSQL that any number of relays share. Appends have a connection of their own, and wait for nothing else.
 * Rejects with StoreError if it cannot be reached, is newer than this program, or has fsync or synchronous_commit off.
 */
export async function createPostgresStore(parts: PostgresStoreParts): Promise<Store> {
  const { url, clock, operations = OPERATIONS, timeouts = DEFAULT_TIMEOUTS } = parts;
  const options = connectionOptions(url, timeouts);
  const [appends, others] = [createPostgresPool(options, clock, 1), createPostgresPool(options, clock, CONNECTIONS)];
  const transact = createTransact(clock);
  const closePools = async (): Promise<void> => {
    await Promise.all([appends.close(), others.close()]);
  };
  try {
    while (await transact(others, () => migrateNext(MIGRATIONS, clock.epochMs(), MIGRATION_LOCK)));
  } catch (error) {
    await closePools();
    throw error;
  }
  const listeners = createListeners();
  const hints = createHints(options, clock, listeners.call);
  const driver: Driver = {
    perform: (name, input) => {
      const start = () => operations[name](input);
      return name === 'append' ? transact(appends, start, runInOneStatement) : transact(others, start);
    },
    notify: (changed) => hints.send(changed),
    close: async () => {
      await hints.close();
      await closePools();
    },
  };
  return createStore(driver, listeners, clock);
}

/** Runs steps as one transaction on a connection of a pool, again a few times if it collides with another; rejects with StoreError. */
type Transact = <T>(pool: PostgresPool, start: () => Steps<T>, run?: RunOn) => Promise<T>;

type RunOn = <T>(
  client: PoolClient,
  steps: Steps<T>,
  ask: (statement: Statement) => Promise<readonly Row[]>,
) => Promise<T>;

const runInTransaction: RunOn = async (client, steps, ask) => {
  await client.query('BEGIN');
  try {
    const value = await runSteps(steps, ask);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    if (isConnectionSound(error)) await client.query('ROLLBACK');
    throw error;
  }
};

/** A single statement that writes is a transaction of its own, which saves an append two round trips. */
const runInOneStatement: RunOn = (_client, steps, ask) => runSteps(steps, ask);

function createTransact(clock: Clock): Transact {
  const textOf = createPostgresTexts();
  return async (pool, start, run = runInTransaction) => {
    const once = <T>(client: PoolClient, steps: Steps<T>): Promise<T> =>
      run(
        client,
        steps,
        async ({ sql, values }) => (await client.query<Row>({ ...textOf(sql), values: [...values] })).rows,
      );
    for (let attempt = 1; ; attempt++) {
      try {
        return await pool.use((client) => once(client, start()));
      } catch (error) {
        if (attempt >= ATTEMPTS || !isWorthRepeating(error)) throw explainPostgres(error);
      }
      await clock.wait(attempt * PAUSE_MS);
    }
  };
}

/** Tries steps in a PostgreSQL and rolls them back. Rejects with StoreError if they cannot be done, or a commit could be lost. */
export async function probePostgres(
  url: string,
  clock: Clock,
  rehearse: () => Steps<StoreState>,
): Promise<ProbedStore> {
  const client = new Client(connectionOptions(url, DEFAULT_TIMEOUTS));
  client.on('error', () => {});
  try {
    await client.connect();
    await prepareConnection(client);
    const clockAheadMs = await measureClock(client, clock);
    await client.query(BEGIN_PROBE);
    const ask = async ({ sql, values }: Statement): Promise<readonly Row[]> =>
      (await client.query<Row>(toPostgres(sql), [...values])).rows;
    const state = await runSteps(rehearse(), ask);
    await client.query('ROLLBACK');
    return { state, clockAheadMs };
  } catch (error) {
    throw explainPostgres(error);
  } finally {
    // What was not committed ends with the connection.
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's instant is assumed to be the middle of the time that its response took. */
async function measureClock(client: Client, clock: Clock): Promise<number> {
  const [askedAt, since] = [clock.epochMs(), clock.monotonicMs()];
  const { rows } = await client.query<{ at: number }>('SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS at');
  return askedAt + (clock.monotonicMs() - since) / 2 - Number(rows[0]?.at);
}
