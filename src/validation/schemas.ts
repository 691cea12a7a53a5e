import * as v from 'valibot';
import { describeUnknownKey } from '../kernel/near-word.ts';

/** The messages of an object. */
interface ObjectWords {
  /** The message for a value that is not an object. */
  readonly whole: string;
  /** Returns the message for a missing key, from the description of its value (default: `is missing (…).`). */
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

/** Returns a schema of an object that may have other keys too, which are left out. It refuses an array. */
export function openObject<const E extends v.ObjectEntries>(entries: E, words: ObjectWords) {
  const object = v.object(entries, wordObject(entries, words));
  return v.lazy((input) => (Array.isArray(input) ? v.never(words.whole) : object));
}

/** Returns a schema of texts of a form; `problem` is the message for every other value. */
export function textLike(form: RegExp, problem: string) {
  return v.pipe(v.string(problem), v.regex(form, problem));
}

/** Returns the message of an object. valibot reports one issue for a value that is not an object, and one for each missing key. */
function wordObject(entries: v.ObjectEntries, { whole, missing = isMissing }: ObjectWords) {
  return ({ path }: v.BaseIssue<unknown>): string => {
    const schema = path === undefined ? undefined : entries[String(path[0].key)];
    return schema === undefined ? whole : missing(v.getDescription(schema) ?? '');
  };
}

function isMissing(description: string): string {
  return `is missing (${description}).`;
}
