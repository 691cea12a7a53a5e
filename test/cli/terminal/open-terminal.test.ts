import { execFile, spawn } from 'node:child_process';
import { getEventListeners, once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { drained, readAll, readSize, stopSignals } from '../../../src/cli/terminal/open-terminal.ts';
import { CLI } from '../../support/programs.ts';

test('a command works in a removed folder, without a touchdown.yaml', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchdown-gone-'));
  const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" init gitlab --print --json';
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script, 'sh', folder, process.execPath, CLI]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'result' });
});

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGINT'],
] as const)('after %s, %s stops a command that does not stop', async (first, second) => {
  const { href } = new URL('../../../src/cli/terminal/open-terminal.ts', import.meta.url);
  const code = `
    const { out, ending } = (await import('${href}')).openTerminal();
    ending.addEventListener('abort', () => out('ending'));
    setTimeout(() => process.exit(9), 300_000);
    out('begun');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (const signal of [first, second]) {
    await once(child.stdout, 'data');
    child.kill(signal);
  }
  expect(await ended).toEqual([null, second]);
});

test('a closed window and Ctrl+Break ask a command to stop on Windows; elsewhere SIGHUP has its own meaning', () => {
  expect(stopSignals('win32')).toEqual(['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']);
  for (const platform of ['linux', 'darwin']) expect(stopSignals(platform)).toEqual(['SIGINT', 'SIGTERM']);
});

test('terminal output is colored, except with NO_COLOR or TERM=dumb', async () => {
  const { href } = new URL('../../../src/cli/terminal/open-terminal.ts', import.meta.url);
  const cases: readonly (readonly [env: Record<string, string>, ttys: boolean[], colored: boolean[]])[] = [
    [{}, [true, true], [true, true]],
    [{}, [false, true], [false, true]],
    [{}, [true, false], [true, false]],
    [{ NO_COLOR: '1' }, [true, true], [false, false]],
    [{ TERM: 'dumb' }, [true, true], [false, false]],
  ];
  const code = `
    const { openTerminal } = await import('${href}');
    const colored = ${JSON.stringify(cases)}.map(([env, [out, err]]) => {
      process.env = env;
      process.stdout.isTTY = out;
      process.stderr.isTTY = err;
      const { hasColors, hasErrColors } = openTerminal();
      return [hasColors, hasErrColors];
    });
    console.log(JSON.stringify(colored));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  expect(JSON.parse(stdout)).toEqual(cases.map(([, , colored]) => colored));
});

/** A stream with a buffer of ten characters that accepts one text whenever the test lets it. */
function openStream() {
  const taken: (() => void)[] = [];
  const stream = new Writable({ highWaterMark: 10, write: (_chunk, _encoding, done) => void taken.push(done) });
  const ending = new AbortController();
  const listeners = () => [
    stream.listenerCount('drain'),
    stream.listenerCount('close'),
    getEventListeners(ending.signal, 'abort').length,
  ];
  return { stream, ending, listeners, before: listeners(), take: () => taken.shift()?.() };
}

/** Returns true if a promise is resolved after all pending microtasks have run. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
}

describe('waiting for a stream', () => {
  test('ends at once while the buffer is below its limit', async () => {
    const { stream, ending } = openStream();
    expect(await isResolved(drained(stream, ending.signal))).toBe(true);
    stream.write('few');
    expect(await isResolved(drained(stream, ending.signal))).toBe(true);
  });

  test('ends once a full buffer is drained', async () => {
    const { stream, ending, listeners, before, take } = openStream();
    stream.write('more than ten');
    stream.write('and more');
    const waiting = drained(stream, ending.signal);
    expect(await isResolved(waiting)).toBe(false);
    take();
    expect(await isResolved(waiting)).toBe(false);
    take();
    expect(await isResolved(waiting)).toBe(true);
    expect(listeners()).toEqual(before);
  });

  test('ends when the command is asked to stop or the stream is closed', async () => {
    const { stream, ending, listeners, before } = openStream();
    stream.write('more than ten');
    const waiting = drained(stream, ending.signal);
    ending.abort();
    expect(await isResolved(waiting)).toBe(true);
    expect(await isResolved(drained(stream, ending.signal))).toBe(true);
    const other = drained(stream, new AbortController().signal);
    expect(await isResolved(other)).toBe(false);
    stream.destroy();
    expect(await isResolved(other)).toBe(true);
    expect(listeners()).toEqual(before);
  });
});

test.each([
  ['a terminal of 80 columns', true, 80, 80],
  ['a terminal without a size', true, 0, null],
  ['a terminal that reports nothing', true, undefined, null],
  ['a pipe', undefined, undefined, null],
  ['a pipe with a size', undefined, 24, null],
])('the size of %s is read', (_, isTTY, size, expected) => {
  expect(readSize(isTTY, size)).toBe(expected);
});

describe('standard input', () => {
  test('is read whole, wherever it is split', async () => {
    const stream = new PassThrough();
    const text = readAll(stream, new AbortController().signal);
    const bytes = Buffer.from('né\n');
    stream.write(bytes.subarray(0, 2));
    stream.end(bytes.subarray(2));
    expect(await text).toBe('né\n');
  });

  test('that never ends is abandoned when the command is asked to stop', async () => {
    const stream = new PassThrough();
    const ending = new AbortController();
    const text = readAll(stream, ending.signal);
    stream.write('half a token');
    ending.abort();
    await expect(text).rejects.toMatchObject({ code: 'cancelled-signal' });
    expect(stream.destroyed).toBe(true);
  });

  test('is not read if the command was already asked to stop', async () => {
    await expect(readAll(new PassThrough(), AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled-signal' });
  });

  test('removes its listener from the signal once it is read', async () => {
    const stream = new PassThrough();
    const ending = new AbortController();
    stream.end('token');
    expect(await readAll(stream, ending.signal)).toBe('token');
    ending.abort();
    expect(stream.errored).toBe(null);
  });
});
