import { describe, expect, test } from 'vitest';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { dataOf, linesOf, openStage } from '../run.ts';

describe('touchdown logs', () => {
  test('prints only the last lines', async () => {
    const stage = await openStage();
    await stage.run('deploy succeeds --logs off');
    const { code, out, err } = await stage.run('logs succeeds --tail 3');
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(out).toMatch(/\nDeployment finished in 90s\n$/);
  });

  test('prints a thousand lines of a very long entry, and says how many it leaves out', async () => {
    await using server = await startScriptedServer({ body: { results: [{ message: 'x\r'.repeat(5_000) }, 'last'] } });
    const stage = await openStage();
    const env = { TOUCHDOWN_BASE_URL: server.url };
    const { code, out, err } = await stage.run('logs app-1', { env });
    expect([code, out.split('\n').length - 1]).toEqual([0, 1_001]);
    expect(err).toEqual(expect.stringMatching(/^touchdown logs: 4000 more lines .*\.\n$/));
    const json = await stage.run('logs app-1 --json', { env });
    expect(dataOf(json.out, 'log').at(-1)).toMatchObject({ line: 'last' });
    expect(dataOf(json.out, 'notice')).toEqual([
      { appId: 'app-1', level: 'warning', message: expect.stringMatching(/^4000 more lines .*\.$/) },
    ]);
  });

  test('prints no line that a terminal or its CI would execute', async () => {
    const stage = await openStage();
    await stage.run('deploy hostile-log --logs off');
    const { out } = await stage.run('logs hostile-log');
    expect(out).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/);
    expect(out).toMatch(/^::/m);
    const inJob = await stage.run('logs hostile-log', { env: { GITHUB_ACTIONS: 'true' } });
    expect(inJob.out).not.toMatch(/^::|##\[/m);
    const json = await stage.run('logs hostile-log --json');
    expect(dataOf(json.out, 'log')[0]).toEqual({
      appId: 'hostile-log',
      line: expect.any(String),
      at: expect.anything(),
    });
  });

  test('waits for a slow reader without requesting more', async () => {
    const stage = await openStage();
    await stage.run('deploy fast --logs off');
    const asked = (): number => stage.sandbox.journal().filter(({ operation }) => operation === 'log').length;
    const [line, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waits = { all: 0, afterLast: 0 };
    const ready = async (): Promise<void> => {
      waits.all += 1;
      if (waits.all === 2) await line.promise;
      if (!terminal.printed.out.includes('Deployment finished')) return;
      // One wait for the last line, one before the read that was already made, and one before the next.
      waits.afterLast += 1;
      if (waits.afterLast === 3) await read.promise;
    };
    const { terminal, code } = stage.begin('logs fast --follow', { ready });
    await expect.poll(() => waits.all).toBe(2);
    expect([terminal.printed.out.split('\n').length - 1, asked()]).toEqual([2, 1]);
    line.resolve();
    await expect.poll(() => waits.afterLast).toBe(3);
    expect(asked()).toBe(1);
    read.resolve();
    await expect.poll(asked).toBeGreaterThan(1);
    terminal.end();
    expect(await code).toBe(130);
  });

  test('--follow prints the existing lines, then new ones, each once, and exits with 130', async () => {
    const stage = await openStage();
    await stage.run('deploy fast --logs off');
    const { terminal, code } = stage.begin('logs fast --follow');
    await expect.poll(() => terminal.printed.out).toContain('Deployment finished');
    await stage.run('deploy fast --logs off --commit 0123456');
    await expect.poll(() => terminal.printed.out).toContain('for commit 0123456');
    await expect.poll(() => terminal.printed.out.match(/Deployment finished/g)).toHaveLength(2);
    terminal.end();
    expect(await code).toBe(130);
    const { out } = await stage.run('logs fast');
    expect(terminal.printed.out).toBe(out);
  });

  test('--follow --json says once that the log cannot be read, and when it can be again, and prints a result when it is interrupted', async () => {
    const stage = await openStage();
    await stage.run('deploy fast --logs off');
    const { terminal, code } = stage.begin('logs fast --follow --json');
    await expect.poll(() => terminal.printed.out).toContain('Deployment finished');
    for (const fault of ['reset', 'status=503']) {
      const body = JSON.stringify({ fault, on: 'log', times: 2 });
      const headers = { 'content-type': 'application/json' };
      const before = terminal.printed.out.length;
      const { ok } = await fetch(`${stage.sandbox.url}/_sandbox/faults`, { method: 'POST', headers, body });
      expect(ok).toBe(true);
      await expect.poll(() => terminal.printed.out.slice(before)).toContain('The log can be read again.');
    }
    terminal.end();
    expect(await code).toBe(130);
    expect(dataOf(terminal.printed.out, 'notice').map(({ message }) => message)).toEqual([
      expect.stringMatching(/the connection was lost.* Trying again until the log can be read\.$/),
      'The log can be read again.',
      expect.stringMatching(/returned 503.* Trying again until the log can be read\.$/),
      'The log can be read again.',
    ]);
    const lines = linesOf(terminal.printed.out);
    const result = { appId: 'fast', lines: lines.filter(({ kind }) => kind === 'log').length, exitCode: 130 };
    expect(lines.at(-1)).toMatchObject({ kind: 'result', data: result });
  });

  test.each([
    ['logs succeeds', 'sandbox-deploy', 3],
    ['logs log-forbidden --follow', 'sandbox-ci', 3],
    ['logs log-unavailable --tail 1', 'sandbox-ci', 4],
    ['logs', 'sandbox-ci', 2],
  ])('%s with the token %s exits with %i', async (line, token, code) => {
    const stage = await openStage();
    expect((await stage.run(line, { env: { TOUCHDOWN_TOKEN: token } })).code).toBe(code);
  });

  test('accepts only one application', async () => {
    const stage = await openStage();
    const { code, err } = await stage.run('logs', { env: { TOUCHDOWN_APP_ID: 'a,b' } });
    expect(code).toBe(2);
    expect(err).toContain('is more than one application. Give only one.');
  });
});
