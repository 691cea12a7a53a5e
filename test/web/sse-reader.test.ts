import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStreamState, feed, MAX_EVENT_BYTES, type StreamItem } from '../../src/web/sse-reader.ts';
import { codePoint } from '../support/code-points.ts';

/** Feeds the pieces in order and answers what they came to. */
function read(...pieces: readonly string[]): { items: StreamItem[]; id: string; isTooLarge: boolean } {
  let state = createStreamState('');
  const items: StreamItem[] = [];
  for (const piece of pieces) {
    const fed = feed(state, piece);
    state = fed.state;
    items.push(...fed.items);
    if (fed.isTooLarge) return { items, id: state.id, isTooLarge: true };
  }
  return { items, id: state.id, isTooLarge: false };
}

const event = (data: string, id = '', name = 'message'): StreamItem => ({ kind: 'event', event: name, data, id });

describe('a stream of events', () => {
  test('is read as events and comments', () => {
    const { items, id } = read(': hello\n\nevent: state\nid: 7\ndata: a\ndata:b\nretry: 5\n\n');
    expect(items).toEqual([{ kind: 'comment' }, event('a\nb', '7', 'state')]);
    expect(id).toBe('7');
  });

  test('keeps the id, and tells no event without data, nor one that has not ended', () => {
    expect(read('id: 1\ndata: a\n\nevent: x\n\ndata: b\n\ndata: c').items).toEqual([event('a', '1'), event('b', '1')]);
  });

  test('goes on after the last event that came whole: one that was cut off is to be sent again', () => {
    expect(read('id: 1\ndata: a\n\nevent: state\nid: 2\ndata: b').id).toBe('1');
    expect(read('id: 1\ndata: a\n\nid: 2\n').id).toBe('1');
    expect(read('id: 1\n\n').id).toBe('1');
    expect(read('id: 1\n', '\ndata: a\n\n').items).toEqual([event('a', '1')]);
  });

  test.each(['\n', '\r\n', '\r'])('ends its lines in any of the three ways', (end) => {
    const text = `\uFEFFdata: a${end}${end}data: b${end}${end}: c${end}`;
    expect(read(`${text} `).items).toEqual([event('a'), event('b'), { kind: 'comment' }]);
  });

  test('takes a byte order mark at its very start for none of it, and nowhere else', () => {
    expect(read('', '\uFEFFdata: a\n\n').items).toEqual([event('a')]);
    expect(read('data: a\n\n', '\uFEFFdata: b\n\n').items).toEqual([event('a')]);
  });

  test('reads the same however it is cut into pieces', () => {
    const text = ': x\r\n\r\nevent: state\r\nid: 3\r\ndata: {"a":1}\r\n\r\ndata: z\n\n: y\r\r';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
        expect(read(...pieces, ':')).toEqual(read(`${text}:`));
      }),
    );
  });

  test('has no id that could not be a header', () => {
    expect(read('id: a b\ndata: x\n\n', 'id: é\n', `id: ${'1'.repeat(129)}\n`).id).toBe('');
  });

  test('is given up where an event or a line is too large', () => {
    const half = 'x'.repeat(MAX_EVENT_BYTES / 2);
    expect(read(`data: ${half}\n\ndata: ${half}\n\n`).isTooLarge).toBe(false);
    expect(read(`data: ${half}\n`, `data: ${half}\n`).isTooLarge).toBe(true);
    expect(read(`data: ${half}${half}\n\ndata: x\n\n`)).toMatchObject({ items: [], isTooLarge: true });
    expect(read(half, half, 'x').isTooLarge).toBe(true);
    expect(read(`data: ${'é'.repeat(MAX_EVENT_BYTES / 2)}\n`).isTooLarge).toBe(true);
  });

  test('reads anything without a crash', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: codePoint })), (pieces) => void read(...pieces)));
  });
});
