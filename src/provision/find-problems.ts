import type { BadInput } from '../kernel/errors.ts';
import { describeUnknownKey } from '../kernel/near-word.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { isObject } from '../platform/http/json.ts';

const MAX_CHARS = 60;

/** Returns everything a schema does not allow in a value, by path. Shows only numbers and booleans: texts may be secret. Never throws. */
export function findProblems(value: unknown, schema: Schema, path: string): readonly BadInput[] {
  const wrong = (problem: string): readonly BadInput[] => [{ name: path, seen: '', problem }];
  switch (schema.type) {
    case undefined:
      return [];
    case 'string':
      return typeof value === 'string' ? problemsOfText(value, schema, wrong) : wrong(describeNoText(value, schema));
    case 'integer':
      return isCount(value, schema) ? [] : wrong(`is not a whole number from ${schema.minimum} to ${schema.maximum}.`);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('is not true or false.');
    case 'array':
      if (!Array.isArray(value)) return wrong(`is not a list (${schema.description}).`);
      return value.flatMap((item, at) => findProblems(item, schema.items, `${path}[${at}]`));
    case 'object':
      if (!isObject(value)) return wrong(`is not a list of keys and values (${schema.description}).`);
      return schema.additionalProperties === false
        ? problemsOfRecord(value, schema, path)
        : problemsOfMap(value, schema, path);
  }
}

function isCount(value: unknown, { minimum, maximum }: CountSchema): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

function problemsOfText(
  value: string,
  { pattern }: TextSchema,
  wrong: (problem: string) => readonly BadInput[],
): readonly BadInput[] {
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return [];
  return wrong(value === '' ? 'is empty. Give a text.' : 'has line breaks or control characters. Give one line.');
}

/** YAML does not read 16 and true as texts, and reads 1.10 as 1.1: only the author knows what was meant. */
function describeNoText(value: unknown, { description }: TextSchema): string {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? `is not a text. Put it in quotes: "${String(value)}".` : `is not a text (${description}).`;
}

function problemsOfRecord(
  value: Readonly<Record<string, unknown>>,
  { required, properties }: RecordSchema,
  path: string,
): readonly BadInput[] {
  const known = Object.keys(properties);
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ name: `${path}.${key}`, seen: '', problem: `is missing (${properties[key]?.description}).` }));
  const found = Object.entries(value).flatMap(([key, one]) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (schema !== undefined) return findProblems(one, schema, `${path}.${key}`);
    return [{ name: `${path}.${safeSentence(key, MAX_CHARS)}`, seen: '', problem: describeUnknownKey(key, known) }];
  });
  return [...missing, ...found];
}

function problemsOfMap(
  value: Readonly<Record<string, unknown>>,
  { propertyNames, additionalProperties }: MapSchema,
  path: string,
): readonly BadInput[] {
  const form = new RegExp(propertyNames.pattern, 'u');
  return Object.entries(value).flatMap(([key, one]) => {
    const name = `${path}.${safeSentence(key, MAX_CHARS)}`;
    const problems = findProblems(one, additionalProperties, name);
    return form.test(key)
      ? problems
      : [{ name, seen: '', problem: `is not a valid key. It must match ${form.source}.` }, ...problems];
  });
}

/** A text that matches its pattern. */
export interface TextSchema {
  readonly type: 'string';
  readonly description: string;
  readonly pattern?: string;
  readonly examples?: readonly string[];
}

/** A whole number. */
export interface CountSchema {
  readonly type: 'integer';
  readonly description: string;
  readonly minimum: number;
  readonly maximum: number;
}

interface FlagSchema {
  readonly type: 'boolean';
  readonly description: string;
}

interface ListSchema {
  readonly type: 'array';
  readonly description: string;
  readonly items: Schema;
}

/** Fixed keys, each with a value of its own kind. */
export interface RecordSchema {
  readonly type: 'object';
  readonly description: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly additionalProperties: false;
}

/** Keys of the author's choice, all with values of one kind. */
export interface MapSchema {
  readonly type: 'object';
  readonly description: string;
  readonly propertyNames: { readonly pattern: string };
  readonly additionalProperties: Schema;
}

interface AnySchema {
  readonly type?: undefined;
  readonly description: string;
}

/** The part of JSON Schema (draft 2020-12) in which the manifest is described; both an editor and `findProblems` read it. */
export type Schema = AnySchema | TextSchema | CountSchema | FlagSchema | ListSchema | RecordSchema | MapSchema;
