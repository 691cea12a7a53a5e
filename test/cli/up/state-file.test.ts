import { spawnSync } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createStateFile, readState } from '../../../src/cli/up/state-file.ts';
import { createState, withPending, withResource } from '../../../src/provision/state.ts';
import { isMissing } from '../../support/needs.ts';
import { createFolder } from '../folder.ts';

const BASE = 'https://api.example.com';
const KNOWN = { id: 'i', createdAt: 'now' };

async function open(files: Readonly<Record<string, string>> = {}) {
  const folder = await createFolder(files);
  return { folder, path: join(folder, 'state.json') };
}

describe('the state file', () => {
  test('is read as an empty state if it does not exist', async () => {
    expect(await readState((await open()).path, BASE)).toEqual(createState(BASE));
  });

  test('contains a change once it is stored, is readable only by its owner, and leaves no other files', async () => {
    const { folder, path } = await open();
    const store = createStateFile(path, createState(BASE));
    await store.change((state) => withPending(state, 'project:s', 'then'));
    expect(await readState(path, BASE)).toEqual(store.state());
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  test('contains all of many simultaneous changes', async () => {
    const { path } = await open();
    const store = createStateFile(path, createState(BASE));
    const keys = Array.from({ length: 20 }, (_, at) => `variable:s/x/api/V${at}`);
    await Promise.all(
      keys.map(async (key) => {
        await store.change((state) => withResource(state, key, KNOWN));
        expect(await readFile(path, 'utf8')).toContain(`"${key}"`);
      }),
    );
    expect((await readState(path, BASE)).resources.size).toBe(20);
  });

  test('is complete whenever it is read, also while it is written', async () => {
    const { path } = await open();
    const store = createStateFile(path, createState(BASE));
    const write = (letter: string) =>
      store.change((state) => withResource(state, 'project:s', { ...KNOWN, id: letter.repeat(300_000) }));
    await write('a');
    for (const letter of ['b', 'c', 'd']) {
      const written = write(letter);
      const [resource] = (await readState(path, BASE)).resources.values();
      expect(resource?.id).toMatch(/^(.)\1{299999}$/);
      await written;
    }
  });

  test('is not read through a link, to a file or to nothing, and a link is replaced, not its target', async () => {
    const { folder, path } = await open({ 'other.json': '{}' });
    for (const target of ['other.json', 'none.json']) {
      await symlink(join(folder, target), path);
      await expect(readState(path, BASE)).rejects.toThrow(
        /^--state: "[^"]*state\.json" is a link, which is not followed\. Give the path of the file itself with --state\.$/,
      );
      await createStateFile(path, createState(BASE)).change((state) => state);
      expect((await lstat(path)).isFile()).toBe(true);
      await rm(path);
    }
    expect([await readdir(folder), await readFile(join(folder, 'other.json'), 'utf8')]).toEqual([['other.json'], '{}']);
  });

  test.skipIf(isMissing('posix'))('is not read from a pipe, and no run waits for one', async () => {
    const { path } = await open();
    spawnSync('mkfifo', [path]);
    await expect(readState(path, BASE)).rejects.toThrow(
      /^--state: "[^"]*" is not a file\. Give the path of the file itself with --state\.$/,
    );
  });

  test('reports that it cannot be written, and keeps the old state', async () => {
    const { path } = await open();
    await mkdir(path);
    const store = createStateFile(path, createState(BASE));
    const change = store.change((state) => withResource(state, 'project:s', KNOWN));
    await expect(change).rejects.toThrow(
      /cannot be written \(EISDIR\), so nothing more is created\. Make room or give another file, then run this again\./,
    );
    await expect(store.change((state) => state)).rejects.toThrow(
      'cannot be written (EISDIR), so nothing more is created. Make room or give another file, then run this again.',
    );
  });

  test('is never replaced if it cannot be read', async () => {
    const { path } = await open({ 'state.json': 'half' });
    await expect(readState(path, BASE)).rejects.toThrow(
      'is not JSON. Fix the file, or give another: only this file records what was created.',
    );
    await expect(readState(join(path, 'x'), BASE)).rejects.toThrow(
      'cannot be read (ENOTDIR). Check the path and its permissions.',
    );
  });
});
