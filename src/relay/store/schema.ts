import { StoreError } from './error.ts';
import { query, queryOne, type Steps } from './sql.ts';

/** The state of a store. `empty`: the relay will create the tables. `held`: another process has locked the file, so nothing was checked. */
export type StoreState = 'current' | 'empty' | 'held';

/** The result of probing a store. */
export interface ProbedStore {
  readonly state: StoreState;
  /** How many milliseconds this machine's clock is ahead of the database's; null if they share one clock. */
  readonly clockAheadMs: number | null;
}

/** The tables. `BIGINT_KEY` stands for an automatic key. Times are in epoch milliseconds; booleans are 0 or 1. */
export const TABLES: readonly string[] = [
  `CREATE TABLE inbox (
    seq BIGINT_KEY,
    source TEXT NOT NULL,
    dedupe_key TEXT NOT NULL UNIQUE,
    received_at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    authority BIGINT NOT NULL,
    body TEXT NOT NULL,
    repeats BIGINT NOT NULL DEFAULT 0,
    outcome TEXT,
    applied_at BIGINT
  )`,
  'CREATE INDEX inbox_pending ON inbox (seq) WHERE applied_at IS NULL',
  `CREATE TABLE unattributed_event (
    application TEXT NOT NULL,
    event_key TEXT NOT NULL,
    word TEXT NOT NULL,
    authority BIGINT NOT NULL,
    at BIGINT NOT NULL,
    received_at BIGINT NOT NULL,
    is_shared BIGINT NOT NULL,
    PRIMARY KEY (application, event_key)
  )`,
  'CREATE INDEX unattributed_event_received ON unattributed_event (received_at)',
  `CREATE TABLE application (
    id TEXT PRIMARY KEY,
    reference TEXT,
    checked_at BIGINT,
    next_check_at BIGINT NOT NULL,
    names_commit BIGINT
  )`,
  `CREATE TABLE repository (
    name TEXT PRIMARY KEY,
    repository_id BIGINT NOT NULL,
    installation_id BIGINT NOT NULL,
    read_at BIGINT NOT NULL
  )`,
  `CREATE TABLE deployment (
    id TEXT PRIMARY KEY,
    application TEXT NOT NULL,
    deployment TEXT,
    first_key TEXT,
    opened_at BIGINT NOT NULL,
    reported TEXT NOT NULL,
    seen TEXT NOT NULL,
    status_evidence TEXT,
    reference TEXT,
    state TEXT,
    doubt TEXT,
    word TEXT NOT NULL,
    is_ended BIGINT NOT NULL,
    ended_at BIGINT,
    repository TEXT,
    repository_id BIGINT,
    installation_id BIGINT,
    sha TEXT,
    environment TEXT,
    url TEXT,
    run_id BIGINT,
    registered_at BIGINT,
    is_placement_wanted BIGINT NOT NULL DEFAULT 0,
    place_not_before BIGINT NOT NULL DEFAULT 0,
    rev BIGINT NOT NULL,
    status_checks BIGINT NOT NULL DEFAULT 0,
    next_check_at BIGINT,
    deadline_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
  )`,
  'CREATE UNIQUE INDEX deployment_named ON deployment (application, deployment) WHERE deployment IS NOT NULL',
  'CREATE INDEX deployment_application ON deployment (application, opened_at)',
  'CREATE INDEX deployment_next_check ON deployment (next_check_at) WHERE is_ended = 0',
  'CREATE INDEX deployment_deadline ON deployment (deadline_at) WHERE is_ended = 0',
  'CREATE INDEX deployment_placement ON deployment (place_not_before) WHERE is_placement_wanted = 1',
  'CREATE INDEX deployment_over ON deployment (changed_at) WHERE is_ended = 1',
  `CREATE TABLE check_run (
    id TEXT PRIMARY KEY,
    repository TEXT NOT NULL,
    repository_id BIGINT NOT NULL,
    installation_id BIGINT NOT NULL,
    sha TEXT NOT NULL,
    name TEXT NOT NULL,
    generation BIGINT NOT NULL,
    external_id TEXT NOT NULL UNIQUE,
    application TEXT NOT NULL,
    environment TEXT,
    deployment_row TEXT,
    desired TEXT NOT NULL,
    desired_rev BIGINT NOT NULL,
    is_final BIGINT NOT NULL,
    published_at BIGINT,
    github_id BIGINT,
    url TEXT,
    is_uncertain BIGINT NOT NULL DEFAULT 0,
    is_pending BIGINT NOT NULL,
    lease_epoch BIGINT NOT NULL DEFAULT 0,
    lease_until BIGINT NOT NULL DEFAULT 0,
    not_before BIGINT NOT NULL DEFAULT 0,
    attempts BIGINT NOT NULL DEFAULT 0,
    last_error TEXT,
    refused_at BIGINT,
    is_dead BIGINT NOT NULL DEFAULT 0,
    deadline_at BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    UNIQUE (repository_id, sha, name, generation)
  )`,
  'CREATE INDEX check_run_pending ON check_run (is_final, not_before) WHERE is_pending = 1 AND is_dead = 0',
  'CREATE INDEX check_run_deployment ON check_run (deployment_row, opened_at)',
  'CREATE INDEX check_run_due ON check_run (installation_id) WHERE is_pending = 1 AND is_dead = 0',
  'CREATE INDEX check_run_pending_of ON check_run (repository_id) WHERE is_pending = 1 AND is_dead = 0',
  'CREATE INDEX check_run_expected ON check_run (deadline_at) WHERE deployment_row IS NULL',
  `CREATE TABLE installation (
    id BIGINT PRIMARY KEY,
    not_before BIGINT NOT NULL DEFAULT 0,
    writes TEXT NOT NULL DEFAULT '[]',
    unexplained BIGINT NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE used_token (
    jti TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    deployment_row TEXT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  `CREATE TABLE redeployment (
    id TEXT PRIMARY KEY,
    application TEXT NOT NULL,
    repository TEXT NOT NULL,
    repository_id BIGINT NOT NULL,
    sha TEXT NOT NULL,
    asked_by TEXT NOT NULL,
    state TEXT NOT NULL,
    not_before BIGINT NOT NULL,
    last_error TEXT,
    asked_at BIGINT NOT NULL
  )`,
  'CREATE TABLE mark (name TEXT PRIMARY KEY, value BIGINT NOT NULL)',
];

/** The oldest version of the tables that can be converted. */
const OLDEST = 4;

/** The statements that lead from each version to the next. To change `TABLES`, add some, and the tables' fixture: a test compares both. */
export const MIGRATIONS: readonly (readonly string[])[] = [];

/**
 * Creates the tables in an empty database, and returns true if it did; converts those of an earlier version. In the same transaction, `lock`
 * keeps other processes out. Throws StoreError for a version that it cannot convert.
 */
export function* createTables(
  now: number,
  lock: string | null,
  { tables, migrations } = { tables: TABLES, migrations: MIGRATIONS },
): Steps<boolean> {
  if (lock !== null) yield* query(lock);
  yield* query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const stored = (yield* queryOne<{ version: number | null }>('SELECT MAX(version) AS version FROM schema_version'))
    ?.version;
  const version = OLDEST + migrations.length;
  if (stored === version) return false;
  const isEmpty = stored == null;
  if (!isEmpty && (stored < OLDEST || stored > version)) throw new StoreError(sentenceFor(stored, version));
  for (const statement of isEmpty ? tables : migrations.slice(stored - OLDEST).flat()) yield* query(statement);
  yield* query('INSERT INTO schema_version (version, applied_at) VALUES (?, ?)', version, now);
  return isEmpty;
}

function sentenceFor(stored: number, version: number): string {
  const [age, next] =
    stored > version ? ['a newer', 'Start that version'] : ['an earlier', 'Its tables cannot be converted'];
  return `The store was written by ${age} version of Touchdown (schema ${stored}; this one has ${version}). ${next}, or set RELAY_STORE to an empty file or database.`;
}

/** Creates missing tables and writes once, as one transaction that the caller rolls back; returns the state of the store. */
export function* rehearseStart(now: number): Steps<StoreState> {
  const isEmpty = yield* createTables(now, null);
  yield* query(
    "INSERT INTO mark (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    now,
  );
  return isEmpty ? 'empty' : 'current';
}
