import { describe, expect, test } from 'vitest';
import { TouchdownError } from '../../src/kernel/errors.ts';
import { listNames } from '../../src/provision/manifest-names.ts';
import { plan } from '../../src/provision/plan.ts';
import {
  blocked,
  foundNote,
  LEFT,
  lostBefore,
  lostNow,
  outcomeOfDeployment,
  refused,
} from '../../src/provision/provision-sentences.ts';
import { createState } from '../../src/provision/provision-state.ts';
import { parse, SHOP } from './support/manifests.ts';

const MANIFEST = parse(SHOP);
const STEPS = plan(MANIFEST, createState('https://api.example.com'), { redeploys: false });
const error = new TouchdownError('rejected', 'It was refused.');

describe('the sentence about a step', () => {
  test.for([
    ['project', 'Run this again: it is looked for in the list first.'],
    ['variable:api/LOG_LEVEL', 'Run this again: it is looked for in the list first.'],
    [
      'secret:api/DATABASE_URL',
      'Add --forget secret:api/DATABASE_URL to have it created again: where it is there already, it is left as it is.',
    ],
    [
      'environment',
      "Look in the platform's console; then add --adopt environment=ID where it is there, or --forget environment to have it created again.",
    ],
    [
      'application:api',
      "Look in the platform's console; then add --adopt application:api=ID where it is there, or --forget application:api to have it created again.",
    ],
  ] as const)('whose answer was lost is what to do: %s', ([word, advice]) => {
    const [name] = listNames(MANIFEST).filter((one) => one.word === word);
    if (name === undefined) throw new Error(`There is no ${word}.`);
    expect(lostNow(name, error)).toEqual({
      kind: 'uncertain',
      note: `may have been created: It was refused. ${advice}`,
      error,
    });
    expect(lostBefore(name, '2030-01-01T00:00:00.000Z')).toBe(
      `may have been created by an earlier run, which did not learn of it, at 2030-01-01T00:00:00.000Z. ${advice}`,
    );
    expect(lostBefore(name, `\u001b[2J${'9'.repeat(80)}\nx`)).toContain(`at ${'9'.repeat(39)}…. `);
  });

  test('that can never begin is what it waited for', () => {
    const notes = STEPS.filter(({ name }) => name.word === 'application:api').map((step) => blocked(step));
    expect(notes).toEqual([
      { kind: 'blocked', note: 'not begun, since application api is not known to be there' },
      { kind: 'blocked', note: 'not begun, since application api is not known to be deployed' },
    ]);
    expect(LEFT).toEqual({ kind: 'left', note: 'not begun, since the run was ended before' });
  });

  test('that found its thing is why it is there', () => {
    const project = { kind: 'project', spec: { name: 'shop' } } as const;
    const secret = { kind: 'secret', key: 'A', from: 'A' } as const;
    expect(foundNote(project, false)).toBe('is there: the project of this name is used');
    expect(foundNote(secret, false)).toBe('was there already, and is left as it is');
    for (const thing of [project, secret]) expect(foundNote(thing, true)).toContain('its creation was lost');
  });

  test('that was refused is the error, and what to do where there is something', () => {
    expect(refused(error)).toEqual({ kind: 'failed', note: 'It was refused.', error });
    expect(refused(error, 'Do so.')).toEqual({ kind: 'failed', note: 'It was refused. Do so.', error });
  });

  test.for([
    ['passed', null, { kind: 'deployed', deploymentId: 'd', note: 'So.' }],
    ['failed', null, { kind: 'not-passed', deploymentId: 'd', note: 'So.' }],
    ['failed', error, { kind: 'failed', note: 'It was refused.', error }],
    ['unknown', error, { kind: 'uncertain', note: 'So.', error }],
    ['unknown', null, { kind: 'uncertain', note: 'So.', error: null }],
    ['cancelled', null, { kind: 'left', note: 'So.' }],
    ['unsent', error, LEFT],
  ] as const)('that deployed is how it ended: %s, %s', ([kind, cause, outcome]) => {
    expect(outcomeOfDeployment({ kind, deploymentId: 'd', sentence: 'So.', error: cause })).toEqual(outcome);
  });
});
