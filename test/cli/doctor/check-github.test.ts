import { describe, expect, test } from 'vitest';
import { checkPermissions, checkRepository, permissionsAt, skipGithub } from '../../../src/cli/doctor/check-github.ts';
import { answered } from './run.ts';

describe('the check of GitHub', () => {
  test.each([
    ['', 'a/b', 'there is no GITHUB_TOKEN'],
    ['t', '', 'GITHUB_REPOSITORY names no repository'],
    ['t', 'a/b/../c', 'GITHUB_REPOSITORY names no repository'],
  ])('is left out with %j and %j', (token, repository, words) => {
    expect(skipGithub(token, repository)).toMatchObject({ verdict: 'note', sentence: expect.stringContaining(words) });
  });

  test('is made where both are there', () => {
    expect(skipGithub('t', 'acme/web.site')).toBeNull();
  });

  test.each([
    [200, 'good', 'a/b can be read on GitHub.'],
    [401, 'wrong', 'does not accept GITHUB_TOKEN'],
    [403, 'wrong', 'does not allow to read a/b'],
    [404, 'wrong', 'sees no repository a/b'],
    [502, 'wrong', 'could not be read (502)'],
  ])('tells of a repository that answers %i', (status, verdict, words) => {
    const [finding] = checkRepository('a/b', answered({ status }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
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

  test('gives what is missing as a block, and says what reads cannot prove', () => {
    const [good, wrong, note] = checkPermissions([
      ['checks', answered()],
      ['statuses', answered({ status: 403 })],
      ['pull-requests', answered({ status: 404 })],
    ]);
    expect(good?.sentence).toBe('The token can read checks.');
    expect(wrong?.sentence).toBe('The token cannot read statuses, pull-requests.');
    expect(wrong?.fix).toContain('`permissions: { statuses: write, pull-requests: write }`');
    expect(note?.sentence).toContain('cannot be proved without writing');
  });

  test('encodes a commit that is none', () => {
    expect(permissionsAt('a/../b')[0]?.path).toBe('/commits/a%2F..%2Fb/check-runs?per_page=1');
  });
});
