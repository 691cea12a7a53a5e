import * as v from 'valibot';
import { respondGithubProblem } from '../http/github-problems.ts';
import { type Fields, isWebAddress } from '../http/json-bodies.ts';
import type { SandboxResponse } from '../http/wire.ts';

/** The fields of a body, or GitHub's response that names each wrong one. */
export type DecodedFields<T> =
  | { readonly kind: 'decoded'; readonly value: T }
  | { readonly kind: 'refused'; readonly response: SandboxResponse };

/** Returns the fields that a schema describes, or 422 with each that is not as described. null counts as missing. */
export function decodeFields<T>(
  resource: string,
  schema: v.GenericSchema<unknown, T>,
  fields: Fields,
): DecodedFields<T> {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return { kind: 'decoded', value: output };
  const names = new Set(issues.map(({ path }) => String(path?.[0].key)));
  const errors = [...names].map((field) => ({
    resource,
    field,
    code: (fields[field] ?? null) === null ? 'missing_field' : 'invalid',
  }));
  return { kind: 'refused', response: respondGithubProblem(422, undefined, errors) };
}

/** A string that is not blank. */
export const FILLED = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== ''),
);

/** An http or https address. */
export const ADDRESS = v.pipe(v.string(), v.check(isWebAddress));

/** Returns a field that may be missing or null, and is null then. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}
