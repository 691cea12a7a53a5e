import * as v from 'valibot';
import type { Issue } from '../../validation/problems.ts';
import type { FieldError } from '../http/github-problems.ts';
import { type Fields, isWebAddress } from '../http/json-bodies.ts';

/** The fields of a body, or what is wrong with each. */
export type DecodedFields<T> =
  | { readonly kind: 'decoded'; readonly value: T }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Returns the fields that a schema describes, or the first problem of each in GitHub's words. null counts as missing. */
export function decodeFields<T>(
  resource: string,
  schema: v.GenericSchema<unknown, T>,
  fields: Fields,
): DecodedFields<T> {
  const { success, output, issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (success) return { kind: 'decoded', value: output };
  const byField = Map.groupBy(issues, ({ path }) => String(path?.[0].key));
  const errors = [...byField].flatMap(([field, [first]]) => {
    return first === undefined ? [] : [{ resource, field, ...wordIssue(first) }];
  });
  return { kind: 'refused', errors };
}

function wordIssue({ kind, type, path, input, message }: Issue): Pick<FieldError, 'code' | 'message'> {
  if ((path?.length ?? 0) > 1) return { code: 'invalid', message: 'has an entry that is not valid.' };
  if (input === undefined || input === null) return { code: 'missing_field' };
  const isCustom = type === 'picklist' || (kind === 'validation' && !Array.isArray(input));
  return { code: isCustom ? 'custom' : 'invalid', message };
}

/** A string. */
export const TEXT = v.string('is not a string.');

/** A boolean. */
export const FLAG = v.boolean('is not a boolean.');

/** A string that is not blank. */
export const FILLED = v.pipe(
  TEXT,
  v.check((text) => text.trim() !== '', "can't be blank"),
);

/** An http or https address. */
export const ADDRESS = v.pipe(TEXT, v.check(isWebAddress, 'must use http(s) scheme'));

/** An instant in ISO 8601. */
export const INSTANT = v.custom<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  'is not a date-time.',
);

/** Returns one of `words`. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return v.picklist(words, 'is not included in the list');
}

/** Returns the limit of a string in UTF-16 units. */
export function atMost(most: number) {
  return v.maxLength<string, number, string>(most, `is too long (maximum is ${most} characters)`);
}

/** Returns an array of at most `most` entries. */
export function listOf<S extends v.GenericSchema>(most: number, entry: S) {
  return v.pipe(v.array(entry, 'is not an array.'), v.maxLength(most, `exceeds a maximum quantity of ${most}`));
}

/** Returns a field that may be missing or null, and is null then. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}
