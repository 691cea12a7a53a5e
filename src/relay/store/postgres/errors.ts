import { plainLine } from '../../../kernel/untrusted.ts';
import { RowRefused, StoreError, StoreUnreachable } from '../error.ts';

/** SQLSTATE: serialization_failure, deadlock_detected. */
const COLLIDED = ['40001', '40P01'];
/**
 * SQLSTATE of outdated prepared statements: feature_not_supported ("cached plan must not change result type", after a newer relay added a
 * column) and invalid_sql_statement_name (they were discarded). They are prepared again on another connection.
 */
const OUTDATED = ['0A000', '26000'];
/** SQLSTATE: data exception, integrity constraint violation, program limit exceeded (a value too long for an index). */
const OF_A_ROW = ['22', '23', '54'];
/** SQLSTATE: connection exception, insufficient resources, operator intervention (it starts, or shuts down). */
const AWAY = ['08', '53', '57'];
/** What to do if PostgreSQL's own message does not say it, by SQLSTATE. */
const ADVICE: Readonly<Record<string, string>> = {
  '53100': 'PostgreSQL has no disk space left, and stores nothing until you free some',
  '53200': 'PostgreSQL is out of memory. Give it more, or reduce its load',
  '53300':
    'PostgreSQL has no free connections. Each relay needs up to five: raise max_connections, or close other connections',
  '42P05':
    'A pooler before PostgreSQL gives the relay a connection that another client has used. Set it to session mode',
  '57014': 'PostgreSQL took too long, and the relay gave up',
  '25006': 'This PostgreSQL server is read-only. Use the primary server, not a standby',
};
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Turns an error of PostgreSQL or its connection into a StoreError with a sentence for a person. Never throws. */
export function explainPostgres(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const state = stateOf(error);
  const message = plainLine(messageOf(error));
  if (state === null) {
    const next = /certificate|SSL|TLS/.test(message) ? ' Check sslmode and sslrootcert in RELAY_STORE.' : '';
    return new StoreUnreachable(`PostgreSQL cannot be reached: ${message}.${next}`, error);
  }
  const advice = ADVICE[state];
  if (advice !== undefined) return new StoreUnreachable(`${advice} (${state}: ${message}).`, error);
  if (AWAY.includes(state.slice(0, 2)))
    return new StoreUnreachable(`PostgreSQL accepts no connections at the moment: ${message} (${state}).`, error);
  if (OF_A_ROW.includes(state.slice(0, 2)))
    return new RowRefused(`PostgreSQL refused a row: ${message} (${state}).`, error);
  return new StoreError(`PostgreSQL failed: ${message} (${state}).`, error);
}

/** Returns true if the transaction may succeed on another attempt, with another connection. */
export function isWorthRepeating(error: unknown): boolean {
  return [...COLLIDED, ...OUTDATED].includes(stateOf(error) ?? '');
}

/** Returns the SQLSTATE of PostgreSQL's response; null for errors of Node (ECONNREFUSED) and pg. */
function stateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('severity' in error)) return null;
  return typeof error.code === 'string' && SQLSTATE.test(error.code) ? error.code : null;
}

/** Node reports the failures for all addresses of a name in one error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
