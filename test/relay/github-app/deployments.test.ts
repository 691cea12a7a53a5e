import { describe, expect, test } from 'vitest';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';
import { DESIRED_CHECK, openApp, REPO, refusal, SHA } from './open-app.ts';

const DEPLOYMENTS = `/repos/${REPO}/deployments`;
const TOKENS = 'POST /app/installations/515151/access_tokens';
const STARTED_AT = Date.UTC(2030, 0, 1);

type State = NonNullable<DesiredCheck['deployment']>['state'];

function desired(state: State, changes: Partial<DesiredCheck> = {}): DesiredCheck {
  return { ...DESIRED_CHECK, deployment: { state, environmentUrl: null }, ...changes };
}

/** The place of a GitHub Deployment, whose relay has no other one. */
async function open(options: Parameters<typeof openApp>[0] = {}) {
  const opened = openApp(options);
  const here = await opened.place({ name: 'environment production', environment: 'production' });
  const place = { ...here, adoption: { except: [] as readonly number[], startedAt: opened.clock.epochMs() } };
  const states = () => opened.repository().deployments.map(({ statuses }) => statuses.map(({ state }) => state));
  // GitHub's description says that addresses are URIs, and GitHub returns '' for those that are not set.
  const problems = () => opened.problems.filter((problem) => !/_url must match format "uri"$/.test(problem));
  return { ...opened, place, states, problems };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function create({ app, place }: Opened): Promise<number> {
  const created = await app.createCheck(place, desired('queued'));
  return created.kind === 'done' ? created.value.id : 0;
}

/** Creates one as a workflow does, with its statuses in order. */
async function createAnother({ app, place }: Opened, states: readonly State[], externalId = 'y'): Promise<number> {
  const created = await app.createCheck({ ...place, externalId }, desired('queued'));
  const id = created.kind === 'done' ? created.value.id : 0;
  for (const state of states) await app.updateCheck(place, id, desired(state));
  return id;
}

describe('a GitHub Deployment of an App', () => {
  test('is created for the commit in its environment, merges nothing and waits for no check', async () => {
    const opened = await open();
    const id = await create(opened);
    expect(opened.repository().deployments).toMatchObject([
      { id, sha: SHA, environment: 'production', task: 'touchdown-relay', payload: { touchdown: 'x:1' }, statuses: [] },
    ]);
    expect(opened.sent.at(-1)?.body).toMatchObject({ ref: SHA, auto_merge: false, required_contexts: [] });
    expect(opened.sent.at(-1)?.path).toMatch(/^\/repositories\/\d+\/deployments$/);
    expect(opened.problems()).toEqual([]);
  });

  test('has each status once and in order, whatever another one writes in between', async () => {
    const opened = await open();
    const { app, place, states, problems } = opened;
    const id = await create(opened);
    const order: readonly State[] = ['queued', 'queued', 'in_progress', 'queued', 'success', 'success', 'in_progress'];
    for (const state of order)
      expect(await app.updateCheck(place, id, desired(state))).toEqual({ kind: 'done', value: { id, url: '' } });
    expect(states()).toEqual([['queued', 'in_progress', 'success']]);
    expect(problems()).toEqual([]);
  });

  test('links to its log and its address, and describes its state', async () => {
    const opened = await open();
    const { app, place, repository, problems } = opened;
    const id = await create(opened);
    const environmentUrl = 'https://shop.example';
    await app.updateCheck(place, id, desired('in_progress', { deployment: { state: 'in_progress', environmentUrl } }));
    await app.updateCheck(place, id, desired('failure', { detailsUrl: null }));
    expect(repository().deployments[0]?.statuses).toMatchObject([
      { description: 'Deploying', logUrl: DESIRED_CHECK.detailsUrl, environmentUrl },
      { logUrl: '', environmentUrl: '' },
    ]);
    expect(problems()).toEqual([]);
  });

  test('is found by its external id, so that a lost response makes no second one', async () => {
    const opened = await open();
    const { app, place, strike, repository } = opened;
    expect(await app.findCheck(place)).toEqual({ kind: 'done', value: null });
    strike(`POST ${DEPLOYMENTS}`, 'reset-after');
    expect(await app.createCheck(place, desired('queued'))).toMatchObject({ kind: 'lost' });
    const [made] = repository().deployments;
    await createAnother(opened, []);
    const own = { ...place, adoption: { except: [made?.id ?? 0], startedAt: STARTED_AT } };
    expect(await app.findCheck(own)).toEqual({ kind: 'done', value: { id: made?.id, url: '' } });
  });

  test('is adopted from a workflow or another relay if it is unfinished, and written from its state on', async () => {
    const opened = await open();
    const { app, place, states } = opened;
    const id = await createAnother(opened, ['in_progress']);
    expect(await app.findCheck(place)).toEqual({ kind: 'done', value: { id, url: '' } });
    for (const state of ['queued', 'in_progress', 'success'] as const) await app.updateCheck(place, id, desired(state));
    expect(states()).toEqual([['in_progress', 'success']]);
  });

  test('is adopted if it has finished since, and not if it had finished before (B61)', async () => {
    const opened = await open();
    const { app, place, clock } = opened;
    const id = await createAnother(opened, ['success']);
    expect(await app.findCheck(place)).toEqual({ kind: 'done', value: { id, url: '' } });
    const later = { except: [], startedAt: clock.epochMs() + 120_000 };
    expect(await app.findCheck({ ...place, adoption: later })).toEqual({ kind: 'done', value: null });
  });

  test.each([
    ['of another deployment of the relay', {}, true],
    ['of another environment', { environment: 'staging' }, false],
    ['of another commit', { sha: 'b'.repeat(40) }, false],
  ])('is not adopted if it is %s', async (_, elsewhere, isKnown) => {
    const opened = await open();
    const { app, place } = opened;
    const created = await app.createCheck({ ...place, ...elsewhere, externalId: 'y' }, desired('queued'));
    const except = isKnown && created.kind === 'done' ? [created.value.id] : [];
    const adoption = { except, startedAt: STARTED_AT };
    expect(await app.findCheck({ ...place, adoption })).toEqual({ kind: 'done', value: null });
  });

  test('is not guessed if GitHub does not list them, or not their statuses', async () => {
    const opened = await open();
    const { app, place, strike } = opened;
    const id = await createAnother(opened, ['in_progress']);
    strike(`GET ${DEPLOYMENTS}`, refusal(500, 'no'));
    expect(await app.findCheck(place)).toMatchObject({ kind: 'lost' });
    strike(`/${id}/statuses`, refusal(500, 'no'));
    expect(await app.findCheck(place)).toMatchObject({ kind: 'lost' });
    strike(`/${id}/statuses`, refusal(500, 'no'));
    expect(await app.updateCheck(place, id, desired('success'))).toMatchObject({ kind: 'lost' });
    expect(opened.states()).toEqual([['in_progress']]);
  });
});

describe('the permission for GitHub Deployments', () => {
  test('is the only one of their tokens, which are not those of check runs', async () => {
    const opened = await open();
    await create(opened);
    await opened.app.createCheck({ ...opened.place, environment: null }, DESIRED_CHECK);
    const permissions = opened.sent
      .filter(({ call }) => call === TOKENS)
      .map(({ body }) => Object.keys(body.permissions));
    expect(permissions.slice(-2)).toEqual([['deployments'], expect.not.arrayContaining(['deployments'])]);
  });

  test('is optional: without it nothing is sent, and once it is granted it is used', async () => {
    const opened = await open();
    const { app, admin, place, repository, calls } = opened;
    const rest = { checks: 'write', statuses: 'write', metadata: 'read' };
    await admin('POST', 'app', { permissions: rest });
    const denied = await app.findCheck(place);
    expect(denied).toMatchObject({ kind: 'dead', status: 422, isOfToken: true });
    expect(denied).toMatchObject({ sentence: expect.stringContaining('permissions requested are not granted') });
    expect(calls().filter((call) => call.endsWith('/deployments'))).toEqual([]);
    await admin('POST', 'app', { permissions: { ...rest, deployments: 'write' } });
    expect(await app.createCheck(place, desired('queued'))).toMatchObject({ kind: 'done' });
    expect(repository().deployments).toHaveLength(1);
  });
});
