import { describe, expect, test } from 'vitest';
import { PROJECTS } from '../plant.ts';
import { jsonOf, type Play, play } from '../play.ts';

const create = (story: Play, ...names: readonly string[]) =>
  names.map((name) => jsonOf(story.post(0, PROJECTS, { body: { name } })));

describe('a project', () => {
  test('is created and returned', () => {
    const { status, body } = play().post(3, PROJECTS, { body: { name: 'shop', description: 'All of it' } });
    expect(status).toBe(201);
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'shop',
      description: 'All of it',
      created_at: '2030-01-01T00:00:03.000Z',
      updated_at: '2030-01-01T00:00:03.000Z',
    });
  });

  test('has an empty description by default', () => {
    expect(create(play(), 'shop')[0]?.['description']).toBe('');
  });

  test('may have the name of another project', () => {
    const story = play();
    const ids = create(story, 'shop', 'shop').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(jsonOf(story.get(1, PROJECTS))['results']).toMatchObject([{ name: 'shop' }, { name: 'shop' }]);
  });

  test('cannot be created or listed in another organization', () => {
    const story = play();
    const elsewhere = '/organization/another/project';
    for (const response of [story.get(0, elsewhere), story.post(0, elsewhere, { body: { name: 'a' } })]) {
      expect(response.status).toBe(404);
      expect(jsonOf(response)['message']).toMatch(/^org_id: /);
    }
    expect(story.world.catalog.projects).toEqual([]);
  });
});

describe('the list of projects', () => {
  test('contains all of them in plain results without paging', () => {
    const story = play();
    expect(jsonOf(story.get(0, PROJECTS))).toEqual({ results: [] });
    const created = create(story, 'a', 'b');
    expect(jsonOf(story.get(1, PROJECTS))).toEqual({ results: created });
  });

  test('is a page in the envelope if one is requested', () => {
    const story = play();
    const created = create(story, 'a', 'b', 'c');
    expect(jsonOf(story.get(1, `${PROJECTS}?page=2&page_size=2`))).toEqual({
      results: [created[2]],
      pagination: { page: 2, page_size: 2, total_count: 3, total_pages: 2 },
    });
    expect(jsonOf(story.get(1, `${PROJECTS}?page=1`))['pagination']).toMatchObject({ page_size: 100 });
    expect(jsonOf(story.get(1, `${PROJECTS}?page_size=500`))['pagination']).toMatchObject({ page: 1, page_size: 100 });
  });

  test('is the same under the version prefix', () => {
    const story = play();
    create(story, 'a');
    expect(story.get(1, `/api/v1${PROJECTS}?page=1`).body).toBe(story.get(1, `${PROJECTS}?page=1`).body);
  });
});
