const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON text, or bytes of UTF-8 with or without a byte order mark; returns undefined if that fails. Never throws. A whole number
 * that a JavaScript number cannot hold exactly is returned as its digits, so that two different ids of 64 bits stay different.
 */
export function parseJson(source: string | Uint8Array): unknown {
  try {
    return parseExactJson(typeof source === 'string' ? source : UTF_8.decode(source));
  } catch {
    return undefined;
  }
}

/** Parses a JSON text as {@link parseJson} does. Throws SyntaxError, or RangeError for a text that is nested too deeply. */
export function parseExactJson(text: string): unknown {
  return /[\d.]{16}|\d[eE]\+?\d/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

function keepDigits(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  const isInexact = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isInexact ? (wholeDigits(context?.source ?? '') ?? value) : value;
}

/** A larger number with an exponent is no id, and its digits may take any amount of memory. */
const MAX_SCALED_DIGITS = 100;

/** Returns a number as JSON writes it without a point and an exponent, so that one id has one text; null if it is not whole. */
function wholeDigits(source: string): string | null {
  if (/^-?\d+$/.test(source)) return source;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point > MAX_SCALED_DIGITS || /[1-9]/.test(digits.slice(Math.max(point, 0)))) return null;
  return (
    sign +
    digits
      .slice(0, point)
      .padEnd(point, '0')
      .replace(/^0+(?=\d)/, '')
  );
}

/** Returns a field of untrusted JSON: the value's own property, or undefined. Never throws. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Returns the field at the end of a path, or undefined where the path ends early. Never throws. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(fieldOf, value);
}

/** Returns a field that is text; empty if it is none. Never throws. */
export function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
}

/** Returns the elements of an array; none for anything else. Never throws. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns true for a string, and for null. */
export function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
