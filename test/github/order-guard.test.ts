import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GithubResult } from '../../src/github/http/response.ts';
import { findNewerDeployment } from '../../src/github/order-guard.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DENIED, done, GONE, LOST, refused, scriptGithub } from './support/scripted-github.ts';

const OURS = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const THEIRS = 'ffffffffffffffffffffffffffffffffffffffff';
const job = { owner: 'octo', repo: 'rocket', sha: OURS };
const here = { owner: 'octo', repo: 'rocket' };

async function guard(...results: readonly GithubResult[]) {
  const github = scriptGithub(...results);
  const found = await findNewerDeployment({ client: github, job, environment: 'production' }, createFakeClock());
  return { ...found, calls: github.calls };
}

const listed = (...shas: readonly string[]): GithubResult => done(shas.map((sha, index) => ({ id: 100 - index, sha })));
const status = (state: string): GithubResult => done([{ state }]);
const compared = (word: string): GithubResult => done({ status: word });

test('a newer deployment is not searched for longer than twenty seconds', async () => {
  const clock = createFakeClock();
  const client = { call: () => new Promise<never>(() => {}) };
  const found = await clock.run(findNewerDeployment({ client, job, environment: 'production' }, clock));
  expect(found).toMatchObject({
    newer: null,
    problem: { sentence: 'GitHub did not report within 20 s what is deployed.' },
  });
  expect(clock.monotonicMs()).toBe(20_000);
});

describe('the newer deployment', () => {
  test('is the last successful one, where its commit is a descendant of ours', async () => {
    const { newer, problem, calls } = await guard(listed(THEIRS), status('success'), compared('ahead'));
    expect({ newer, problem }).toEqual({ newer: THEIRS, problem: null });
    expect(calls).toEqual([
      {
        route: 'GET /repos/{owner}/{repo}/deployments',
        parameters: { ...here, environment: 'production', task: 'deploy', per_page: 10 },
        permission: 'deployments: read',
      },
      {
        route: 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
        parameters: { ...here, deployment_id: 100, per_page: 1 },
        permission: 'deployments: read',
      },
      {
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        parameters: { ...here, basehead: `${OURS}...${THEIRS}`, per_page: 1 },
        permission: 'contents: read',
      },
    ]);
  });

  test.each(['behind', 'identical', 'diverged', 'Ahead'])('does not exist if the comparison says %s', async (word) => {
    const { newer, problem } = await guard(listed(THEIRS), status('success'), compared(word));
    expect({ newer, problem }).toEqual({ newer: null, problem: null });
  });

  test('does not exist if our own commit is the one deployed, without a comparison', async () => {
    expect(await guard(listed(OURS, THEIRS), status('success'))).toMatchObject({ newer: null, problem: null });
  });

  test('is searched behind those that failed, are in progress, were given up, or are gone', async () => {
    const unlike = [status('failure'), status('in_progress'), done([]), GONE];
    const found = await guard(listed(OURS, OURS, OURS, OURS, THEIRS), ...unlike, status('success'), compared('ahead'));
    expect(found.newer).toBe(THEIRS);
  });

  test('has a valid id and commit, since both go into addresses', async () => {
    const odd = [{ id: 102, sha: '../..' }, { id: '101', sha: THEIRS }, { sha: THEIRS }, null];
    const { newer, calls } = await guard(done([...odd, { id: 100, sha: OURS }]), status('success'));
    expect([newer, calls.length]).toEqual([null, 2]);
  });

  test('is searched among the newest five only', async () => {
    const { newer, calls } = await guard(
      listed(...Array.from({ length: 10 }, () => THEIRS)),
      ...Array.from({ length: 5 }, () => status('failure')),
    );
    expect(newer).toBeNull();
    expect(calls).toHaveLength(6);
  });

  test('is searched from the newest on, however the list is ordered', async () => {
    const deployments = [
      { id: 1, sha: OURS },
      { id: 3, sha: THEIRS },
      { id: 2, sha: OURS },
    ];
    const { calls } = await guard(done(deployments), status('success'), compared('behind'));
    expect(calls[1]?.parameters).toMatchObject({ deployment_id: 3 });
  });

  test.each([DENIED, LOST, refused(409), GONE])(
    'is null, with the problem, if GitHub does not return it: %j',
    async (result) => {
      const problem = 'problem' in result ? result.problem : undefined;
      expect(await guard(result)).toMatchObject({ newer: null, problem });
      expect(await guard(listed(THEIRS), status('success'), result)).toMatchObject({ newer: null, problem });
    },
  );

  test.each([
    ['deployments', [done({ message: 'No list.' })]],
    ['statuses', [listed(THEIRS), done('')]],
  ] as const)('is null, with a problem, if GitHub returns something else than the list of %s', async (_, results) => {
    expect(await guard(...results)).toMatchObject({
      newer: null,
      problem: { sentence: 'GitHub did not respond with a list.' },
    });
  });

  test('is never named by a response that makes no sense', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), async (list, statuses, comparison) => {
        expect((await guard(done(list), done(statuses))).newer).toBeNull();
        expect((await guard(listed(THEIRS), done(statuses), done(comparison))).newer).toBeNull();
        expect((await guard(listed(THEIRS), status('success'), done(comparison))).newer).toBeNull();
      }),
    );
  });
});
