import * as v from 'valibot';
import { describeUnknownKey } from '../kernel/near-word.ts';

/** What is said of an object that is not as it should be. */
interface ObjectWords {
  /** The problem of a value that is no object. */
  readonly whole: string;
  /** Returns the problem of a missing key, from the description of its value. */
  readonly missing?: (description: string) => string;
}

/**
 * Returns a schema of an object with these keys and no others. valibot's own objects accept an array, and its strict object reports only
 * the first unknown key.
 */
export function closedObject<const E extends v.ObjectEntries>(entries: E, words: ObjectWords) {
  const known = Object.keys(entries);
  const message = wordObject(entries, words);
  return v.lazy((input) => {
    if (Array.isArray(input)) return v.never(words.whole);
    const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const unknown = keys.filter((key) => !Object.hasOwn(entries, key));
    const refusals = unknown.map((key) => [key, v.never(describeUnknownKey(key, known))]);
    return v.strictObject<E, typeof message>({ ...entries, ...Object.fromEntries(refusals) }, message);
  });
}

/** Returns a schema of an object that may have other keys too, which are left out. An array is none. */
export function openObject<const E extends v.ObjectEntries>(entries: E, words: ObjectWords) {
  const object = v.object(entries, wordObject(entries, words));
  return v.lazy((input) => (Array.isArray(input) ? v.never(words.whole) : object));
}

/** Returns a schema of texts of a form; `problem` is said of every other value. */
export function textLike(form: RegExp, problem: string) {
  return v.pipe(v.string(problem), v.regex(form, problem));
}

/** The message of an object, which valibot reports for a value that is no object, and for a missing key. */
function wordObject(entries: v.ObjectEntries, { whole, missing = isMissing }: ObjectWords) {
  return ({ path }: v.BaseIssue<unknown>): string => {
    const schema = path === undefined ? undefined : entries[String(path[0].key)];
    return schema === undefined ? whole : missing(v.getDescription(schema) ?? '');
  };
}

function isMissing(description: string): string {
  return `is missing (${description}).`;
}
