/** Returns the system's code of an error, as `ENOENT`; `unknown` where it has none. Never throws. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
