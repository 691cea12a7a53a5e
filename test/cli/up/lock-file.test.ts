import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { link, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type LockSurroundings, takeLock, thisProcess } from '../../../src/cli/up/state-file.ts';
import { isMissing } from '../../support/needs.ts';
import { runsOf } from '../../support/runs.ts';
import { createFolder } from '../folder.ts';

const OWN: LockSurroundings = { pid: 7, host: 'here', run: 'r7', link, isAlive: (pid) => pid !== 666 };
const HELD = { pid: 7, host: 'here', run: 'r7' };

async function open(holder?: string, guard?: string) {
  const lock = holder === undefined ? {} : { lock: holder };
  const folder = await createFolder(guard === undefined ? lock : { ...lock, 'lock.takeover': guard });
  return { folder, path: join(folder, 'lock') };
}

describe('the lock of a file', () => {
  test('is held by one process at a time and released', async () => {
    const { folder, path } = await open();
    const release = await takeLock(path, OWN);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(HELD);
    await expect(takeLock(path, { ...OWN, pid: 8 })).rejects.toThrow(
      /^--state: process 7 on here is using the state file\. Wait until it finishes\. If the process no longer exists, delete \S*lock\.$/,
    );
    await release();
    expect(await readdir(folder)).toEqual([]);
    await (await takeLock(path, OWN))();
  });

  const DEAD = '{"pid":666,"host":"here"}';

  test.for<[string, string, string?]>([
    ['from a dead process of this host', DEAD],
    ['from an earlier process with the same process id, as in a container', '{"pid":7,"host":"here","run":"r6"}'],
    ['if a kill left it empty', ''],
    ['if a kill left the lock of another takeover empty', DEAD, ''],
    ['if a dead process was taking it over', DEAD, DEAD],
  ])('is taken over %s, by one process', async ([, holder, guard]) => {
    const { folder, path } = await open(holder, guard);
    const release = await takeLock(path, OWN);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(HELD);
    expect(await readdir(folder)).toEqual(['lock']);
    await expect(takeLock(path, { ...OWN, pid: 8 })).rejects.toThrow('process 7 on here');
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not taken over during the takeover of a live process', async () => {
    const { path } = await open(DEAD, '{"pid":1,"host":"here"}');
    await expect(takeLock(path, OWN)).rejects.toThrow('process 1 on here');
  });

  test.for([
    ['a shared folder', 'EPERM'],
    ['exFAT on Windows', 'EISDIR'],
  ] as const)('is held by one process at a time also without hard links, as on %s', async ([, code]) => {
    const { folder, path } = await open();
    const own = { ...OWN, link: () => Promise.reject(Object.assign(new Error('no links'), { code })) };
    const release = await takeLock(path, own);
    await expect(takeLock(path, { ...own, pid: 8 })).rejects.toThrow('process 7 on here');
    expect(await readdir(folder)).toEqual(['lock']);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not released if it was deleted and another process holds it now', async () => {
    const { path } = await open();
    const release = await takeLock(path, OWN);
    await rm(path);
    await takeLock(path, { ...OWN, pid: 8 });
    await release();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: 8 });
  });

  test.for([
    ['another host', '{"pid":666,"host":"there"}', /process 666 on there/],
    ['half a file', 'half', /another process is using/],
    [
      'a process that lives',
      '{"pid":1,"host":"here"}',
      /is using the state file\. Wait until it finishes\. If the process no longer exists, delete \S*lock\./,
    ],
  ] as const)('is not taken over from %s', async ([, holder, message]) => {
    const { path } = await open(holder);
    await expect(takeLock(path, OWN)).rejects.toThrow(message);
    expect(await readFile(path, 'utf8')).toBe(holder);
  });

  test.skipIf(isMissing('posix'))('is not read through a link, and no run waits for a pipe', async () => {
    const { folder, path } = await open();
    const target = join(folder, 'target');
    writeFileSync(target, '{"pid":666,"host":"here"}');
    await symlink(target, path);
    await expect(takeLock(path, OWN)).rejects.toThrow(
      /^--state: "[^"]*lock" is a link, which is not followed\. Delete it\.$/,
    );
    await rm(path);
    spawnSync('mkfifo', [path]);
    await expect(takeLock(path, OWN)).rejects.toThrow(/^--state: "[^"]*lock" is not a file\. Delete it\.$/);
    expect(await readdir(folder)).toEqual(['lock', 'target']);
  });

  test('is taken by only one of many processes that find a dead holder', async () => {
    for (let round = 0; round < runsOf(20, 4); round++) {
      const { path } = await open('{"pid":666,"host":"here"}');
      const takers = Array.from({ length: 8 }, (_, at) => takeLock(path, { ...OWN, pid: 100 + at }));
      const taken = (await Promise.allSettled(takers)).filter(({ status }) => status === 'fulfilled');
      expect(taken.length).toBe(1);
    }
  });

  test('is left to another process that took it over in the meantime', async () => {
    const { folder, path } = await open('{"pid":666,"host":"here"}');
    const isAlive = (pid: number): boolean => {
      if (pid === 666) writeFileSync(path, '{"pid":9,"host":"here"}');
      return pid !== 666;
    };
    await expect(takeLock(path, { ...OWN, isAlive })).rejects.toThrow('process 9 on here');
    expect(await readdir(folder)).toEqual(['lock']);
  });

  test('is refused with the path if it cannot be written', async () => {
    const { path } = await open();
    await expect(takeLock(join(path, 'x', 'f.lock'), OWN)).rejects.toThrow(
      /^--state: "[^"]*lock.x.f" is in a folder that does not exist\. Create the folder, or give another file\./,
    );
  });

  test.skipIf(isMissing('linux'))(
    'treats an exited process as dead even if its parent never waited for it',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
      onTestFinished(() => void parent.kill('SIGKILL'));
      const [line] = await once(parent.stdout.setEncoding('utf8'), 'data');
      const pid = Number(line);
      const untilShown = async (of: number, part: string): Promise<void> => {
        while (!readFileSync(`/proc/${of}/stat`, 'utf8').includes(part)) await new Promise(setImmediate);
      };
      // A shell would wait for it; sleep does not.
      await untilShown(parent.pid ?? 0, '(sleep)');
      process.kill(pid, 'SIGKILL');
      await untilShown(pid, ') Z ');
      const own = thisProcess();
      expect(() => process.kill(pid, 0)).not.toThrow();
      expect([own.isAlive(pid), own.isAlive(parent.pid ?? 0)]).toEqual([false, true]);
    },
  );

  test('reports this process as alive and an impossible one as dead', () => {
    const { isAlive, pid } = thisProcess();
    expect([isAlive(pid), isAlive(2 ** 30)]).toEqual([true, false]);
  });
});
