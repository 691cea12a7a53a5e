import { describe, expect, test } from 'vitest';
import { plantDatabase, plantEnvironment } from '../plant.ts';
import { jsonOf, play } from '../play.ts';

const BODY = { name: 'db', type: 'POSTGRESQL', version: '16', mode: 'MANAGED', cpu: 500, memory: 512, storage: 10 };

describe('a database', () => {
  test('is created in its environment and returned', () => {
    const story = play();
    const environmentId = plantEnvironment(story);
    const response = story.post(2, `/environment/${environmentId}/database`, { body: BODY });
    expect(response.status).toBe(201);
    const created = jsonOf(response);
    expect(created).toEqual({
      ...BODY,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: '2030-01-01T00:00:02.000Z',
      updated_at: '2030-01-01T00:00:02.000Z',
    });
    expect(story.world.catalog.databases).toMatchObject([{ ...BODY, id: created['id'], environmentId }]);
  });

  test('is not created in a missing environment, nor with an invalid body', () => {
    const story = play();
    const nowhere = story.post(0, '/environment/nowhere/database', { body: BODY });
    expect([nowhere.status, jsonOf(nowhere)['message']]).toEqual([404, 'env_id: the environment does not exist.']);
    const typeless = story.post(0, `/environment/${plantEnvironment(story)}/database`, { body: { name: 'db' } });
    expect([typeless.status, jsonOf(typeless)['message']]).toEqual([400, expect.stringMatching(/^type: is required/)]);
    expect(story.world.catalog.databases).toEqual([]);
  });
});

describe('the call that deploys a database', () => {
  test('responds with an acknowledgment', () => {
    const story = play();
    const id = plantDatabase(story);
    const response = story.post(5, `/database/${id}/deploy`);
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'QUEUED',
      created_at: '2030-01-01T00:00:05.000Z',
      database_id: id,
    });
  });

  test('starts another deployment each time, only of that database', () => {
    const story = play();
    const [one, two] = [plantDatabase(story), plantDatabase(story)];
    const ids = [1, 1].map((seconds) => jsonOf(story.post(seconds, `/database/${two}/deploy`))['id']);
    expect(new Set(ids).size).toBe(2);
    const started = story.world.catalog.databases.map(({ id, deploymentCount }) => [id, deploymentCount]);
    expect(started).toEqual([
      [one, 0],
      [two, 2],
    ]);
  });

  test('responds with the name of a missing database', () => {
    const response = play().post(0, '/database/nowhere/deploy');
    expect([response.status, jsonOf(response)['message']]).toEqual([404, 'db_id: the database does not exist.']);
  });
});
