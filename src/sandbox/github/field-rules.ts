import type { FieldError } from '../http/github-problems.ts';
import { type Fields, isObject, isWebAddress } from '../http/json-bodies.ts';

/** What a field may be; returns what is wrong with a value, or null. */
export type FieldRule = (value: unknown) => Pick<FieldError, 'code' | 'message'> | null;

/** The rules of a body's fields, by name. Fields without any are ignored, as GitHub ignores what it does not know. */
export type FieldRules = Readonly<Record<string, readonly FieldRule[]>>;

/** Returns the first thing that is wrong with each field, in the order of the rules. Only `required` checks a missing field; null counts as missing. */
export function findErrors(resource: string, fields: Fields, rules: FieldRules): readonly FieldError[] {
  return Object.entries(rules).flatMap(([field, checks]) => {
    const value = fields[field] ?? undefined;
    const found = checks
      .filter((check) => value !== undefined || check === required)
      .map((check) => check(value))
      .find((error) => error !== null);
    return found === undefined ? [] : [{ resource, field, ...found }];
  });
}

/** The field has to be there. */
export function required(value: unknown): ReturnType<FieldRule> {
  return value === undefined ? { code: 'missing_field' } : null;
}

/** The field is a string. */
export function isText(value: unknown): ReturnType<FieldRule> {
  return typeof value === 'string' ? null : { code: 'invalid', message: 'is not a string.' };
}

/** The field is a boolean. */
export function isFlag(value: unknown): ReturnType<FieldRule> {
  return typeof value === 'boolean' ? null : { code: 'invalid', message: 'is not a boolean.' };
}

/** The field is a string that is not blank. */
export function isFilled(value: unknown): ReturnType<FieldRule> {
  if (typeof value !== 'string') return isText(value);
  return value.trim() === '' ? { code: 'custom', message: "can't be blank" } : null;
}

/** The field is an http or https address. */
export function isAddress(value: unknown): ReturnType<FieldRule> {
  if (typeof value === 'string' && isWebAddress(value)) return null;
  return { code: 'custom', message: 'must use http(s) scheme' };
}

/** The field is an instant in ISO 8601. */
export function isInstant(value: unknown): ReturnType<FieldRule> {
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
  return isDate ? null : { code: 'invalid', message: 'is not a date-time.' };
}

/** The field is one of `words`. */
export function isOneOf(words: readonly string[]): FieldRule {
  return (value) =>
    words.some((word) => word === value) ? null : { code: 'custom', message: 'is not included in the list' };
}

/** The field is a string of at most so many UTF-16 units. */
export function isAtMost(most: number): FieldRule {
  return (value) => {
    if (typeof value !== 'string') return isText(value);
    return value.length > most ? { code: 'custom', message: `is too long (maximum is ${most} characters)` } : null;
  };
}

/** The field is an array of at most `most` objects, to each of which `rules` apply. */
export function isListOf(most: number, rules: FieldRules): FieldRule {
  return (value) => {
    if (!Array.isArray(value)) return { code: 'invalid', message: 'is not an array.' };
    if (value.length > most) return { code: 'invalid', message: `exceeds a maximum quantity of ${most}` };
    const isWrong = value.some((entry) => !isObject(entry) || findErrors('', entry, rules).length > 0);
    return isWrong ? { code: 'invalid', message: 'has an entry that is not valid.' } : null;
  };
}

/** Returns a field that is a string; null if it is none. */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
}

/** Returns a field that is a boolean; `usual` if it is none. */
export function flagOf(fields: Fields, name: string, usual: boolean): boolean {
  const value = fields[name];
  return typeof value === 'boolean' ? value : usual;
}
