import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveLinks } from '../../../src/cli/files/replace-file.ts';
import { createFolder } from '../folder.ts';

async function open(files: Readonly<Record<string, string>> = {}) {
  const folder = await realpath(await createFolder(files));
  await mkdir(join(folder, 'volume'));
  await symlink('volume', join(folder, 'mount'));
  return { folder, at: (...parts: readonly string[]) => join(folder, ...parts) };
}

describe('the place of a file', () => {
  test('is its path where there is no link', async () => {
    const { at } = await open({ 'a.json': '{}' });
    expect(await resolveLinks(at('a.json'))).toBe(at('a.json'));
    expect(await resolveLinks(at('b.json'))).toBe(at('b.json'));
    expect(await resolveLinks(at('no', 'folder', 'b.json'))).toBe(at('no', 'folder', 'b.json'));
  });

  test('is beyond the links of its folder, there or not', async () => {
    const { at } = await open();
    expect(await resolveLinks(at('mount', 'b.json'))).toBe(at('volume', 'b.json'));
  });

  test.each(['volume/a.json', 'mount/a.json', 'second'])(
    'is the end of a link to %s, where nothing is yet',
    async (target) => {
      const { at } = await open();
      await symlink('mount/a.json', at('second'));
      await symlink(target, at('link'));
      expect(await resolveLinks(at('link'))).toBe(at('volume', 'a.json'));
    },
  );

  test('of a link that leads to itself is found all the same', async () => {
    const { at } = await open();
    await symlink('loop', at('loop'));
    expect(await resolveLinks(at('loop'))).toBe(at('loop'));
  });
});
