import { describe, expect, test } from 'vitest';
import { createNames, readSecretValues, readUpChoices } from '../../../src/cli/up/run-up.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { parseManifest } from '../../../src/provision/parse-manifest.ts';
import { plan } from '../../../src/provision/plan.ts';
import { createState, withResource } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';

const read = (values: Parameters<typeof readUpChoices>[0], config = { path: null, timeout: null } as const) =>
  readUpChoices(values, { folder: '/work', env: {} }, config);

describe('the options of up', () => {
  test('place the state next to the configuration by default', () => {
    const config = { path: '/repo/deploy/touchdown.yaml', timeout: '60' };
    const choices = readUpChoices({}, { folder: '/work', env: {} }, config);
    expect([choices.statePath, choices.policy.timeoutMs]).toEqual(['/repo/deploy/touchdown.state.json', 60_000]);
    expect(readUpChoices({ state: 'x.json', timeout: '5m' }, { folder: '/work', env: {} }, config)).toMatchObject({
      statePath: '/work/x.json',
      policy: { timeoutMs: 300_000 },
    });
  });

  test('accept a value that contains =', () => {
    expect([...read({ set: ['A=b=c', 'E='] }).set]).toEqual([
      ['A', 'b=c'],
      ['E', ''],
    ]);
  });

  test('report everything invalid at once, without values', () => {
    expect(() => read({ set: ['hunter2', '1A=hunter2'], timeout: '0s', state: '' })).toThrow(
      /^--state is [^\n]*\n--set has no "="[^\n]*\n--set has a key[^\n]*\n--timeout: "0s" is [^\n]*$/,
    );
  });

  test('override the environment, of which only listed variables are read and an empty one counts as unset', () => {
    const { lookup, isListed } = createNames(
      {
        set: new Map([
          ['A', 'set'],
          ['EMPTY', ''],
        ]),
        listed: new Set(['A', 'B', 'C', 'D']),
      },
      { A: 'env', B: 'env', C: '', E: 'unlisted' },
    );
    const names = ['A', 'B', 'C', 'D', 'E', 'EMPTY'];
    expect(names.map(lookup)).toEqual(['set', 'env', undefined, undefined, undefined, '']);
    expect(names.filter(isListed)).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('find no variable of the name %s', (name) => {
    const { lookup } = createNames({ set: new Map(), listed: new Set([name]) }, {});
    expect(lookup(name)).toBeUndefined();
    const up = { ...SHOP, applications: { api: { secrets: { KEY: { env: name } } } } };
    const names = { lookup: () => 'x', isListed: () => true };
    const steps = plan(parseManifest(up, names).manifest, createState('https://api.example.com'), { redeploys: false });
    expect(() => readSecretValues(steps, {})).toThrow(
      `secret api/KEY has no value. Set the environment variable ${name}`,
    );
  });

  test('list variables with --env and TOUCHDOWN_ENV together, between commas or line breaks', () => {
    const env = { TOUCHDOWN_ENV: ' A, B\nC,,' };
    const { listed } = readUpChoices({ env: ['D', 'E,A'] }, { folder: '/work', env }, { path: null, timeout: null });
    expect([...listed]).toEqual(['D', 'E', 'A', 'B', 'C']);
    expect(read({}).listed.size).toBe(0);
  });

  test.each([
    ['--env', { env: ['A', 'B=hunter2'] }, {}],
    ['TOUCHDOWN_ENV', {}, { TOUCHDOWN_ENV: 'A,B=hunter2' }],
  ])('refuse what is no name in %s, and show no value', (name, values, env) => {
    expect(() => readUpChoices(values, { folder: '/work', env }, { path: null, timeout: null })).toThrow(
      new RegExp(
        `^${name} has a name that is not letters, digits and underscores\\. Write for example BRANCH,DATABASE_URL\\.$`,
      ),
    );
  });
});

describe('the values of secrets', () => {
  const manifest = parse(SHOP);
  const empty = createState('https://api.example.com');

  test('are read from the environment, and redacted from then on', () => {
    const values = readSecretValues(plan(manifest, empty, { redeploys: false }), {
      DATABASE_URL: 'hunter-is-the-value',
    });
    expect([...values]).toEqual([['DATABASE_URL', 'hunter-is-the-value']]);
    expect(redact('it is hunter-is-the-value')).toBe('it is ***');
  });

  test('are only required for secrets to create', () => {
    expect(() => readSecretValues(plan(manifest, empty, { redeploys: false }), {})).toThrow(
      'secret api/DATABASE_URL has no value. Set the environment variable DATABASE_URL to it.',
    );
    const known = withResource(empty, 'secret:shop/preview-x/api/DATABASE_URL', { id: null, createdAt: 'now' });
    expect(readSecretValues(plan(manifest, known, { redeploys: false }), {}).size).toBe(0);
  });
});
