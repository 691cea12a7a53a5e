import { CancelledError, type ErrorCode, NetworkError, TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { Cope, Coping } from './conformance-finding.ts';
import type { Session } from './conformance-session.ts';
import { Omission } from './omission.ts';

/** What is said of a user of the client: if it copes, and if it does not. */
export interface Consequences {
  readonly well: string;
  readonly ill: string;
}

const MAX_MESSAGE = 300;

/** Returns a trial of the client: it copes if `use` returns true, and does not if it returns false or rejects. */
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

/** Throws the error if the run was interrupted, or if the error is a mistake of ours. */
function judgeFailure(session: Pick<Session, 'closedBy'>, error: unknown, ill: string): Coping {
  const isUntried = error instanceof Omission || error instanceof NetworkError;
  if (!isUntried && !(error instanceof TouchdownError)) throw error;
  // A request that is not sent because none are left ends as if the client had been closed.
  const closedBy = session.closedBy();
  if (isUntried || closedBy !== null) {
    return { copes: null, consequence: `Could not test the client: ${closedBy ?? error.message}.` };
  }
  if (isInterruption(error)) throw error;
  return { copes: false, consequence: `${ill} The client reports: ${safeSentence(error.message, MAX_MESSAGE)}` };
}

/** Returns a consequence that needs no trial. */
export function copesAnyway(consequence: string): Cope {
  return async () => ({ copes: true, consequence });
}

/** Returns with which error a call of the client ends; null if it ends well. Rejects if it is interrupted. */
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
