import { RemoteError, type TouchdownError } from '../../kernel/errors.ts';

/** The exit codes of `touchdown`. A command of the relay or the sandbox may also exit with 1 if it found something wrong. */
export const EXIT = {
  /** Success; for a deployment: it passed. */
  done: 0,
  /** The verdict, or what was checked, is bad. */
  bad: 1,
  /** An argument, an option or a file is invalid, or the platform rejected what a command for one request sent. */
  misused: 2,
  /** The platform refused the token, or the id does not exist. */
  refused: 3,
  /** Undetermined, because of the platform or the network; or the output could not be written. */
  unknown: 4,
  /** Interrupted: 128 plus the number of SIGINT. */
  interrupted: 130,
} as const;

export function exitCodeFor(error: TouchdownError): number {
  if (error.code === 'input' || isRefusedRequest(error)) return EXIT.misused;
  if (error.code === 'cancelled-signal') return EXIT.interrupted;
  return error.code.startsWith('access-') ? EXIT.refused : EXIT.unknown;
}

/** A creation or a start was rejected as it was requested; a rejected read leaves the result unknown. */
function isRefusedRequest(error: TouchdownError): boolean {
  if (!(error instanceof RemoteError) || error.facts.method === 'GET') return false;
  return error.code === 'rejected' || error.code === 'conflict';
}
