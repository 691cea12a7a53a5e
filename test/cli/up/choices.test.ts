import { describe, expect, test } from 'vitest';
import { createLookup, readSecretValues, readUpChoices } from '../../../src/cli/up/choices.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { plan } from '../../../src/provision/plan.ts';
import { createState, withResource } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';

const read = (values: Parameters<typeof readUpChoices>[0], config = { path: null, timeout: null } as const) =>
  readUpChoices(values, { folder: '/work' }, config);

describe('the options of up', () => {
  test('have defaults', () => {
    expect(read({})).toEqual({
      isPlan: false,
      redeploys: false,
      adopt: [],
      forget: [],
      set: new Map(),
      policy: {
        wait: true,
        dryRun: false,
        timeoutMs: 1_800_000,
        startTimeoutMs: 60_000,
        pollIntervalMs: 5_000,
        successStates: [],
        failureStates: [],
        onUnchanged: 'fail',
        onSuperseded: 'fail',
        onConflict: 'wait',
      },
      statePath: '/work/touchdown.state.json',
    });
  });

  test('place the state next to the configuration by default', () => {
    const config = { path: '/repo/deploy/touchdown.yaml', timeout: '60' };
    const choices = readUpChoices({}, { folder: '/work' }, config);
    expect([choices.statePath, choices.policy.timeoutMs]).toEqual(['/repo/deploy/touchdown.state.json', 60_000]);
    expect(readUpChoices({ state: 'x.json', timeout: '5m' }, { folder: '/work' }, config)).toMatchObject({
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

  test('override the environment, where an empty variable counts as unset', () => {
    const lookup = createLookup(
      new Map([
        ['A', 'set'],
        ['EMPTY', ''],
      ]),
      { A: 'env', B: 'env', C: '' },
    );
    expect(['A', 'B', 'C', 'D', 'EMPTY'].map(lookup)).toEqual(['set', 'env', undefined, undefined, '']);
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
