import { describe, expect, test } from 'vitest';
import { renderNextRun, renderPlanned, viewNextRun, viewStep } from '../../../src/cli/up/result.ts';
import type { Found } from '../../../src/provision/interfaces.ts';
import { listNames } from '../../../src/provision/manifest-names.ts';
import { plan } from '../../../src/provision/plan.ts';
import { createState, type State, withPending, withResource } from '../../../src/provision/state.ts';
import { parse, SHOP, shopWithApi } from '../../provision/support/manifests.ts';

const EMPTY = createState('https://api.example.com');
const AT = 'shop/preview-x';

/** The lines of the plan of `up`, and the actions, each by its first words. */
function show(state: State, project: Found | null = null, up: object = SHOP): readonly string[] {
  const steps = plan(parse(up), state, { redeploys: false });
  return steps.map((step) => renderPlanned(viewStep(step, state, project)));
}

describe('a line of the plan', () => {
  test('shows the commit of a deployment, if one is given', () => {
    const lines = show(EMPTY, null, shopWithApi({ commit: 'abcdef1' }));
    expect(lines.slice(-2)).toEqual(['deploy   application web', 'deploy   application api (at abcdef1)']);
  });

  test('says that a project is looked up if the response to its creation was lost', () => {
    const project = withPending(EMPTY, 'project:shop', '2030-01-01T00:00:00.000Z');
    expect(show(project)[0]).toBe('look-up  project shop');
    expect(show(project, { id: 'p1' })[0]).toBe('use      project shop (p1)');
  });

  test.for([
    ['environment', `environment:${AT}`, 'environment preview-x', '--adopt environment=ID'],
    ['database', `database:${AT}/main`, 'database main', '--adopt database:main=ID'],
  ] as const)('asks about %s, which the platform cannot list', ([, key, label, advice]) => {
    const line = show(withPending(EMPTY, key, '2030-01-01T00:00:00.000Z')).find((text) => text.includes(label));
    expect(line).toMatch(/^ask {6}/);
    expect(line).toContain('at 2030-01-01T00:00:00.000Z');
    expect(line).toContain(advice);
  });

  test('is plain text on one line, whatever the names of projects and branches', () => {
    const up = parse({ ...SHOP, environment: { name: 'preview-${BRANCH}' } }, { BRANCH: '\u009b2J\u202e\u2028x' });
    const hostile = { id: 'p1\u001b]0;x\u0007\n::error::gone' };
    const lines = plan(up, EMPTY, { redeploys: false }).map((step) => renderPlanned(viewStep(step, EMPTY, hostile)));
    expect(lines[0]).toBe('use      project shop (p1 ::error::gone)');
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]+$/);
  });

  test('shows the extra fields of a creation, without secrets (B42)', () => {
    const secret = 'secret-of-a-field';
    const fields = { healthchecks: {}, 'git_repository.provider': 'GITHUB', db_password: secret };
    const up = { ...SHOP, environment: { name: 'preview-x', fields: { cluster: 'c1' } } };
    const lines = show(EMPTY, null, { ...up, applications: { api: { fields } } });
    expect(lines[1]).toBe('create   environment preview-x (with cluster="c1")');
    expect(lines[3]).toBe(
      'create   application api (with healthchecks={}, git_repository.provider="GITHUB", db_password="***")',
    );
  });
});

const EMPTY_STATE = createState('https://api.example.com');
const NOTHING_LEFT = { needsFix: false, unfollowed: [] };
const NEXT_AT = 'shop/preview-x';
const known = (state: State, ...keys: readonly string[]): State =>
  keys.reduce((now, key) => withResource(now, key, { id: 'x', createdAt: 'then' }), state);

function showNext(
  state: State,
  up: object = SHOP,
  leftover: Parameters<typeof renderNextRun>[3] = NOTHING_LEFT,
): string {
  const manifest = parse(up);
  return renderNextRun(viewNextRun(manifest, state, new Set()), listNames(manifest), state, leftover);
}

describe('the summary of an incomplete run', () => {
  test('says what exists and what the next run creates and deploys (B45)', () => {
    const state = known(
      EMPTY_STATE,
      'project:shop',
      `environment:${NEXT_AT}`,
      `database:${NEXT_AT}/main`,
      `application:${NEXT_AT}/web`,
    );
    expect(showNext(state)).toBe(
      `Exists now: project, environment, database:main, application:web.
Run touchdown up again to create application:api, variable:api/LOG_LEVEL, secret:api/DATABASE_URL; deploy database:main, application:web, application:api.
`,
    );
  });

  test('asks for a fix first if something failed, and for no deployment that may continue (B45)', () => {
    const left = { needsFix: true, unfollowed: ['application:api'] };
    const up = { project: SHOP.project, environment: SHOP.environment, applications: { api: {}, web: {} } };
    expect(showNext(known(EMPTY_STATE, 'project:shop', `environment:${NEXT_AT}`), up, left)).toBe(
      `Exists now: project, environment.
May still be in progress on the platform, and the next run deploys it again: application:api.
Fix what failed, see above. Then run touchdown up again to create application:api, application:web; deploy application:web.
`,
    );
  });

  test('says what a person must decide, and what waits for that (B45)', () => {
    const state = withPending(known(EMPTY_STATE, 'project:shop'), `environment:${NEXT_AT}`, 'then');
    expect(showNext(state)).toBe(
      `Exists now: project.
Not settled, see above: environment.
Add --adopt or --forget for environment.
Until you have decided, up leaves out database:main, application:web, application:api, variable:api/LOG_LEVEL, secret:api/DATABASE_URL.
`,
    );
  });
});
