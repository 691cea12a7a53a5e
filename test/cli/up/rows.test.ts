import { describe, expect, test } from 'vitest';
import { beginRows, type Rows, statusesOf, withEnded, withStarted, withState } from '../../../src/cli/up/rows.ts';
import type { Outcome } from '../../../src/provision/interfaces.ts';
import { plan } from '../../../src/provision/plan.ts';
import { LEFT } from '../../../src/provision/sentences.ts';
import { createState } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';

const STEPS = plan(parse(SHOP), createState('https://api.example.com'), { redeploys: false });
const CREATED: Outcome = { kind: 'created', id: 'i' };

function stepOf(words: string) {
  const step = STEPS.find(({ kind, name }) => `${kind} ${name.word}` === words);
  if (step === undefined) throw new Error(`There is no ${words}.`);
  return step;
}

type Deed = (rows: Rows, at: number) => Rows;
const begins =
  (words: string): Deed =>
  (rows, at) =>
    withStarted(rows, stepOf(words), at);
const ends =
  (words: string, outcome: Outcome = CREATED): Deed =>
  (rows, at) =>
    withEnded(rows, stepOf(words), outcome, at);

/** The rows after these deeds, a second each; `application:api` as `going deploying BUILDING 3`. */
function play(...deeds: readonly Deed[]) {
  const rows = deeds.reduce((now, deed, at) => deed(now, at * 1000), beginRows(STEPS));
  const shown = statusesOf(rows, deeds.length * 1000, 80);
  return Object.fromEntries(
    shown.map(({ name, standing, phase, state, elapsedMs }) => [
      name,
      `${standing} ${phase}${state === null ? '' : ` ${state}`} ${elapsedMs / 1000}`,
    ]),
  );
}

const MADE = [
  begins('create application:api'),
  ends('create application:api'),
  begins('create variable:api/LOG_LEVEL'),
  begins('create secret:api/DATABASE_URL'),
  ends('create secret:api/DATABASE_URL'),
  ends('create variable:api/LOG_LEVEL'),
];

describe('the rows of up', () => {
  test('are one for each resource, and all wait at first', () => {
    expect(play()).toEqual({
      project: 'waiting waiting 0',
      environment: 'waiting waiting 0',
      'database:main': 'waiting waiting 0',
      'application:web': 'waiting waiting 0',
      'application:api': 'waiting waiting 0',
    });
  });

  test.for<[number, string]>([
    [1, 'going creating 1'],
    [2, 'waiting created, waiting 1'],
    [3, 'going creating variables 3'],
    [4, 'going creating variables 4'],
    [5, 'going creating variables 5'],
    [6, 'waiting created, waiting 5'],
  ])('show the progress of an application and its settings: after %d, %s', ([count, shown]) => {
    expect(play(...MADE.slice(0, count))['application:api']).toBe(shown);
  });

  test('show the state of a deployment, and its outcome', () => {
    const deploying = [...MADE, begins('deploy application:api')];
    const seen: Deed = (rows) => withState(rows, 'application:api', 'BUILD\u001b[2JING\n');
    expect(play(...deploying, seen)['application:api']).toBe('going deploying BUILDING 8');
    const deployed = { kind: 'deployed', deploymentId: null, note: '' } as const;
    const end = ends('deploy application:api', deployed);
    expect(play(...deploying, seen, end, seen)['application:api']).toBe('passed deployed 8');
  });

  test.for<[Outcome['kind'], Outcome, string]>([
    ['found', { kind: 'found', id: 'i', note: 'is there' }, 'passed existed 1'],
    ['created', CREATED, 'passed created 1'],
    ['failed', { kind: 'failed', note: '', error: {} as never }, 'failed FAILED 1'],
    ['uncertain', { kind: 'uncertain', note: '', error: null }, 'doubtful UNKNOWN 1'],
    ['left', LEFT, 'waiting not started 1'],
    ['blocked', { kind: 'blocked', note: '' }, 'waiting not started 1'],
  ])('show the outcome %s', ([, outcome, shown]) => {
    const { project } = play(begins('create project'), ends('create project', outcome));
    expect(project).toBe(shown);
  });

  test('keep the worst outcome, whatever finishes later', () => {
    const worst = play(
      ends('create database:main', { kind: 'uncertain', note: '', error: null }),
      ends('deploy database:main', { kind: 'blocked', note: '' }),
    );
    expect(worst['database:main']).toBe('doubtful UNKNOWN 0');
    const setting = play(
      ...MADE.slice(0, 3),
      ends('create variable:api/LOG_LEVEL', { kind: 'failed', note: '', error: {} as never }),
    );
    expect(setting['application:api']).toBe('failed FAILED 3');
  });

  test('show a requested deployment of a database, and a deployment that is no longer followed', () => {
    const asked = { kind: 'deployed', deploymentId: null, note: '' } as const;
    const rows = play(
      ends('create database:main'),
      begins('deploy database:main'),
      ends('deploy database:main', asked),
    );
    expect(rows['database:main']).toBe('passed requested 1');
    const web = play(
      ends('create application:web'),
      ends('deploy application:web', { kind: 'left', note: 'Cancelled.' }),
    );
    expect(web['application:web']).toBe('waiting not followed 0');
  });

  test('show only keys on a narrow terminal', () => {
    const names = (columns: number) => statusesOf(beginRows(STEPS), 0, columns).map(({ name }) => name);
    expect(names(49)).toEqual(['project', 'environment', 'main', 'web', 'api']);
    expect(names(50).at(-1)).toBe('application:api');
  });
});
