import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../src/provision/find-problems.ts';
import { UP_SCHEMA } from '../../src/provision/manifest-schema.ts';
import { problemsOf, SHOP, shopWithApi } from './support/manifests.ts';

const accepts = new Ajv2020({ strict: true }).compile(UP_SCHEMA);
const none = (): null => null;

const GOOD: Readonly<Record<string, unknown>> = {
  'the whole shop': SHOP,
  'the least': { project: { name: 'p' }, environment: { name: 'e' } },
  'an application of which nothing is said': shopWithApi({}),
  'empty parts': { project: { name: 'p' }, environment: { name: 'e' }, databases: {}, applications: {} },
  'a variable with several lines, and an empty one': shopWithApi({ variables: { CERT: 'a\nb', EMPTY: '' } }),
  'no instance at all': shopWithApi({ 'min-running-instances': 0 }),
};

const BAD: Readonly<Record<string, unknown>> = {
  'a list': [],
  'a text': 'up',
  'no project': { environment: { name: 'e' } },
  'no environment': { project: { name: 'p' } },
  'a project without a name': { ...SHOP, project: {} },
  'an empty name': { ...SHOP, project: { name: '' } },
  'a name of two lines': { ...SHOP, project: { name: 'a\nb' } },
  'a number for a text': { ...SHOP, databases: { main: { type: 'POSTGRESQL', version: 16 } } },
  'a database without a type': { ...SHOP, databases: { main: {} } },
  'a text for a number': shopWithApi({ cpu: '500' }),
  'half a number': shopWithApi({ cpu: 1.5 }),
  'nothing of a processor': shopWithApi({ cpu: 0 }),
  'a port that is none': shopWithApi({ ports: [{ 'internal-port': 65_536 }] }),
  'a port without the inner one': shopWithApi({ ports: [{ 'external-port': 443 }] }),
  'a port for a list of them': shopWithApi({ ports: { 'internal-port': 1 } }),
  'a text for a flag': shopWithApi({ ports: [{ 'internal-port': 1, 'publicly-accessible': 'yes' }] }),
  'an unknown key': shopWithApi({ memmory: 1 }),
  'snake case': shopWithApi({ build_mode: 'DOCKER' }),
  'null for an application': { ...SHOP, applications: { api: null } },
  'a key with a slash': { ...SHOP, applications: { 'a/b': {} } },
  "a variable's key with a dash": shopWithApi({ variables: { 'A-B': '1' } }),
  'a number for a variable': shopWithApi({ variables: { PORT: 8080 } }),
  "a secret's value in the file": shopWithApi({ secrets: { TOKEN: 'hunter2' } }),
  'a secret without a source': shopWithApi({ secrets: { TOKEN: {} } }),
  'a need that is no text': shopWithApi({ needs: [1] }),
};

describe('the schema of up', () => {
  test.for(Object.entries(GOOD))('allows %s, and so does the parser', ([, up]) => {
    expect(accepts(up)).toBe(true);
    expect(problemsOf(up)).toEqual([]);
  });

  test.for(Object.entries(BAD))('refuses %s, and so does the parser', ([, up]) => {
    expect(accepts(up)).toBe(false);
    expect(problemsOf(up)).not.toEqual([]);
  });

  test('is read by us as by ajv, whatever the shop becomes', () => {
    const values = fc.oneof(
      fc.constantFrom(
        null,
        true,
        '',
        'x',
        'a\nb',
        0,
        1,
        -1,
        1.5,
        65_536,
        3e9,
        [],
        {},
        [{}],
        { name: 'x' },
        { env: 'X' },
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), values, fc.boolean(), (path, value, isAdded) => {
        const up = changed(SHOP, path, value, isAdded);
        expect(findProblems(up, UP_SCHEMA, 'up', none).length === 0).toBe(accepts(up));
      }),
      { numRuns: 2_000 },
    );
  });

  test('says what every part of it is', () => {
    expect(JSON.stringify(UP_SCHEMA)).not.toContain('"description":""');
  });
});

/** Answers `from` with one place that `path` leads to put to `value`, or beside it a key of that kind added. */
function changed(from: unknown, [step = 0, ...rest]: readonly number[], value: unknown, isAdded: boolean): unknown {
  if (typeof from !== 'object' || from === null) return value;
  const keys = Object.keys(from);
  if (isAdded && rest.length === 0) return Array.isArray(from) ? [...from, value] : { ...from, added: value };
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const inner = changed(Reflect.get(from, key), rest, value, isAdded);
  const next = rest.length === 0 ? value : inner;
  return Array.isArray(from) ? from.with(Number(key), next) : { ...from, [key]: next };
}
