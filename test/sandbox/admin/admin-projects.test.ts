import { describe, expect, test } from 'vitest';
import { open } from '../open.ts';
import { PROJECTS } from '../plant.ts';
import { jsonOf } from '../play.ts';

const FILL = '/_sandbox/projects';

describe('the admin call that fills the list of projects', () => {
  test('creates the given number of projects, with numbered names', async () => {
    const { send } = open();
    const first = await send('POST', FILL, { count: 2 });
    expect([first.status, jsonOf(first)]).toEqual([201, { created: 2, total: 2 }]);
    expect(jsonOf(await send('POST', FILL, { count: 1 }))).toEqual({ created: 1, total: 3 });
    expect(jsonOf(await send('GET', PROJECTS))['results']).toMatchObject([
      { name: 'project-1' },
      { name: 'project-2' },
      { name: 'project-3' },
    ]);
  });

  test('creates ten thousand different projects, and returns every page of them', async () => {
    const { sandbox, send } = open();
    await send('POST', FILL, { count: 10_000 });
    expect(new Set(sandbox.world().catalog.projects.map(({ id }) => id)).size).toBe(10_000);
    const last = jsonOf(await send('GET', `${PROJECTS}?page=100&page_size=100`));
    expect(last['pagination']).toEqual({ page: 100, page_size: 100, total_count: 10_000, total_pages: 100 });
    expect(last['results']).toHaveLength(100);
    expect(jsonOf(await send('POST', PROJECTS, { name: 'mine' }))['name']).toBe('mine');
  });

  test('is listed, and its projects are deleted by a reset', async () => {
    const { send } = open();
    expect(jsonOf(await send('GET', '/_sandbox'))['calls']).toContainEqual({
      call: `POST ${FILL}`,
      summary: expect.any(String),
    });
    await send('POST', FILL, { count: 3 });
    await send('POST', '/_sandbox/reset');
    expect(jsonOf(await send('GET', PROJECTS))).toEqual({ results: [] });
  });

  test.each([{}, { count: 0 }, { count: '5' }, { count: 100_001 }])('refuses %j by name', async (body) => {
    const { sandbox, send } = open();
    const response = await send('POST', FILL, body);
    expect([response.status, jsonOf(response)['message']]).toEqual([400, expect.stringMatching(/^count: /)]);
    expect(sandbox.world().catalog.projects).toEqual([]);
  });
});
