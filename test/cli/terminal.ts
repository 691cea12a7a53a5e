import type { Terminal } from '../../src/cli/arguments/command.ts';
import { createFakeClock } from '../support/fake-clock.ts';

/** A terminal that remembers what was printed. */
export interface RecordedTerminal extends Terminal {
  readonly printed: { out: string; err: string };
  /** Asks the command to stop, as Ctrl-C does. */
  end(): void;
  /** Asks it to stop as soon as this text is printed. */
  endAt(text: string): void;
  /** Reports the output as lost. */
  lose(error: Error): void;
}

/** Returns a new terminal (default of `surroundings`: a pipe). */
export function createTerminal(surroundings: Partial<Terminal> = {}): RecordedTerminal {
  const ending = new AbortController();
  const losing = new AbortController();
  const printed = { out: '', err: '' };
  let lastText: string | null = null;
  return {
    printed,
    out: (text) => {
      printed.out += text;
      if (lastText !== null && printed.out.includes(lastText)) ending.abort();
    },
    endAt: (text) => {
      lastText = text;
    },
    err: (text) => {
      printed.err += text;
    },
    ready: async () => {},
    lost: losing.signal,
    lose: (error) => losing.abort(error),
    ending: ending.signal,
    end: () => ending.abort(),
    env: {},
    folder: '/',
    columns: () => null,
    rows: () => null,
    hasColors: false,
    hasErrColors: false,
    readInput: async () => '',
    clock: createFakeClock(),
    random: () => 0.5,
    ...surroundings,
  };
}
