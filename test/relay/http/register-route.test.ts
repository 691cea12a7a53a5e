import { describe, expect, test } from 'vitest';
import { NOW } from '../support/http-issuer.ts';
import { claimsOf, createFakeRelay, requestTo } from '../support/http-relay.ts';
import { PLACE, UUID } from '../support/http-store.ts';

const SHA = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
/** Required for a request with a stream as its body, but missing in its type. */
const HALF: object = { duplex: 'half' };
const good = { app_id: 'web', sha: SHA };

function decode(body: unknown): Record<string, unknown> {
  return { ...(body as object) };
}

function play() {
  const relay = createFakeRelay();
  const send = async (body: unknown, token = 'good') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await relay.app(requestTo('/v1/deployments', { method: 'POST', body: text, token }));
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: decode(await response.json()),
    };
  };
  return { ...relay, send };
}

describe('POST /v1/deployments', () => {
  test('stores the repository, the run and the token, and responds with the id', async () => {
    const { send, store } = play();
    const full = { ...good, deployment_id: 'x-1', pull_request: 5, environment: 'preview', url: 'https://web.test/5' };

    expect(await send(full)).toMatchObject({ status: 201, body: { id: 'd1', check_run_url: null } });
    expect(store.registrations).toMatchObject([
      {
        registration: {
          application: 'web',
          deployment: 'x-1',
          sha: SHA,
          place: PLACE,
          runId: 4711,
          pullRequest: 5,
          environment: 'preview',
          url: 'https://web.test/5',
        },
        token: { jti: 'jti-1', requestHash: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: (NOW + 330) * 1000 },
        now: NOW * 1000,
      },
    ]);
  });

  test('lets only repositories that may register use the memory for known senders', async () => {
    const { send, store, terms, tokens } = play();
    tokens.set('renamed', { kind: 'verified', claims: claimsOf({ repository: 'acme/renamed', jti: 'jti-2' }) });
    tokens.set('other-case', { kind: 'verified', claims: claimsOf({ repository: 'ACME/Web', jti: 'jti-3' }) });
    store.repositories.set('acme/web', PLACE);
    for (const token of ['foreign', 'renamed', 'good', 'other-case', 'renamed']) await send(good, token);
    expect(terms.map(({ isSenderKnown }) => isSenderKnown)).toEqual([false, false, true, true, true]);
  });

  test('finds an application by its UUID in any case, and stores the id as it is configured', async () => {
    const { send, store } = play();
    expect((await send({ ...good, app_id: UUID.toUpperCase() })).status).toBe(201);
    expect(store.registrations).toMatchObject([{ registration: { application: UUID } }]);
    expect((await send({ ...good, app_id: 'WEB' })).status).toBe(401);
  });

  test('responds 200 if the deployment is registered already', async () => {
    const { send, store } = play();
    store.registered = { kind: 'registered', id: 'd1', isNew: false, checkUrl: 'https://github.test/1' };
    expect(await send(good)).toMatchObject({ status: 200, body: { id: 'd1', check_run_url: 'https://github.test/1' } });
  });

  test('responds 401 to a token that was used for another registration', async () => {
    const { send, store } = play();
    store.registered = { kind: 'replayed' };
    expect(await send(good)).toEqual(await send(good, 'unknown'));
    expect((await send(good)).status).toBe(401);
  });

  test('treats fields in another order as the same request, and another field as another one', async () => {
    const { send, store } = play();
    await send(`{"app_id":"web","sha":"${SHA}"}`);
    await send(` {"sha": "${SHA.toUpperCase()}", "url": null, "app_id": "web"}`);
    await send({ ...good, environment: 'x' });
    const [first, second, third] = store.registrations.map(({ token }) => token.requestHash);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('responds alike to an unknown application and to another repository', async () => {
    const { send, store } = play();
    const unknown = await send({ ...good, app_id: 'nobody' });
    expect(unknown.status).toBe(401);
    expect(await send(good, 'foreign')).toEqual(unknown);
    expect((await send({ ...good, sha: HEAD.replace('b', 'c') })).status).toBe(403);
    expect(store.registrations).toEqual([]);
  });

  test.each([
    ['an unknown application', 'nobody', 'good', 'RELAY_CONFIG lists no such application'],
    ['another repository', 'web', 'foreign', "the application is another repository's"],
    ['a token that was used', 'web', 'good', 'its token has registered another deployment'],
  ])('writes one throttled line to the log for %s', async (_, app, token, reason) => {
    const { send, store, lines } = play();
    store.registered = { kind: 'replayed' };
    for (let sent = 0; sent < 100; sent += 1) await send({ ...good, app_id: app }, token);
    const repository = token === 'foreign' ? 'evil/web' : 'acme/web';
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { message: 'A registration was refused.', facts: { repository, reason } },
    ]);
  });

  test('asks GitHub once about a repository that is not known yet', async () => {
    const { send, store, github } = play();
    store.repositories.clear();
    expect((await send(good)).status).toBe(201);
    expect((await send(good)).status).toBe(201);
    expect(github.requested).toEqual(['acme/web']);
  });

  test('accepts a repository that was recreated under its old name, after asking GitHub once', async () => {
    const { send, tokens, github } = play();
    tokens.set('new', { kind: 'verified', claims: claimsOf({ repositoryId: 9 }) });
    github.repository = { kind: 'done', value: { ...PLACE, repositoryId: 9 } };
    expect((await send(good, 'new')).status).toBe(201);
    expect((await send(good, 'new')).status).toBe(201);
    expect(github.requested).toHaveLength(1);
  });

  test('makes no call to GitHub for unknown senders if the repository is known, and one a minute if not', async () => {
    const { send, store, github, clock, lines } = play();
    await send(good, 'foreign');
    expect(github.requested).toEqual([]);
    store.repositories.clear();
    github.repository = { kind: 'dead', status: 404, sentence: 'Not Found' };
    for (let sent = 0; sent < 5; sent += 1) expect((await send(good, 'foreign')).status).toBe(401);
    expect(github.requested).toHaveLength(1);
    await clock.advance(60_000);
    await send(good, 'foreign');
    expect(github.requested).toHaveLength(2);
    const warnings = lines.filter((line) => line.includes('Check that it is installed there.'));
    expect(warnings.map((line) => JSON.parse(line).facts)).toEqual(
      warnings.map(() => ({ repository: 'acme/web', reason: 'Not Found' })),
    );
    expect(warnings).toHaveLength(2);
  });

  test('accepts the head of a pull request if GitHub says that the run is about it', async () => {
    const { send, github } = play();
    expect((await send({ ...good, sha: HEAD })).status).toBe(201);
    expect(github.requested).toEqual(['run 4711']);
    github.run = { kind: 'done', value: { repositoryId: 8, headSha: HEAD } };
    expect((await send({ ...good, sha: HEAD })).status).toBe(403);
    github.run = { kind: 'dead', status: 404, sentence: '' };
    expect((await send({ ...good, sha: HEAD })).status).toBe(403);
  });

  test('accepts the head of a pull request after the App was reinstalled', async () => {
    const { send, github, store } = play();
    const readRun = github.readWorkflowRun;
    github.readWorkflowRun = async (place, runId) =>
      place.installationId === 99 ? readRun(place, runId) : { kind: 'dead', status: 404, sentence: 'not installed' };
    github.repository = { kind: 'done', value: { ...PLACE, installationId: 99 } };
    expect((await send({ ...good, sha: HEAD })).status).toBe(201);
    expect(store.registrations[0]?.registration.place).toEqual({ ...PLACE, installationId: 99 });
    expect(store.repositories.get('acme/web')?.installationId).toBe(99);
  });

  test('responds 503 while GitHub cannot be asked', async () => {
    const { send, github, store } = play();
    github.run = { kind: 'later', notBefore: (NOW + 42) * 1000, sentence: '' };
    expect(await send({ ...good, sha: HEAD })).toMatchObject({ status: 503, retryAfter: '42' });
    github.run = { kind: 'lost', sentence: '' };
    expect(await send({ ...good, sha: HEAD })).toMatchObject({ status: 503, retryAfter: '5' });
    store.repositories.clear();
    github.repository = { kind: 'not-sent', sentence: '' };
    expect(await send(good)).toMatchObject({ status: 503, retryAfter: '5' });
  });

  test('responds 503 while tokens cannot be verified', async () => {
    expect(await play().send(good, 'down')).toMatchObject({ status: 503, retryAfter: '5' });
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'The body is not a JSON object.'],
    [
      'an unknown field',
      { ...good, branch: 'main' },
      'branch is not a known key. Use one of app_id, deployment_id, sha, ',
    ],
    ['a prototype', `{"app_id":"web","sha":"${SHA}","__proto__":{}}`, '__proto__ is not a known key. '],
    ['a short SHA', { ...good, sha: 'abc1234' }, 'sha is not a full commit SHA.'],
    ['a script for a url', { ...good, url: 'javascript:alert(1)' }, 'url is not an http or https URL'],
    ['a password in the url', { ...good, url: 'https://u:p@web.test' }, 'url is not an http or https URL'],
    ['a pull request 0', { ...good, pull_request: 0 }, 'pull_request is not a positive integer.'],
    [
      'an environment of two lines',
      { ...good, environment: 'a\nb' },
      'environment is not one line of 1 to 255 characters.',
    ],
    [
      'thousands of unknown fields',
      Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`f${at}`, at])),
      'f7 is not a known key. Use one of app_id, deployment_id, sha, pull_request, environment, url. 4992 more problems.',
    ],
    ['a deployment of free text', { ...good, deployment_id: 'a b' }, "deployment_id is not a deployment's id."],
  ])('with %s is refused with a reason', async (_, body, sentence) => {
    const { send, store } = play();
    expect(await send(body)).toMatchObject({ status: 400, body: { error: expect.stringContaining(sentence) } });
    expect(store.registrations).toEqual([]);
  });

  test('refuses a request without a token before its body is read', async () => {
    const { app } = play();
    const isRead = { body: false };
    const body = new ReadableStream(
      {
        pull: () => {
          isRead.body = true;
        },
      },
      { highWaterMark: 0 },
    );
    const response = await app(requestTo('/v1/deployments', { method: 'POST', body, ...HALF }));
    expect(isRead.body).toBe(false);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });
});
