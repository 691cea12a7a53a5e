import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GithubResult } from '../../src/github/http/response.ts';
import { findPullRequests } from '../../src/github/pull-requests.ts';
import { DENIED, done, GONE, LOST, refused, scriptGithub } from './support/scripted-github.ts';

const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const OTHER = 'ffffffffffffffffffffffffffffffffffffffff';
const job = { owner: 'octo', repo: 'rocket', sha: SHA };

function find(
  results: readonly GithubResult[],
  subject: { pullRequest?: number; headLabel?: string; isAboutCommit?: boolean } = {},
) {
  const github = scriptGithub(...results);
  const found = findPullRequests({
    client: github,
    job,
    subject: { pullRequest: null, headLabel: null, isAboutCommit: true, ...subject },
  });
  return found.then(({ numbers, problem }) => ({ numbers, problem, calls: github.calls }));
}

const open = (number: number, sha = SHA) => ({ number, state: 'open', merged_at: null, head: { sha } });
const merged = (number: number, by = OTHER) => ({
  number,
  state: 'closed',
  merged_at: '2030-01-01T00:00:00Z',
  merge_commit_sha: by,
  head: { sha: OTHER },
});
const closed = (number: number) => ({ number, state: 'closed', merged_at: null, head: { sha: SHA } });

describe('the pull requests of a commit', () => {
  test('are the one that the event names, without a call', async () => {
    expect(await find([], { pullRequest: 7 })).toEqual({ numbers: [7], problem: null, calls: [] });
  });

  test.each([
    ['the open ones of which it is the head', [merged(1), open(2), open(3, OTHER), open(4)], [2, 4]],
    ['the merged one, after a push to the default branch', [open(1, OTHER), closed(2), merged(3, SHA)], [3]],
    ['the one whose merge made it, not those that came along', [merged(1), merged(2, SHA)], [2]],
    ['the merged ones that it came with, where no merge made it', [merged(1), merged(2)], [1, 2]],
    ['the first three of many', [open(1), open(2), open(3), open(4)], [1, 2, 3]],
    ['each once', [open(1), open(1)], [1]],
    ['none that was closed without a merge', [closed(1)], []],
  ])('are %s', async (_, pulls, numbers) => {
    expect(await find([done(pulls)])).toMatchObject({ numbers, problem: null });
  });

  test('are none that was merged, if the event is not about the commit', async () => {
    const pulls = [merged(1, SHA), merged(2), open(3)];
    expect(await find([done(pulls)], { isAboutCommit: false })).toMatchObject({ numbers: [3] });
    expect(await find([done([merged(1, SHA)])], { isAboutCommit: false })).toMatchObject({ numbers: [] });
  });

  test('are searched by the branch of a fork, if GitHub knows none by the commit', async () => {
    const { numbers, calls } = await find([done([]), done([open(1, OTHER), open(2)])], { headLabel: 'fork:a/b' });
    expect(numbers).toEqual([2]);
    expect(calls[1]).toEqual({
      route: 'GET /repos/{owner}/{repo}/pulls',
      parameters: { owner: 'octo', repo: 'rocket', state: 'open', head: 'fork:a/b', per_page: 100 },
      permission: 'pull-requests: read',
    });
  });

  test.each([
    ['404', GONE],
    ['409', refused(409)],
    ['422', refused(422)],
  ])('are none, and asked for by the branch, where GitHub does not know the commit (%s)', async (_, result) => {
    expect(await find([result])).toMatchObject({ numbers: [], problem: null });
    expect(await find([result, done([open(5)])], { headLabel: 'fork:a' })).toMatchObject({ numbers: [5] });
    expect(await find([done([]), result], { headLabel: 'fork:a' })).toMatchObject({ numbers: [], problem: null });
  });

  test.each([DENIED, LOST, refused(451)])(
    'are none, with the problem, if GitHub does not return it: %j',
    async (result) => {
      expect(await find([result], { headLabel: 'fork:a' })).toMatchObject({ numbers: [], problem: result.problem });
      expect(await find([done([]), result], { headLabel: 'fork:a' })).toMatchObject({
        numbers: [],
        problem: result.problem,
      });
    },
  );

  test('are whole numbers whatever GitHub responds', async () => {
    const hostile = fc.oneof(fc.jsonValue(), fc.array(fc.record({ ...openFields, number: fc.jsonValue() })));
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (first, second) => {
        const { numbers, problem } = await find([done(first), done(second)], { headLabel: 'fork:a' });
        expect(problem?.sentence ?? '').toBe(
          Array.isArray(first) ? (problem?.sentence ?? '') : 'GitHub did not respond with a list.',
        );
        expect(numbers.every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true);
        expect(numbers.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

const openFields = { state: fc.constant('open'), head: fc.constant({ sha: SHA }) };
