import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { isObject, type JsonObject } from '../http/json.ts';
import type { ExtraFields } from './resources.ts';

/** A field with a setting of its own, or an object of such fields that this client builds. */
type Known = true | { readonly [field: string]: Known };

const KNOWN = {
  project: { name: true, description: true },
  environment: { name: true, mode: true, cluster_id: true },
  application: {
    name: true,
    git_repository: { url: true, branch: true },
    build_mode: true,
    dockerfile_path: true,
    cpu: true,
    memory: true,
    min_running_instances: true,
    max_running_instances: true,
    ports: true,
  },
  database: { name: true, type: true, version: true, mode: true, cpu: true, memory: true, storage: true },
  variable: { key: true, value: true },
  secret: { key: true, value: true },
  webhook: { target_url: true, events: true, enabled: true },
} as const satisfies Readonly<Record<string, Known>>;

/** What can be created with extra fields. */
export type CreatedKind = keyof typeof KNOWN;

/** An extra field that cannot be sent, by its path, and what to do about it. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** Names the setting of a field, `git-repository.url`, for the person who gave the field; null if it has no setting of its own. */
export type NameSetting = (setting: string) => string | null;

/** The form of a field's path. */
export const FIELD_PATH = '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$';

const RESERVED = ['__proto__', 'constructor', 'prototype'];
const RESERVED_ADVICE = 'reserved in JavaScript and never sent. Use another name.';
const SECRET_NAME = /secret|passw|token|credential|private|api[_-]?key/i;
const MAX_LEVELS = 50;
const MAX_SHOWN_CHARS = 80;

/** Returns why extra fields cannot be sent, one reason for each bad field; empty if all can. Shows no values. Never throws. */
export function findFieldProblems(
  kind: CreatedKind,
  fields: readonly (readonly [string, unknown])[],
  nameSetting: NameSetting,
): readonly FieldProblem[] {
  const given = new Set<string>();
  /** The first field in each object. */
  const firstIn = new Map<string, string>();
  return fields.flatMap(([field, value]) => {
    const wrong = (problem: string): readonly FieldProblem[] => [{ field, problem }];
    const path = field.split('.');
    if (!new RegExp(FIELD_PATH).test(field)) {
      return wrong('is not a field name. Use letters, digits, "_" and "-", with a dot before a nested field.');
    }
    if (path.some((name) => RESERVED.includes(name))) return wrong(`is ${RESERVED_ADVICE}`);
    if (path.length > MAX_LEVELS) return wrong(`has more than ${MAX_LEVELS} names. Use fewer levels.`);
    const objects = path.map((_, at) => path.slice(0, at + 1).join('.'));
    const before = objects.find((object) => given.has(object)) ?? firstIn.get(field);
    given.add(field);
    for (const object of objects) firstIn.set(object, firstIn.get(object) ?? field);
    if (before === field) return wrong('is given twice. Give each field once.');
    if (before !== undefined) return wrong(`is given together with the overlapping ${before}. Give each field once.`);
    const problem = findValueProblem(value, 0);
    return problem === null ? findKnown(KNOWN[kind], path, value, nameSetting) : wrong(problem);
  });
}

/**
 * Returns a request body with extra fields: a dotted name, or an object, adds to an existing object. Registers texts whose
 * field names say that they are secret. Throws InputError if a field cannot be sent.
 */
export function withExtraFields<K extends CreatedKind>(
  kind: K,
  body: { readonly [F in keyof (typeof KNOWN)[K]]: unknown },
  fields: ExtraFields = {},
): JsonObject {
  const problems = findFieldProblems(kind, Object.entries(fields), (setting) => setting);
  if (problems.length > 0) {
    const inputs = problems.map(({ field, problem }) => ({
      name: `fields.${safeSentence(field, MAX_SHOWN_CHARS)}`,
      seen: '',
      problem,
    }));
    throw new InputError(inputs);
  }
  registerSecretFields(fields);
  return Object.entries(fields).reduce<JsonObject>(
    (merged, [field, value]) => withField(merged, field.split('.'), value),
    body,
  );
}

/** Registers every text in fields whose names say that they are secret, for redaction. Expects fields without problems. */
export function registerSecretFields(fields: ExtraFields): void {
  const register = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string' && isSecret) registerSecret(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) register(inner, isSecret || isSecretName(name));
  };
  register(fields, false);
}

/** Returns true if the name of a field says that its value is a secret: `target_secret`. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function findKnown(
  known: Known | undefined,
  path: readonly string[],
  value: unknown,
  nameSetting: NameSetting,
  above: readonly string[] = [],
): readonly FieldProblem[] {
  if (known === undefined) return [];
  const [name, ...rest] = path;
  const field = [...above, ...path].join('.');
  if (known === true) {
    const which = path.length === 0 ? 'this field' : `the field ${above.join('.')}`;
    const setting = nameSetting(above.join('.').replaceAll('_', '-'));
    return [
      { field, problem: `cannot be set: touchdown sets ${which} itself.${setting === null ? '' : ` Use ${setting}.`}` },
    ];
  }
  if (name !== undefined) return findKnown(own(known, name), rest, value, nameSetting, [...above, name]);
  if (!isObject(value)) {
    return [{ field, problem: `cannot be replaced: touchdown builds this object. Add to it with ${field}.FIELD.` }];
  }
  return Object.entries(value).flatMap(([inner, one]) =>
    findKnown(own(known, inner), [], one, nameSetting, [...above, inner]),
  );
}

function own<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function findValueProblem(value: unknown, level: number): string | null {
  if (level > MAX_LEVELS) return `has a value that is nested more than ${MAX_LEVELS} levels deep. Use fewer levels.`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return null;
  if (Array.isArray(value)) return firstProblem(value, level);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype)
    return 'has a value that is not JSON. Use JSON.';
  const reserved = Object.keys(value).find((name) => RESERVED.includes(name));
  return reserved === undefined
    ? firstProblem(Object.values(value), level)
    : `has ${reserved} in its value, which is ${RESERVED_ADVICE}`;
}

function firstProblem(values: readonly unknown[], level: number): string | null {
  for (const value of values) {
    const problem = findValueProblem(value, level + 1);
    if (problem !== null) return problem;
  }
  return null;
}

function withField(object: JsonObject, [name = '', ...rest]: readonly string[], value: unknown): JsonObject {
  const present = own(object, name);
  const inner = isObject(present) ? present : {};
  if (rest.length > 0) return { ...object, [name]: withField(inner, rest, value) };
  return { ...object, [name]: isObject(value) ? { ...inner, ...value } : value };
}
