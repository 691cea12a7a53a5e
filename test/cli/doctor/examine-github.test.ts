import { describe, expect, test } from 'vitest';
import {
  checkPermissions,
  checkRepository,
  permissionsAt,
  skipGithub,
} from '../../../src/cli/doctor/examine-github.ts';
import { answered } from './run.ts';

describe('the check of GitHub', () => {
  test.each([
    ['', 'a/b', 'GITHUB_TOKEN is not set'],
    ['t', '', 'GITHUB_REPOSITORY is not a repository'],
    ['t', 'a/b/../c', 'GITHUB_REPOSITORY is not a repository'],
    ['t', '/b', 'GITHUB_REPOSITORY is not a repository'],
    ['t', 'a/', 'GITHUB_REPOSITORY is not a repository'],
    ['t', 'a b/c', 'GITHUB_REPOSITORY is not a repository'],
  ])('is skipped with %j and %j', (token, repository, words) => {
    expect(skipGithub(token, repository)).toMatchObject({ verdict: 'note', sentence: expect.stringContaining(words) });
  });

  test('says what to set if it is skipped', () => {
    expect(skipGithub('', '')?.fix).toBe('You only need it for reports on GitHub.');
    expect(skipGithub('t', '')?.fix).toBe('Set it to "owner/name".');
  });

  test('is done if both are set', () => {
    expect(skipGithub('t', 'acme/web.site')).toBeNull();
  });

  test.each([
    [200, 'good', 'GITHUB_TOKEN can read a/b.'],
    [401, 'wrong', 'does not accept GITHUB_TOKEN'],
    [403, 'wrong', 'may not read a/b'],
    [404, 'wrong', 'cannot see the repository a/b'],
    [502, 'wrong', 'Could not read from GitHub (502)'],
  ])('reports a repository that responds with %i', (status, verdict, words) => {
    const [finding] = checkRepository('a/b', answered({ status }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
  });

  test.each([
    [{ status: 401 }, 'GitHub does not accept GITHUB_TOKEN (401): "So".', 'It may have expired'],
    [{ status: 403 }, 'GITHUB_TOKEN may not read a/b: "So".', 'Check its permissions and its rate limit.'],
    [{ status: 429 }, 'GITHUB_TOKEN may not read a/b: "So".', 'Check its permissions and its rate limit.'],
    [{ status: 404 }, 'GITHUB_TOKEN cannot see the repository a/b (404).', '`permissions: { contents: read }`'],
    [{ status: 500 }, 'Could not read from GitHub (500): "So".', 'Check GITHUB_API_URL and the proxy.'],
  ])('suggests a fix if the repository responds with %j', (parts, sentence, fix) => {
    const [finding, ...others] = checkRepository('a/b', answered({ ...parts, json: { message: 'So.' } }));
    expect([finding?.verdict, finding?.sentence, others]).toEqual(['wrong', sentence, []]);
    expect(finding?.fix).toContain(fix);
  });

  test.each([
    ['ECONNREFUSED', 'Could not read from GitHub (ECONNREFUSED).'],
    ['', 'Could not read from GitHub.'],
  ])('reports that GitHub cannot be reached: %j', (detail, sentence) => {
    expect(checkRepository('a/b', { kind: 'unreached', stage: 'connect', detail })[0]?.sentence).toBe(sentence);
  });

  test.each([
    ['repo', "Use the job's own token: `${{ github.token }}`."],
    ['gist,  user', "Give it the scope repo, or use the job's own token."],
  ])('suggests a fix for a classic token with the scopes %j', (scopes, fix) => {
    const [, finding] = checkRepository('a/b', answered({ headers: { 'x-oauth-scopes': scopes } }));
    expect(finding?.fix).toBe(fix);
    expect(checkRepository('a/b', answered())).toHaveLength(1);
  });

  test.each([
    ['repo, gist', 'note', 'which cannot write check runs'],
    ['public_repo', 'note', 'which cannot write check runs'],
    ['gist', 'wrong', 'with the scopes gist.'],
    ['', 'wrong', 'with the scopes none.'],
  ])('reads the scopes %j of a classic token', (scopes, verdict, words) => {
    const [, finding] = checkRepository('a/b', answered({ headers: { 'x-oauth-scopes': scopes } }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
  });

  test('prints missing permissions as a block, and says what reads cannot show', () => {
    const [good, wrong, note] = checkPermissions([
      ['checks', answered()],
      ['statuses', answered({ status: 403 })],
      ['pull-requests', answered({ status: 404 })],
    ]);
    expect(good?.sentence).toBe('GITHUB_TOKEN can read checks.');
    expect(wrong?.sentence).toBe('GITHUB_TOKEN cannot read statuses, pull-requests.');
    expect(wrong?.fix).toContain('`permissions: { statuses: write, pull-requests: write }`');
    expect(note?.sentence).toContain('Not checked: whether GITHUB_TOKEN may write');
  });

  test('reports only missing permissions if nothing can be read, and only existing ones if everything can', () => {
    const all = (status: number) =>
      checkPermissions([
        ['checks', answered({ status })],
        ['statuses', answered({ status })],
      ]);
    expect(all(403).map(({ verdict }) => verdict)).toEqual(['wrong']);
    expect(all(200).map(({ verdict }) => verdict)).toEqual(['good', 'note']);
    expect(all(200)[1]?.fix).toContain('`permissions: { checks: write, statuses: write }`');
  });

  test('reads one entry of each part', () => {
    expect(permissionsAt('abc')).toEqual([
      { name: 'checks', path: '/commits/abc/check-runs?per_page=1' },
      { name: 'statuses', path: '/commits/abc/statuses?per_page=1' },
      { name: 'deployments', path: '/deployments?per_page=1' },
      { name: 'pull-requests', path: '/pulls?per_page=1' },
    ]);
  });

  test('encodes a ref that is not a commit', () => {
    expect(permissionsAt('a/../b')[0]?.path).toBe('/commits/a%2F..%2Fb/check-runs?per_page=1');
  });
});
