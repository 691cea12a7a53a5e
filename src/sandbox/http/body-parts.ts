import type { Reader } from './field-readers.ts';
import { type Decoded, type Fields, isObject, refuse } from './json-bodies.ts';

/** One part of a body. A refusal begins with the part's path: `ports[0].internal_port: must be …`. */
export interface Part<T> {
  /** What it must be, for a person. */
  readonly said: string;
  decode(value: unknown, path: string): Decoded<T>;
}

type Parts = Readonly<Record<string, Part<unknown>>>;
type Values<P extends Parts> = { readonly [K in keyof P]: P[K] extends Part<infer T> ? T : never };

/** What an object of these parts comes to: the required ones are there, the others may be absent. */
export type ObjectOf<P extends Parts, R extends keyof P> = Pick<Values<P>, R> & Partial<Omit<Values<P>, R>>;

/** Returns the part that `reader` reads. */
export function partOf<T>(reader: Reader<T>): Part<T> {
  return {
    said: reader.said,
    decode: (value, path) => {
      const read = reader.read(value);
      return read === null ? refuse(`${path}: must be ${reader.said}.`) : { kind: 'decoded', value: read };
    },
  };
}

/** Returns an object of `parts`; fields that are not among them are tolerated and left out, as the platform forbids none. */
export function objectOf<P extends Parts, R extends keyof P & string>(
  parts: P,
  required: readonly R[],
): Part<ObjectOf<P, R>> {
  return {
    said: 'an object',
    decode: (value, path) =>
      isObject(value) ? decodeParts(value, path, parts, required) : refuse(`${path}: must be an object.`),
  };
}

/** Returns an array of which every entry is `part`. */
export function listOf<T>(part: Part<T>): Part<readonly T[]> {
  return {
    said: 'an array',
    decode: (value, path) => {
      if (!Array.isArray(value)) return refuse(`${path}: must be an array.`);
      const values: T[] = [];
      for (const [index, entry] of value.entries()) {
        const decoded = part.decode(entry, `${path}[${index}]`);
        if (decoded.kind === 'refused') return decoded;
        values.push(decoded.value);
      }
      return { kind: 'decoded', value: values };
    },
  };
}

/** Returns the fields of a body that is an object of `parts`. */
export function decodeParts<P extends Parts, R extends keyof P & string>(
  fields: Fields,
  path: string,
  parts: P,
  required: readonly R[],
): Decoded<ObjectOf<P, R>> {
  const values: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const whole = path === '' ? name : `${path}.${name}`;
    if (Object.hasOwn(fields, name)) {
      const decoded = part.decode(fields[name], whole);
      if (decoded.kind === 'refused') return decoded;
      values[name] = decoded.value;
    } else if (required.some((one) => one === name)) {
      return refuse(`${whole}: is required, and must be ${part.said}.`);
    }
  }
  return { kind: 'decoded', value: values as ObjectOf<P, R> };
}
