import { describe, expect, test } from 'vitest';
import { PROJECTS, plantApplication, plantDatabase, plantEnvironment, plantProject } from '../plant.ts';
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

describe('an environment', () => {
  test('belongs to its project, and contains what is created in it', () => {
    const story = play();
    const ids = [plantProject(story, 'a'), plantProject(story, 'b')];
    const [first, second] = ids.map((id) =>
      jsonOf(story.post(0, `/project/${id}/environment`, { body: { name: 'e', cluster: 'c' } })),
    );
    expect(first).toMatchObject({ name: 'e', cluster_id: 'c' });
    expect(story.world.catalog.environments.map(({ projectId }) => projectId)).toEqual(ids);
    story.post(0, `/environment/${second?.['id']}/database`, { body: { name: 'db', type: 'MYSQL' } });
    expect(story.world.catalog.databases).toMatchObject([{ environmentId: second?.['id'] }]);
  });

  test('is created even if its response is lost', () => {
    const story = play();
    const target = `/project/${plantProject(story)}/environment`;
    const lost = { body: { name: 'e' }, headers: { 'x-sandbox-fault': 'reset-after' } };
    expect(story.request(0, 'POST', target, lost).result).toEqual({ kind: 'reset' });
    expect(story.world.catalog.environments).toHaveLength(1);
  });
});

describe('an environment where deployments queue', () => {
  const plant = (name: string, more: object = {}) => {
    const story = play();
    const projectId = plantProject(story);
    const list = `/project/${projectId}/environment`;
    const { id } = jsonOf(story.post(0, list, { body: { name: 'e' } }));
    const app = jsonOf(story.post(0, `/environment/${id}/application`, { body: { name, ...more } }));
    return { story, list, environment: `/environment/${id}`, app: `/application/${app['id']}` };
  };

  test('is deleted with everything in it, once, and is no longer listed', () => {
    const { story, list, environment, app } = plant('queue-idle--web');
    expect(jsonOf(story.get(1, list))).toMatchObject({ results: [{ name: 'e' }] });
    const statuses = [1, 2].map((at) => responseOf(story.request(at, 'DELETE', environment).result).status);
    expect(statuses).toEqual([204, 404]);
    expect(jsonOf(story.get(3, list))).toEqual({ results: [] });
    expect(responseOf(story.get(3, `${app}/status`)).status).toBe(404);
  });

  test('has applications with an address for each public port, and for nothing else', () => {
    const port = { protocol: 'HTTP', internal_port: 80, publicly_accessible: false };
    const ports = [port, { ...port, external_port: 443, publicly_accessible: true }];
    const { story, app } = plant('queue-idle--web', { ports });
    expect(jsonOf(story.get(1, `${app}/link`))).toEqual({
      results: [
        expect.objectContaining({ url: expect.stringMatching(/^https:\/\/p443-.*\.example$/), is_default: true }),
      ],
    });
    const without = plant('queue-idle--web');
    expect(jsonOf(without.story.get(1, `${without.app}/link`))).toEqual({ results: [] });
  });

  test('is alone in that: elsewhere these calls do not exist', () => {
    const { story, list, environment, app } = plant('succeeds--web');
    const calls = [
      ['GET', list],
      ['DELETE', environment],
      ['GET', `${app}/link`],
    ] as const;
    expect(calls.map(([method, path]) => responseOf(story.request(1, method, path).result).status)).toEqual([
      404, 404, 404,
    ]);
  });
});

test('a database counts its own deployments, each with an id of its own', () => {
  const story = play();
  const [, two] = [plantDatabase(story), plantDatabase(story)];
  const ids = [1, 1].map((seconds) => jsonOf(story.post(seconds, `/database/${two}/deploy`))['id']);
  expect(new Set(ids).size).toBe(2);
  expect(story.world.catalog.databases.map(({ deploymentCount }) => deploymentCount)).toEqual([0, 2]);
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
  test('was never deployed, has an empty log, and can be deployed', () => {
    const story = play({ webhooks: ['http://127.0.0.1:9/'] });
    const id = plantApplication(story, 'api');
    expect(story.status(1000, id)).toEqual({
      id,
      state: 'STOPPED',
      service_deployment_status: 'NEVER_DEPLOYED',
      last_deployment_date: null,
    });
    expect(jsonOf(story.get(1000, `/application/${id}/log`))).toEqual({ results: [] });
    story.post(1000, `/application/${id}/deploy`);
    expect(story.status(1090, id)).toMatchObject({ state: 'RUNNING', service_deployment_status: 'UP_TO_DATE' });
    expect(story.deliveries.map(({ body }) => body.payload['application_id'])).toEqual([id, id]);
  });

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

  test('has an id of its own, and does not change the application that has its name as id', () => {
    const story = play();
    const target = `/environment/${plantEnvironment(story)}/application`;
    const ids = [1, 1].map((seconds) => jsonOf(story.post(seconds, target, { body: { name: 'succeeds' } }))['id']);
    expect(new Set(ids).size).toBe(2);
    expect(story.status(0, 'succeeds')).toMatchObject({ state: 'RUNNING', service_deployment_status: 'UP_TO_DATE' });
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
