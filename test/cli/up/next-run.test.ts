import { describe, expect, test } from 'vitest';
import { renderNextRun, viewNextRun } from '../../../src/cli/up/render-plan.ts';
import { listNames } from '../../../src/provision/manifest-names.ts';
import { createState, type State, withPending, withResource } from '../../../src/provision/provision-state.ts';
import { parse, SHOP, shopWithApi } from '../../provision/support/manifests.ts';

const EMPTY = createState('https://api.example.com');
const AT = 'shop/preview-x';
const known = (state: State, ...keys: readonly string[]): State =>
  keys.reduce((now, key) => withResource(now, key, { id: 'x', createdAt: 'then' }), state);

function show(state: State, up: object = SHOP): string {
  const manifest = parse(up);
  return renderNextRun(viewNextRun(manifest, state), listNames(manifest), state);
}

describe('the end of a run that did not do everything', () => {
  test('says what exists and what the next run creates and deploys (B45)', () => {
    const state = known(EMPTY, 'project:shop', `environment:${AT}`, `database:${AT}/main`, `application:${AT}/web`);
    expect(show(state)).toBe(
      `Exists now: project, environment, database:main, application:web.
The next run creates application:api, variable:api/LOG_LEVEL, secret:api/DATABASE_URL; deploys database:main, application:web, application:api.
`,
    );
  });

  test('says that nothing exists (B45)', () => {
    expect(show(EMPTY)).toMatch(/^Exists now: nothing\.\nThe next run creates project, environment, /);
  });

  test('says what the next run asks a person first, and what waits for that (B45)', () => {
    const state = withPending(known(EMPTY, 'project:shop'), `environment:${AT}`, 'then');
    expect(show(state)).toBe(
      `Exists now: project. Not settled, as said above: environment.
The next run needs --adopt or --forget for environment; until then it does nothing about database:main, application:web, application:api, variable:api/LOG_LEVEL, secret:api/DATABASE_URL.
`,
    );
  });

  test('says what the next run looks for before it creates it (B45)', () => {
    const keys = ['project:shop', `environment:${AT}`, `database:${AT}/main`, `application:${AT}/api`];
    const state = withPending(known(EMPTY, ...keys), `variable:${AT}/api/LOG_LEVEL`, 'then');
    expect(show(state)).toContain('The next run looks for variable:api/LOG_LEVEL first; creates application:web, ');
  });

  test('names twenty resources at most, and says how many more there are (B45)', () => {
    const variables = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`V${at}`, '']));
    expect(show(EMPTY, shopWithApi({ variables }))).toMatch(/variable:api\/V14 and 35 more; deploys/);
  });
});
