import type { Terminal } from '../../src/cli/command.ts';

/** A terminal that remembers what was printed. */
export interface RecordedTerminal extends Terminal {
  readonly printed: { out: string; err: string };
  /** Asks the command to end, as Ctrl-C does. */
  end(): void;
}

/** Answers a terminal on which nothing was printed yet. */
export function createTerminal(): RecordedTerminal {
  const ending = new AbortController();
  const printed = { out: '', err: '' };
  return {
    printed,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    ending: ending.signal,
    end: () => ending.abort(),
  };
}
