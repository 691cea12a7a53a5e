const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The most characters of an id that is sent to a service. */
export const MAX_ID_CHARS = 255;

/** Returns whether an id is a UUID (RFC 9562, section 4). */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** Returns whether two ids are the same. Only a UUID is compared without regard to case (RFC 9562, section 4): `a1` and `A1` are two ids. */
export function isSameId(one: string, other: string): boolean {
  return one === other || (isUuid(one) && one.toLowerCase() === other.toLowerCase());
}

/** Returns whether an id can be sent: encoded, it stays one segment of a path, even if a server decodes it before it resolves the dots in it. */
export function isSegment(id: string): boolean {
  const parts = id.replace(/%2e/gi, '.').split(/[/\\]|%2f|%5c/i);
  const isWalking = parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
  // Unicode's group C: control and format characters, and unpaired surrogates, which encodeURIComponent throws on.
  return id.trim() !== '' && id.length <= MAX_ID_CHARS && !isWalking && !/\p{C}/u.test(id);
}
