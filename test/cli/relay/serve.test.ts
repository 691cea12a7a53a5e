import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { type Serving, serve } from '../../../src/cli/relay/serve.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { createJsonLog } from '../../../src/relay/monitoring/json-log.ts';
import { StoreError, StoreUnreachable } from '../../../src/relay/store/error.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createTerminal } from '../terminal.ts';

function play(start?: () => Promise<Serving>) {
  const done: string[] = [];
  const hangup = { listener: () => {} };
  const serving: Serving = {
    reload: () => void done.push('reload'),
    close: async () => void done.push('close'),
  };
  const terminal = createTerminal();
  const run = () =>
    serve({}, terminal, {
      start: start ?? (async () => serving),
      onHangup: (listener) => {
        hangup.listener = listener;
      },
    });
  return { run, terminal, done, hangup, serving };
}

describe('touchdown relay', () => {
  test('serves until it is asked to stop, closes, and returns 0', async () => {
    const { run, terminal, done } = play();
    const code = run();
    terminal.end();
    expect(await code).toBe(0);
    expect(done).toEqual(['close']);
    expect(terminal.printed).toEqual({ out: '', err: '' });
  });

  test('prints the log as it is, or each of its lines as a line of --json with the same keys', async () => {
    const lines = '{"time":"t","level":"info","message":"m"}\n{"time":"u","level":"warn","message":"n"}\n';
    const printed = async (values: OptionValues): Promise<string> => {
      const { terminal, serving } = play();
      terminal.end();
      const start = async (write: (line: string) => void): Promise<Serving> => {
        write(lines);
        return serving;
      };
      expect(await serve(values, terminal, { start, onHangup: () => {} })).toBe(0);
      return terminal.printed.out;
    };
    expect(await printed({})).toBe(lines);
    const data = { time: 't', level: 'info', message: 'm', facts: {} };
    const [first, second, result, ...more] = (await printed({ json: true }))
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one));
    expect(first).toEqual({ version: 1, kind: 'log', command: 'relay', data });
    expect(second.data).toEqual({ time: 'u', level: 'warn', message: 'n', facts: {} });
    expect(result).toEqual({ version: 1, kind: 'result', command: 'relay', data: { exitCode: 0 } });
    expect(more).toEqual([]);
  });

  test('reads its applications again on SIGHUP, which does not end it before it serves', async () => {
    const started = Promise.withResolvers<Serving>();
    const { run, terminal, done, hangup, serving } = play(() => started.promise);
    const code = run();
    hangup.listener();
    expect(done).toEqual([]);
    started.resolve(serving);
    await started.promise;
    await Promise.resolve();
    hangup.listener();
    terminal.end();
    expect(await code).toBe(0);
    expect(done).toEqual(['reload', 'close']);
  });

  test('explains what is wrong with the store', async () => {
    const { run, terminal } = play(() => Promise.reject(new StoreError('There is no space left for the store x.')));
    await expect(run()).rejects.toMatchObject({ code: 'input', message: 'There is no space left for the store x.' });
    expect(terminal.printed).toEqual({ out: '', err: '' });
  });

  test('reports a database that does not respond as a network error, not as a bad setting', async () => {
    const { run } = play(() => Promise.reject(new StoreUnreachable('PostgreSQL cannot be reached.')));
    await expect(run()).rejects.toMatchObject({ code: 'network-connect', message: 'PostgreSQL cannot be reached.' });
  });

  test.each([
    ['its port is taken', 'listen', 'listen EADDRINUSE: address already in use 127.0.0.1:8080'],
    ['its host does not exist', 'getaddrinfo', 'getaddrinfo ENOTFOUND relay.local'],
  ])('explains that %s', async (_, syscall, said) => {
    const { run } = play(() => Promise.reject(Object.assign(new Error(said), { syscall })));
    const message = `Cannot listen: ${said}. Set another HOST or PORT, or stop the program that uses it.`;
    await expect(run()).rejects.toMatchObject({ code: 'input', message });
  });

  test('leaves bad settings and unexpected errors to the caller', async () => {
    const bad = new InputError([{ name: 'PORT', seen: 'x', problem: 'give a port' }]);
    await expect(play(() => Promise.reject(bad)).run()).rejects.toBe(bad);
    for (const odd of [new RangeError('odd'), Object.assign(new Error('no'), { syscall: 'read' })])
      await expect(play(() => Promise.reject(odd)).run()).rejects.toBe(odd);
  });
});

test("the relay's log cannot command a CI with --json", async () => {
  const { terminal, serving } = play();
  terminal.end();
  const start = async (write: (lines: string) => void): Promise<Serving> => {
    createJsonLog(write, createFakeClock())('info', 'A branch came.', { ref: '##[error]x' });
    return serving;
  };
  await serve({ json: true }, terminal, { start, onHangup: () => {} });
  const [line = ''] = terminal.printed.out.split('\n');
  expect(line).not.toContain('##');
  expect(JSON.parse(line).data.facts).toEqual({ ref: '##[error]x' });
});
