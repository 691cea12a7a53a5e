import { plainLine } from '../../kernel/untrusted.ts';
import { RowRefused } from './driver.ts';
import { StoreError, StoreUnreachable } from './store-error.ts';

/** SQLSTATE: serialization_failure, deadlock_detected. */
const COLLIDED = ['40001', '40P01'];
/**
 * SQLSTATE of statements that were prepared for what is no longer so: feature_not_supported ("cached plan must not change result type",
 * once a newer relay has added a column) and invalid_sql_statement_name (somebody has discarded them). Another connection prepares them anew.
 */
const OUTDATED = ['0A000', '26000'];
/** SQLSTATE: data exception, integrity constraint violation, program limit exceeded (a value too long for an index). */
const OF_A_ROW = ['22', '23', '54'];
/** SQLSTATE: connection exception, insufficient resources (too many connections), operator intervention (it starts, or shuts down). */
const AWAY = ['08', '53', '57'];
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Answers what PostgreSQL or the connection to it complained of as a sentence for a person; a StoreError as it is. Never throws. */
export function explainPostgres(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const state = stateOf(error);
  const message = plainLine(messageOf(error));
  if (state === null) return new StoreUnreachable(`PostgreSQL cannot be reached: ${message}.`, error);
  if (AWAY.includes(state.slice(0, 2)))
    return new StoreUnreachable(`PostgreSQL takes nobody now: ${message} (${state}).`, error);
  if (OF_A_ROW.includes(state.slice(0, 2)))
    return new RowRefused(`PostgreSQL refuses a row: ${message} (${state}).`, error);
  return new StoreError(`PostgreSQL failed: ${message} (${state}).`, error);
}

/** Tells whether the same transaction may succeed when it is run again, on another connection where this one is not sound. */
export function isWorthRepeating(error: unknown): boolean {
  return [...COLLIDED, ...OUTDATED].includes(stateOf(error) ?? '');
}

/**
 * Tells whether the connection is still of use: PostgreSQL itself answered, did not end the session (class 57: FATAL), and what is
 * prepared on it is still good.
 */
export function isConnectionSound(error: unknown): boolean {
  if (error instanceof StoreError) return true;
  const severity = typeof error === 'object' && error !== null && 'severity' in error ? error.severity : null;
  const state = stateOf(error);
  return state !== null && severity === 'ERROR' && !OUTDATED.includes(state);
}

/** The SQLSTATE where PostgreSQL itself answered; Node's own codes (ECONNREFUSED) and pg's errors have none. */
function stateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('severity' in error)) return null;
  return typeof error.code === 'string' && SQLSTATE.test(error.code) ? error.code : null;
}

/** Node gathers the failures for each address of a name in one error without a message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
