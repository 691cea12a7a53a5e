import { describe, expect, test } from 'vitest';
import { numberFor } from '../../../../src/sandbox/github/repository.ts';
import { playApp } from '../play-app.ts';
import { REPO, SHA } from '../play-github.ts';

const CHECK = { name: 'deploy', head_sha: SHA };
const idOf = (name: string): number => numberFor(`repository/${name}`);

describe('the App of the stand-in', () => {
  test('reads itself, and where it is installed', () => {
    const { asApp, change } = playApp();
    expect(asApp('GET', '/app')).toMatchObject({
      status: 200,
      json: { id: 424_242, slug: 'touchdown-relay', permissions: { checks: 'write', metadata: 'read' } },
    });
    expect(asApp('GET', 'installation').json).toMatchObject({ id: 515_151, app_id: 424_242 });
    change({ installedOn: ['octo/other'] });
    expect(asApp('GET', 'installation').status).toBe(404);
    expect(asApp('GET', '/repos/Octo/Other/installation').status).toBe(200);
  });

  test('acts as its own bot with a token of its installation, which lasts an hour', () => {
    const { mint, send } = playApp();
    const { status, json } = mint();
    expect([status, json]).toMatchObject([201, { expires_at: '2030-01-01T01:00:00Z' }]);
    expect(json.token).toMatch(/^ghs_424242_[\w.-]{200,}$/);
    const { token } = json;
    expect(send('POST', 'check-runs', CHECK, { token }).json).toMatchObject({
      app: { id: 424_242, slug: 'touchdown-relay' },
    });
    expect(send('GET', `commits/${SHA}/check-runs`, undefined, { token, atSeconds: 3599 }).status).toBe(200);
    expect(send('GET', `commits/${SHA}/check-runs`, undefined, { token, atSeconds: 3600 }).status).toBe(401);
    expect(mint({}, 4000).json.token).not.toBe(token);
    expect(send('GET', `commits/${SHA}/check-runs`, undefined, { token, atSeconds: 4000 }).status).toBe(401);
  });

  test('gets tokens that are limited to a repository, and to permissions', () => {
    const { mint, send } = playApp();
    const { token } = mint({ repository_ids: [idOf(REPO)], permissions: { checks: 'read', metadata: 'read' } }).json;
    expect(send('GET', `commits/${SHA}/check-runs`, undefined, { token }).status).toBe(200);
    expect(send('POST', 'check-runs', CHECK, { token }).status).toBe(403);
    expect(send('GET', `commits/${SHA}/status`, undefined, { token }).status).toBe(403);
    expect(send('GET', `/repos/octo/other/commits/${SHA}/check-runs`, undefined, { token }).status).toBe(404);
    const { token: everywhere } = mint({}).json;
    expect(send('GET', '/repos/octo/other', undefined, { token: everywhere }).json).toMatchObject({
      id: idOf('octo/other'),
      full_name: 'octo/other',
    });
  });

  test.each([
    [{ permissions: { contents: 'read' } }, /permissions requested are not granted/],
    [{ permissions: { actions: 'write' } }, /permissions requested are not granted/],
    [{ permissions: { checks: 'admin' } }, /permissions requested are not granted/],
    [{ permissions: { nonsense: 'read' } }, /permissions requested are not granted/],
    [{ repository_ids: [idOf('octo/other')] }, /at least one repository that does not exist/],
    [{ repository_ids: ['5'] }, /^Validation Failed$/],
    [{ repository_ids: 5 }, /^Validation Failed$/],
    [{ repository_ids: Array(501).fill(idOf(REPO)) }, /^Validation Failed$/],
  ])('gets no token with more permissions than it has: %j', (body, message) => {
    const { mint, change } = playApp();
    change({ installedOn: [REPO] });
    expect(mint(body)).toMatchObject({ status: 422, json: { message: expect.stringMatching(message) } });
  });

  test('can act as the App only with its own token', () => {
    const { send, asApp, mint } = playApp();
    const { token } = mint().json;
    for (const requesting of [{}, { token }]) {
      expect(send('GET', '/app', undefined, requesting)).toMatchObject({
        status: 401,
        json: { message: 'A JSON web token could not be decoded' },
      });
    }
    expect(asApp('GET', 'pulls')).toMatchObject({ status: 401, json: { message: 'Bad credentials' } });
    expect(asApp('GET', '/app', undefined, 0).status).toBe(200);
    expect(send('GET', '/app', undefined, { token: 'eyJh.eyJh.x' }).status).toBe(401);
  });
});
