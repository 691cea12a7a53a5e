import type { PoolClient } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { createTables, type ProbedStore, type StoreState } from '../schema.ts';
import type { Steps } from '../sql.ts';
import { createStore, type Store } from '../store.ts';
import { OPERATIONS, type Operations } from '../store-operations.ts';
import {
  createPostgresPool,
  DEFAULT_TIMEOUTS,
  type PostgresTimeouts,
  requireOwnConnection,
  runSteps,
} from './connection.ts';
import { explainPostgres, isWorthRepeating } from './errors.ts';

/** The number of connections for everything except appends. */
const CONNECTIONS = 4;
const ATTEMPTS = 4;
const PAUSE_MS = 20;
/** Locked until the transaction that creates the tables ends; any number that nothing else on the database uses. */
const SCHEMA_LOCK = 'SELECT pg_advisory_xact_lock(7215461903)';
/** A probe must not block running relays. */
const BEGIN_PROBE = "BEGIN; SET LOCAL lock_timeout = '1s'";

interface PostgresStoreParts {
  /** `postgres://…`. */
  readonly url: string;
  readonly clock: Clock;
  readonly operations?: Operations;
  readonly timeouts?: PostgresTimeouts;
}

/**
 * Opens a store in PostgreSQL, which any number of relays can share. Rejects with StoreError if PostgreSQL cannot be reached, has tables of
 * another version, can lose a commit, or is behind a pooler that shares connections.
 */
export async function createPostgresStore(parts: PostgresStoreParts): Promise<Store> {
  const { url, clock, operations = OPERATIONS, timeouts = DEFAULT_TIMEOUTS } = parts;
  const { appends, others, close } = createPools(url, timeouts, clock);
  try {
    await appends.use((one) => others.use((other) => requireOwnConnection(one, other)));
    await transact(others, clock, () => createTables(clock.epochMs(), SCHEMA_LOCK));
  } catch (error) {
    await close();
    throw explainPostgres(error);
  }
  const perform: Parameters<typeof createStore>[0]['perform'] = (name, input) =>
    transact(name === 'append' ? appends : others, clock, () => operations[name](input));
  return createStore({ perform, close }, clock);
}

/** Appends have their own connection, so they wait for nothing else. */
function createPools(url: string, timeouts: PostgresTimeouts, clock: Clock) {
  const appends = createPostgresPool(url, timeouts, clock, 1);
  const others = createPostgresPool(url, timeouts, clock, CONNECTIONS);
  const close = async (): Promise<void> => {
    await Promise.all([appends.close(), others.close()]);
  };
  return { appends, others, close };
}

/** Runs steps as one transaction, and repeats it a few times if it collides with another; rejects with StoreError. */
async function transact<T>(
  pool: ReturnType<typeof createPostgresPool>,
  clock: Clock,
  start: () => Steps<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.use(async (client) => {
        let isOpen = false;
        const value = await runSteps(start(), client, async () => {
          if (!isOpen) await client.query('BEGIN');
          isOpen = true;
        });
        if (isOpen) await client.query('COMMIT');
        return value;
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRepeating(error)) throw explainPostgres(error);
    }
    await clock.wait(attempt * PAUSE_MS);
  }
}

/** Runs steps in PostgreSQL and rolls them back. Rejects with StoreError if they fail, or where a store cannot be opened. */
export async function probePostgres(
  url: string,
  clock: Clock,
  rehearse: () => Steps<StoreState>,
): Promise<ProbedStore> {
  const { appends, others, close } = createPools(url, DEFAULT_TIMEOUTS, clock);
  const probe = async (client: PoolClient, other: PoolClient): Promise<ProbedStore> => {
    await requireOwnConnection(client, other);
    const clockAheadMs = await measureClock(client, clock);
    await client.query(BEGIN_PROBE);
    const state = await runSteps(rehearse(), client);
    await client.query('ROLLBACK');
    return { state, clockAheadMs };
  };
  try {
    return await appends.use((one) => others.use((other) => probe(one, other)));
  } catch (error) {
    throw explainPostgres(error);
  } finally {
    await close();
  }
}

/** PostgreSQL's time is assumed to be from the middle of the request. */
async function measureClock(client: PoolClient, clock: Clock): Promise<number> {
  const [requestedAt, since] = [clock.epochMs(), clock.monotonicMs()];
  const { rows } = await client.query<{ at: number }>('SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS at');
  return requestedAt + (clock.monotonicMs() - since) / 2 - Number(rows[0]?.at);
}
