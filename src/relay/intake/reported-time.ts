import { parseInstant } from '../../kernel/instant.ts';

/** No platform of today told anything before: an instant below is a counter, a duration or a default. */
const EARLIEST_AT = Date.UTC(2015);
const DAY_MS = 86_400_000;

/**
 * Reads the time that a delivery tells, in any way in which a service writes an instant. Answers whole epoch milliseconds; null where
 * it is none, before 2015, or over a day after `receivedAt`. Never throws.
 */
export function parseToldTime(value: unknown, receivedAt: number): number | null {
  const at = parseInstant(value);
  return at !== null && at >= EARLIEST_AT && at <= receivedAt + DAY_MS ? at : null;
}
