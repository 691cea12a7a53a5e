import * as v from 'valibot';
import { toBadInputs } from '../../validation/problems.ts';
import { closedObject, openObject, textLike } from '../../validation/schemas.ts';
import { type Decoded, type Fields, isObject, isWebAddress, refuse } from './json-bodies.ts';

/** A body may have thousands of problems. */
const MAX_PROBLEMS = 10;

/** Returns a function that decodes fields by a schema; a refusal names every problem with its path, from `root` on: `ports[0].name: must be …`. */
export function decoderOf<T>(schema: v.GenericSchema<unknown, T>, root = ''): (fields: Fields) => Decoded<T> {
  return (fields) => {
    const { success, output, issues } = v.safeParse(schema, fields, { abortPipeEarly: true });
    if (success) return { kind: 'decoded', value: output };
    const problems = toBadInputs(issues.slice(0, MAX_PROBLEMS), { root });
    return refuse(problems.map(({ name, problem }) => `${name}: ${problem}`).join(' '));
  };
}

const words = {
  whole: 'must be an object.',
  missing: (description: string) => `is required, and must be ${description}.`,
};

/** Returns what `make` makes of the message that a field must be `what`, which is also said if a field is missing. */
export function mustBe<S extends v.GenericSchema>(what: string, make: (message: string) => S) {
  return v.pipe(make(`must be ${what}.`), v.description(what));
}

/** A non-empty string. */
export const TEXT = mustBe('a non-empty string', (message) => v.pipe(v.string(message), v.nonEmpty(message)));

/** A string, possibly empty. */
export const STRING = mustBe('a string', (message) => v.string(message));

/** A boolean. */
export const FLAG = mustBe('true or false', (message) => v.boolean(message));

/** A JSON object whose fields are read later. */
export const OBJECT = mustBe('an object', (message) => v.custom<Fields>(isObject, message));

/** An http or https URL. */
export const ADDRESS = mustBe('an http or https URL', (message) =>
  v.pipe(v.string(message), v.check(isWebAddress, message)),
);

/** Returns a string of a form. */
export function like(form: RegExp, what: string) {
  return mustBe(what, (message) => textLike(form, message));
}

/** Returns a number from `least` to `most`. */
export function numberFrom(least: number, most: number) {
  return mustBe(`a number from ${least} to ${most}`, (message) => inRange(least, most, message));
}

/** Returns a whole number from `least` to `most`, or of any size above. */
export function integerFrom(least: number, most = Number.MAX_SAFE_INTEGER) {
  const isOpen = most === Number.MAX_SAFE_INTEGER;
  return mustBe(`an integer ${isOpen ? `that is ${least} or more` : `from ${least} to ${most}`}`, (message) =>
    v.pipe(inRange(least, most, message), v.integer(message)),
  );
}

/** Returns one of `choices`. */
export function oneOf<const T extends readonly string[]>(choices: T) {
  return mustBe(`one of ${choices.join(', ')}`, (message) => v.picklist(choices, message));
}

/** Returns one value or an array of them, which becomes an array. */
export function oneOrMany<T>(schema: v.GenericSchema<unknown, T>) {
  const one = v.pipe(
    schema,
    v.transform((value) => [value]),
  );
  const what = `${v.getDescription(schema)}, or an array of these`;
  return v.pipe(
    v.lazy((value) => (Array.isArray(value) ? v.array(schema) : one)),
    v.description(what),
  );
}

/** Returns an array of which every entry is `entry`. */
export function listOf<S extends v.GenericSchema>(entry: S) {
  return mustBe('an array', (message) => v.array(entry, message));
}

/** Returns a body that may have other fields too, which are left out, as the platform forbids none. */
export function bodyWith<const E extends v.ObjectEntries>(entries: E) {
  return openObject(entries, words);
}

/** Returns a body that has no other fields. */
export function bodyOf<const E extends v.ObjectEntries>(entries: E) {
  return closedObject(entries, words);
}

function inRange(least: number, most: number, message: string) {
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}
