import { describe, expect, test } from 'vitest';
import { plan, type Step } from '../../src/provision/plan.ts';
import { createState, type State, withDeployment, withoutDeployment, withResource } from '../../src/provision/state.ts';
import { parse, SHOP, shopWithApi } from './support/manifests.ts';

const EMPTY = createState('https://api.example.com');
const KNOWN = { id: 'i', createdAt: 'then' };
const KEYS = [
  'project:shop',
  'environment:shop/preview-x',
  'database:shop/preview-x/main',
  'application:shop/preview-x/web',
  'application:shop/preview-x/api',
  'variable:shop/preview-x/api/LOG_LEVEL',
  'secret:shop/preview-x/api/DATABASE_URL',
];
const DEPLOYED = ['database:shop/preview-x/main', 'application:shop/preview-x/api', 'application:shop/preview-x/web'];

/** A state in which the whole shop is there and deployed, at that commit. */
function done(commit: string | null = null): State {
  const there = KEYS.reduce((state, key) => withResource(state, key, KNOWN), EMPTY);
  const facts = { commit, deploymentId: 'd', deployedAt: 'then' };
  return DEPLOYED.reduce((state, key) => withDeployment(state, key, facts), there);
}

const CREATE_ENVIRONMENT = 'create environment:shop/preview-x';
const CREATE_API = 'create application:shop/preview-x/api';
const words = (steps: readonly Step[]) => steps.map(({ kind, name }) => `${kind} ${name.word}`);
const planFor = (state: State, up: object = SHOP, redeploys = false) => plan(parse(up), state, { redeploys });

describe('a plan for what exists', () => {
  const all = { redeploys: false, isSet: (name: string) => name === 'DATABASE_URL' };

  test('changes a variable that has another value on the platform, and deploys its application', () => {
    const changed = new Set(['variable:shop/preview-x/api/LOG_LEVEL']);
    const steps = plan(parse(SHOP), done(), { redeploys: false, changed });
    expect(words(steps)).toEqual(['create variable:api/LOG_LEVEL', 'deploy application:api']);
  });

  test('writes the secrets that are set before each deployment of their application, and not without one', () => {
    expect(plan(parse(SHOP), done(), all)).toEqual([]);
    const steps = plan(parse(SHOP), done(), { ...all, redeploys: true });
    expect(words(steps)).toEqual([
      'create secret:api/DATABASE_URL',
      'deploy application:web',
      'deploy application:api',
    ]);
    expect(words(plan(parse(SHOP), done(), { redeploys: true }))).not.toContain('create secret:api/DATABASE_URL');
  });
});

describe('a plan', () => {
  test('creates each resource in its parent, and deploys it after its needs', () => {
    const steps = planFor(EMPTY);
    expect(
      steps.map((step) => [step.id, step.needs, step.after, step.kind === 'create' ? step.parent : step.commit]),
    ).toEqual([
      ['create project:shop', [], [], null],
      ['create environment:shop/preview-x', ['create project:shop'], [], 'project:shop'],
      ['create database:shop/preview-x/main', [CREATE_ENVIRONMENT], [], 'environment:shop/preview-x'],
      ['create application:shop/preview-x/web', [CREATE_ENVIRONMENT], [], 'environment:shop/preview-x'],
      ['create application:shop/preview-x/api', [CREATE_ENVIRONMENT], [], 'environment:shop/preview-x'],
      ['create variable:shop/preview-x/api/LOG_LEVEL', [CREATE_API], [], 'application:shop/preview-x/api'],
      ['create secret:shop/preview-x/api/DATABASE_URL', [CREATE_API], [], 'application:shop/preview-x/api'],
      ['deploy database:shop/preview-x/main', ['create database:shop/preview-x/main'], [], null],
      [
        'deploy application:shop/preview-x/web',
        ['create application:shop/preview-x/web', 'deploy application:shop/preview-x/api'],
        ['deploy database:shop/preview-x/main'],
        null,
      ],
      [
        'deploy application:shop/preview-x/api',
        [
          'create application:shop/preview-x/api',
          'create variable:shop/preview-x/api/LOG_LEVEL',
          'create secret:shop/preview-x/api/DATABASE_URL',
          'deploy database:shop/preview-x/main',
        ],
        ['deploy database:shop/preview-x/main'],
        null,
      ],
    ]);
  });

  test('is empty if everything exists and is deployed', () => {
    expect(planFor(done())).toEqual([]);
  });

  test.for(KEYS)('creates a single missing resource: %s', (missing) => {
    const state = done();
    const resources = new Map([...state.resources].filter(([key]) => key !== missing));
    const [first, ...others] = planFor({ ...state, resources });
    expect(first?.id).toBe(`create ${missing}`);
    const isOfApi = /api/.test(missing);
    const isOfWeb = /web/.test(missing);
    expect(words(others)).toEqual(isOfApi ? ['deploy application:api'] : isOfWeb ? ['deploy application:web'] : []);
  });

  test.for(DEPLOYED)('deploys a single undeployed resource: %s', (key) => {
    expect(planFor(withoutDeployment(done(), key)).map(({ id }) => id)).toEqual([`deploy ${key}`]);
  });

  test('redeploys an application only for another commit, if one is given', () => {
    const at = (commit: string) => shopWithApi({ ...SHOP.applications.api, commit });
    expect(planFor(done('abcdef1'), at('abcdef1'))).toEqual([]);
    expect(planFor(done('abcdef1'))).toEqual([]);
    const [step, ...others] = planFor(done('abcdef1'), at('defdef1'));
    expect([step, others]).toMatchObject([{ id: 'deploy application:shop/preview-x/api', commit: 'defdef1' }, []]);
    expect(words(planFor(done(null), at('abcdef1')))).toEqual(['deploy application:api']);
  });
});
