import { describe, expect, test } from 'vitest';
import { examineGithub } from '../../../src/cli/doctor/examine-github.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { findClosedPort, type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

const ENV = { GITHUB_TOKEN: 'ghs_token-of-the-test', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'abc' };

/** Returns the findings with this environment, and the exit code if any of them is wrong. */
async function examine(env: Record<string, string>) {
  const terminal = createTerminal({ env: { ...ENV, ...env }, clock: createSystemClock() });
  const findings: string[] = [];
  let exit: number | undefined;
  for await (const step of examineGithub(terminal)) {
    findings.push(
      ...step.findings.map(({ verdict, sentence, fix }) => `${verdict}: ${sentence}${fix === null ? '' : ` ${fix}`}`),
    );
    exit = step.exit;
  }
  return { findings, exit };
}

/** Returns the findings if GitHub sends these responses, and the requests. */
async function on(steps: readonly Step[], env: Record<string, string> = {}) {
  await using server = await startScriptedServer(...steps);
  const { findings } = await examine({ GITHUB_API_URL: server.url, ...env });
  return { findings, requests: server.requests };
}

describe('the check of GitHub', () => {
  test.each([
    ['', 'a/b', 'GITHUB_TOKEN is not set. You only need it for reports on GitHub.'],
    ['t', '', 'GITHUB_REPOSITORY is not a repository. Set it to "owner/name".'],
    ['t', 'a/b/../c', 'GITHUB_REPOSITORY is not a repository. Set it to "owner/name".'],
    ['t', 'a b/c', 'GITHUB_REPOSITORY is not a repository. Set it to "owner/name".'],
  ])('is skipped with the token %j and the repository %j', async (token, repository, words) => {
    const { findings } = await examine({ GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository });
    expect(findings).toEqual([`note: GitHub was not checked: ${words}`]);
  });

  test('reports a token with all permissions, reads one entry of each part, and says what reads cannot show', async () => {
    const { findings, requests } = await on([{ body: {} }]);
    expect(findings).toEqual([
      'good: GITHUB_TOKEN can read a/b.',
      'good: GITHUB_TOKEN can read checks.',
      'good: GITHUB_TOKEN can read statuses.',
      'good: GITHUB_TOKEN can read deployments.',
      'good: GITHUB_TOKEN can read pull-requests.',
      'note: Not checked: whether GITHUB_TOKEN may write. Only writing would show that.',
    ]);
    expect(requests.map(({ url }) => url).toSorted()).toEqual([
      '/repos/a/b',
      '/repos/a/b/commits/abc/check-runs?per_page=1',
      '/repos/a/b/commits/abc/statuses?per_page=1',
      '/repos/a/b/deployments?per_page=1',
      '/repos/a/b/pulls?per_page=1',
    ]);
  });

  test('prints missing permissions as a block to add', async () => {
    const { findings } = await on([{ body: {} }, { status: 403 }]);
    expect(findings.slice(1)).toEqual([
      'wrong: GITHUB_TOKEN cannot read checks, statuses, deployments, pull-requests. Add to the job what its reports use: `permissions: { checks: write, statuses: write, deployments: write, pull-requests: write }`.',
    ]);
    const some = await on([{ body: {} }, { status: 403 }, { status: 404 }, { body: [] }]);
    expect(some.findings.map((finding) => finding.split(':')[0])).toEqual(['good', 'good', 'good', 'wrong']);
  });

  test.each([
    [' ', '/repos/a/b/commits/HEAD/statuses?per_page=1'],
    ['a/../b', '/repos/a/b/commits/a%2F..%2Fb/statuses?per_page=1'],
  ])('reads the newest commit if GITHUB_SHA is blank, and encodes one that is not a commit: %j', async (sha, path) => {
    expect((await on([{ body: {} }], { GITHUB_SHA: sha })).requests.map(({ url }) => url)).toContain(path);
  });

  test.each([
    [401, ': check that it has not expired.'],
    [403, ' (403: So).'],
    [429, "GitHub's rate limit delays GET /repos/a/b"],
    [404, '(404: So). Check GITHUB_REPOSITORY, and give the job `permissions: { contents: read }`.'],
    [500, 'GitHub sent no usable response to GET /repos/a/b (500: So).'],
  ])('stops with a reason if the repository returns %i', async (status, words) => {
    const { findings, requests } = await on([{ status, body: { message: 'So.' } }]);
    expect(findings).toEqual([expect.stringContaining(words)]);
    expect(findings[0]).toMatch(/^wrong: /);
    expect(requests).toHaveLength(1);
  });

  test('names what helps if GitHub refuses for a reason other than a permission', async () => {
    const message = 'Resource protected by organization SAML enforcement. You must grant your token access.';
    const { findings } = await on([{ status: 403, body: { message } }]);
    expect(findings[0]).toContain("authorize the token for the organization's single sign-on (SAML)");
  });

  test('reports that GitHub cannot be reached', async () => {
    const { findings } = await examine({ GITHUB_API_URL: await findClosedPort() });
    expect(findings).toEqual([
      expect.stringMatching(/^wrong: GitHub could not be reached for GET \/repos\/a\/b: .*\(ECONNREFUSED\)/),
    ]);
  });

  test('never shows the GitHub token, even if GitHub repeats it', async () => {
    const steps = [{ status: 401, body: { message: 'bad token ghs_hidden-in-an-answer' } }];
    const { findings, requests } = await on(steps, { GITHUB_TOKEN: ' ghs_hidden-in-an-answer ' });
    expect(findings[0]).toContain('bad token ***');
    expect(requests[0]?.headers.authorization).toBe('Bearer ghs_hidden-in-an-answer');
  });

  test('keeps the path of an API URL', async () => {
    await using server = await startScriptedServer({ status: 401 });
    await examine({ GITHUB_API_URL: ` ${server.url}/api/v3/ ` });
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/v3/repos/a/b']);
  });

  test.each<[Record<string, string>, string]>([
    [{ GITHUB_API_URL: 'http://github.example', HTTP_PROXY: 'socks5://p' }, 'wrong: HTTP_PROXY'],
    [{ GITHUB_API_URL: 'nowhere' }, 'wrong: GITHUB_API_URL is not a URL. Use for example https://api.github.com.'],
    [{ GITHUB_TOKEN: 'two words' }, 'wrong: GITHUB_TOKEN has spaces or special characters. Give the token alone.'],
  ])('reports an unusable variable without its value: %j', async (env, start) => {
    const { findings, exit } = await examine(env);
    expect([findings.length, findings[0]?.startsWith(start), exit]).toEqual([1, true, 2]);
    expect(findings[0]).not.toContain('two words');
  });
});
