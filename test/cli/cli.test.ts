import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFolder } from './folder.ts';
import { openPlatform } from './resources/platform.ts';

const CLI = join(import.meta.dirname, '../../dist/cli/index.js');

interface Running {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

function touchdown(...words: string[]): Running {
  const child = spawn(process.execPath, [CLI, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.on('data', (piece) => {
    printed.out += piece;
  });
  child.stderr.on('data', (piece) => {
    printed.err += piece;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, printed, ended };
}

describe('the touchdown program', () => {
  test('shows its version, knows its commands, and ends with 2 for another', async () => {
    const version = touchdown('--version');
    const known = touchdown('--help');
    const { printed, ended } = touchdown('deply');
    expect(await ended).toBe(2);
    const err = expect.stringMatching(/^touchdown: .* "deply"; did you mean deploy\?\nSee touchdown --help\.\n$/);
    expect(printed).toEqual({ out: '', err });
    expect([await version.ended, version.printed.out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    expect(await known.ended).toBe(0);
    expect(known.printed.out).toMatch(/sandbox +Serves the platform's API/);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends the sandbox with 0 on %s, also with a request that hangs',
    async (signal) => {
      const { child, printed, ended } = touchdown('sandbox', '--json');
      await expect.poll(() => printed.out).toContain('\n');
      const { url } = JSON.parse(printed.out.split('\n')[0] ?? '').data;
      const headers = { Authorization: 'Token sandbox-ci', 'X-Sandbox-Fault': 'hang' };
      const hanging = fetch(`${url}/organization`, { headers }).catch(() => 'ended');
      await expect.poll(() => printed.out).toContain('"operation":"organization"');
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(await hanging).toBe('ended');
      expect(printed.err).toBe('');
    },
  );

  test('goes on from the file of a sandbox that was killed, which no other has while it lives', async () => {
    const data = join(await createFolder(), 'data.json');
    const first = touchdown('sandbox', '--data', data, '--json');
    await expect.poll(() => first.printed.out).toContain('\n');
    const second = touchdown('sandbox', '--data', data, '--json');
    expect(await second.ended).toBe(2);
    expect(second.printed.err).toContain(`process ${first.child.pid} on `);
    expect(JSON.parse(second.printed.out)).toMatchObject({ kind: 'error', data: { code: 'input', exitCode: 2 } });
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const third = touchdown('sandbox', '--data', data, '--json');
    await expect.poll(() => third.printed.out).toContain('"kind":"notice"');
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(await readdir(dirname(data))).toEqual(['data.json']);
  });

  test('asks for no more of a list than is read, and ends quietly where its reader goes away', async () => {
    const pages = 60;
    let asked = 0;
    const { url } = await openPlatform((response) => {
      asked += 1;
      const results = Array.from({ length: 100 }, (_, at) => ({ id: `p${asked}-${at}`, name: 'n'.repeat(1_000) }));
      const pagination = { page: asked, page_size: 100, total_count: pages * 100, total_pages: pages };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results, pagination }));
    });
    const words = ['projects', 'list', '--organization', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '--allow-http'];
    const child = spawn(process.execPath, [CLI, ...words, '--base-url', url], {
      env: { PATH: process.env['PATH'], TOUCHDOWN_TOKEN: 'scripted-token' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const said: unknown[] = [];
    child.stderr.on('data', (piece) => said.push(String(piece)));
    const ended = once(child, 'close');
    let before = 0;
    const isStill = (): boolean => {
      const was = before;
      before = asked;
      return asked > 0 && asked === was;
    };
    await expect.poll(isStill, { interval: 200 }).toBe(true);
    expect(asked).toBeLessThan(10);
    child.stdout.destroy();
    expect([await ended, said]).toEqual([[0, null], []]);
  });

  test('does not mind a reader that goes away', async () => {
    const { child, printed, ended } = touchdown('sandbox', '--scenarios');
    child.stdout?.destroy();
    expect(await ended).toBe(0);
    expect(printed.err).toBe('');
  });
});
