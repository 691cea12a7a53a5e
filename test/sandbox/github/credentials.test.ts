import { describe, expect, test } from 'vitest';
import { actorFor, everywhere, type Permissions } from '../../../src/sandbox/github/credentials.ts';
import { playGithub, SHA } from './play-github.ts';

const CALLS: [string, string, keyof Permissions][] = [
  ['GET', 'issues/1/comments', 'issues'],
  ['GET', 'issues/1/comments', 'pull_requests'],
  ['POST', 'issues/1/comments', 'issues'],
  ['POST', 'issues/1/comments', 'pull_requests'],
  ['PATCH', 'issues/comments/1', 'pull_requests'],
  ['DELETE', 'issues/comments/1', 'issues'],
  ['GET', 'deployments', 'deployments'],
  ['POST', 'deployments', 'deployments'],
  ['GET', 'deployments/1/statuses', 'deployments'],
  ['POST', 'deployments/1/statuses', 'deployments'],
  ['POST', `statuses/${SHA}`, 'statuses'],
  ['GET', `commits/${SHA}/statuses`, 'statuses'],
  ['GET', `commits/${SHA}/status`, 'statuses'],
  ['POST', 'check-runs', 'checks'],
  ['PATCH', 'check-runs/1', 'checks'],
  ['GET', 'check-runs/1', 'checks'],
  ['GET', `commits/${SHA}/check-runs`, 'checks'],
  ['GET', `commits/${SHA}/pulls`, 'pull_requests'],
  ['GET', 'pulls', 'pull_requests'],
  ['GET', `compare/${SHA}...${SHA}`, 'contents'],
  ['GET', '/repos/octo/app', 'metadata'],
  ['GET', 'actions/runs/1', 'actions'],
];

function withToken(login: string, permissions: Permissions) {
  const play = playGithub();
  const token = { name: 'mine', value: 'mine', actor: actorFor(login), permissions };
  play.world = { ...play.world, tokens: [...play.world.tokens, token] };
  return (method: string, path: string) =>
    play.send(method, path, method === 'GET' ? undefined : {}, { token: 'mine' });
}

describe('a token of GitHub', () => {
  test.each(CALLS)('%s %s needs %s', (method, path, permission) => {
    const level = method === 'GET' ? 'read' : 'write';
    const lesser = level === 'read' ? 'none' : 'read';
    const enough = withToken('robot[bot]', { ...everywhere('none'), [permission]: level });
    const tooLittle = withToken('robot[bot]', {
      ...everywhere('write'),
      issues: 'none',
      pull_requests: 'none',
      [permission]: lesser,
    });
    expect(enough(method, path).status).not.toBe(403);
    expect(tooLittle(method, path)).toMatchObject({
      status: 403,
      json: { message: 'Resource not accessible by integration', documentation_url: expect.any(String) },
    });
  });

  test('of a person is refused with its own message', () => {
    const request = withToken('mona', everywhere('read'));
    expect(request('POST', 'deployments').json.message).toBe('Resource not accessible by personal access token');
    expect(request('GET', '/user')).toMatchObject({ status: 200, json: { login: 'mona', type: 'User' } });
  });

  test('of a workflow is not a user', () => {
    expect(playGithub().send('GET', '/user').status).toBe(403);
  });

  test("that starts with ghs_ is a workflow's, of any length", () => {
    const { request, send } = playGithub();
    const token = `ghs_1_${'a.B-_'.repeat(100)}`;
    expect(send('POST', 'issues/1/comments', { body: 'x' }, { token }).json.user.login).toBe('github-actions[bot]');
    expect(request('GET', 'pulls', undefined, { token }).tokenName).toMatch(/^ghs-[0-9a-f]{8}$/);
  });

  test.each([null, 'unknown', 'sandbox-ci'])('that is unknown is refused: %s', (token) => {
    const { status, headers, json } = playGithub().send('GET', 'pulls', undefined, { token });
    expect([status, json]).toMatchObject([401, { message: 'Bad credentials', documentation_url: expect.any(String) }]);
    expect(headers).not.toHaveProperty('x-ratelimit-limit');
  });

  test('may be sent as a bearer token', () => {
    const headers = { authorization: 'Bearer sandbox-github' };
    expect(playGithub().send('GET', 'pulls', undefined, { token: null, headers }).status).toBe(200);
  });
});
