import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { LINE, openStage, SHOP, WITH_SECRET, without } from './stage.ts';

describe('touchdown up, when something goes wrong', () => {
  test('reports a lost response, never repeats the request, continues, and adopts what a person finds', async () => {
    const stage = await openStage(SHOP);
    await stage.fault({ fault: 'reset-after', on: 'database', times: 1 });
    const { code, out } = await stage.up(LINE, WITH_SECRET);
    expect(code).toBe(4);
    expect(out).toContain('--adopt database:main=ID');
    expect(out).toMatch(/application:web\s+\S+\s+created\s+not started/);
    expect(stage.requests().filter((request) => request === 'database')).toHaveLength(1);
    expect((await stage.up(LINE)).code).toBe(4);
    expect(stage.requests()).toEqual(['organization', 'variables']);
    const id = stage.sandbox.world().catalog.databases.at(-1)?.id ?? '';
    expect((await stage.up(`${LINE} --adopt database:main=${id}`)).code).toBe(0);
    expect(without(stage.requests())).toEqual([
      'organization',
      'variables',
      'database-deploy',
      'deploy',
      'deploy',
      '?',
    ]);
    expect((await stage.state()).pending).toEqual({});
  });

  test('writes no state or lock through a folder that is a link out of the checkout', async () => {
    const stage = await openStage(SHOP);
    const elsewhere = await createFolder();
    await mkdir(join(stage.folder, '.git'));
    await symlink(elsewhere, join(stage.folder, 'state'));
    const { code, err } = await stage.up(`${LINE} --state state/s.json`, WITH_SECRET);
    expect([code, err]).toEqual([2, expect.stringContaining('is reached through a link out of its repository')]);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test('exits with 1 if a deployment fails, shows its last log lines, and deploys it again the next time', async () => {
    const stage = await openStage(SHOP.replace('name: fast\n', 'name: build-fails\n'));
    const { code, out } = await stage.up(LINE, WITH_SECRET);
    expect(code).toBe(1);
    expect(out).toMatch(/application:api: Deployment failed\./);
    expect(out).toMatch(/ {2}│ \S/);
    expect(out).toContain('application:web: not started, because deploying application api did not succeed');
    expect(without(stage.requests(), 'log')).not.toContain('variables');
    await stage.up(LINE);
    expect(without(stage.requests(), 'log')).toEqual(['organization', 'variables', 'deploy']);
  });

  test('exits with 3 if the token may not create, and completes with another token', async () => {
    const stage = await openStage(SHOP);
    const env = { ...WITH_SECRET.env, TOUCHDOWN_TOKEN: 'sandbox-ci' };
    const { code, out } = await stage.up(LINE, { env });
    expect(code).toBe(3);
    expect(out).toContain('with the scope Write');
    expect((await stage.up(LINE, WITH_SECRET)).code).toBe(0);
  });

  test('distinguishes a deployment that it stopped following from one that it did not start', async () => {
    const manifest =
      'up:\n  project: { name: shop }\n  environment: { name: e }\n  applications: { a: { name: never-ends }, b: { needs: [a] } }\n';
    let interrupt = (): void => undefined;
    const stage = await openStage(manifest, {
      onRequest: ({ operation }) => operation === 'status' && interrupt(),
    });
    const { terminal, code } = stage.begin('');
    let looks = 0;
    interrupt = () => void (++looks === 2 && terminal.end());
    expect(await code).toBe(130);
    expect(terminal.printed.out).toMatch(
      /\napplication:a\t\S+\tcreated\tnot followed\napplication:b\t\S+\tcreated\tnot started\n/,
    );
    const id = (await stage.state()).resources['application:shop/e/a']?.id;
    expect(terminal.printed.out).toContain(`To follow it, use touchdown follow ${id}.`);
    expect(terminal.printed.out).toContain('the next run deploys it again: application:a.\n');
    expect(terminal.printed.out).toContain('\nRun touchdown up again to deploy application:b.\n');
  });
});
