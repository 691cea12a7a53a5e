/** Where sentences for a person go; one line a call, already safe to print. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  warning(message: string): void;
  error(message: string): void;
}

/** Answers a logger that says nothing. */
export function createSilentLogger(): Logger {
  return { debug() {}, info() {}, warning() {}, error() {} };
}
