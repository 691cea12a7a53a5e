import { listOf, type ObjectOf, objectOf, type Part, partOf } from '../http/body-parts.ts';
import { numberFrom, oneOf, type Reader, STRING, TEXT } from '../http/field-readers.ts';
import { type Decoded, type Fields, isObject, refuse } from '../http/json-bodies.ts';
import { EVENT_KINDS, QUEUE_EVENT_KINDS } from '../scenarios/scenario.ts';

/** What is in a saved file may be wrong, as may what a request carries; both are read part by part. */
type Parts = Readonly<Record<string, Part<unknown>>>;

/** The farthest that a Date reaches from 1970, in milliseconds (ECMA-262, "Time Values and Time Range"). */
const FARTHEST_MS = 8.64e15;

/** A string that is not empty. */
export const SAVED_ID: Part<string> = partOf(TEXT);

/** A string, possibly empty. */
export const SAVED_TEXT: Part<string> = partOf(STRING);

/** Platform time in epoch milliseconds. */
export const SAVED_INSTANT: Part<number> = partOf(numberFrom(-FARTHEST_MS, FARTHEST_MS, false));

/** How many, or how many seconds. */
export const SAVED_COUNT: Part<number> = partOf(numberFrom(0, Number.MAX_SAFE_INTEGER, true));

/** A kind of deployment event. */
export const SAVED_EVENT: Part<(typeof EVENT_KINDS)[number]> = partOf(oneOf(EVENT_KINDS));

/** A kind of deployment event, of an application whose deployments queue too. */
export const SAVED_ANY_EVENT: Part<(typeof EVENT_KINDS | typeof QUEUE_EVENT_KINDS)[number]> = partOf(
  oneOf([...EVENT_KINDS, ...QUEUE_EVENT_KINDS]),
);

/** Returns an object in which none of `parts` may be absent. */
export function wholeOf<P extends Parts>(parts: P): Part<ObjectOf<P, keyof P & string>> {
  return objectOf(parts, Object.keys(parts) as (keyof P & string)[]);
}

/** Returns what may be null in place of `part`. */
export function nullOr<T>(part: Part<T>): Part<T | null> {
  return {
    said: `${part.said}, or null`,
    decode: (value, path) => (value === null ? { kind: 'decoded', value: null } : part.decode(value, path)),
  };
}

/** Returns the object whose fields `decode` reads. */
export function fieldsOf<T>(decode: (fields: Fields) => Decoded<T>): Part<T> {
  return {
    said: 'an object',
    decode: (value, path) => {
      if (!isObject(value)) return refuse(`${path}: must be an object.`);
      const decoded = decode(value);
      return decoded.kind === 'refused' ? refuse(`${path}.${decoded.message}`) : decoded;
    },
  };
}

/** Returns the object that has the fields of both. */
export function bothOf<A, B>(first: Part<A>, second: Part<B>): Part<A & B> {
  return {
    said: 'an object',
    decode: (value, path) => {
      const one = first.decode(value, path);
      if (one.kind === 'refused') return one;
      const other = second.decode(value, path);
      return other.kind === 'refused' ? other : { kind: 'decoded', value: { ...one.value, ...other.value } };
    },
  };
}

/** Returns what one of a few values that are known is read by. */
export function wordOf<T>(said: string, read: (value: unknown) => T | undefined): Part<T> {
  const reader: Reader<T> = { said, read: (value) => read(value) ?? null };
  return partOf(reader);
}

/** Variables, and whatever else has an id, a key and an instant. */
export const SAVED_SECRETS = listOf(wholeOf({ id: SAVED_ID, key: SAVED_ID, createdAt: SAVED_INSTANT }));

/** The environment variables of an application, with their values in clear. */
export const SAVED_VARIABLES = listOf(
  wholeOf({ id: SAVED_ID, key: SAVED_ID, value: SAVED_TEXT, createdAt: SAVED_INSTANT }),
);
