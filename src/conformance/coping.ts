import { CancelledError, type ErrorCode, NetworkError, TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { Cope, Coping } from './conformance-finding.ts';
import type { Session } from './conformance-session.ts';
import { Omission } from './omission.ts';

/** What a departure means for the user: `well` if the client copes, `ill` if it does not. */
export interface Consequences {
  readonly well: string;
  readonly ill: string;
}

const MAX_MESSAGE = 300;

/** Returns a test of the client: it copes if `use` returns true, and does not if `use` returns false or rejects. */
export function tryClient(
  session: Pick<Session, 'closedBy'>,
  use: () => Promise<boolean>,
  { well, ill }: Consequences,
): Cope {
  return async () => {
    try {
      return (await use()) ? { copes: true, consequence: well } : { copes: false, consequence: ill };
    } catch (error) {
      return judgeFailure(session, error, ill);
    }
  };
}

/** Throws the error if the run was interrupted, or if the error is a bug. */
function judgeFailure(session: Pick<Session, 'closedBy'>, error: unknown, ill: string): Coping {
  const isUntried = error instanceof Omission || error instanceof NetworkError;
  if (!isUntried && !(error instanceof TouchdownError)) throw error;
  // A request beyond the run's limits fails as if the client had been closed.
  const closedBy = session.closedBy();
  if (isUntried || closedBy !== null) {
    return { copes: null, consequence: `Could not test the client: ${closedBy ?? error.message}.` };
  }
  if (isInterruption(error)) throw error;
  return { copes: false, consequence: `${ill} The client reports: ${safeSentence(error.message, MAX_MESSAGE)}` };
}

/** Returns a consequence that needs no test. */
export function copesAnyway(consequence: string): Cope {
  return async () => ({ copes: true, consequence });
}

/** Returns the error code of a call of the client; null if it succeeds. Rejects if it is interrupted. */
export async function errorCodeOf(use: () => Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await use();
    return null;
  } catch (error) {
    if (!(error instanceof TouchdownError) || isInterruption(error)) throw error;
    return error.code;
  }
}

/** Returns true if the run was asked to stop. */
export function isInterruption(error: unknown): boolean {
  return error instanceof CancelledError && error.code === 'cancelled-signal';
}
