import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const CLI = join(import.meta.dirname, '../../src/cli.ts');

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
  test('shows its version', async () => {
    const { printed, ended } = touchdown('--version');
    expect(await ended).toBe(0);
    expect(printed.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('knows its commands, and ends with 2 for another', async () => {
    const { printed, ended } = touchdown('land');
    expect(await ended).toBe(2);
    expect(printed.err).toMatch(/there is no command "land".*sandbox +Serves the platform's API/s);
    expect(printed.out).toBe('');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends the sandbox with 0 on %s, also with a request that hangs',
    async (signal) => {
      const { child, printed, ended } = touchdown('sandbox', '--json');
      await expect.poll(() => printed.out, { timeout: 10_000 }).toContain('\n');
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

  test('does not mind a reader that goes away', async () => {
    const { child, printed, ended } = touchdown('sandbox', '--scenarios');
    child.stdout?.destroy();
    expect(await ended).toBe(0);
    expect(printed.err).toBe('');
  });
});
