import { openSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { isMissing } from '../support/needs.ts';
import { startProgram } from './program.ts';
import { openPlatform } from './resources/platform.ts';

describe('the touchdown program', () => {
  test.each(['--version', '-v', 'version'])('shows its version for %s', async (word) => {
    const { printed, ended } = startProgram([word]);
    expect(await ended).toBe(0);
    expect(printed.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('exits with 2 for an unknown command', async () => {
    const { printed, ended } = startProgram(['deply']);
    expect(await ended).toBe(2);
    const err = 'touchdown: unknown command "deply". Did you mean deploy?\nSee touchdown --help.\n';
    expect(printed).toEqual({ out: '', err });
  });

  test('stops the sandbox with 0 on SIGINT, also while a request hangs', async () => {
    const { child, printed, ended, printedText } = startProgram(['sandbox', '--json']);
    await printedText('\n');
    const { url } = JSON.parse(printed.out.split('\n')[0] ?? '').data;
    const headers = { Authorization: 'Token sandbox-ci', 'X-Sandbox-Fault': 'hang' };
    const hanging = fetch(`${url}/organization`, { headers }).catch(() => 'ended');
    await printedText('"operation":"organization"');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await hanging).toBe('ended');
    expect(printed.err).toBe('');
  });

  test('requests only the pages that are read, and exits with 0 when the reader is gone', async () => {
    const pages = 60;
    let asked = 0;
    const { url } = await openPlatform((response) => {
      asked += 1;
      const results = Array.from({ length: 100 }, (_, at) => ({ id: `p${asked}-${at}`, name: 'n'.repeat(1_000) }));
      const pagination = { page: asked, page_size: 100, total_count: pages * 100, total_pages: pages };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results, pagination }));
    });
    const organization = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const words = ['projects', 'list', '--organization', organization, '--allow-http', '--base-url', url];
    const env = { PATH: process.env['PATH'], TOUCHDOWN_TOKEN: 'scripted-token' };
    const { child, printed, ended } = startProgram(words, { env });
    child.stdout?.pause();
    let before = 0;
    const isStill = (): boolean => {
      const was = before;
      before = asked;
      return asked > 0 && asked === was;
    };
    await expect.poll(isStill, { interval: 200, timeout: 300_000 }).toBe(true);
    child.stdout?.destroy();
    expect([await ended, printed.err]).toEqual([0, '']);
    expect(asked).toBeLessThan(10);
  });

  test('finishes a deployment although its reader is gone, and exits with the exit code of the deployment', async () => {
    const sandbox = await startSandbox({ speed: 200, rateLimit: 100_000 });
    onTestFinished(() => sandbox.close());
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url };
    const { child, printed, ended } = startProgram(['deploy', 'build-fails', '--poll-interval', '200ms'], { env });
    child.stdout?.destroy();
    expect([await ended, printed.err]).toEqual([1, '']);
    expect(sandbox.deploymentsStarted('build-fails')).toBe(1);
  });

  test.skipIf(isMissing('linux'))('exits with 4 when a list cannot be written', async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url };
    const { printed, ended } = startProgram(['organizations', 'list'], { env, stdout: openSync('/dev/full', 'w') });
    expect([await ended, printed.err]).toEqual([4, expect.stringContaining('no space left on device')]);
  });
});
