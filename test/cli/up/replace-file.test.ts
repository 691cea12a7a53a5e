import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveLinks } from '../../../src/cli/up/replace-file.ts';
import { createFolder } from '../folder.ts';

async function open(files: Readonly<Record<string, string>> = {}) {
  const folder = await realpath(await createFolder(files));
  await mkdir(join(folder, 'volume'));
  await symlink('volume', join(folder, 'mount'));
  return { folder, at: (...parts: readonly string[]) => join(folder, ...parts) };
}

describe('the resolved path of a file', () => {
  test('is its path without links', async () => {
    const { at } = await open({ 'a.json': '{}' });
    expect(await resolveLinks(at('a.json'))).toBe(at('a.json'));
    expect(await resolveLinks(at('b.json'))).toBe(at('b.json'));
    expect(await resolveLinks(at('no', 'folder', 'b.json'))).toBe(at('no', 'folder', 'b.json'));
  });

  test('follows the links of its folder, whether the file exists or not', async () => {
    const { at } = await open();
    expect(await resolveLinks(at('mount', 'b.json'))).toBe(at('volume', 'b.json'));
  });

  test.each(['volume/a.json', 'mount/a.json', 'second'])(
    'follows a link to %s, which does not exist yet',
    async (target) => {
      const { at } = await open();
      await symlink('mount/a.json', at('second'));
      await symlink(target, at('link'));
      expect(await resolveLinks(at('link'))).toBe(at('volume', 'a.json'));
    },
  );

  test('is found for a link to itself', async () => {
    const { at } = await open();
    await symlink('loop', at('loop'));
    expect(await resolveLinks(at('loop'))).toBe(at('loop'));
  });
});
