import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { UP } from '../../src/provision/manifest-schema.ts';
import { toBadInputs } from '../../src/validation/problems.ts';
import { runsOf } from '../support/runs.ts';
import { parse, problemsOf, SHOP, shopWithApi } from './support/manifests.ts';
import { PUBLISHED_UP } from './support/published-schema.ts';

const { accepts } = PUBLISHED_UP;
const LEAST = { project: { name: 'p' }, environment: { name: 'e' } };

const GOOD: Readonly<Record<string, unknown>> = {
  'the whole shop': SHOP,
  'the least': LEAST,
  'an application of which nothing is said': shopWithApi({}),
  'empty parts': { project: { name: 'p' }, environment: { name: 'e' }, databases: {}, applications: {} },
  'a variable with several lines, and an empty one': shopWithApi({ variables: { CERT: 'a\nb', EMPTY: '' } }),
  'extra fields of any value': shopWithApi({ fields: { 'a.b': null, c: [1, { d: 'x' }], e: false } }),
  'no instance at all': shopWithApi({ 'min-running-instances': 0 }),
};

const BAD: Readonly<Record<string, unknown>> = {
  'a list': [],
  'no project': { environment: { name: 'e' } },
  'a port without the inner one': shopWithApi({ ports: [{ 'external-port': 443 }] }),
  'a port for a list of them': shopWithApi({ ports: { 'internal-port': 1 } }),
  'null for an application': { ...SHOP, applications: { api: null } },
  'a key with a slash': { ...SHOP, applications: { 'a/b': {} } },
  'a number for a variable': shopWithApi({ variables: { PORT: 8080 } }),
  "a secret's value in the file": shopWithApi({ secrets: { TOKEN: 'hunter2' } }),
  'an extra field without a name': shopWithApi({ fields: { '': 1 } }),
  'an extra field with a space in its name': shopWithApi({ fields: { 'a b': 1 } }),
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

  test('gives the same results as the published JSON schema for any manifest', () => {
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
        expect(v.is(UP, up)).toBe(accepts(up));
      }),
      { numRuns: runsOf(2_000) },
    );
  });

  test.for<[string, object, string]>([
    ['an empty line', { name: '' }, 'name is empty. Give a text.'],
    ['two lines', { name: 'a\nb' }, 'name has line breaks or control characters. Give one line.'],
    ['a number for a text', { commit: 16 }, 'commit is not a text. Put it in quotes: "16".'],
    ['false for a text', { variables: { A: false } }, 'variables.A is not a text. Put it in quotes: "false".'],
    ['nothing for a text', { 'build-mode': null }, 'build-mode is not a text (how it is built).'],
    [
      'a text for a flag',
      { ports: [{ 'internal-port': 1, 'publicly-accessible': 'yes' }] },
      'ports[0].publicly-accessible is not true or false.',
    ],
    ['half a number', { cpu: 1.5 }, 'cpu is not a whole number from 1 to 2147483647.'],
    [
      'a text for a list',
      { needs: 'main' },
      'needs is not a list (the keys of databases and applications to deploy before it).',
    ],
    [
      'a list for keys',
      { 'git-repository': [] },
      'git-repository is not a list of keys and values (the repository of the source code).',
    ],
    [
      'a text for keys of choice',
      { secrets: 'x' },
      'secrets is not a list of keys and values (secrets, which are created, and written again before a deployment).',
    ],
    [
      'a bad key',
      { variables: { 'A-B': '' } },
      'variables.A-B is not a valid key. It must match ^[A-Za-z_][A-Za-z0-9_]*$.',
    ],
    ['a missing key', { 'git-repository': {} }, 'git-repository.url is missing (its URL).'],
  ])('says what is wrong with %s', ([, api, problem]) => {
    expect(problemsOf(shopWithApi(api))).toEqual([`up.applications.api.${problem}`]);
  });

  test.for(['constructor', 'prototype', 'toString', '__proto__'])('accepts a variable called %s', (key) => {
    const up = shopWithApi(JSON.parse(`{"variables": {"${key}": "x"}}`));
    expect(parse(up).applications.at(-1)?.variables).toEqual([{ key, value: 'x' }]);
  });

  test('shows no text in its problems', () => {
    const secret = fc.string({ unit: fc.constantFrom('Q', 'Z', '\n'), minLength: 3 });
    const keys = fc.constantFrom(
      'project',
      'environment',
      'databases',
      'applications',
      'name',
      'cpu',
      'variables',
      'a',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(secret, fc.array(tie('any')), fc.dictionary(keys, tie('any'))),
    })).any;
    fc.assert(
      fc.property(value, (up) => {
        const { issues } = v.safeParse(UP, up);
        expect(JSON.stringify(toBadInputs(issues))).not.toMatch(/[QZ]/);
      }),
    );
  });

  const application = (more: object) => ({ applications: { api: more } });
  const port = (more: object) => application({ ports: [{ 'internal-port': 1, ...more }] });
  const database = (more: object) => ({ databases: { main: { type: 'A', ...more } } });

  test.for<[string, number, number, (count: number) => object]>([
    ['a port inside', 1, 65_535, (count) => port({ 'internal-port': count })],
    ['the instances at least', 0, 2_147_483_647, (count) => application({ 'min-running-instances': count })],
    ['the storage of a database', 1, 2_147_483_647, (storage) => database({ storage })],
  ])('accepts for %s a number from %d to %d, inclusive', ([, least, most, put]) => {
    const isTaken = (count: number) => problemsOf({ ...LEAST, ...put(count) }).length === 0;
    expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
  });
});

/** Returns `from` with one place that `path` leads to put to `value`, or beside it a key of that kind added. */
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
