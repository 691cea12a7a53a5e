/**
 * Returns the value that a text of JSON holds; undefined if it holds none. An integer that a number cannot hold exactly is kept
 * as its digits: GitHub's description has ids of 64 bits. Never throws.
 */
export function parseJson(text: string | null): unknown {
  try {
    if (text === null) return undefined;
    return /\d{16}/.test(text) ? JSON.parse(text, keepLongIds) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keepLongIds(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  const isInexact = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isInexact && /^\d+$/.test(context?.source ?? '') ? context?.source : value;
}
