import { describe, expect, test } from 'vitest';
import { PLATFORM_OPERATIONS } from '../../../src/sandbox/http/operations.ts';
import { PLATFORM_ROUTES } from '../../../src/sandbox/platform/routes.ts';
import { plantApplication, plantDatabase, plantEnvironment, plantProject } from '../plant.ts';
import { jsonOf, type Play, play, responseOf } from '../play.ts';

/** The endpoints of the platform's description, each with the scope that it needs. */
const DESCRIBED = [
  ['POST', '/account/rewardClaim', 'Write'],
  ['GET', '/organization', 'Read'],
  ['GET', '/organization/{org_id}/project', 'Read'],
  ['POST', '/organization/{org_id}/project', 'Write'],
  ['POST', '/project/{project_id}/environment', 'Write'],
  ['POST', '/environment/{env_id}/application', 'Write'],
  ['POST', '/application/{app_id}/deploy', 'Deploy'],
  ['GET', '/application/{app_id}/status', 'Read'],
  ['POST', '/application/{app_id}/environmentVariable', 'Write'],
  ['GET', '/application/{app_id}/environmentVariable', 'Read'],
  ['POST', '/application/{app_id}/secret', 'Write'],
  ['GET', '/application/{app_id}/log', 'Read'],
  ['POST', '/environment/{env_id}/database', 'Write'],
  ['POST', '/database/{db_id}/deploy', 'Deploy'],
  ['POST', '/organization/{org_id}/webhook', 'Write'],
] as const;

/** A valid body for each creation. */
const BODY = {
  name: 'a',
  type: 'POSTGRESQL',
  key: 'K',
  value: 'v',
  target_url: 'http://127.0.0.1:9/',
  events: ['DEPLOYMENT_FAILED'],
};

function bodyFor(method: string, path: string): object {
  if (method === 'GET') return {};
  return { body: path === '/account/rewardClaim' ? { code: 'abc' } : BODY };
}

function addressIn(story: Play, path: string): string {
  return path
    .replace('{org_id}', 'sandbox-organization')
    .replace('{project_id}', () => plantProject(story))
    .replace('{env_id}', () => plantEnvironment(story))
    .replace('{app_id}', () => plantApplication(story, 'fast'))
    .replace('{db_id}', () => plantDatabase(story));
}

describe("the platform's calls", () => {
  test('are the described ones, and two that only applications with a queue have', () => {
    const servedTo = (needsQueue: boolean) =>
      PLATFORM_ROUTES.filter((route) => (route.needsQueue ?? false) === needsQueue).map(({ method, path, scope }) => [
        method,
        path,
        scope,
      ]);
    expect(servedTo(false).toSorted()).toEqual(DESCRIBED.map((row) => [...row]).toSorted());
    expect(servedTo(true)).toEqual([
      ['GET', '/environment/{env_id}/logs', 'Read'],
      ['GET', '/application/{app_id}', 'Read'],
    ]);
  });

  test('have unique names, and every name is a call', () => {
    expect(PLATFORM_ROUTES.map(({ operation }) => operation).toSorted()).toEqual([...PLATFORM_OPERATIONS].toSorted());
  });

  test.each(DESCRIBED)('succeed, with and without the version prefix: %s %s', (method, path) => {
    for (const prefix of ['', '/api/v1']) {
      const story = play();
      const target = `${prefix}${addressIn(story, path)}`;
      const { result } = story.request(1, method, target, bodyFor(method, path));
      expect([200, 201]).toContain(responseOf(result).status);
    }
  });

  test.each(DESCRIBED)('need a scope: %s %s needs %s or Admin', (method, path, scope) => {
    const allowed = ['Read', 'Deploy', 'Write', 'Admin'].filter((name) => {
      const story = play();
      const requesting = { ...bodyFor(method, path), token: `sandbox-${name.toLowerCase()}` };
      const target = addressIn(story, path);
      return responseOf(story.request(1, method, target, requesting).result).status !== 403;
    });
    expect(allowed.toSorted()).toEqual(['Admin', scope]);
  });

  test.each(DESCRIBED)('%s %s returns 401 without a token, and 429 once the budget is used up', (method, path) => {
    const target = addressIn(play(), path);
    const refused = play().request(0, method, target, { token: null });
    expect(jsonOf(refused.result)).toMatchObject({ status: 401, error: 'Unauthorized' });
    const story = play({ rateLimit: 1 });
    story.get(0, '/organization');
    expect(jsonOf(story.request(0, method, target).result)).toMatchObject({ status: 429, error: 'Too Many Requests' });
  });

  test.each(DESCRIBED.filter(([, path]) => path.includes('{')))(
    'respond with the name of a missing object: %s %s',
    (method, path) => {
      const [, parameter = ''] = /\{(.*)\}/.exec(path) ?? [];
      const target = path.replace(/\{.*\}/, 'unheard-of');
      const requested = play().request(0, method, target, bodyFor(method, path));
      expect(responseOf(requested.result).status).toBe(404);
      expect(jsonOf(requested.result)['message']).toMatch(new RegExp(`^${parameter}: the .* does not exist`));
    },
  );

  test.each(DESCRIBED.filter(([method]) => method === 'POST'))('accept only JSON: %s %s', (method, path) => {
    if (path.startsWith('/database/')) return;
    const story = play();
    const requesting = { headers: { 'content-type': 'text/plain' }, body: '{}' };
    const requested = story.request(0, method, addressIn(story, path), requesting);
    expect(jsonOf(requested.result)).toMatchObject({ status: 400, message: expect.stringMatching(/^Content-Type: /) });
  });
});
