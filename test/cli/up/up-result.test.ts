import { describe, expect, test } from 'vitest';
import { isShown, RESULT_COLUMNS, type ResourceResult, resultsOf } from '../../../src/cli/up/up-result.ts';
import { TouchdownError } from '../../../src/kernel/errors.ts';
import { listNames } from '../../../src/provision/names.ts';
import type { Outcome } from '../../../src/provision/outcome.ts';
import { LEFT } from '../../../src/provision/sentences.ts';
import { createState, type State, withDeployment, withResource } from '../../../src/provision/state.ts';
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
function cellsOf(result: ResourceResult | undefined): readonly (string | null)[] {
  if (result === undefined) throw new Error('There is no such result.');
  return RESULT_COLUMNS.slice(1).map(({ cell }) => cell(result));
}

describe('the results of a run', () => {
  test('are one for each resource, in the order of the file', () => {
    expect([...resultsFor({}).keys()]).toEqual([
      'project',
      'environment',
      'database:main',
      'application:web',
      'application:api',
      'variable:api/LOG_LEVEL',
      'secret:api/DATABASE_URL',
    ]);
  });

  test('say of what was there and deployed that it is', () => {
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
    expect(cellsOf(results.get('application:api'))).toEqual(['a1', 'there', 'deployed before']);
    expect(cellsOf(results.get('environment'))).toEqual([null, 'there', '']);
  });

  test('tell the last thing that was said of each, and the deployment of this run', () => {
    const state = withDeployment(EMPTY, API, { commit: null, deploymentId: 'before', deployedAt: 'then' });
    const results = resultsFor(
      {
        [`create ${API}`]: { kind: 'found', id: 'a1', note: 'was there already' },
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
    [{ kind: 'deployed', deploymentId: null, note: '' }, 'deployed', 'asked to deploy'],
    [{ kind: 'not-passed', deploymentId: null, note: '' }, 'FAILED', 'FAILED'],
    [{ kind: 'failed', note: '', error }, 'FAILED', 'FAILED'],
    [{ kind: 'uncertain', note: '', error: null }, 'NOT KNOWN', 'NOT KNOWN'],
    [{ kind: 'blocked', note: 'not begun' }, 'not begun', 'not begun'],
    [LEFT, 'not begun', 'not begun'],
    [{ kind: 'left', note: 'It goes on.' }, 'not followed', 'not followed'],
  ])('show the deployment %j as %s, that of a database as %s', ([outcome, ofApplication, ofDatabase]) => {
    const results = resultsFor({ [`deploy ${API}`]: outcome, [`deploy ${MAIN}`]: outcome });
    expect(cellsOf(results.get('application:api'))[2]).toBe(ofApplication);
    expect(cellsOf(results.get('database:main'))[2]).toBe(ofDatabase);
  });

  test.for<[Outcome, string, boolean]>([
    [{ kind: 'created', id: null }, 'created', false],
    [{ kind: 'found', id: null, note: '' }, 'was there', false],
    [{ kind: 'failed', note: '', error }, 'FAILED', true],
    [{ kind: 'uncertain', note: '', error: null }, 'NOT KNOWN', true],
    [{ kind: 'blocked', note: '' }, 'not begun', true],
    [LEFT, 'not begun', true],
  ])('show the creation %j as %s; of a setting: %s', ([outcome, word, isRow]) => {
    const settings = ['variable:shop/preview-x/api/LOG_LEVEL', 'secret:shop/preview-x/api/DATABASE_URL'];
    const keys = ['project:shop', API, ...settings];
    const results = [...resultsFor(Object.fromEntries(keys.map((key) => [`create ${key}`, outcome]))).values()];
    expect(results.filter(({ creation }) => creation === outcome.kind).map((result) => cellsOf(result)[1])).toEqual(
      Array(4).fill(word),
    );
    const isSetting = ({ kind }: ResourceResult) => kind === 'variable' || kind === 'secret';
    expect(results.filter(isSetting).map(isShown)).toEqual([isRow, isRow]);
    expect(results.filter((result) => !isSetting(result)).every(isShown)).toBe(true);
  });

  test('have a heading over each column', () => {
    expect(RESULT_COLUMNS.map(({ heading }) => heading)).toEqual(['RESOURCE', 'ID', 'THERE', 'DEPLOYMENT']);
  });
});
