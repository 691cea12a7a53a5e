const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DIGITS = /^\d{10,20}(?:\.\d+)?$/;

/** Returns epoch milliseconds for ISO 8601 (default: UTC), an HTTP date, or a number whose unit follows from its size; else null. */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (DIGITS.test(text)) return fromNumber(Number(text));
  const iso = ISO.exec(text);
  if (iso !== null) return finite(Date.parse(`${iso[1]}T${iso[2]?.replace(',', '.')}${offset(iso[3] ?? 'Z')}`));
  return parseHttpDate(text);
}

/** 1e9 seconds was in 2001 and 1e11 is in 5138: the same instant in the next unit is a thousand times larger, so the ranges do not meet. */
function fromNumber(value: number): number | null {
  if (!Number.isFinite(value) || value < 1e9) return null;
  if (value >= 1e17) return Math.round(value / 1e6);
  if (value >= 1e14) return Math.round(value / 1e3);
  return Math.round(value >= 1e11 ? value : value * 1e3);
}

function offset(text: string): string {
  if (/^z$/i.test(text)) return 'Z';
  const digits = text.slice(1).replace(':', '');
  return `${text.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2) || '00'}`;
}

const TIME = String.raw`\d{2}:\d{2}:\d{2}`;
const DAY_AND_MONTH = String.raw`\d{2} [A-Z][a-z]{2}`;

/** The three forms that a recipient has to accept: RFC 9110, section 5.6.7. The last is UTC without saying so. */
const FIXED = new RegExp(`^[A-Z][a-z]{2}, ${DAY_AND_MONTH} \\d{4} ${TIME} GMT$`);
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-[A-Z][a-z]{2}-\\d{2} ${TIME} GMT$`);
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \\d]\\d ${TIME} \\d{4}$`);

/** Returns the instant of an HTTP date in epoch milliseconds, else null. `Date.parse` alone would accept almost any text. */
export function parseHttpDate(text: string): number | null {
  if (FIXED.test(text) || RFC_850.test(text)) return finite(Date.parse(text));
  if (ASCTIME.test(text)) return finite(Date.parse(`${text} GMT`));
  return null;
}

function finite(epochMs: number): number | null {
  return Number.isFinite(epochMs) ? epochMs : null;
}
