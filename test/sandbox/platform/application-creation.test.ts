import { describe, expect, test } from 'vitest';
import { plantApplication, plantEnvironment } from '../plant.ts';
import { jsonOf, play } from '../play.ts';

const BODY = {
  name: 'api',
  git_repository: { url: 'https://git.example/api.git', branch: 'main' },
  cpu: 500,
  ports: [{ internal_port: 8080, publicly_accessible: true }],
};

describe('the call that creates an application', () => {
  test('responds with the application, with its fields', () => {
    const story = play();
    const environmentId = plantEnvironment(story);
    const response = story.post(2, `/environment/${environmentId}/application`, { body: { ...BODY, extra: true } });
    expect(response.status).toBe(201);
    const created = jsonOf(response);
    expect(created).toEqual({
      ...BODY,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: '2030-01-01T00:00:02.000Z',
      updated_at: '2030-01-01T00:00:02.000Z',
    });
    expect(story.world.applications.get(String(created['id']))).toMatchObject({ environmentId, body: BODY });
  });

  test('responds with another one each time, whatever its name', () => {
    const story = play();
    const target = `/environment/${plantEnvironment(story)}/application`;
    const ids = [1, 1, 2].map((seconds) => jsonOf(story.post(seconds, target, { body: BODY }))['id']);
    expect(new Set(ids).size).toBe(3);
    expect(story.world.catalog.applicationCount).toBe(3);
  });

  test('responds with the name of a missing environment', () => {
    const response = play().post(0, '/environment/nowhere/application', { body: BODY });
    expect(response.status).toBe(404);
    expect(jsonOf(response)['message']).toBe('env_id: the environment does not exist.');
  });

  test('responds with the problem of the body, and creates nothing', () => {
    const story = play();
    const body = { ...BODY, ports: [{ internal_port: 70_000 }] };
    const response = story.post(0, `/environment/${plantEnvironment(story)}/application`, { body });
    expect(response.status).toBe(400);
    expect(jsonOf(response)['message']).toMatch(/^ports\[0\]\.internal_port: /);
    expect(story.world.applications.list()).toEqual([]);
  });
});

describe('a created application', () => {
  test('was never deployed, and has an empty log', () => {
    const story = play();
    const id = plantApplication(story, 'api');
    expect(story.status(1000, id)).toEqual({
      id,
      state: 'STOPPED',
      service_deployment_status: 'NEVER_DEPLOYED',
      last_deployment_date: null,
    });
    expect(jsonOf(story.get(1000, `/application/${id}/log`))).toEqual({ results: [] });
  });

  test('can be deployed, and has variables and a log like any other', () => {
    const story = play();
    const id = plantApplication(story, 'api');
    expect(story.post(1, `/application/${id}/deploy`).status).toBe(201);
    expect(story.post(1, `/application/${id}/secret`, { body: { key: 'A', value: 'b' } }).status).toBe(201);
    expect(story.status(2, id)).toMatchObject({ state: 'QUEUED', last_deployment_date: null });
    expect(story.status(91, id)).toMatchObject({ state: 'RUNNING', service_deployment_status: 'UP_TO_DATE' });
    expect(jsonOf(story.get(91, `/application/${id}/log?tail=1`))['results']).toHaveLength(1);
  });

  test.each([
    ['build-fails', 'build-fails', 'BUILD_ERROR'],
    ['build-fails--mine', 'build-fails', 'BUILD_ERROR'],
    ['fast', 'fast', 'RUNNING'],
    ['api', 'succeeds', 'RUNNING'],
    ['api--build-fails', 'succeeds', 'RUNNING'],
    ['constructor', 'succeeds', 'RUNNING'],
  ])('with the name %s follows the scenario %s', (name, scenarioName, state) => {
    const story = play();
    const id = plantApplication(story, name);
    expect(story.world.applications.get(id)?.scenarioName).toBe(scenarioName);
    expect(story.status(0, id)['state']).toBe('STOPPED');
    story.post(0, `/application/${id}/deploy`);
    expect(story.status(200, id)['state']).toBe(state);
  });

  test('sends events of its deployments', () => {
    const story = play({ webhooks: ['http://127.0.0.1:9/'] });
    const id = plantApplication(story, 'fast');
    story.post(1, `/application/${id}/deploy`);
    expect(story.deliveries.map(({ body }) => [body.event_type, body.payload['application_id']])).toEqual([
      ['DEPLOYMENT_SUCCEEDED', id],
    ]);
  });

  test('does not change applications that exist by their id', () => {
    const story = play();
    plantApplication(story, 'succeeds');
    expect(story.status(0, 'succeeds')).toMatchObject({ state: 'RUNNING', service_deployment_status: 'UP_TO_DATE' });
    expect(story.world.applications.get('succeeds')).toMatchObject({ environmentId: null, body: null });
  });
});
