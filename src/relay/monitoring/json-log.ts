import type { Clock } from '../../kernel/clock.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { RelayLog } from '../interfaces.ts';

const MAX_TEXT_CHARS = 1000;

/**
 * Returns a log that writes each entry as one line of JSON: `time` (ISO 8601), `level`, `message`, `facts`. Texts are cleaned, redacted,
 * then cut to 1,000 characters. Never throws.
 */
export function createJsonLog(write: (line: string) => void, clock: Clock): RelayLog {
  return (level, message, facts = {}) => {
    const time = new Date(clock.epochMs()).toISOString();
    const cleaned = Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' ? clean(value) : value,
    ]);
    const more = cleaned.length === 0 ? {} : { facts: Object.fromEntries(cleaned) };
    try {
      write(`${JSON.stringify({ time, level, message: clean(message), ...more })}\n`);
    } catch {
      // A failing log must not stop the relay.
    }
  };
}

/** Cuts after redaction, so that no part of a secret remains. */
function clean(text: string): string {
  const line = plainLine(text);
  return line.length <= MAX_TEXT_CHARS ? line : `${line.slice(0, MAX_TEXT_CHARS - 1).toWellFormed()}…`;
}
