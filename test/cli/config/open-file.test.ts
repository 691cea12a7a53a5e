import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openNamed, openOwn, readNamed, readOwn, readPlainFile } from '../../../src/cli/config/open-file.ts';
import { isMissing } from '../../support/needs.ts';
import { createFolder } from '../folder.ts';

const NO_FILE = 'is not a file.';
const LEADS_OUT = 'is reached through a link out of its repository, which is not followed.';

/** Lays out a repository without `.git`, beside what is the user's own, and a working copy elsewhere. */
async function layOut() {
  const root = await createFolder();
  const at = (path: string) => join(root, path);
  for (const folder of ['repository/reports', 'own', 'clone/.git']) await mkdir(at(folder), { recursive: true });
  for (const file of ['repository/file', 'own/file', 'clone/file']) await writeFile(at(file), 'old');
  const links = {
    'repository/link-inside': 'file',
    'repository/link-out': '../own/file',
    'repository/link-to-nothing': '../own/new',
    'repository/folder-out': '../own',
    'repository/device': '/dev/zero',
    'clone/link-out': '../own/file',
    'own/link': 'file',
    'own/link-into-clone': '../clone/file',
    'own/link-through-clone': 'link-to-clone/link-out',
    'own/link-to-clone': '../clone',
  };
  for (const [path, target] of Object.entries(links)) await symlink(target, at(path));
  spawnSync('mkfifo', ['repository/pipe', 'clone/pipe', 'own/pipe'].map(at));
  return { at, place: { folder: at('repository'), env: { HOME: at('own') } } };
}

/** Holds a pipe open, so that neither end waits for the other. */
async function hold(path: string): Promise<void> {
  const { open } = await import('node:fs/promises');
  const file = await open(path, 'r+');
  onTestFinished(() => file.close());
  await file.write('old\n');
}

/** The rows of docs/command-line.md, "Files in a repository": a path, and why it is not used; null if it is. */
const ROWS: readonly (readonly [string, string, string | null])[] = [
  ['the user, outside of a repository', 'own/file', null],
  ['the user, outside of a repository', 'own/link', null],
  ['the user, outside of a repository', 'own/pipe', null],
  ['the user, in a repository', 'repository/file', null],
  ['the user, in a repository', 'repository/link-inside', null],
  ['the user, in a repository', 'repository/link-out', LEADS_OUT],
  ['the user, in a repository', 'repository/folder-out/file', LEADS_OUT],
  ['the user, in a repository', 'repository/device', LEADS_OUT],
  ['the user, in a repository', 'repository/pipe', NO_FILE],
  ['the user, in a working copy elsewhere', 'clone/file', null],
  ['the user, in a working copy elsewhere', 'own/link-into-clone', null],
  ['the user, in a working copy elsewhere', 'clone/link-out', LEADS_OUT],
  ['the user, in a working copy elsewhere', 'own/link-through-clone', LEADS_OUT],
  ['the user, in a working copy elsewhere', 'own/link-to-clone/link-out', LEADS_OUT],
  ['the user, in a working copy elsewhere', 'clone/pipe', NO_FILE],
  ['Touchdown', 'repository/file', null],
  ['Touchdown', 'repository/link-inside', null],
  ['Touchdown', 'repository/link-out', LEADS_OUT],
  ['Touchdown', 'repository/pipe', NO_FILE],
];

describe.skipIf(isMissing('posix'))('a path that was named by', () => {
  test('the user or Touchdown is read and written, or refused', async () => {
    const { at, place } = await layOut();
    for (const [who, path, problem] of ROWS) {
      await writeFile(at('own/file'), 'old');
      const isOwn = who === 'Touchdown';
      const row = `${who}: ${path}`;
      if (path === 'own/pipe') await hold(at(path));
      else {
        const text = await (isOwn ? readOwn : readNamed)(at(path), place).catch(String);
        expect(text, row).toContain(problem ?? 'old');
      }
      for (const access of ['append', 'replace'] as const) {
        const opened = await (isOwn ? openOwn : openNamed)(at(path), access, place).catch(String);
        if (typeof opened === 'string') expect(opened, row).toContain(problem ?? 'nothing');
        else {
          await opened.close();
          expect(problem, row).toBeNull();
        }
      }
      const isEmptied = path === 'own/file' || path === 'own/link';
      expect(await readFile(at('own/file'), 'utf8'), row).toBe(isEmptied ? '' : 'old');
      if (problem === null && path !== 'own/pipe') await writeFile(at(path), 'old');
    }
  });

  test('the user or Touchdown creates nothing behind a link that leads to nothing, or out of the repository', async () => {
    const { at, place } = await layOut();
    for (const open of [openNamed, openOwn]) {
      await expect(open(at('repository/link-to-nothing'), 'replace', place)).rejects.toThrow('ENOENT');
      await expect(open(at('repository/folder-out/new'), 'create', place)).rejects.toThrow(LEADS_OUT);
      await expect(open(at('repository/folder-out/new/file'), 'create', place)).rejects.toThrow(LEADS_OUT);
    }
    expect(await readdir(at('own'))).not.toContain('new');
  });

  test('the user is used as it is in a current folder that contains the home folder', async () => {
    const { at } = await layOut();
    const place = { folder: at(''), env: { HOME: at('own') } };
    expect(await readNamed(at('repository/link-out'), place)).toBe('old');
    await expect(readOwn(at('repository/pipe'), place)).rejects.toThrow(NO_FILE);
  });

  test('the user can be a device outside of a repository', async () => {
    const { place } = await layOut();
    await (await openNamed('/dev/null', 'append', place)).close();
  });

  test('`up` for its state is never a link or a pipe, wherever it is', async () => {
    const { at } = await layOut();
    expect(await readPlainFile(at('own/file'), 3)).toBe('old');
    await expect(readPlainFile(at('own/file'), 2)).rejects.toThrow('is larger than 2 B.');
    await expect(readPlainFile(at('own/link'), 3)).rejects.toThrow('is a link, which is not followed.');
    await expect(readPlainFile(at('own/pipe'), 3)).rejects.toThrow(NO_FILE);
  });
});

test('a file of more than the maximum is refused, wherever it is', async () => {
  const folder = await createFolder({ file: '' });
  const path = join(folder, 'file');
  await truncate(path, 1_048_577);
  for (const place of [
    { folder, env: {} },
    { folder: '/', env: {} },
  ]) {
    await expect(readNamed(path, place)).rejects.toThrow('is larger than 1 MiB.');
    await expect(readNamed(path, place, 3)).rejects.toThrow('is larger than 3 B.');
  }
});
