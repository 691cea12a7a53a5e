import type { LogSink } from '../../src/logs/log-source.ts';

/** A sink that remembers what it is told: a line as its text, the rest as `gap 3`, `gap null`, `withheld` and `unavailable: why`. */
export interface RecordingSink extends LogSink {
  readonly said: readonly string[];
}

/** Returns a sink that has been told nothing. */
export function createRecordingSink(): RecordingSink {
  const said: string[] = [];
  return {
    said,
    line: ({ text }) => void said.push(text),
    gap: (missing, cause) => void said.push(cause ?? `gap ${missing}`),
    unavailable: (error) => void said.push(`unavailable: ${error.message}`),
  };
}
