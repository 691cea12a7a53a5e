import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { openPlatform } from '../resources/platform.ts';
import { runAt } from '../run.ts';

const ORGANIZATION = '11111111-2222-4333-8444-555555555555';
const MANIFEST = `
up:
  project: { name: shop }
  environment: { name: e, cluster-id: c1 }
  databases: { main: { type: POSTGRESQL } }
`;

async function openRuns() {
  const { url, requests } = await openPlatform(
    { body: { results: [] } },
    { status: 201, body: { id: 'p1', name: 'shop' } },
    { status: 201, body: { id: 'e1', cluster_id: 'c0' } },
    { status: 201, body: { id: 'd1' } },
  );
  const folder = await createFolder({ 'touchdown.yaml': MANIFEST });
  const env = { TOUCHDOWN_ORGANIZATION: ORGANIZATION };
  const run = (...words: readonly string[]) => runAt(url, ['up', ...words], { folder, env });
  const posts = () => requests.filter(({ method }) => method === 'POST').map(({ url: path }) => path);
  return { run, posts, state: async () => JSON.parse(await readFile(join(folder, 'touchdown.state.json'), 'utf8')) };
}

test('up creates nothing in an environment that is on another cluster, until --adopt accepts it (B41)', async () => {
  const { run, posts, state } = await openRuns();
  const first = await run();
  expect(first.code).toBe(2);
  expect(first.out).toContain('on cluster c0 instead');
  expect(first.out).toContain('--adopt environment=e1');
  expect(first.out).toContain('--forget environment');
  expect(posts()).toEqual([`/organization/${ORGANIZATION}/project`, '/project/p1/environment']);
  expect(Object.keys((await state()).resources)).toEqual(['project:shop']);

  const second = await run();
  expect([second.code, second.out]).toEqual([2, expect.stringContaining('on cluster c0 instead')]);
  expect((await run('--plan')).out).toMatch(/^ask .*on cluster c0 instead/m);
  expect(posts()).toHaveLength(2);

  await run('--adopt', 'environment=e1');
  expect(posts()[2]).toBe('/environment/e1/database');
});
