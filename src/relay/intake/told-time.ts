const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DIGITS = /^\d{9,17}(?:\.\d{1,9})?$/;
/** No platform of today told anything before: an instant below is a counter, a duration or a default. */
const EARLIEST_AT = Date.UTC(2015);
const DAY_MS = 86_400_000;

/**
 * Reads the time that a delivery tells: ISO 8601 (without an offset UTC), or seconds or milliseconds since the Unix epoch. Answers
 * epoch milliseconds; null where it is none, before 2015, or over a day after `receivedAt`. Never throws.
 */
export function parseToldTime(value: unknown, receivedAt: number): number | null {
  const at = Math.round(typeof value === 'string' ? fromText(value.trim()) : fromNumber(value));
  return at >= EARLIEST_AT && at <= receivedAt + DAY_MS ? at : null;
}

function fromText(text: string): number {
  if (DIGITS.test(text)) return fromNumber(Number(text));
  const iso = ISO.exec(text);
  return iso === null ? Number.NaN : Date.parse(`${iso[1]}T${iso[2]?.replace(',', '.')}${offsetOf(iso[3])}`);
}

/** 1e11 seconds is in 5138, and 1e11 milliseconds in 1973: the two ranges do not meet. */
function fromNumber(value: unknown): number {
  if (typeof value !== 'number') return Number.NaN;
  return value >= 1e11 ? value : value * 1000;
}

function offsetOf(text: string | undefined): string {
  if (text === undefined || text.length === 1) return 'Z';
  const digits = text.slice(1).replace(':', '');
  return `${text.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2) || '00'}`;
}
