import { describe, expect, test } from 'vitest';
import { createCommitSource } from '../../src/github/changed-files.ts';
import type { GithubResult } from '../../src/github/http/response.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DENIED, done, GONE, LOST, refused, scriptGithub, THROTTLED } from './support/scripted-github.ts';

const BASE = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const HEAD = 'ffffffffffffffffffffffffffffffffffffffff';
const PLATFORM = 'api.example.com/v1';
const APPS = [
  { appId: 'app-1', name: 'web' },
  { appId: 'app-2', name: 'api' },
];

function sourceOf(results: readonly GithubResult[], environment: string | null = 'prod-{app}', owner = 'octo') {
  const client = scriptGithub(...results);
  const settings = { environment, baseUrl: `https://${PLATFORM}` };
  const job = { owner, repo: 'rocket' };
  const clock = createFakeClock();
  return { client, clock, ...createCommitSource({ client, job, settings, apps: APPS, clock }) };
}

function compared(files: unknown, more: object = {}): GithubResult {
  return done({ status: 'ahead', base_commit: { sha: BASE }, files, ...more });
}

async function compare(...results: readonly GithubResult[]) {
  return sourceOf(results).compare(BASE, HEAD);
}

describe('the comparison of two commits', () => {
  test('has the names of each file, two of one that was renamed', async () => {
    const source = sourceOf([compared([{ filename: 'a' }, { filename: 'new', previous_filename: 'old' }])]);
    expect(await source.compare(BASE, HEAD)).toEqual({
      kind: 'compared',
      status: 'ahead',
      files: [['a'], ['new', 'old']],
      isComplete: true,
    });
    expect(source.client.calls).toEqual([
      {
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        parameters: { owner: 'octo', repo: 'rocket', basehead: `${BASE}...${HEAD}`, per_page: 1 },
        permission: 'contents: read',
      },
    ]);
  });

  test('is read once for several applications', async () => {
    const source = sourceOf([compared([])]);
    await Promise.all([source.compare(BASE, HEAD), source.compare(BASE, HEAD)]);
    expect(source.client.calls).toHaveLength(1);
  });

  test.each([
    ['300 files, as many as GitHub lists', Array.from({ length: 300 }, (_, at) => ({ filename: `f${at}` }))],
    ['no list', undefined],
    ['a file without a name', [{ filename: 'a' }, {}]],
    ['a file whose name is no text', [{ filename: 7 }]],
    ['names of more than 200,000 characters', [{ filename: 'a'.repeat(200_001) }]],
  ])('is incomplete with %s', async (_, files) => {
    expect(await compare(compared(files))).toMatchObject({ kind: 'compared', isComplete: false });
  });

  test('is complete with 299 files', async () => {
    const files = Array.from({ length: 299 }, (_, at) => ({ filename: `f${at}` }));
    expect(await compare(compared(files))).toMatchObject({ isComplete: true });
  });

  test.each([
    ['403', DENIED],
    ['404', GONE],
    ['422', refused(422)],
    ['the rate limit', THROTTLED],
    ['no response', LOST],
  ])('fails on %s, with the sentence', async (_, result) => {
    expect(await compare(result)).toEqual({ kind: 'failed', problem: 'As scripted.' });
  });

  test('fails if GitHub compared with a branch of that name, or no repository is known', async () => {
    const other = compared([], { base_commit: { sha: HEAD } });
    expect(await compare(other)).toEqual({ kind: 'failed', problem: `GitHub knows no commit ${BASE} here.` });
    const nowhere = await sourceOf([], null, '').compare(BASE, HEAD);
    expect(nowhere).toEqual({ kind: 'failed', problem: 'GITHUB_REPOSITORY names no repository of GitHub.' });
  });

  test('is not waited for longer than twenty seconds', async () => {
    const clock = createFakeClock();
    const client = { call: () => new Promise<never>(() => {}) };
    const settings = { environment: null, baseUrl: '' };
    const source = createCommitSource({ client, job: { owner: 'octo', repo: 'r' }, settings, apps: APPS, clock });
    expect(await clock.run(source.compare(BASE, HEAD))).toMatchObject({ kind: 'failed' });
    expect(clock.monotonicMs()).toBe(20_000);
  });
});

describe('the commit of the last deployment', () => {
  const deployment = (id: number, sha: unknown, more: object = {}) => ({
    id,
    sha,
    payload: { platform: PLATFORM, apps: ['app-1'], ...more },
  });
  const find = (results: readonly GithubResult[], environment?: null) => {
    const { clock, findDeployed } = sourceOf(results, environment);
    return clock.run(findDeployed('app-1'));
  };

  test('is that of the newest one with this application, in its environment', async () => {
    const others = [deployment(9, HEAD, { apps: ['app-2'] }), deployment(8, HEAD, { platform: 'other.example' })];
    const text = { id: 7, sha: BASE, payload: JSON.stringify({ platform: PLATFORM, apps: ['app-1', 'app-2'] }) };
    const list = done([
      { id: 10, sha: HEAD, payload: null },
      ...others,
      deployment(6, HEAD),
      text,
      deployment(5, HEAD),
    ]);
    const source = sourceOf([list, done([{ state: 'success' }])]);
    expect(await source.clock.run(source.findDeployed('app-1'))).toEqual({ commit: BASE });
    expect(source.client.calls.map(({ parameters }) => parameters)).toMatchObject([
      { environment: 'prod-web', task: 'deploy' },
      { deployment_id: 7 },
    ]);
  });

  test.each(['failure', 'error', 'in_progress', 'inactive', ''])('is unknown if it is %j', async (state) => {
    const list = done([deployment(2, HEAD), deployment(1, BASE)]);
    expect(await find([list, done([{ state }])])).toEqual({ commit: null });
  });

  test('is unknown without a deployment, without a commit, and without an environment', async () => {
    expect(await find([done([])])).toEqual({ commit: null });
    expect(await find([done([deployment(1, 'main')])])).toEqual({ commit: null });
    expect(await find([], null)).toEqual({ commit: null });
  });

  test('is unknown with a sentence if GitHub does not say', async () => {
    expect(await find([DENIED])).toEqual({ commit: null, problem: 'As scripted.' });
    expect(await find([done([deployment(1, BASE)]), DENIED])).toEqual({ commit: null, problem: 'As scripted.' });
  });
});
