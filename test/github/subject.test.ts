import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSubject } from '../../src/github/subject.ts';
import { runsOf } from '../support/runs.ts';

const HEAD = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const SHA = 'ffffffffffffffffffffffffffffffffffffffff';
const MERGE = '0123456789abcdef0123456789abcdef01234567';

const NOTHING = {
  commit: null,
  problem: null,
  refusal: null,
  pullRequest: null,
  isClosed: false,
  headSha: null,
  headLabel: null,
  isAboutCommit: false,
  mustBeIn: null,
  testMerges: [],
  deployment: null,
  isReadOnly: false,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'subject-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function readFrom(content: string | Buffer, env: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'event.json');
  writeFileSync(path, content);
  return readSubject({ GITHUB_EVENT_PATH: path, GITHUB_SHA: SHA, ...env });
}

const subjectOf = (payload: unknown) => readFrom(JSON.stringify(payload));

describe('the commit of an event', () => {
  test('may be one of a repository with SHA-256', () => {
    const commit = HEAD.padEnd(64, '0');
    expect(subjectOf({ pull_request: { head: { sha: commit } } })).toMatchObject({ commit, problem: null });
  });

  test.each([
    { pull_request: { head: { sha: `${HEAD}\n::error::x` } } },
    { merge_group: { head_sha: 7 } },
    { workflow_run: { head_sha: null } },
  ])('is GITHUB_SHA, with a problem named, for the head %j', (payload) => {
    const { commit, problem } = subjectOf(payload);
    expect(commit).toBe(SHA);
    expect(problem).toMatch(/^The event's \w+\.\S+ is not a commit\. Using GITHUB_SHA instead\.$/);
  });

  test('is a commit or the fallback whatever the payload is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('pull_request', 'merge_group', 'x'), (value, key) => {
        for (const payload of [value, { [key]: value }, { [key]: { head: value, head_sha: value } }]) {
          expect(subjectOf(payload).commit).toBe(SHA);
        }
      }),
      { numRuns: runsOf(30) },
    );
  });
});

// The rows of the table "event" in docs/faq.md, and what each event does on GitHub (docs/on-github.md).
test.each([
  ['push', { after: HEAD }, { commit: SHA, isAboutCommit: true }],
  ['push', { ref: 'refs/tags/v1.2.3', after: HEAD }, { commit: SHA }],
  ['merge_group', { merge_group: { head_sha: HEAD } }, { commit: HEAD, isAboutCommit: true }],
  ['status', { sha: HEAD, state: 'success' }, { commit: HEAD, isAboutCommit: true, mustBeIn: [SHA] }],
  ['check_run', { check_run: { head_sha: HEAD } }, { commit: HEAD, isAboutCommit: true, mustBeIn: [SHA] }],
  ['check_suite', { check_suite: { head_sha: HEAD } }, { commit: HEAD, isAboutCommit: true, mustBeIn: [SHA] }],
  [
    'check_suite',
    { check_suite: { head_sha: HEAD }, repository: { default_branch: 'trunk' } },
    { commit: HEAD, isAboutCommit: true, mustBeIn: [SHA, 'trunk'] },
  ],
  ['workflow_run', { workflow_run: { head_sha: HEAD, event: 'push' } }, { commit: HEAD, isAboutCommit: true }],
  ['workflow_run', { workflow_run: { head_sha: HEAD, event: 'schedule' } }, { commit: HEAD }],
  ['workflow_dispatch', { inputs: {} }, { commit: SHA }],
  ['schedule', { schedule: '0 4 * * *' }, { commit: SHA }],
  ['repository_dispatch', { client_payload: { sha: HEAD } }, { commit: SHA }],
  ['release', { release: { target_commitish: HEAD } }, { commit: SHA }],
  ['issue_comment', { issue: { number: 7, pull_request: {} } }, { commit: SHA, pullRequest: 7 }],
  [
    'pull_request',
    { pull_request: { number: 7, head: { sha: HEAD }, merge_commit_sha: MERGE } },
    { commit: HEAD, headSha: HEAD, pullRequest: 7, testMerges: [SHA, MERGE] },
  ],
  [
    'pull_request_target',
    { pull_request: { number: 7, head: { sha: HEAD }, merge_commit_sha: MERGE } },
    { commit: HEAD, headSha: HEAD, pullRequest: 7, testMerges: [MERGE] },
  ],
  [
    'pull_request',
    { pull_request: { number: 7, merged: true, head: { sha: HEAD }, merge_commit_sha: MERGE } },
    { commit: MERGE, headSha: HEAD, pullRequest: 7, testMerges: [SHA] },
  ],
  [
    'deployment',
    { deployment: { id: 5, sha: HEAD, environment: 'staging', url: 'https://api.github.com/x' } },
    {
      commit: HEAD,
      isAboutCommit: true,
      deployment: { id: 5, sha: HEAD, environment: 'staging', url: 'https://api.github.com/x' },
    },
  ],
  [
    'deployment_status',
    { deployment: { id: 5, sha: HEAD }, deployment_status: { id: 6 }, check_run: { head_sha: SHA } },
    { commit: HEAD, isAboutCommit: true },
  ],
] as const)(
  'the event %s says which commit it is about, and what has to contain it: %j',
  (event, payload, expected) => {
    const env = { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: 'octocat' };
    expect(readFrom(JSON.stringify(payload), env)).toEqual({ ...NOTHING, ...expected });
  },
);

test('the GitHub Deployment of a relay requests none, and its event deploys nothing (B62)', () => {
  const deployment = { id: 5, sha: HEAD, environment: 'staging', task: 'touchdown-relay' };
  const subject = subjectOf({ deployment });
  expect(subject).toMatchObject({ commit: HEAD, deployment: null });
  expect(subject.loop).toMatch(
    /^the event's GitHub Deployment is of the relay, .* Add if: github\.event\.deployment\.task != 'touchdown-relay' to the job\.$/,
  );
  expect(subjectOf({ deployment, deployment_status: { id: 6 } }).loop).toBeUndefined();
  expect(subjectOf({ deployment: { ...deployment, task: 'deploy' } }).loop).toBeUndefined();
});

test('a branch of the default branch that could be an address’s end is not asked about', () => {
  const payload = { sha: HEAD, repository: { default_branch: 'main...evil ' } };
  expect(subjectOf(payload).mustBeIn).toEqual([SHA]);
});

describe('the commit of a closed pull request', () => {
  const close = (over: object, pull: object = {}) =>
    subjectOf({ action: 'closed', pull_request: { number: 7, head: { sha: HEAD }, merged: true, ...pull }, ...over });

  test('is GITHUB_SHA where the event does not name the merge commit', () => {
    expect(close({})).toMatchObject({ commit: SHA, problem: null, refusal: null, pullRequest: 7 });
    expect(close({}, { merge_commit_sha: null })).toMatchObject({
      commit: SHA,
      problem: "The event's pull_request.merge_commit_sha is not a commit. Using GITHUB_SHA instead.",
    });
  });

  test('is the merge commit too when the merged pull request gets a label later', () => {
    expect(close({ action: 'labeled' }, { merge_commit_sha: MERGE })).toMatchObject({ commit: MERGE, refusal: null });
  });

  test('is refused, with what to do, where it was closed without a merge', () => {
    for (const merged of [false, null, 'true', undefined]) {
      const subject = close({}, { merged, merge_commit_sha: MERGE });
      expect(subject).toMatchObject({ commit: HEAD, isClosed: true });
      expect(subject.refusal).toBe(
        'the pull request was closed without a merge, so there is nothing to deploy. Add if: github.event.pull_request.merged to the job, set close: true to close a preview, or give a commit.',
      );
    }
  });

  test('is not refused for something else that was closed', () => {
    expect(subjectOf({ action: 'closed', issue: { number: 7 } }).refusal).toBeNull();
    expect(subjectOf({ action: 'closed', pull_request: null }).refusal).toBeNull();
  });
});

describe('the pull request of an event', () => {
  const group = (head_ref: unknown) => ({ merge_group: { head_ref, head_sha: HEAD } });

  test.each([
    ['a merge group for a branch with slashes', group(`refs/heads/gh-readonly-queue/a/pr-3-b/pr-7-${HEAD}`)],
    ['a merge group, by its branch alone', group(`gh-readonly-queue/main/pr-7-${HEAD}`)],
  ])('is named by %s', (_, payload) => expect(subjectOf(payload).pullRequest).toBe(7));

  test.each([
    ['a comment on an issue', { issue: { number: 7 } }],
    ['a merge group of another form', group('refs/heads/main/pr-7-x')],
    ['a merge group without a number', group(`refs/heads/gh-readonly-queue/main/pr--${HEAD}`)],
    ['a number as text', { pull_request: { number: '7' } }],
    ['a number below one', { pull_request: { number: 0 } }],
    ['a number that cannot be represented exactly', { pull_request: { number: 2 ** 53 } }],
  ])('is not named by %s', (_, payload) => expect(subjectOf(payload).pullRequest).toBeNull());
});

describe('the head label of an event', () => {
  const pull = (login: unknown, ref: unknown) => ({ pull_request: { head: { sha: HEAD, user: { login }, ref } } });
  const run = (login: unknown, head_branch: unknown) => ({
    workflow_run: { head_sha: HEAD, head_branch, head_repository: { owner: { login } } },
  });

  test.each([
    ['a pull request', pull('fork-1', 'fix/é#1'), 'fork-1:fix/é#1'],
    ['a workflow run', run('octo_corp', 'main'), 'octo_corp:main'],
    ['a push', { ref: 'refs/heads/main' }, null],
    ['a pull request of a deleted account', { pull_request: { head: { user: null, ref: 'a' } } }, null],
    ['a branch with a line break', pull('fork', 'a\n::error::b'), null],
    ['a branch with what hides text', pull('fork', 'a\u202eb'), null],
    ['a branch with a colon', pull('fork', 'a:b'), null],
    ['a branch that never ends', run('fork', 'a'.repeat(256)), null],
    ['an owner with a colon', pull('a:b', 'c'), null],
  ])('%s', (_, payload, label) => expect(subjectOf(payload).headLabel).toBe(label));
});

describe('a token that can only read', () => {
  const pull = (head: unknown) => ({ pull_request: { head: { sha: HEAD, repo: head }, base: { repo: { id: 1 } } } });
  const isReadOnly = (payload: unknown, event: string, actor = 'octocat') =>
    readFrom(JSON.stringify(payload), { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor }).isReadOnly;

  test.each(['pull_request', 'pull_request_review', 'pull_request_review_comment'])(
    'is what a fork gets for %s, also when the fork is gone',
    (event) => {
      expect(isReadOnly(pull({ id: 2 }), event)).toBe(true);
      expect(isReadOnly(pull(null), event)).toBe(true);
      expect(isReadOnly(pull({ id: 1 }), event)).toBe(false);
    },
  );

  test('is not what a fork gets for pull_request_target', () => {
    expect(isReadOnly(pull({ id: 2 }), 'pull_request_target')).toBe(false);
  });

  test('is what Dependabot gets, though its branch is in the repository itself', () => {
    expect(isReadOnly(pull({ id: 1 }), 'pull_request', 'dependabot[bot]')).toBe(true);
    expect(readSubject({ GITHUB_ACTOR: 'dependabot[bot]' }).isReadOnly).toBe(true);
  });
});

describe('the event file', () => {
  test.each([
    ['broken', '{"pull_request": '],
    ['binary', Buffer.from([0xff, 0xfe, 0])],
  ])('that is %s leaves GITHUB_SHA, and a problem that quotes nothing', (_, content) => {
    const problem = 'The event file (GITHUB_EVENT_PATH) could not be read. Using GITHUB_SHA instead.';
    expect(readFrom(content)).toEqual({ ...NOTHING, commit: SHA, problem });
  });

  test('that is larger than any payload of GitHub is not read', () => {
    const payload = `{"pull_request":{"head":{"sha":"${HEAD}"}}}`;
    expect(readFrom(payload + ' '.repeat(25_000_001 - payload.length))).toMatchObject({
      commit: SHA,
      problem: expect.stringContaining('could not be read'),
    });
  });

  test('that is not there leaves GITHUB_SHA', () => {
    expect(readSubject({ GITHUB_EVENT_PATH: join(folder, 'none'), GITHUB_SHA: SHA }).commit).toBe(SHA);
    expect(readSubject({ GITHUB_EVENT_PATH: folder, GITHUB_SHA: SHA }).commit).toBe(SHA);
  });

  test('is not missed outside of a runner', () => {
    expect(readSubject({ GITHUB_SHA: SHA })).toEqual({ ...NOTHING, commit: SHA });
    expect(readSubject({ GITHUB_EVENT_PATH: '', GITHUB_SHA: 'HEAD' })).toEqual(NOTHING);
  });
});
