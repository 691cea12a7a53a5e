import { EventEmitter, getEventListeners } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openTerminal } from '../../../src/cli/terminal/open-terminal.ts';
import { stopSignals } from '../../../src/cli/terminal/stop-request.ts';

/** Returns a process that reads and writes these streams (default: pipes without content). */
function createHost(
  parts: Partial<Record<'stdin' | 'stdout' | 'stderr' | 'env' | 'platform', unknown>> = {},
): Parameters<typeof openTerminal>[0] & EventEmitter {
  const sink = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { stdin: new PassThrough(), stdout: sink(), stderr: sink() };
  const host = { env: {}, platform: 'linux', cwd: () => '/work', ...streams, ...parts };
  // A test's streams lack what only a terminal's have.
  return Object.assign(new EventEmitter(), host) as unknown as ReturnType<typeof createHost>;
}

test('a folder that was removed is named by the environment, or is the root', () => {
  const cwd = () => {
    throw new Error('ENOENT: no such file or directory, uv_cwd');
  };
  const folderFor = (env: object) => openTerminal(Object.assign(createHost({ env }), { cwd })).folder;
  expect([folderFor({ PWD: '/gone' }), folderFor({})]).toEqual(['/gone', '/']);
});

test.each([
  ['linux', ['SIGINT', 'SIGTERM', 'SIGQUIT']],
  ['darwin', ['SIGINT', 'SIGTERM', 'SIGQUIT']],
  ['win32', ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']],
])('on %s the first of %j asks a command to stop, and the second one has its default effect', (platform, signals) => {
  expect(stopSignals(platform)).toEqual(signals);
  for (const first of signals) {
    const host = createHost({ platform });
    const { ending } = openTerminal(host);
    expect(host.eventNames().toSorted()).toEqual(signals.toSorted());
    host.emit(first);
    expect(ending.aborted).toBe(true);
    // Node ends a process by a signal that has no listener.
    expect(host.eventNames()).toEqual([]);
  }
});

test('once the verdict is known, a second signal ends the process no more than the first', () => {
  for (const isFirstBefore of [true, false]) {
    const host = createHost({ platform: 'linux' });
    const { ending, holdVerdict } = openTerminal(host);
    if (isFirstBefore) host.emit('SIGINT');
    holdVerdict?.();
    expect(ending.aborted).toBe(isFirstBefore);
    host.emit('SIGINT');
    expect(ending.aborted).toBe(true);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT']) expect(host.emit(signal)).toBe(true);
  }
});

test.each([
  [{}, [true, true], [true, true]],
  [{}, [false, true], [false, true]],
  [{ NO_COLOR: '1' }, [true, true], [false, false]],
  [{ TERM: 'dumb' }, [true, true], [false, false]],
])('with the environment %j, terminals %j have colors: %j', (env, [isOutTTY, isErrTTY], colored) => {
  const tty = (isTTY: boolean | undefined) => Object.assign(new PassThrough(), { isTTY });
  const { hasColors, hasErrColors } = openTerminal(createHost({ env, stdout: tty(isOutTTY), stderr: tty(isErrTTY) }));
  expect([hasColors, hasErrColors]).toEqual(colored);
});

test.each([
  ['a terminal of 80 columns', true, 80, 80],
  ['a terminal without a size', true, 0, null],
  ['a terminal that reports nothing', true, undefined, null],
  ['a pipe with a size', undefined, 24, null],
])('the size of %s is read', (_, isTTY, size, expected) => {
  const stdout = Object.assign(new PassThrough(), { isTTY, columns: size, rows: size });
  const { columns, rows } = openTerminal(createHost({ stdout }));
  expect([columns(), rows()]).toEqual([expected, expected]);
});

/** An output with a buffer of ten characters that accepts one text whenever the test lets it. */
function openOutput() {
  const taken: (() => void)[] = [];
  const stdout = new Writable({ highWaterMark: 10, write: (_chunk, _encoding, done) => void taken.push(done) });
  const host = createHost({ stdout });
  const { out, ready, ending } = openTerminal(host);
  const listeners = () => [
    stdout.listenerCount('drain'),
    stdout.listenerCount('close'),
    getEventListeners(ending, 'abort').length,
  ];
  return { stdout, host, out, ready, listeners, before: listeners(), take: () => taken.shift()?.() };
}

/** Returns true if a promise is resolved after all pending microtasks have run. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
}

describe('the output is ready', () => {
  test('at once while its buffer is below its limit', async () => {
    const { out, ready } = openOutput();
    out('few');
    expect(await isResolved(ready())).toBe(true);
  });

  test('once a full buffer is drained', async () => {
    const { out, ready, listeners, before, take } = openOutput();
    out('more than ten');
    out('and more');
    const waiting = ready();
    take();
    expect(await isResolved(waiting)).toBe(false);
    take();
    expect(await isResolved(waiting)).toBe(true);
    expect(listeners()).toEqual(before);
  });

  test('once the command is asked to stop', async () => {
    const { host, out, ready } = openOutput();
    out('more than ten');
    const waiting = ready();
    expect(await isResolved(waiting)).toBe(false);
    host.emit('SIGINT');
    expect(await isResolved(waiting)).toBe(true);
    expect(await isResolved(ready())).toBe(true);
  });

  test('once it is closed', async () => {
    const { stdout, out, ready, listeners, before } = openOutput();
    out('more than ten');
    const waiting = ready();
    stdout.destroy();
    expect(await isResolved(waiting)).toBe(true);
    expect(listeners()).toEqual(before);
  });
});

describe('standard input', () => {
  test('is read whole, wherever it is split, and removes its listener from the signal', async () => {
    const stdin = new PassThrough();
    const { readInput, ending } = openTerminal(createHost({ stdin }));
    const text = readInput();
    const bytes = Buffer.from('né\n');
    stdin.write(bytes.subarray(0, 2));
    stdin.end(bytes.subarray(2));
    expect(await text).toBe('né\n');
    expect(getEventListeners(ending, 'abort')).toEqual([]);
  });

  test('is null at a terminal', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    expect(await openTerminal(createHost({ stdin })).readInput()).toBeNull();
  });

  test.each(['before', 'while'])(
    'that never ends is abandoned if the command is asked to stop %s it is read',
    async (when) => {
      const stdin = new PassThrough();
      const host = createHost({ stdin });
      const { readInput } = openTerminal(host);
      if (when === 'before') host.emit('SIGTERM');
      const text = readInput();
      stdin.write('half a token');
      if (when === 'while') host.emit('SIGTERM');
      await expect(text).rejects.toMatchObject({ code: 'cancelled-signal' });
      expect(stdin.destroyed).toBe(true);
    },
  );
});
