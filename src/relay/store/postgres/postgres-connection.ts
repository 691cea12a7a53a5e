import { type Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { FOR_UPDATE, MAX_PREPARED, type Row, SKIP_LOCKED, type Statement, type Steps } from '../sql.ts';
import { StoreError } from '../store-error.ts';
import { isConnectionSound } from './postgres-errors.ts';

/** How long PostgreSQL may take; milliseconds. */
export interface PostgresTimeouts {
  /** To be connected to. */
  readonly connectMs: number;
  /** For one statement, as the server counts. */
  readonly statementMs: number;
  /** For one statement, as we count: on a half-open connection the server's response never arrives. */
  readonly responseMs: number;
}

/** For a database that others share. */
export const DEFAULT_TIMEOUTS: PostgresTimeouts = { connectMs: 3000, statementMs: 8000, responseMs: 10_000 };

/** PostgreSQL's type numbers (pg_type.dat). */
const BOOL = 16;
const INT8 = 20;
const NUMERIC = 1700;
const FAREWELL_MS = 1000;

/** Returns how `pg` connects: every time limit, and numbers as numbers; what is stored stays below 2^53. */
export function connectionOptions(url: string, timeouts: PostgresTimeouts): ClientConfig {
  return {
    connectionString: url,
    application_name: 'touchdown-relay',
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    idle_in_transaction_session_timeout: timeouts.statementMs,
    query_timeout: timeouts.responseMs,
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

/** Sets up a new connection; rejects with StoreError if a commit on it can be lost: fsync or synchronous_commit is off. */
export async function prepareConnection(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query(PREPARE);
  const off = ['fsync', 'synchronous_commit'].find((setting) => rows[0]?.[setting] === 'off');
  if (off === undefined) return;
  throw new StoreError(
    `This PostgreSQL has ${off} off, so that a delivery which was acknowledged can be lost. ` +
      `Switch ${off} on for the relay's database and role, and start the relay again.`,
  );
}

/** Connections, made when they are needed and found to be durable. */
export interface PostgresPool {
  /** Lends one connection; it is destroyed if its state is doubtful afterwards. */
  use<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Ends those that are idle; none must be in use. */
  close(): Promise<void>;
}

/** Returns a pool of at most `max` connections. */
export function createPostgresPool(options: ClientConfig, clock: Clock, max: number): PostgresPool {
  const pool = new Pool({ ...options, max, onConnect: prepareConnection });
  const open = new Set<Client>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // A connection was lost while it was idle: the pool has removed it, and makes another one when it is needed.
  pool.on('error', () => {});
  return {
    use: async (work) => {
      const client = await pool.connect();
      // The pool does not listen while the connection is lent, and an error event without a listener ends the process.
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
    },
    close: async () => {
      const clients = [...open];
      const ended = pool.end();
      await Promise.all([ended, ...clients.map((client) => endClient(client, clock))]);
    },
  };
}

/** The query that fails says what is wrong. */
function ignore(): void {}

/** Ends a connection politely, and without the other side if that does not respond; never rejects. */
export async function endClient(client: Client, clock: Clock): Promise<void> {
  const farewell = new AbortController();
  const ended = client.end().then(
    () => farewell.abort(),
    () => farewell.abort(),
  );
  await Promise.race([ended, clock.wait(FAREWELL_MS, farewell.signal)]);
  client.connection.stream.destroy();
}

/** Runs all steps on one connection, one after the other. */
export async function runSteps<T>(steps: Steps<T>, ask: (statement: Statement) => Promise<readonly Row[]>): Promise<T> {
  let step = steps.next([]);
  while (step.done !== true) step = steps.next(await ask(step.value));
  return step.value;
}

const PREPARABLE = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
const TEXT_OR_VALUE = /'(?:[^']|'')*'|\?/g;

/** A statement as `pg` accepts it; without a name it is not kept prepared. */
export interface PreparedText {
  readonly name?: string;
  readonly text: string;
}

/** Returns a function from the shared SQL to PostgreSQL's, the same name for the same text; never throws. */
export function createPostgresTexts(): (sql: string) => PreparedText {
  const known = new Map<string, PreparedText>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const text = toPostgres(sql);
    if (known.size >= MAX_PREPARED || !PREPARABLE.test(sql)) return { text };
    const prepared = { name: `touchdown_${known.size}`, text };
    known.set(sql, prepared);
    return prepared;
  };
}

/** Returns the shared SQL as PostgreSQL has it; never throws. */
export function toPostgres(sql: string): string {
  let count = 0;
  return sql
    .replaceAll(SKIP_LOCKED, 'FOR UPDATE SKIP LOCKED')
    .replaceAll(FOR_UPDATE, 'FOR UPDATE')
    .replaceAll('BIGINT_KEY', 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY')
    .replaceAll('json_each(?)', 'jsonb_array_elements(CAST(? AS jsonb))')
    .replace(TEXT_OR_VALUE, (found) => (found === '?' ? `$${++count}` : found));
}
