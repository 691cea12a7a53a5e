import type { Terminal } from '../../src/cli/arguments/command.ts';
import { createFakeClock } from '../support/fake-clock.ts';

/** A terminal that remembers what was printed. */
export interface RecordedTerminal extends Terminal {
  readonly printed: { out: string; err: string };
  /** Resolves as soon as this is on the output. */
  until(text: string): Promise<void>;
  /** Asks the command to end, as Ctrl-C does. */
  end(): void;
  /** Asks it to end as soon as this text was printed. */
  endAt(text: string): void;
  /** Has the output lost. */
  lose(error: Error): void;
}

/** Returns a terminal on which nothing was printed yet: a pipe, unless `surroundings` say otherwise. */
export function createTerminal(surroundings: Partial<Terminal> = {}): RecordedTerminal {
  const ending = new AbortController();
  const losing = new AbortController();
  const printed = { out: '', err: '' };
  const awaited = new Set<() => void>();
  let lastText: string | null = null;
  return {
    printed,
    out: (text) => {
      printed.out += text;
      for (const check of awaited) check();
      if (lastText !== null && printed.out.includes(lastText)) ending.abort();
    },
    endAt: (text) => {
      lastText = text;
    },
    until: (text) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!printed.out.includes(text)) return;
          awaited.delete(check);
          resolve();
        };
        awaited.add(check);
        check();
      }),
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
