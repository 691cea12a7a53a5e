import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { thisProcess } from '../../../src/cli/files/lock-file.ts';
import { createDataFile } from '../../../src/cli/sandbox/data-file.ts';
import { runsOf } from '../../support/runs.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'data-file-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const warned: string[] = [];
  const at = (name: string) => createDataFile(join(folder, name), (text) => warned.push(text));
  return { folder, path: join(folder, 'data.json'), warned, at, file: at('data.json') };
}

describe('a data file', () => {
  test('is null before it exists', async () => {
    const { file } = await openFolder();
    expect(await file.read()).toBeNull();
  });

  test('contains the last state, is readable only by this account, and leaves no other files', async () => {
    const { file, folder, path, at } = await openFolder();
    file.keep(() => 'first');
    await file.flush();
    expect(await at('data.json').read()).toBe('first');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['data.json']);
  });

  test('can be locked only once, by any path, whether it exists or not', async () => {
    const { folder, path, at, file } = await openFolder();
    await symlink(folder, join(folder, 'link'));
    const own = { ...thisProcess(), isAlive: () => true };
    for (const content of [null, 'there']) {
      if (content !== null) await writeFile(path, content);
      const release = await file.take(own);
      const taken = at('link/data.json').take({ ...own, pid: own.pid + 1 });
      await expect(taken).rejects.toThrow(
        `process ${own.pid} on ${own.host} is using the file. Stop it, or give another file. If the process no longer exists, delete ${path}.lock`,
      );
      await release();
      await (await at('link/data.json').take(own))();
    }
    expect((await readdir(folder)).sort()).toEqual(['data.json', 'link']);
  });

  test('removes the leftovers of a process that was killed while it wrote', async () => {
    const { file, folder, path } = await openFolder();
    await writeFile(`${path}.tmp`, 'half of a secr');
    file.keep(() => 'whole');
    await file.flush();
    expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([['data.json'], 'whole']);
  });

  test('loses permissions for others when it is written', async () => {
    const { file, path } = await openFolder();
    await writeFile(path, 'open to all');
    await chmod(path, 0o644);
    file.keep(() => 'mine');
    await file.flush();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('renders only the last state during a write', async () => {
    const { file, path } = await openFolder();
    const rendered: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      file.keep(() => {
        rendered.push(number);
        return String(number);
      });
    }
    await file.flush();
    expect(rendered).toEqual([1, 5]);
    expect(await readFile(path, 'utf8')).toBe('5');
  });

  test('holds the last state after any interleaving of keeping and flushing', async () => {
    const { file } = await openFolder();
    const turns = fc.array(fc.constantFrom('keep', 'flush', 'turn'), { minLength: 1, maxLength: 12 });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(turns, async (taken) => {
        for (const turn of taken) {
          count += 1;
          const text = String(count);
          if (turn === 'flush') await file.flush();
          else if (turn === 'turn') await Promise.resolve();
          else file.keep(() => text);
        }
        file.keep(() => `last ${count}`);
        await file.flush();
        expect(await file.read()).toBe(`last ${count}`);
      }),
      { numRuns: runsOf(25) },
    );
  });

  test('is complete whenever it is read', async () => {
    const { file } = await openFolder();
    const big = (letter: string) => letter.repeat(300_000);
    file.keep(() => big('a'));
    await file.flush();
    for (const letter of ['b', 'c', 'd', 'e']) {
      file.keep(() => big(letter));
      const text = (await file.read()) ?? '';
      expect(text).toBe(big(text[0] ?? ''));
    }
    await file.flush();
  });

  test('is written to the target of a link', async () => {
    const { file, folder, path } = await openFolder();
    await writeFile(join(folder, 'real.json'), 'old');
    await symlink('real.json', path);
    file.keep(() => 'new');
    await file.flush();
    expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('new');
  });

  test('is refused if it is a folder', async () => {
    const { file, path } = await openFolder();
    await mkdir(path);
    await expect(file.read()).rejects.toThrow(/^--data: ".*data\.json" is not a file\. Give another path\./);
  });

  test('is refused if its folder does not exist, with one warning until it does', async () => {
    const { folder, warned, at } = await openFolder();
    const file = at('sub/data.json');
    for (const text of ['a', 'b']) {
      file.keep(() => text);
      await expect(file.flush()).rejects.toThrow(
        'is in a folder that does not exist. Create it, or give another file.',
      );
    }
    expect(warned).toHaveLength(1);
    await mkdir(join(folder, 'sub'));
    file.keep(() => 'c');
    await file.flush();
    expect(await file.read()).toBe('c');
  });
});
