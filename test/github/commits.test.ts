import { describe, expect, test } from 'vitest';
import { findSurfaceCommit, findUnreached } from '../../src/github/commits.ts';
import type { GithubResult } from '../../src/github/http/response.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DENIED, done, GONE, LOST, refused, scriptGithub } from './support/scripted-github.ts';

const HEAD = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const MERGE = 'd4e5f60718293a4b5c6d7e8f9001122334455667';
const GIVEN = '0123456789abcdef0123456789abcdef01234567';
const MAIN = 'ffffffffffffffffffffffffffffffffffffffff';
const job = { owner: 'octo', repo: 'rocket', sha: HEAD };

describe('the commit that the surfaces and the order guard use', () => {
  async function surfaceCommitOf(given: string, ...results: readonly GithubResult[]) {
    const clock = createFakeClock();
    const client = scriptGithub(...results);
    const subject = { commit: HEAD, testMerges: [MERGE] };
    const found = await clock.run(findSurfaceCommit({ client, job, subject, given }, clock));
    return { ...found, calls: client.calls };
  }

  // The rows of the table "commit" in docs/on-github.md.
  test.each([
    ['a full SHA that GitHub knows', GIVEN, done({ sha: GIVEN }), GIVEN],
    ['a full SHA in capitals', GIVEN.toUpperCase(), done({ sha: GIVEN }), GIVEN],
    ['a short SHA that GitHub knows', '0123456', done({ sha: GIVEN }), GIVEN],
    ["the event's test merge", MERGE, done({ sha: MERGE }), HEAD],
    ["a short SHA of the event's test merge", MERGE.slice(0, 7), done({ sha: MERGE }), HEAD],
    ['a full SHA that GitHub does not know (422)', GIVEN, refused(422), HEAD],
    ['a full SHA that GitHub does not know (404)', GIVEN, GONE, HEAD],
    ['a full SHA for which GitHub names another commit', GIVEN, done({ sha: MAIN }), HEAD],
  ])('is decided without a problem for %s', async (_, given, result, sha) => {
    expect(await surfaceCommitOf(given, result)).toMatchObject({ sha, problem: null });
  });

  test.each([
    ['GitHub does not know', refused(422)],
    ['is the name of a branch', done({ sha: MAIN })],
    ['GitHub names no commit for', done({})],
  ])('does not exist for a short SHA that %s, and a sentence says what to give', async (_, result) => {
    expect(await surfaceCommitOf('0123456', result)).toMatchObject({
      sha: null,
      problem: {
        permission: null,
        sentence: 'GitHub knows no commit 0123456 in octo/rocket, or more than one. Give all 40 digits of its SHA.',
      },
    });
  });

  // The relay keeps a check run on the commit that it is told: it must not be another one than is deployed.
  test.each([
    ['that GitHub knows', '0123456', done({ sha: GIVEN }), GIVEN],
    ['that GitHub does not know', GIVEN.toUpperCase(), GONE, GIVEN],
    ['about which GitHub does not respond', GIVEN, LOST, GIVEN],
    ['that is the event’s test merge', MERGE, done({ sha: MERGE }), HEAD],
    ['that is the event’s test merge, about which GitHub does not respond', MERGE, LOST, HEAD],
    ['whose full SHA is not known', '0123456', LOST, null],
  ])('goes with the commit that is deployed: one %s', async (_, given, result, deployed) => {
    expect((await surfaceCommitOf(given, result, result, result)).deployed).toBe(deployed);
  });

  test('stays the event’s, with the problem, if GitHub does not say whether it knows a full SHA', async () => {
    expect(await surfaceCommitOf(GIVEN, DENIED)).toMatchObject({ sha: HEAD, problem: DENIED.problem });
    expect(await surfaceCommitOf('0123456', DENIED)).toMatchObject({ sha: null, problem: DENIED.problem });
  });

  test('is asked for again if the response is lost, three times in all', async () => {
    expect(await surfaceCommitOf(GIVEN, LOST, LOST, done({ sha: GIVEN }))).toMatchObject({ sha: GIVEN });
    const { sha, calls } = await surfaceCommitOf(GIVEN, LOST, LOST, LOST);
    expect([sha, calls.length]).toEqual([HEAD, 3]);
    expect(calls[0]).toMatchObject({
      route: 'GET /repos/{owner}/{repo}/commits/{ref}',
      parameters: { owner: 'octo', repo: 'rocket', ref: GIVEN },
      permission: 'contents: read',
    });
  });

  test('is not asked for longer than twenty seconds', async () => {
    const clock = createFakeClock();
    const client = { call: () => new Promise<never>(() => {}) };
    const subject = { commit: HEAD, testMerges: [] };
    const found = await clock.run(findSurfaceCommit({ client, job, subject, given: GIVEN }, clock));
    expect(found).toMatchObject({ sha: HEAD, problem: { sentence: 'GitHub did not respond within 20 s.' } });
    expect(clock.monotonicMs()).toBe(20_000);
  });
});

describe('the commit that an event names', () => {
  async function unreached(mustBeIn: readonly string[], ...results: readonly GithubResult[]) {
    const clock = createFakeClock();
    const client = scriptGithub(...results);
    const problem = await clock.run(findUnreached({ client, job, mustBeIn }, clock));
    return { problem, calls: client.calls };
  }
  const compared = (status: string): GithubResult => done({ status });
  const FORKS =
    "the event names a1b2c3d, which the default branch does not contain: it may be a fork's. Nothing is deployed. Merge it first, or give a commit.";

  test('is deployed without a call if it is the newest of the default branch', async () => {
    expect(await unreached([HEAD, 'main'])).toEqual({ problem: null, calls: [] });
  });

  test.each(['ahead', 'identical'])('is deployed if the default branch is %s', async (status) => {
    const { problem, calls } = await unreached([MAIN, 'main'], compared(status));
    expect(problem).toBeNull();
    expect(calls).toMatchObject([
      { route: 'GET /repos/{owner}/{repo}/compare/{basehead}', parameters: { basehead: `${HEAD}...${MAIN}` } },
    ]);
  });

  test('is deployed if the default branch contains it by now', async () => {
    const { problem, calls } = await unreached([MAIN, 'main'], compared('diverged'), compared('ahead'));
    expect(problem).toBeNull();
    expect(calls[1]?.parameters).toMatchObject({ basehead: `${HEAD}...main` });
  });

  test.each([compared('diverged'), compared('behind'), done(null), GONE, refused(422)])(
    'is refused if nothing contains it: %j',
    async (result) => {
      expect((await unreached([MAIN], result)).problem).toBe(FORKS);
    },
  );

  test('is refused if there is nothing that could contain it', async () => {
    expect((await unreached([])).problem).toBe(FORKS);
  });

  test('is refused, with the reason, if GitHub does not say', async () => {
    expect((await unreached([MAIN], DENIED)).problem).toBe(
      'the event names a1b2c3d, and nothing shows that the default branch contains it. As scripted. Fix that, or give a commit.',
    );
    expect((await unreached([MAIN], LOST, LOST, LOST)).problem).toContain('nothing shows');
  });
});
