import { chmod, lstat, mkdir, readdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createStateFile, readState, resolveLinks } from '../../../src/cli/up/state-file.ts';
import { createState, withPending, withResource } from '../../../src/provision/state.ts';
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
    const keys = Array.from({ length: 200 }, (_, at) => `variable:s/x/api/V${at}`);
    await Promise.all(
      keys.map(async (key) => {
        await store.change((state) => withResource(state, key, KNOWN));
        expect(await readFile(path, 'utf8')).toContain(`"${key}"`);
      }),
    );
    expect((await readState(path, BASE)).resources.size).toBe(200);
  });

  test('is complete at any time: a partial file of an earlier run is not read', async () => {
    const { path } = await open({ 'state.json.tmp': '{"version":1,' });
    const store = createStateFile(path, await readState(path, BASE));
    await store.change((state) => withResource(state, 'project:s', KNOWN));
    expect((await readState(path, BASE)).resources.size).toBe(1);
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

  test('is written to the target of a link, which stays', async () => {
    const { folder, path } = await open();
    await mkdir(join(folder, 'volume'));
    const kept = join(folder, 'volume', 'kept.json');
    await symlink(kept, path);
    for (const key of ['project:s', 'project:t']) {
      await createStateFile(path, await readState(path, BASE)).change((state) => withResource(state, key, KNOWN));
    }
    expect((await readState(kept, BASE)).resources.size).toBe(2);
    expect((await lstat(path)).isSymbolicLink()).toBe(true);
    expect(await readdir(join(folder, 'volume'))).toEqual(['kept.json']);
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

  test('becomes readable only by its owner', async () => {
    const { path } = await open();
    await writeFile(path, '{}');
    await chmod(path, 0o644);
    await createStateFile(path, createState(BASE)).change((state) => state);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

async function openLinked(files: Readonly<Record<string, string>> = {}) {
  const folder = await realpath(await createFolder(files));
  await mkdir(join(folder, 'volume'));
  await symlink('volume', join(folder, 'mount'));
  return { folder, at: (...parts: readonly string[]) => join(folder, ...parts) };
}

describe('the resolved path of a file', () => {
  test('is its path without links', async () => {
    const { at } = await openLinked({ 'a.json': '{}' });
    expect(await resolveLinks(at('a.json'))).toBe(at('a.json'));
    expect(await resolveLinks(at('b.json'))).toBe(at('b.json'));
    expect(await resolveLinks(at('no', 'folder', 'b.json'))).toBe(at('no', 'folder', 'b.json'));
  });

  test('follows the links of its folder, whether the file exists or not', async () => {
    const { at } = await openLinked();
    expect(await resolveLinks(at('mount', 'b.json'))).toBe(at('volume', 'b.json'));
  });

  test.each(['volume/a.json', 'mount/a.json', 'second'])(
    'follows a link to %s, which does not exist yet',
    async (target) => {
      const { at } = await openLinked();
      await symlink('mount/a.json', at('second'));
      await symlink(target, at('link'));
      expect(await resolveLinks(at('link'))).toBe(at('volume', 'a.json'));
    },
  );

  test('is found for a link to itself', async () => {
    const { at } = await openLinked();
    await symlink('loop', at('loop'));
    expect(await resolveLinks(at('loop'))).toBe(at('loop'));
  });
});
