import { describe, expect, test } from 'vitest';
import { NetworkError } from '../../../src/kernel/errors.ts';
import { COMPLETED_CHECK, DESIRED_CHECK, openApp, REPO, refusal, SHA } from './open-app.ts';

const CHECK_RUNS = `POST /repos/${REPO}/check-runs`;
const TOKENS = 'POST /app/installations/515151/access_tokens';
const UNSENT = new TypeError('failed', { cause: new NetworkError('connect', 'no', { method: 'GET', path: '/' }) });

const NEXT_PAGE = '<http://127.0.0.1:1/api/v3/repositories/1/check-runs?page=2>; rel="next"';

describe('an App on GitHub', () => {
  test('reads itself, a repository, a branch and a run, as GitHub describes it', async () => {
    const { app, admin, installed, problems, repository, calls } = openApp();
    await admin('POST', 'runs', { repository: REPO, id: 77, head_sha: SHA });
    expect(await app.readApp()).toEqual({
      kind: 'done',
      value: { slug: 'touchdown-relay', permissions: expect.objectContaining({ checks: 'write', actions: 'read' }) },
    });
    const place = await installed();
    expect(place).toEqual({ repositoryId: repository().id, repository: REPO, installationId: 515_151 });
    expect(await app.readCommit(place, 'heads/feature/x')).toEqual({
      kind: 'done',
      value: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(await app.readWorkflowRun(place, 77)).toEqual({
      kind: 'done',
      value: { repositoryId: repository().id, headSha: SHA },
    });
    expect(calls().filter((call) => call === TOKENS)).toHaveLength(2);
    expect(app.callsLeft()).toEqual(new Map([[515_151, expect.any(Number)]]));
    expect(problems).toEqual([]);
  });

  test('writes nothing with a token that took too long: the claim on the check run may be lost', async () => {
    const { app, clock, place, slow, calls, repository } = openApp();
    const here = await place();
    slow(TOKENS, 6_000);
    const late = await clock.run(app.createCheck(here, DESIRED_CHECK));
    expect(late).toMatchObject({ kind: 'not-sent', sentence: expect.stringContaining('so nothing was sent') });
    expect([calls().includes(CHECK_RUNS), repository().checkRuns]).toEqual([false, []]);
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'done' });
    expect(calls().filter((call) => call === TOKENS)).toHaveLength(2);
  });

  test('creates a check run, updates it and finds it by its external id', async () => {
    const { app, place, repository, problems } = openApp();
    const here = await place();
    const made = await app.createCheck(here, DESIRED_CHECK);
    expect(made).toMatchObject({ kind: 'done', value: { url: expect.stringMatching(/^http/) } });
    const id = made.kind === 'done' ? made.value.id : 0;
    expect(await app.findCheck(here)).toEqual(made);
    expect(repository().checkRuns).toMatchObject([
      { externalId: 'x:1', actions: [], author: { app: { id: 424_242 } } },
    ]);
    expect(await app.updateCheck(here, id, COMPLETED_CHECK)).toMatchObject({
      kind: 'done',
      value: { id },
    });
    expect(repository().checkRuns).toMatchObject([
      {
        conclusion: 'failure',
        detailsUrl: DESIRED_CHECK.detailsUrl,
        completedAt: '2030-01-01T00:05:00.000Z',
        actions: [{ label: 'Deploy again', identifier: 'deploy-again' }],
      },
    ]);
    await app.updateCheck(here, id, { ...COMPLETED_CHECK, canDeployAgain: false, detailsUrl: null });
    expect(repository().checkRuns).toMatchObject([{ actions: [] }]);
    expect(await app.findCheck({ ...here, externalId: 'x:2' })).toEqual({ kind: 'done', value: null });
    expect(problems).toEqual([]);
  });

  test('finds the newest check run on several pages, and ignores those of other Apps', async () => {
    const { app, place, sent, strike } = openApp();
    const here = await place();
    const run = (id: number, external_id: string, appId = 424_242) => ({ id, external_id, app: { id: appId } });
    const page = (link: string, ...runs: object[]) =>
      new Response(JSON.stringify({ total_count: 4, check_runs: runs }), { headers: { link } });
    strike('/check-runs', page(NEXT_PAGE, run(7, 'x:1'), run(1000, 'y')));
    strike('/check-runs', page('', run(5, 'x:1'), run(9, 'x:1', 15_368)));
    expect(await app.findCheck(here)).toMatchObject({ kind: 'done', value: { id: 7 } });
    const pages = sent.filter(({ call }) => call.endsWith('/check-runs')).map(({ query }) => Object.fromEntries(query));
    expect(pages).toMatchObject([
      { check_name: 'deploy', filter: 'all', per_page: '100', page: '1', app_id: '424242' },
      { page: '2' },
    ]);
  });

  test('reads ten pages at most', async () => {
    const { app, place, calls, strike } = openApp();
    const here = await place();
    const page = () => new Response('{"check_runs":[]}', { headers: { link: NEXT_PAGE } });
    for (let count = 0; count < 12; count++) strike('/check-runs', page());
    expect(await app.findCheck(here)).toEqual({ kind: 'done', value: null });
    expect(calls().filter((call) => call.endsWith('/check-runs'))).toHaveLength(10);
  });

  test('says where to install the App', async () => {
    const { app, admin, calls, problems } = openApp();
    await admin('POST', 'app', { installed_on: ['octo/other'] });
    expect(await app.readRepository(REPO)).toEqual({
      kind: 'dead',
      status: 404,
      sentence: expect.stringContaining(`The App cannot access ${REPO}. Check the name, and install the App`),
    });
    expect(calls()).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test.each(['rocket', 'octo/rocket/x', 'octo/..'])('sends no request for %j', async (repository) => {
    const { app, calls } = openApp();
    expect(await app.readRepository(repository)).toMatchObject({ kind: 'dead', status: 404 });
    expect(await app.readCommit({ repository, repositoryId: 1, installationId: 2 }, 'heads/main')).toMatchObject({
      kind: 'dead',
    });
    expect(calls()).toEqual([]);
  });

  test('writes nothing in a repository that has taken over the name', async () => {
    const { app, place, repository, admin } = openApp();
    await admin('POST', 'app', { installed_on: [REPO] });
    const here = await place({ repositoryId: 99 });
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({
      kind: 'dead',
      status: 422,
      sentence: expect.stringMatching(/not accessible to the parent installation.*Install the App on the repository/),
    });
    await admin('POST', 'app', { installed_on: [REPO, 'octo/other'] });
    expect(await app.readCommit(here, 'heads/main')).toMatchObject({ kind: 'dead' });
    expect(repository().checkRuns).toEqual([]);
  });

  test("refuses a branch's head of another repository", async () => {
    const { app, installed, strike } = openApp();
    const place = await installed();
    const head = (id: number) => new Response(JSON.stringify({ sha: SHA, repository: { id } }));
    strike('/status', head(place.repositoryId + 1));
    strike('/status', head(place.repositoryId));
    expect(await app.readCommit(place, 'heads/main')).toMatchObject({ kind: 'dead', status: 404 });
    expect(await app.readCommit(place, 'heads/main')).toEqual({ kind: 'done', value: SHA });
  });

  test("writes and finds check runs by the repository's id, so that a rename or a transfer does not matter", async () => {
    const { app, place, sent, problems } = openApp();
    const here = await place({ repository: 'octo/renamed-since' });
    const made = await app.createCheck(here, DESIRED_CHECK);
    const id = made.kind === 'done' ? made.value.id : 0;
    expect(await app.updateCheck(here, id, COMPLETED_CHECK)).toMatchObject({ kind: 'done' });
    expect(await app.findCheck(here)).toMatchObject({ kind: 'done', value: { id } });
    const base = `/repositories/${here.repositoryId}`;
    expect(sent.slice(-3).map(({ path }) => path)).toEqual([
      `${base}/check-runs`,
      `${base}/check-runs/${id}`,
      `${base}/commits/${SHA}/check-runs`,
    ]);
    expect(problems).toEqual([]);
  });

  test('finds a renamed repository where GitHub redirects to, within its own address only', async () => {
    const { app, strike, repository, sent } = openApp();
    await app.readRepository(REPO);
    const location = `http://127.0.0.1:1/api/v3/repositories/${repository().id}`;
    strike('GET /repos/octo/old/installation', refusal(301, 'Moved', { location: `${location}/installation` }));
    strike('GET /repos/octo/old', refusal(301, 'Moved', { location }));
    expect(await app.readRepository('octo/old')).toMatchObject({ kind: 'done', value: { repository: REPO } });
    expect(sent.at(-1)?.path).toBe(`/repositories/${repository().id}`);
    strike('GET /repos/octo/old/installation', refusal(301, 'Moved', { location: 'http://127.0.0.1:2/installation' }));
    expect(await app.readRepository('octo/old')).toMatchObject({ kind: 'dead', status: 301 });
  });

  test.each([301, 307])('does not follow a %d to another address, and explains it', async (status) => {
    const { app, place, strike } = openApp();
    const here = await place();
    strike(CHECK_RUNS, refusal(status, 'Moved Permanently', { location: 'http://elsewhere.example/' }));
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({
      kind: 'dead',
      status,
      sentence: expect.stringContaining('renamed or moved'),
    });
  });

  test.each<[string, string | Response | Error, object]>([
    [
      'a missing permission',
      'not-accessible',
      { kind: 'dead', status: 403, sentence: expect.stringMatching(/give the App the permission `checks: write`/) },
    ],
    ['a server error', 'status=502', { kind: 'lost' }],
    ['a connection that breaks', 'reset', { kind: 'lost' }],
    ['a response without a check run', new Response('[]', { status: 201 }), { kind: 'lost' }],
    ['no connection', UNSENT, { kind: 'not-sent' }],
  ])('reports to the relay %s', async (_, what, expected) => {
    const { app, place, strike, calls } = openApp();
    const here = await place();
    const before = calls().length;
    strike(CHECK_RUNS, what);
    const reply = await app.createCheck(here, DESIRED_CHECK);
    expect(reply).toMatchObject(expected);
    expect(reply).not.toMatchObject({ sentence: expect.stringMatching(/github-token|Dependabot|to the job/) });
    expect(calls().slice(before)).toEqual([TOKENS, CHECK_RUNS]);
  });

  test('returns the end of a limit in epoch time, and sends nothing until then', async () => {
    const { app, place, strike, calls, clock } = openApp();
    const here = await place();
    await clock.advance(5_000);
    strike(CHECK_RUNS, 'secondary-limit=30');
    const reply = await app.createCheck(here, DESIRED_CHECK);
    expect(reply).toMatchObject({ kind: 'later', notBefore: clock.epochMs() + 30_000 });
    const before = calls().length;
    await clock.advance(10_000);
    expect(await app.createCheck({ ...here, sha: 'b'.repeat(40) }, DESIRED_CHECK)).toMatchObject({
      kind: 'later',
      notBefore: clock.epochMs() + 20_000,
    });
    expect(await app.readApp()).toMatchObject({ kind: 'done' });
    expect(calls()).toHaveLength(before + 1);
    await clock.advance(20_001);
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'done' });
  });
});

describe('the tokens of an App', () => {
  test('give access to one repository with the needed permissions, and are made once for concurrent callers', async () => {
    const { app, place, sent } = openApp();
    const here = await place();
    await Promise.all([app.findCheck(here), app.createCheck(here, DESIRED_CHECK), app.readCommit(here, 'heads/main')]);
    const made = sent.filter(({ call }) => call === TOKENS);
    expect(made.map(({ body }) => body.repository_ids)).toEqual([undefined, [here.repositoryId]]);
    expect(made[1]?.body.permissions).toEqual({
      checks: 'write',
      statuses: 'write',
      pull_requests: 'write',
      actions: 'read',
      merge_queues: 'read',
      metadata: 'read',
    });
  });

  test('are renewed five minutes before they expire, and not earlier', async () => {
    const { app, place, calls, clock } = openApp();
    const here = await place();
    const made = () => calls().filter((call) => call === TOKENS).length;
    await app.findCheck(here);
    await clock.advance(54 * 60_000);
    await app.findCheck(here);
    expect(made()).toBe(2);
    await clock.advance(60_000 + 1000);
    expect(await app.findCheck(here)).toMatchObject({ kind: 'done' });
    expect(made()).toBe(3);
  });

  test('are forgotten once GitHub refuses them, and the call counts as not sent', async () => {
    const { app, place, strike, calls } = openApp();
    const here = await place();
    await app.findCheck(here);
    strike(CHECK_RUNS, refusal(401, 'Bad credentials'));
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'not-sent' });
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'done' });
    expect(calls().slice(-3)).toEqual([CHECK_RUNS, TOKENS, CHECK_RUNS]);
  });

  test('are renewed after a missing permission, but not in their first minute, in which GitHub may refuse them', async () => {
    const { app, place, strike, calls, clock } = openApp();
    const here = await place();
    const refuse = async (afterMs: number) => {
      await clock.advance(afterMs);
      strike(CHECK_RUNS, 'not-accessible');
      expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'dead', status: 403 });
    };
    const made = () => calls().filter((call) => call === TOKENS).length;
    await refuse(0);
    await refuse(59_000);
    expect(made()).toBe(2);
    await refuse(1_000);
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'done' });
    expect(made()).toBe(3);
  });

  test('are limited to the repository only if the App lacks a permission', async () => {
    const { app, admin, place, sent } = openApp();
    await admin('POST', 'app', { permissions: { checks: 'write', metadata: 'read' } });
    const here = await place();
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject({ kind: 'done' });
    const made = sent.filter(({ call }) => call === TOKENS).map(({ body }) => body);
    expect(made).toMatchObject([
      {},
      {},
      { repository_ids: [here.repositoryId] },
      { repository_ids: [here.repositoryId] },
    ]);
    expect(made.map((body) => Object.hasOwn(body ?? {}, 'permissions'))).toEqual([true, false, true, false]);
    expect(await app.readCommit(here, 'heads/main')).toMatchObject({
      kind: 'dead',
      status: 403,
      sentence: expect.stringContaining('`statuses: read`'),
    });
  });

  test.each<[string, string | Response | Error, object]>([
    ['a limit', 'secondary-limit=9', { kind: 'later' }],
    ['an answer without a token', new Response('{}', { status: 201 }), { kind: 'not-sent' }],
    [
      'an installation that is gone',
      'status=404',
      { kind: 'dead', isOfToken: true, sentence: expect.stringContaining('Install the App on the repository.') },
    ],
    [
      'an installation that is suspended',
      refusal(403, 'This installation has been suspended'),
      { kind: 'dead', isOfToken: true, status: 403, sentence: expect.stringContaining('has been suspended') },
    ],
  ])('cannot be made for %s, and the call is not sent', async (_, what, expected) => {
    const { app, place, strike, calls } = openApp();
    const here = await place();
    strike(TOKENS, what);
    expect(await app.createCheck(here, DESIRED_CHECK)).toMatchObject(expected);
    expect(calls().at(-1)).toBe(TOKENS);
    await expect(app.createCheck(here, DESIRED_CHECK)).resolves.toBeDefined();
  });
});

describe('the clock of an App', () => {
  test.each([-3_600_000, -30_000, 3_600_000])('may be %d ms ahead', async (skewMs) => {
    const { app, place, problems } = openApp({ skewMs });
    expect(await app.createCheck(await place(), DESIRED_CHECK)).toMatchObject({ kind: 'done' });
    expect(problems).toEqual([]);
  });

  test.each([
    [0, 0],
    [10_800_000, 10_800_000],
    [-40_000, -40_000],
  ])("is compared with GitHub's by the date of each response (%d ms ahead)", async (skewMs, aheadMs) => {
    const { app, clock, strike } = openApp({ skewMs });
    expect(app.clockAheadMs()).toBeNull();
    await app.readApp();
    expect(app.clockAheadMs()).toBe(aheadMs);
    await clock.advance(900);
    strike('GET /app', refusal(502, 'x', { date: 'never' }));
    await app.readApp();
    expect(app.clockAheadMs()).toBe(aheadMs);
  });

  test('is corrected for calls at the same time', async () => {
    const { app } = openApp({ skewMs: 3_600_000 });
    const results = await Promise.all([app.readApp(), app.listFailedDeliveries(0, null), app.readApp()]);
    expect(results.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  });

  test('is not corrected if GitHub blames it but has the same time', async () => {
    const { app, calls, strike, clock } = openApp();
    const date = new Date(clock.epochMs()).toUTCString();
    strike('GET /app', refusal(401, "'Issued at' claim ('iat') must be an Integer", { date }));
    expect(await app.readApp()).toMatchObject({ kind: 'dead', status: 401 });
    expect(calls()).toHaveLength(1);
  });

  test('is not corrected if the id and the key belong to different Apps', async () => {
    const { app, calls } = openApp({ appId: '7' });
    expect(await app.readRepository(REPO)).toMatchObject({
      kind: 'dead',
      status: 401,
      sentence: expect.stringContaining('the id and the private key belong to the same App'),
    });
    expect(calls()).toHaveLength(1);
  });
});
