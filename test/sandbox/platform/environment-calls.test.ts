import { describe, expect, test } from 'vitest';
import { plantProject } from '../plant.ts';
import { jsonOf, play } from '../play.ts';

describe('an environment', () => {
  test('is created in its project and returned', () => {
    const story = play();
    const projectId = plantProject(story);
    const body = { name: 'staging', mode: 'STAGING', cluster_id: 'cluster-1' };
    const response = story.post(2, `/project/${projectId}/environment`, { body });
    expect(response.status).toBe(201);
    const environment = jsonOf(response);
    expect(environment).toEqual({
      ...body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: '2030-01-01T00:00:02.000Z',
    });
    expect(story.world.catalog.environments).toMatchObject([
      { id: environment['id'], projectId, clusterId: 'cluster-1' },
    ]);
  });

  test('has no mode and no cluster by default', () => {
    const story = play();
    const environment = jsonOf(story.post(0, `/project/${plantProject(story)}/environment`, { body: { name: 'e' } }));
    expect(Object.keys(environment)).toEqual(['id', 'name', 'created_at']);
  });

  test('has a unique id', () => {
    const story = play();
    const targets = [plantProject(story, 'a'), plantProject(story, 'b')].map((id) => `/project/${id}/environment`);
    const ids = [...targets, ...targets].map((target) => jsonOf(story.post(0, target, { body: { name: 'e' } }))['id']);
    expect(new Set(ids).size).toBe(4);
  });

  test('belongs to the project in the address, and contains what is created in it', () => {
    const story = play();
    const [one, two] = [plantProject(story, 'a'), plantProject(story, 'b')];
    const [first, second] = [one, two].map((id) =>
      jsonOf(story.post(0, `/project/${id}/environment`, { body: { name: 'e' } })),
    );
    expect(story.world.catalog.environments.map(({ projectId }) => projectId)).toEqual([one, two]);
    for (const environment of [second, first]) {
      story.post(0, `/environment/${environment?.['id']}/database`, { body: { name: 'db', type: 'MYSQL' } });
    }
    const homes = story.world.catalog.databases.map(({ environmentId }) => environmentId);
    expect(homes).toEqual([second?.['id'], first?.['id']]);
  });

  test('is created even if its response is lost, or has no body', () => {
    const story = play();
    const target = `/project/${plantProject(story)}/environment`;
    const lost = { body: { name: 'e' }, headers: { 'x-sandbox-fault': 'reset-after' } };
    expect(story.request(0, 'POST', target, lost).result).toEqual({ kind: 'reset' });
    const empty = story.post(0, target, { ...lost, headers: { 'x-sandbox-fault': 'no-content' } });
    expect([empty.status, empty.body]).toEqual([204, '']);
    expect(story.world.catalog.environments).toHaveLength(2);
  });

  test('is not created in a missing project, with any body', () => {
    const story = play();
    const response = story.post(0, '/project/nowhere/environment', { body: {} });
    expect(jsonOf(response)).toEqual({
      status: 404,
      error: 'Not Found',
      message: 'project_id: the project does not exist.',
    });
  });
});
