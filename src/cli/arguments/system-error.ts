import { InputError } from '../../kernel/errors.ts';

/** Why a file is not used, as the rest of a sentence after its name. */
export class FileRefusal extends Error {}

/** Returns the system's code of an error, such as `ENOENT`; `unknown` if it has none. Never throws. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Returns the error for a file that cannot be read; `seen` is its path, or empty if that may be a secret. */
export function unreadable(
  name: string,
  seen: string,
  error: unknown,
  advice = 'Give the path of the file itself.',
): InputError {
  const isRefused = error instanceof FileRefusal;
  const problem = `cannot be read (${codeOf(error)}). Check the path and its permissions.`;
  return new InputError([{ name, seen, problem: isRefused ? `${error.message} ${advice}` : problem }], error);
}
