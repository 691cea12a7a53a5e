import { describe, expect, test } from 'vitest';
import { TouchdownError } from '../../src/kernel/errors.ts';
import { listNames } from '../../src/provision/manifest-names.ts';
import { LEFT, lostBefore, lostNow, outcomeOfDeployment } from '../../src/provision/sentences.ts';
import { parse, SHOP } from './support/manifests.ts';

const MANIFEST = parse(SHOP);
const error = new TouchdownError('rejected', 'It was refused.');

describe('the sentence about a step', () => {
  test.for([
    ['project', 'Run this again: it checks the list first.'],
    ['variable:api/LOG_LEVEL', 'Run this again to repeat the request.'],
    ['secret:api/DATABASE_URL', 'Run this again to repeat the request.'],
    [
      'environment',
      "Check the platform's console. If it exists, add --adopt environment=ID; if not, add --forget environment to create it again.",
    ],
    [
      'application:api',
      "Check the platform's console. If it exists, add --adopt application:api=ID; if not, add --forget application:api to create it again.",
    ],
  ] as const)('with a lost response says what to do: %s', ([word, advice]) => {
    const [name] = listNames(MANIFEST).filter((one) => one.word === word);
    if (name === undefined) throw new Error(`There is no ${word}.`);
    expect(lostNow(name, error)).toEqual({
      kind: 'uncertain',
      note: `may have been created: It was refused. ${advice}`,
      error,
    });
    expect(lostBefore(name, '2030-01-01T00:00:00.000Z')).toBe(
      `may have been created at 2030-01-01T00:00:00.000Z by an earlier run that got no response. ${advice}`,
    );
    expect(lostBefore(name, `\u001b[2J${'9'.repeat(80)}\nx`)).toContain(` at ${'9'.repeat(39)}… by `);
  });

  test.for([
    ['passed', null, { kind: 'deployed', deploymentId: 'd', note: 'So.' }],
    ['failed', null, { kind: 'not-passed', deploymentId: 'd', note: 'So.' }],
    ['failed', error, { kind: 'failed', note: 'It was refused.', error }],
    ['unknown', error, { kind: 'uncertain', note: 'So.', error }],
    ['unknown', null, { kind: 'uncertain', note: 'So.', error: null }],
    ['cancelled', null, { kind: 'left', note: 'So.' }],
    ['unsent', error, LEFT],
  ] as const)('that deployed contains the outcome: %s, %s', ([kind, cause, outcome]) => {
    expect(outcomeOfDeployment({ kind, deploymentId: 'd', sentence: 'So.', error: cause })).toEqual(outcome);
  });
});
