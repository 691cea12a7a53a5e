import { describe, expect, test } from 'vitest';
import { renderSseEvent, SseStream } from '../../src/web/sse-writer.ts';

const RETRY = 'retry: 2000\n\n';

function open(signal = new AbortController().signal): { stream: SseStream; text: () => Promise<string> } {
  const stream = new SseStream(signal);
  return { stream, text: () => new Response(stream.body).text() };
}

describe('renderSseEvent', () => {
  test('renders an event with and without an id', () => {
    expect(renderSseEvent('state', '{}', 7)).toBe('event: state\nid: 7\ndata: {}\n\n');
    expect(renderSseEvent('change', '')).toBe('event: change\ndata: \n\n');
  });
});

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
    const { stream, text } = open();
    stream.end();
    stream.send('late');
    stream.end();
    expect([stream.ended.aborted, await text()]).toEqual([true, RETRY]);
  });

  test('ends when the signal aborts, also if it was aborted before', async () => {
    const gone = new AbortController();
    const { stream } = open(gone.signal);
    expect(stream.ended.aborted).toBe(false);
    gone.abort();
    expect([stream.ended.aborted, open(gone.signal).stream.ended.aborted]).toEqual([true, true]);
  });

  test('ends when its reader leaves', async () => {
    const { stream } = open();
    await stream.body.cancel();
    expect(stream.ended.aborted).toBe(true);
  });

  test('cuts off a reader that lets more than 64 KiB wait', async () => {
    const { stream, text } = open();
    stream.send('x'.repeat(65_536 - RETRY.length));
    expect(stream.ended.aborted).toBe(false);
    stream.send('x');
    expect(stream.ended.aborted).toBe(true);
    await expect(text()).rejects.toThrow('the reader is too slow');
  });
});
