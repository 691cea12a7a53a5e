import { describe, expect, test } from 'vitest';
import { renderSseEvent, SseStream } from '../../src/web/sse-writer.ts';

const RETRY = 'retry: 2000\n\n';

function open(signal = new AbortController().signal) {
  let ends = 0;
  const stream = new SseStream(signal, () => {
    ends += 1;
  });
  return { stream, text: () => new Response(stream.body).text(), ends: () => ends };
}

describe('an event stream', () => {
  test('starts with the reconnection time, sends events and comments, and ends', async () => {
    const { stream, text } = open();
    stream.send(renderSseEvent('state', '{}', 1));
    stream.beat();
    stream.end();
    expect(await text()).toBe(`${RETRY}event: state\nid: 1\ndata: {}\n\n: \n\n`);
  });

  test('repeats the reconnection time when it is interrupted', async () => {
    const { stream, text } = open();
    stream.interrupt();
    expect(await text()).toBe(RETRY + RETRY);
  });

  test('does nothing after it has ended', async () => {
    const { stream, text, ends } = open();
    stream.end();
    stream.send('late');
    stream.end();
    expect([stream.isEnded, await text(), ends()]).toEqual([true, RETRY, 1]);
  });

  test('ends when the signal aborts, also if it was aborted before', async () => {
    const gone = new AbortController();
    const { stream, ends } = open(gone.signal);
    expect([stream.isEnded, ends()]).toEqual([false, 0]);
    gone.abort();
    expect(ends()).toBe(1);
    expect([stream.isEnded, open(gone.signal).stream.isEnded]).toEqual([true, true]);
  });

  test('ends when its reader leaves', async () => {
    const { stream, ends } = open();
    await stream.body.cancel();
    expect([stream.isEnded, ends()]).toEqual([true, 1]);
  });

  test('cuts off a reader that lets more than 64 KiB wait', async () => {
    const { stream, text } = open();
    stream.send('x'.repeat(65_536 - RETRY.length));
    expect(stream.isEnded).toBe(false);
    stream.send('x');
    expect(stream.isEnded).toBe(true);
    await expect(text()).rejects.toThrow('the reader is too slow');
  });
});
