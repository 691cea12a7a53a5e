import type { ErrorCode } from '../kernel/errors.ts';

/** What `touchdown` ends with. A command of the relay's or the sandbox's may end with 1 where it found something wrong. */
export const EXIT = {
  /** It went well; for a deployment: it passes. */
  done: 0,
  /** The verdict, or what was looked at, is bad. */
  bad: 1,
  /** The words, an option or a file cannot be used. */
  misused: 2,
  /** The platform refuses the token, or there is nothing of that id. */
  refused: 3,
  /** It could not be determined: the platform or the network. */
  unknown: 4,
  /** Somebody interrupted it: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** Answers the exit code of an error that ends a command. */
export function exitCodeFor(code: ErrorCode): number {
  if (code === 'input') return EXIT.misused;
  if (code === 'cancelled-signal') return EXIT.interrupted;
  return code.startsWith('access-') ? EXIT.refused : EXIT.unknown;
}
