import { type Decoded, type Fields, isObject, refuse } from './json-bodies.ts';

/** Reads one field's value; null if it is not what it should be, which `said` describes. */
export interface Reader<T> {
  readonly said: string;
  read(value: unknown): T | null;
}

/** The fields that the readers of a body return, each of which may be absent. */
export type ReadFields<R> = { readonly [K in keyof R]?: R[K] extends Reader<infer T> ? T : never };

/** Returns the fields that are given, read; refuses the first that is unknown or not what it should be, by name. */
export function readFields<R extends Readonly<Record<string, Reader<unknown>>>>(
  fields: Fields,
  readers: R,
): Decoded<ReadFields<R>> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (reader === undefined) return refuse(`${name}: unknown field. Use ${Object.keys(readers).join(', ')}.`);
    const result = reader.read(value);
    if (result === null) return refuse(`${name}: must be ${reader.said}.`);
    read[name] = result;
  }
  return { kind: 'decoded', value: read as ReadFields<R> };
}

/** Reads a non-empty string. */
export const TEXT: Reader<string> = {
  said: 'a non-empty string',
  read: (value) => (typeof value === 'string' && value !== '' ? value : null),
};

/** Reads a string, possibly empty. */
export const STRING: Reader<string> = {
  said: 'a string',
  read: (value) => (typeof value === 'string' ? value : null),
};

/** Reads a boolean. */
export const FLAG: Reader<boolean> = {
  said: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : null),
};

/** Reads a JSON object whose fields are read later. */
export const OBJECT: Reader<Fields> = {
  said: 'an object',
  read: (value) => (isObject(value) ? value : null),
};

/** Returns a reader of numbers from `least` to `most`, whole ones where `isWhole`. */
export function numberFrom(least: number, most: number, isWhole: boolean): Reader<number> {
  return {
    said: `${isWhole ? 'an integer' : 'a number'} from ${least} to ${most}`,
    read: (value) => {
      if (typeof value !== 'number' || !(value >= least && value <= most)) return null;
      return isWhole && !Number.isInteger(value) ? null : value;
    },
  };
}

/** Returns a reader of one of `words`. */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return {
    said: `one of ${words.join(', ')}`,
    read: (value) => words.find((word) => word === value) ?? null,
  };
}

/** Returns a reader of one value or an array of them. */
export function oneOrMany<T>(reader: Reader<T>): Reader<readonly T[]> {
  return {
    said: `${reader.said}, or an array of these`,
    read: (value) => {
      const results = (Array.isArray(value) ? value : [value]).map(reader.read);
      const read = results.filter((result) => result !== null);
      return read.length === results.length ? read : null;
    },
  };
}
