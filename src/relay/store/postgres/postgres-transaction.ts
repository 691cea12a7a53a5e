import type { PoolClient } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import type { Row, Statement, Steps } from '../sql.ts';
import { createPostgresTexts } from '../statements.ts';
import { explainPostgres, isConnectionSound, isWorthRepeating } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 20;

/** Runs steps on a connection of a pool; rejects with StoreError. */
export interface PostgresRunner {
  /** One transaction, run again a few times where it collides with another one. */
  transact<T>(start: () => Steps<T>): Promise<T>;
  /** Each statement a transaction of its own: for steps that write in one statement only. Repeated as above. */
  autocommit<T>(start: () => Steps<T>): Promise<T>;
}

/** Returns a runner over a pool; a connection of doubtful state is destroyed. */
export function createPostgresRunner(pool: PostgresPool, clock: Clock): PostgresRunner {
  const textOf = createPostgresTexts();
  const ask = async (client: PoolClient, { sql, values }: Statement): Promise<readonly Row[]> =>
    (await client.query<Row>({ ...textOf(sql), values: [...values] })).rows;

  const perform = async <T>(client: PoolClient, steps: Steps<T>): Promise<T> => {
    let step = steps.next([]);
    while (step.done !== true) step = steps.next(await ask(client, step.value));
    return step.value;
  };
  const inTransaction = async <T>(client: PoolClient, steps: Steps<T>): Promise<T> => {
    await client.query('BEGIN');
    try {
      const value = await perform(client, steps);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      if (isConnectionSound(error)) await client.query('ROLLBACK');
      throw error;
    }
  };
  const repeat = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await useConnection(pool, work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isWorthRepeating(error)) throw explainPostgres(error);
      }
      await clock.wait(attempt * PAUSE_MS);
    }
  };
  return {
    transact: (start) => repeat((client) => inTransaction(client, start())),
    autocommit: (start) => repeat((client) => perform(client, start())),
  };
}

/** Lends one connection; whatever is of doubtful state afterwards is destroyed. */
async function useConnection<T>(pool: PostgresPool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // While it is ours the pool does not listen, and an error event that nobody hears ends the process.
  client.on('error', ignore);
  let isSound = false;
  try {
    const value = await work(client);
    isSound = true;
    return value;
  } catch (error) {
    isSound = isConnectionSound(error);
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(!isSound);
  }
}

/** What is wrong is told by the query that fails. */
function ignore(): void {}
