import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../src/sandbox/http/journal.ts';
import { REPO, SHA } from '../github/play-github.ts';
import { open } from '../open.ts';
import { jsonOf, responseOf } from '../play.ts';

const ADMIN = '/_sandbox/github';
const API = `/api/v3/repos/${REPO}`;

function openGithub(options: Parameters<typeof open>[0] = {}) {
  const opened = open(options);
  const github = async (method: string, path: string, body?: unknown, token = 'sandbox-github') =>
    responseOf(
      await opened.sandbox.handle({
        method,
        target: `${API}/${path}`,
        headers: { authorization: `token ${token}` },
        body: body === undefined ? '' : JSON.stringify(body),
      }),
    );
  return { ...opened, github };
}

describe('the admin calls of GitHub', () => {
  test('register a pull request, and change it', async () => {
    const { send, github } = openGithub();
    const facts = { repository: REPO, number: 5000, title: 'T', head_sha: SHA, head_label: 'mona:x', login: 'mona' };
    expect((await send('POST', `${ADMIN}/pull-requests`, facts)).status).toBe(201);
    const pulls = async () => JSON.parse((await github('GET', 'pulls?state=all')).body);
    expect(await pulls()).toMatchObject([{ title: 'T', head: { sha: SHA, label: 'mona:x' } }]);
    const merged = { repository: REPO, number: 5000, merged: true, merge_commit_sha: SHA };
    expect((await send('POST', `${ADMIN}/pull-requests`, merged)).status).toBe(200);
    expect(await pulls()).toMatchObject([{ title: 'T', merge_commit_sha: SHA, state: 'closed' }]);
  });

  test('add a token with only the given permissions', async () => {
    const { send, github } = openGithub();
    await send('POST', `${ADMIN}/tokens`, { token: 'mine', login: 'robot[bot]', permissions: { issues: 'write' } });
    expect(jsonOf(await github('POST', 'issues/1/comments', { body: 'x' }, 'mine'))).toMatchObject({
      user: { login: 'robot[bot]' },
    });
    expect((await github('GET', 'deployments', undefined, 'mine')).status).toBe(403);
    const wrong = await send('POST', `${ADMIN}/tokens`, { token: 'mine', permissions: { issues: 'all' } });
    expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining('permissions.issues: must be one of')]);
  });

  test.each([
    ['pull-requests', { repository: REPO }],
    ['pull-requests', { repository: 'octo', number: 1 }],
    ['pull-requests', { repository: REPO, number: 1, head_sha: 'main' }],
    ['commits', { repository: REPO, sha: SHA }],
    ['tokens', {}],
  ])('%s refuse what they cannot read: %j', async (call, body) => {
    const { send } = openGithub();
    expect((await send('POST', `${ADMIN}/${call}`, body)).status).toBe(400);
  });

  test('show the requests with their bodies, apart from those of the platform', async () => {
    const seen: JournalEntry[] = [];
    const { sandbox, send, github } = openGithub({ onRequest: (entry) => seen.push(entry) });
    await github('POST', 'issues/1/comments', { body: 'x' });
    const entry = { method: 'POST', body: '{"body":"x"}', status: 201, operation: 'github.create-comment' };
    expect(sandbox.githubJournal()).toMatchObject([{ ...entry, target: `${API}/issues/1/comments` }]);
    expect(seen).toMatchObject([entry]);
    expect(sandbox.journal()).toEqual([]);
    const { results } = jsonOf(await send('GET', `${ADMIN}/requests`));
    expect(results).toMatchObject([{ ...entry, path: `${API}/issues/1/comments`, token: 'sandbox-github' }]);
    await send('POST', '/_sandbox/reset');
    expect([sandbox.githubJournal(), sandbox.github().repositories.size]).toEqual([[], 0]);
  });
});
