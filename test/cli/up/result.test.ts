import { describe, expect, test } from 'vitest';
import { exitCodeOfUp, type ResourceResult, renderResults, resultsOf } from '../../../src/cli/up/result.ts';
import { AccessError, CancelledError, InputError, TouchdownError } from '../../../src/kernel/errors.ts';
import type { Outcome } from '../../../src/provision/interfaces.ts';
import { listNames } from '../../../src/provision/manifest-names.ts';
import { LEFT } from '../../../src/provision/sentences.ts';
import { createState, type State, withDeployment, withResource } from '../../../src/provision/state.ts';
import { lost } from '../../provision/support/fake-platform.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';

const EMPTY = createState('https://api.example.com');
const API = 'application:shop/preview-x/api';
const MAIN = 'database:shop/preview-x/main';
const error = new TouchdownError('rejected', 'No.');

function resultsFor(outcomes: Readonly<Record<string, Outcome>>, state: State = EMPTY) {
  const results = resultsOf(listNames(parse(SHOP)), new Map(Object.entries(outcomes)), state);
  return new Map(results.map((result) => [result.name, result]));
}

/** What a person sees of a result, without its name. */
function cellsOf(result: ResourceResult | undefined): readonly string[] {
  if (result === undefined) throw new Error('There is no such result.');
  return renderResults([result], null).trimEnd().split('\t').slice(1);
}

describe('the results of a run', () => {
  test('report existing and deployed resources', () => {
    const known = withResource(EMPTY, API, { id: 'a1', createdAt: 'then' });
    const state = withDeployment(known, API, { commit: null, deploymentId: 'd1', deployedAt: 'then' });
    const results = resultsFor({}, state);
    expect(results.get('application:api')).toEqual({
      kind: 'application',
      name: 'application:api',
      id: 'a1',
      creation: 'there',
      deployment: 'deployed-before',
      deploymentId: 'd1',
      note: '',
    });
    expect(results.get('project')).toMatchObject({ deployment: null, deploymentId: null, note: '' });
    expect(cellsOf(results.get('application:api'))).toEqual(['a1', 'exists', 'up to date']);
    expect(cellsOf(results.get('environment'))).toEqual(['', 'exists']);
  });

  test('contain the last note about each resource, and the deployment of this run', () => {
    const state = withDeployment(EMPTY, API, { commit: null, deploymentId: 'before', deployedAt: 'then' });
    const results = resultsFor(
      {
        [`create ${API}`]: { kind: 'found', id: 'a1', note: 'already existed' },
        [`deploy ${API}`]: { kind: 'not-passed', deploymentId: 'now', note: 'Deployment failed.' },
        [`create ${MAIN}`]: { kind: 'failed', note: 'No.', error },
        'create project:shop': { kind: 'created', id: 'p1' },
      },
      state,
    );
    expect(results.get('application:api')).toMatchObject({ deploymentId: 'now', note: 'Deployment failed.' });
    expect(results.get('database:main')).toMatchObject({ creation: 'failed', note: 'No.', deploymentId: null });
    expect(results.get('project')).toMatchObject({ creation: 'created', note: '' });
    expect(
      resultsFor({ [`deploy ${API}`]: { kind: 'blocked', note: 'x' } }, state).get('application:api'),
    ).toMatchObject({
      deployment: 'blocked',
      deploymentId: 'before',
    });
  });

  test.for<[Outcome, string, string]>([
    [{ kind: 'deployed', deploymentId: null, note: '' }, 'deployed', 'requested'],
    [{ kind: 'not-passed', deploymentId: null, note: '' }, 'FAILED', 'FAILED'],
    [{ kind: 'failed', note: '', error }, 'FAILED', 'FAILED'],
    [{ kind: 'uncertain', note: '', error: null }, 'UNKNOWN', 'UNKNOWN'],
    [{ kind: 'blocked', note: 'not started' }, 'not started', 'not started'],
    [LEFT, 'not started', 'not started'],
    [{ kind: 'left', note: 'It goes on.' }, 'not followed', 'not followed'],
  ])('show the deployment %j as %s, that of a database as %s', ([outcome, ofApplication, ofDatabase]) => {
    const results = resultsFor({ [`deploy ${API}`]: outcome, [`deploy ${MAIN}`]: outcome });
    expect(cellsOf(results.get('application:api'))[2]).toBe(ofApplication);
    expect(cellsOf(results.get('database:main'))[2]).toBe(ofDatabase);
  });

  test.for<[Outcome, string, boolean]>([
    [{ kind: 'created', id: null }, 'created', false],
    [{ kind: 'found', id: null, note: '' }, 'existed', false],
    [{ kind: 'changed', id: null, note: '' }, 'changed', false],
    [{ kind: 'kept', id: null, note: '' }, 'NOT CHANGED', true],
    [{ kind: 'failed', note: '', error }, 'FAILED', true],
    [{ kind: 'uncertain', note: '', error: null }, 'UNKNOWN', true],
    [{ kind: 'blocked', note: '' }, 'not started', true],
    [LEFT, 'not started', true],
  ])('show the creation %j as %s; of a setting: %s', ([outcome, word, isRow]) => {
    const settings = ['variable:shop/preview-x/api/LOG_LEVEL', 'secret:shop/preview-x/api/DATABASE_URL'];
    const keys = ['project:shop', API, ...settings];
    const results = [...resultsFor(Object.fromEntries(keys.map((key) => [`create ${key}`, outcome]))).values()];
    const isSetting = ({ kind }: ResourceResult) => kind === 'variable' || kind === 'secret';
    const made = results.filter(({ creation }) => creation === outcome.kind);
    expect(made.filter((result) => !isSetting(result)).map((result) => cellsOf(result)[1])).toEqual([word, word]);
    const rows = made.filter(isSetting).map((result) => renderResults([result], null) !== '');
    expect(rows).toEqual([isRow, isRow]);
  });

  describe('at a terminal', () => {
    const made = { kind: 'created', id: '0191e2a4-0000-7000-8000-00000000abcd' } as const;
    const state = withResource(EMPTY, API, { id: made.id, createdAt: 'then' });
    const outcomes = {
      [`create ${API}`]: made,
      [`deploy ${API}`]: { kind: 'not-passed', deploymentId: null, note: '' },
      [`create ${MAIN}`]: { kind: 'uncertain', note: '', error: null },
      [`deploy ${MAIN}`]: { kind: 'blocked', note: '' },
    } as const;
    const results = [...resultsFor(outcomes, state).values()];
    const resultOf = (facts: Partial<ResourceResult>): ResourceResult => {
      const [project] = results;
      if (project === undefined) throw new Error('There is no result.');
      return { ...project, ...facts };
    };
    const shown = (columns: number) => renderResults(results, columns).split('\n');

    test('have a heading over each column', () => {
      expect(shown(75)[0]).toMatch(/^RESOURCE +ID +RESULT +DEPLOYMENT$/);
      expect(shown(75)).toContainEqual(expect.stringMatching(/^application:api +0191\S+abcd +created +FAILED$/));
    });

    test('show each outcome in 17 columns, and nothing wider', () => {
      const lines = shown(17);
      expect(lines.filter((line) => line.startsWith('  '))).toEqual([
        '  exists',
        '  exists',
        '  UNKNOWN',
        '  up to date',
        '  FAILED',
      ]);
      expect(lines.filter((line) => line.length > 17)).toEqual([]);
    });

    test('show a hostile id on one line', () => {
      expect(renderResults([resultOf({ id: 'a\nb\u001b[2J' })], 12)).toBe('project\n  exists\n  a b\n');
    });
  });
});

const refused = new AccessError('access-forbidden', 'No.', { method: 'POST', path: '/' });
const OUTCOMES = {
  created: { kind: 'created', id: 'i' },
  found: { kind: 'found', id: null, note: '' },
  deployed: { kind: 'deployed', deploymentId: null, note: '' },
  bad: { kind: 'not-passed', deploymentId: null, note: '' },
  refused: { kind: 'failed', note: '', error: refused },
  misused: { kind: 'failed', note: '', error: new InputError([]) },
  lost: { kind: 'uncertain', note: '', error: lost('gone') },
  blocked: { kind: 'blocked', note: '' },
  left: { kind: 'left', note: '' },
} as const satisfies Readonly<Record<string, Outcome>>;

describe('the exit code of up', () => {
  test.for([
    [[], 0],
    [['created', 'deployed'], 0],
    [['found'], 0],
    [['left'], 0],
    [['blocked'], 0],
    [['created', 'bad', 'blocked'], 1],
    [['lost', 'blocked', 'deployed'], 4],
    [['refused', 'blocked'], 3],
    [['misused', 'blocked'], 2],
    [['bad', 'lost', 'refused'], 1],
    [['refused', 'lost'], 3],
  ] as const)('of %j is %i', ([names, code]) => {
    const outcomes = new Map(names.map((name, at) => [String(at), OUTCOMES[name]]));
    expect(exitCodeOfUp({ outcomes, halt: null }, false)).toBe(code);
  });

  test('is 130 only if an interruption left something undone', () => {
    const of = (...kinds: (keyof typeof OUTCOMES)[]) => new Map(kinds.map((kind) => [kind, OUTCOMES[kind]]));
    expect(exitCodeOfUp({ outcomes: of('created', 'left', 'bad'), halt: null }, true)).toBe(130);
    expect(exitCodeOfUp({ outcomes: of('created', 'deployed'), halt: null }, true)).toBe(0);
    expect(exitCodeOfUp({ outcomes: of('created', 'bad', 'blocked'), halt: null }, true)).toBe(1);
    expect(exitCodeOfUp({ outcomes: of('lost', 'blocked'), halt: null }, true)).toBe(4);
    expect(exitCodeOfUp({ outcomes: of('refused', 'left'), halt: refused }, false)).toBe(3);
  });

  test('is 130 if the outcome is unknown because of an interruption', () => {
    const unknown = { kind: 'uncertain', note: '', error: new CancelledError('signal', '') } as const;
    expect(exitCodeOfUp({ outcomes: new Map([['a', unknown]]), halt: null }, true)).toBe(130);
  });

  test('is that of the error that stopped further steps', () => {
    expect(exitCodeOfUp({ outcomes: new Map([['a', OUTCOMES.created]]), halt: new InputError([]) }, false)).toBe(2);
  });
});
