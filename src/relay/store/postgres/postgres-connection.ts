import { type ClientConfig, type PoolClient, types } from 'pg';
import { StoreError } from '../store-error.ts';

/** How long PostgreSQL may take; milliseconds. */
export interface PostgresPatience {
  /** To be connected to. */
  readonly connectMs: number;
  /** For one statement, as the server counts. */
  readonly statementMs: number;
  /** For one statement, as we count: where the connection is half-open, the server's word never arrives. */
  readonly answerMs: number;
}

/** The patience with a database that others share. */
export const USUAL_PATIENCE: PostgresPatience = { connectMs: 3000, statementMs: 8000, answerMs: 10_000 };

/** PostgreSQL's type numbers (pg_type.dat). */
const BOOL = 16;
const INT8 = 20;
const NUMERIC = 1700;

/** Returns how `pg` connects: every time limit, and numbers as numbers; what is stored stays below 2^53. */
export function connectionOptions(url: string, patience: PostgresPatience): ClientConfig {
  return {
    connectionString: url,
    application_name: 'touchdown-relay',
    connectionTimeoutMillis: patience.connectMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.statementMs,
    query_timeout: patience.answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  };
}

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  return types.getTypeParser(oid, format);
};

/**
 * Plans are made anew each time: one that was kept from when a table was empty reads all of it once it is large, until the next
 * ANALYZE (PostgreSQL, "plan_cache_mode").
 */
const PREPARE = `SELECT set_config('plan_cache_mode', 'force_custom_plan', false),
  current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit`;

/** Sets up a new connection; rejects with StoreError where a commit on it can be lost: fsync or synchronous_commit is off. */
export async function prepareConnection(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query(PREPARE);
  const off = ['fsync', 'synchronous_commit'].find((setting) => rows[0]?.[setting] === 'off');
  if (off === undefined) return;
  throw new StoreError(
    `This PostgreSQL has ${off} off, so that a delivery which was acknowledged can be lost. ` +
      `Switch ${off} on for the relay's database and role, and start the relay again.`,
  );
}
