import { describe, expect, test } from 'vitest';
import { countMissing, numberWindows } from '../../src/logs/line.ts';
import { lineOf, linesOf } from './lines.ts';

describe('numberWindows', () => {
  test('gives equal numbers to lines of one id, of one time and text, of one text, and to no others', () => {
    const old = [lineOf('a', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a')];
    const fresh = [lineOf('A', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a'), lineOf('a', { epochMs: 6 })];
    expect(numberWindows(old, fresh)).toMatchObject({ old: [0, 1, 2], fresh: [0, 1, 2, 3] });
  });

  test('distinguishes lines with an id or a time from those that only have a text', () => {
    const { fresh, isDistinct } = numberWindows(
      [],
      [lineOf('a', { id: '1' }), lineOf('a', { epochMs: 5 }), lineOf('a')],
    );
    expect(fresh.map(isDistinct)).toEqual([true, true, false]);
  });

  test('does not use ids that stand at several texts', () => {
    const windows = numberWindows(
      [lineOf('a', { id: 'pod' })],
      [lineOf('a', { id: 'pod' }), lineOf('b', { id: 'pod' })],
    );
    expect(windows).toMatchObject({ old: [0], fresh: [0, 1] });
    expect(windows.isDistinct(0)).toBe(false);
  });

  test('does not count other lines as the same if their ids restarted', () => {
    const boot = (epochMs: number) =>
      ['1', '2', '3'].map((id) => lineOf('boot', { id, epochMs: epochMs + Number(id) }));
    expect(numberWindows(boot(0), boot(1000))).toMatchObject({ old: [0, 1, 2], fresh: [3, 4, 5] });
    expect(numberWindows(boot(0), boot(0))).toMatchObject({ old: [0, 1, 2], fresh: [0, 1, 2] });
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
