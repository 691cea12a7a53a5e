import { describe, expect, test } from 'vitest';
import { PROJECTS, plantApplication, plantEnvironment, plantProject } from '../plant.ts';
import { jsonOf, play, responseOf } from '../play.ts';

describe('projects', () => {
  test('are listed in plain results, or page by page if the query asks for a page', () => {
    const story = play();
    const created = ['a', 'a', 'c'].map((name) => jsonOf(story.post(0, PROJECTS, { body: { name } })));
    expect(new Set(created.map(({ id }) => id)).size).toBe(3);
    expect(jsonOf(story.get(1, PROJECTS))).toEqual({ results: created });
    expect(jsonOf(story.get(1, `${PROJECTS}?page=2&page_size=2`))).toEqual({
      results: [created[2]],
      pagination: { page: 2, page_size: 2, total_count: 3, total_pages: 2 },
    });
    expect(jsonOf(story.get(1, `${PROJECTS}?page_size=500`))['pagination']).toMatchObject({ page: 1, page_size: 100 });
    expect(jsonOf(story.get(1, `${PROJECTS}?page=9`))['results']).toEqual([]);
  });
});

test('an environment where deployments queue is deleted with everything in it, once, and is no longer listed', () => {
  const story = play();
  const list = `/project/${plantProject(story)}/environment`;
  const environment = `/environment/${jsonOf(story.post(0, list, { body: { name: 'e' } }))['id']}`;
  const app = jsonOf(story.post(0, `${environment}/application`, { body: { name: 'queue-idle--web' } }));
  expect(jsonOf(story.get(1, list))).toMatchObject({ results: [{ name: 'e' }] });
  const statuses = [1, 2].map((at) => responseOf(story.request(at, 'DELETE', environment).result).status);
  expect(statuses).toEqual([204, 404]);
  expect(jsonOf(story.get(3, list))).toEqual({ results: [] });
  expect(responseOf(story.get(3, `/application/${app['id']}/status`)).status).toBe(404);
});

test('a webhook receives only later events, and only those that it subscribed to', () => {
  const story = play();
  const target = '/organization/sandbox-organization/webhook';
  const body = { target_url: 'http://127.0.0.1:9/hook', events: ['DEPLOYMENT_FAILED', 'SHIPPED'] };
  story.post(0, '/application/build-fails--earlier/deploy');
  expect(jsonOf(story.post(50, target, { body }))).toMatchObject({ ...body, enabled: true });
  story.post(50, target, { body: { ...body, target_url: 'http://127.0.0.1:9/off', enabled: false } });
  story.post(51, '/application/build-fails/deploy');
  story.get(110, '/organization');
  expect(story.deliveries.map(({ targetUrl, body }) => [targetUrl, body.payload['application_id']])).toEqual([
    ['http://127.0.0.1:9/hook', 'build-fails'],
  ]);
});

test('a reward is counted separately for each code', () => {
  const story = play();
  const claim = (code: string) => story.post(0, '/account/rewardClaim', { body: { code } }).status;
  expect(['a', 'a', '__proto__', 'a', 'a', 'b'].map(claim)).toEqual([200, 200, 200, 200, 400, 200]);
});

describe('a created application', () => {
  test.each([
    ['build-fails--mine', 'build-fails', 'BUILD_ERROR'],
    ['api--build-fails', 'succeeds', 'RUNNING'],
    ['constructor', 'succeeds', 'RUNNING'],
  ])('with the name %s follows the scenario %s', (name, scenarioName, state) => {
    const story = play();
    const id = plantApplication(story, name);
    expect(story.world.applications.get(id)?.scenarioName).toBe(scenarioName);
    story.post(0, `/application/${id}/deploy`);
    expect(story.status(200, id)['state']).toBe(state);
  });

  test('may have fewer instances at least than at most, but not more', () => {
    const story = play();
    const target = `/environment/${plantEnvironment(story)}/application`;
    const create = (fields: object) => jsonOf(story.post(0, target, { body: { name: 'a', ...fields } }))['message'];
    expect(create({ min_running_instances: 4, max_running_instances: 3 })).toBe(
      'min_running_instances: must not be larger than max_running_instances.',
    );
    expect(create({ min_running_instances: 3, max_running_instances: 3, something: 'else' })).toBeUndefined();
    expect(create({ cpu: 0, ports: [{ internal_port: 1, protocol: '' }] })).toBe(
      'cpu: must be an integer that is 1 or more. ports[0].protocol: must be a non-empty string.',
    );
  });
});
