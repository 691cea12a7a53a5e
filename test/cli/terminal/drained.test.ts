import { getEventListeners } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { drained } from '../../../src/cli/terminal/open-terminal.ts';

/** A stream that means to hold ten characters and takes one text whenever it is told to. */
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

/** Tells whether a promise was resolved when all that could happen at once has happened. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
}

describe('a stream that is waited for', () => {
  test('is not while it holds no more than it means to', async () => {
    const { stream, ending } = openStream();
    expect(await isResolved(drained(stream, ending.signal))).toBe(true);
    stream.write('few');
    expect(await isResolved(drained(stream, ending.signal))).toBe(true);
  });

  test('is until all was taken of one that holds more', async () => {
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

  test('is no longer when the command is asked to end, or the stream is closed', async () => {
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
