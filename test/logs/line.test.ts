import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeWindow, countMissing, dropRepeatedIds, numberWindows } from '../../src/logs/line.ts';
import { lineOf, linesOf, textsOf } from './lines.ts';

describe('arrangeWindow', () => {
  test('keeps the last lines where more came than were asked for (B28)', () => {
    expect(textsOf(arrangeWindow(linesOf('a', 'b', 'c', 'd'), 2))).toEqual(['c', 'd']);
    expect(textsOf(arrangeWindow(linesOf('a'), 2))).toEqual(['a']);
    expect(arrangeWindow([], 2)).toEqual([]);
  });

  test('puts lines that came newest first in the order of their times, then cuts (B28)', () => {
    const newestFirst = [lineOf('c', { epochMs: 3 }), lineOf('b', { epochMs: 2 }), lineOf('a', { epochMs: 1 })];
    expect(textsOf(arrangeWindow(newestFirst, 2))).toEqual(['b', 'c']);
  });

  test('keeps lines of one instant as they were written, in either order of the window (B28)', () => {
    const lines = [lineOf('a', { epochMs: 1 }), lineOf('b', { epochMs: 1 }), lineOf('c', { epochMs: 2 })];
    expect(textsOf(arrangeWindow(lines, 9))).toEqual(['a', 'b', 'c']);
    expect(textsOf(arrangeWindow(lines.toReversed(), 9))).toEqual(['a', 'b', 'c']);
  });

  test('leaves the order alone where a line has no time (B28)', () => {
    const lines = [lineOf('b', { epochMs: 2 }), lineOf('?'), lineOf('a', { epochMs: 1 })];
    expect(textsOf(arrangeWindow(lines, 9))).toEqual(['b', '?', 'a']);
  });

  test('changes nothing of a window that is in order, and nothing the second time', () => {
    const timed = fc.record({ text: fc.string(), epochMs: fc.nat({ max: 5 }), id: fc.constant(null) });
    fc.assert(
      fc.property(fc.array(timed), fc.integer({ min: 1, max: 9 }), (lines, tail) => {
        const inOrder = lines.toSorted((a, b) => a.epochMs - b.epochMs);
        expect(arrangeWindow(inOrder, 99)).toEqual(inOrder);
        const arranged = arrangeWindow(lines, tail);
        expect(arrangeWindow(arranged, tail)).toEqual(arranged);
      }),
    );
  });
});

describe('numberWindows', () => {
  test('gives equal numbers to lines of one id, of one time and text, of one text, and to no others', () => {
    const old = [lineOf('a', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a')];
    const fresh = [lineOf('A', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a'), lineOf('a', { epochMs: 6 })];
    expect(numberWindows(old, fresh)).toMatchObject({ old: [0, 1, 2], fresh: [0, 1, 2, 3] });
  });

  test('tells lines with an id or a time from those that only have a text', () => {
    const { fresh, isDistinct } = numberWindows(
      [],
      [lineOf('a', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a')],
    );
    expect(fresh.map(isDistinct)).toEqual([true, true, false]);
  });

  test('does not take for line ids what stands at several texts', () => {
    const windows = numberWindows(
      [lineOf('a', { id: 'pod' })],
      [lineOf('a', { id: 'pod' }), lineOf('b', { id: 'pod' })],
    );
    expect(windows).toMatchObject({ old: [0], fresh: [0, 1] });
    expect(windows.isDistinct(0)).toBe(false);
  });

  test('does not take ids that count anew at other lines for the same lines', () => {
    const boot = (epochMs: number) =>
      ['1', '2', '3'].map((id) => lineOf('boot', { id, epochMs: epochMs + Number(id) }));
    expect(numberWindows(boot(0), boot(1000))).toMatchObject({ old: [0, 1, 2], fresh: [3, 4, 5] });
    expect(numberWindows(boot(0), boot(0))).toMatchObject({ old: [0, 1, 2], fresh: [0, 1, 2] });
  });

  test('does not mix up an id and a text that look alike', () => {
    expect(numberWindows([lineOf('x', { id: ' a' })], linesOf('a', '# a')).fresh).toEqual([1, 2]);
  });
});

describe('dropRepeatedIds', () => {
  test('keeps the first line of each id, and every line without one', () => {
    const lines = [lineOf('a', { id: '1' }), lineOf('x'), lineOf('a', { id: '1' }), lineOf('x')];
    expect(textsOf(dropRepeatedIds(lines))).toEqual(['a', 'x', 'x']);
  });

  test("drops nothing where ids are not the lines' own", () => {
    const lines = [lineOf('a', { id: 'pod' }), lineOf('b', { id: 'pod' }), lineOf('a', { id: 'pod' })];
    expect(dropRepeatedIds(lines)).toEqual(lines);
  });
});

describe('countMissing', () => {
  const counted = (...ids: string[]) => ids.map((id) => lineOf('x', { id }));

  test('counts by ids that go up by one', () => {
    expect(countMissing(counted('7', '8'), counted('12', '13'))).toBe(3);
    expect(countMissing(counted('7', '8'), counted('9', '10'))).toBe(0);
  });

  test.each([
    ['that skip', counted('7', '9'), counted('12', '13')],
    ['that are no numbers', counted('a', 'b'), counted('d', 'e')],
    ['that went back', counted('7', '8'), counted('1', '2')],
    ['of one line', counted('7'), counted('12', '13')],
    ['that are not there', linesOf('a', 'b'), linesOf('c', 'd')],
  ])('does not count by ids %s', (_, old, fresh) => {
    expect(countMissing(old, fresh)).toBeNull();
  });
});
