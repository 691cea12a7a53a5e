import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Client, type ClientBase, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { safeSentence, sentenceOf } from '../../../kernel/untrusted.ts';
import { StoreError } from '../error.ts';
import { FOR_UPDATE, type Row, SKIP_LOCKED, type Statement, type Steps } from '../sql.ts';

/** Time limits for PostgreSQL, in milliseconds. */
export interface PostgresTimeouts {
  /** For connecting. */
  readonly connectMs: number;
  /** For one statement, measured by the server. */
  readonly statementMs: number;
  /** For one statement, measured by the relay: on a half-open connection, the server's response never arrives. */
  readonly responseMs: number;
}

/** The limits for a shared database. */
export const DEFAULT_TIMEOUTS: PostgresTimeouts = { connectMs: 3000, statementMs: 8000, responseMs: 10_000 };

/** The object id of the type in PostgreSQL (pg_type.dat). */
const INT8 = 20;
const FAREWELL_MS = 1000;

function connectionOptions(url: string, timeouts: PostgresTimeouts): ClientConfig {
  return {
    connectionString: checkTls(url),
    application_name: 'touchdown-relay',
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.responseMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  };
}

/** The modes of TLS that `pg` knows; it ignores others, and connects without TLS. */
const MODES = ['verify-full', 'verify-ca', 'require', 'prefer', 'no-verify', 'disable'];
/** To `pg`, each of these is `verify-full`, with a warning. */
const ALIASES = ['verify-ca', 'require', 'prefer'];
const TLS_FILES: readonly (readonly [name: string, parse: (pem: string) => unknown])[] = [
  ['sslrootcert', (pem) => new X509Certificate(pem)],
  ['sslcert', (pem) => new X509Certificate(pem)],
  ['sslkey', createPrivateKey],
];

/** Returns the URL for `pg`. Throws StoreError if its TLS parameters cannot be used. */
function checkTls(url: string): string {
  const parsed = new URL(url);
  const { searchParams } = parsed;
  const mode = searchParams.get('sslmode') ?? 'verify-full';
  if (!MODES.includes(mode)) throw badParameter('sslmode', mode, `is not a mode. Use ${MODES.join(', ')}`);
  for (const [name, parse] of TLS_FILES) {
    const path = searchParams.get(name);
    if (path === null) continue;
    try {
      parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw badParameter(name, path, `cannot be used: ${sentenceOf(error, 200)}. Give the path of a PEM file`);
    }
  }
  if (!ALIASES.includes(mode) || searchParams.has('uselibpqcompat')) return url;
  searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}

function badParameter(name: string, value: string, problem: string): StoreError {
  return new StoreError(`RELAY_STORE: ${name} "${safeSentence(value, 200)}" ${problem}.`);
}

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format);

/** The limits are set here, since poolers refuse them as parameters of a connection. */
const PREPARE = `SELECT set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false),
  current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit`;

/** Sets the limits of a new connection. Rejects with StoreError if a commit on it can be lost: fsync or synchronous_commit is off. */
async function prepareConnection(client: ClientBase, { statementMs }: PostgresTimeouts): Promise<void> {
  const { rows } = await client.query(PREPARE, [String(statementMs)]);
  const off = ['fsync', 'synchronous_commit'].find((setting) => rows[0]?.[setting] === 'off');
  if (off === undefined) return;
  throw new StoreError(
    `This PostgreSQL has ${off} turned off, so it can lose acknowledged deliveries. ` +
      `Turn ${off} on for the relay's database and role, then restart the relay.`,
  );
}

/** In one round, a pooler's other clients can hide that it shares its connections. */
const ROUNDS = 5;

/** Rejects with StoreError if a pooler runs statements of one client on several connections, or those of two clients on one. */
export async function requireOwnConnection(one: PoolClient, other: PoolClient): Promise<void> {
  const readPid = async (client: PoolClient) => (await client.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  for (let round = 0; round < ROUNDS; round++) {
    const pid = await readPid(one);
    if (pid === (await readPid(one)) && pid !== (await readPid(other))) continue;
    throw new StoreError(
      'The pooler before PostgreSQL shares its connections, and the relay needs some of its own. ' +
        "Set the pooler to session mode for the relay's database, or connect to PostgreSQL directly.",
    );
  }
}

/** Returns a pool of at most `max` connections, which are opened on demand and prepared. Throws StoreError for an unusable URL. */
export function createPostgresPool(url: string, timeouts: PostgresTimeouts, clock: Clock, max: number) {
  const onConnect = (client: ClientBase): Promise<void> => prepareConnection(client, timeouts);
  const pool = new Pool({ ...connectionOptions(url, timeouts), max, onConnect });
  const open = new Set<Client>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // The pool replaces an idle connection that was lost.
  pool.on('error', () => {});
  return {
    /** Runs work on a connection. If the work fails, the connection is destroyed, since its state is unknown. */
    use: async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
      const client = await pool.connect();
      // The pool does not listen for errors while the connection is in use, and an unhandled error event ends the process.
      client.on('error', ignore);
      let isDone = false;
      try {
        const value = await work(client);
        isDone = true;
        return value;
      } finally {
        client.off('error', ignore);
        client.release(!isDone);
      }
    },
    /** Closes all connections; none may be in use. */
    close: async (): Promise<void> => {
      const clients = [...open];
      const ended = pool.end();
      await Promise.all([ended, ...clients.map((client) => endClient(client, clock))]);
    },
  };
}

/** The failing query reports the error. */
function ignore(): void {}

/** Closes a connection, without the other side if that does not respond; never rejects. */
async function endClient(client: Client, clock: Clock): Promise<void> {
  const farewell = new AbortController();
  const end = (): void => farewell.abort();
  await Promise.race([client.end().then(end, end), clock.wait(FAREWELL_MS, farewell.signal)]);
  client.connection.stream.destroy();
}

/** Runs all steps on one connection, one after the other; calls `begin` before each that needs a transaction. */
export async function runSteps<T>(
  steps: Steps<T>,
  client: Pick<PoolClient, 'query'>,
  begin = async (): Promise<void> => {},
): Promise<T> {
  const run = async ({ sql, values, isAlone = false }: Statement): Promise<readonly Row[]> => {
    if (!isAlone) await begin();
    return (await client.query<Row>({ ...prepare(sql), values: [...values] })).rows;
  };
  let step = steps.next([]);
  while (step.done !== true) step = steps.next(await run(step.value));
  return step.value;
}

/** Statements that are kept prepared on each connection; others are parsed each time. */
const MAX_PREPARED = 500;
const PREPARED = new Map<string, { readonly name: string; readonly text: string }>();

function prepare(sql: string): { readonly name?: string; readonly text: string } {
  const known = PREPARED.get(sql);
  if (known !== undefined) return known;
  const text = toPostgres(sql);
  if (PREPARED.size >= MAX_PREPARED) return { text };
  const prepared = { name: `touchdown_${PREPARED.size}`, text };
  PREPARED.set(sql, prepared);
  return prepared;
}

function toPostgres(sql: string): string {
  let count = 0;
  return sql
    .replaceAll(SKIP_LOCKED, 'FOR UPDATE SKIP LOCKED')
    .replaceAll(FOR_UPDATE, 'FOR UPDATE')
    .replaceAll('BIGINT_KEY', 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY')
    .replaceAll('?', () => `$${++count}`);
}
