import { describe, expect, onTestFinished, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { command } from '../../../src/cli/sandbox/command.ts';
import { linesOf } from '../run.ts';
import { createTerminal, type RecordedTerminal } from '../terminal.ts';

/** Starts the command and answers its terminal and its exit code to come; it ends when the test does. */
function run(values: OptionValues): { terminal: RecordedTerminal; code: Promise<number> } {
  const terminal = createTerminal();
  const code = command.run(values, terminal, []);
  onTestFinished(async () => {
    terminal.end();
    await code.catch(() => undefined);
  });
  return { terminal, code };
}

/** Starts the command and answers the address that it prints. */
async function listen(values: OptionValues = {}) {
  const running = run(values);
  const addressOf = (): string => /http:\/\/127\.0\.0\.1:\d+/.exec(running.terminal.printed.out)?.[0] ?? '';
  await expect.poll(addressOf).not.toBe('');
  return { ...running, url: addressOf() };
}

const STATUS = '/application/succeeds/status';
const AS_ADMIN = { headers: { Authorization: 'Token sandbox-admin' } };

describe('touchdown sandbox', () => {
  test('listens, prints its URL and how to try it, then a line for each request', async () => {
    const { terminal, url } = await listen();
    expect(terminal.printed.out).toContain('Try it');
    const before = terminal.printed.out.length;
    expect((await fetch(url + STATUS, AS_ADMIN)).status).toBe(200);
    expect(terminal.printed.out.slice(before)).toMatch(
      /^\d\d:\d\d:\d\d {2}200 {5}GET {3}\/application\/succeeds\/status {2}\(sandbox-admin\)\n$/,
    );
  });

  test('prints lines of JSON with --json', async () => {
    const { terminal, url, code } = await listen({ json: true });
    await fetch(url + STATUS, AS_ADMIN);
    terminal.end();
    await code;
    const [opening, request, result, ...more] = linesOf(terminal.printed.out);
    expect(opening).toMatchObject({ kind: 'notice', data: { url, speed: 1, seed: 1, rateLimit: 1000 } });
    expect(request).toMatchObject({ kind: 'log', data: { operation: 'status', status: 200 } });
    expect(result).toMatchObject({ kind: 'result', data: { things: 'requests', count: 1 } });
    expect(more).toEqual([]);
  });

  test('uses the given speed and rate limit', async () => {
    const { terminal, url } = await listen({ speed: '50', 'rate-limit': '3', json: true });
    expect(JSON.parse(terminal.printed.out)).toMatchObject({ data: { speed: 50, rateLimit: 3 } });
    const { headers } = await fetch(`${url}/application/fast/deploy`, { method: 'POST', ...AS_ADMIN });
    expect(headers.get('x-ratelimit-remaining')).toBe('2');
  });

  test('lists the scenarios and exits with --scenarios', async () => {
    const { terminal, code } = run({ scenarios: true });
    expect(await code).toBe(0);
    expect(terminal.printed.out).toMatch(/^ {2}hostile-log +The log contains attacks/m);
    const asJson = run({ scenarios: true, json: true });
    expect(await asJson.code).toBe(0);
    expect(asJson.terminal.printed.out).toMatch(/"data":\{"name":"fast","description":"/);
    const lines = asJson.terminal.printed.out.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      kind: 'result',
      data: { things: 'scenarios', count: lines.length - 1 },
    });
  });

  test('reports all invalid options at once', async () => {
    const { code } = run({ port: '-1', speed: '0', 'rate-limit': '0' });
    await expect(code).rejects.toThrow(/--port: .*--speed: .*--rate-limit: /s);
  });

  test('refuses a host that other machines can reach without --allow-remote', async () => {
    await expect(run({ host: '0.0.0.0' }).code).rejects.toThrow('add --allow-remote');
    const { terminal } = run({ host: '0.0.0.0', 'allow-remote': true });
    await expect.poll(() => terminal.printed.out).toMatch(/http:\/\/0\.0\.0\.0:\d+/);
  });
});
