import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LogExcerpt, narrowExcerpt, renderExcerpt, titleExcerpt } from '../../../src/report/cause/log-excerpt.ts';

const linesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index}`);
const logOf = (count: number, ...marks: readonly number[]): LogExcerpt => {
  return { lines: linesOf(count), marks, before: 0, after: 0 };
};

const excerpts = fc.record({
  lines: fc.array(fc.string({ maxLength: 3 }), { maxLength: 60 }),
  marks: fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 3 }),
  before: fc.nat(9),
  after: fc.nat(9),
});

describe('an excerpt of a log', () => {
  test('starts ten lines before the first cause, and marks every line that shows one', () => {
    const excerpt = narrowExcerpt(logOf(100, 50, 45, 52, 99), 23);
    expect([excerpt.lines[0], excerpt.lines.at(-1)]).toEqual(['line 40', 'line 62']);
    expect(excerpt).toMatchObject({ marks: [10, 5, 12], before: 40, after: 37 });
    expect(renderExcerpt(excerpt).slice(9, 13)).toEqual(['  line 49', '→ line 50', '  line 51', '→ line 52']);
    expect(titleExcerpt(excerpt, 'app-1')).toBe(
      'Log lines around the error of app-1 (40 earlier and 37 later lines left out)',
    );
  });

  test('is the last lines, as they are, if no cause is known', () => {
    const excerpt = narrowExcerpt(logOf(30), 29);
    expect(excerpt).toMatchObject({ marks: [], before: 1, after: 0 });
    expect(renderExcerpt(excerpt)).toEqual(linesOf(30).slice(1));
    expect(titleExcerpt(excerpt, 'app-1')).toBe('Last 29 log lines of app-1 (1 earlier line left out)');
    expect(titleExcerpt(narrowExcerpt(logOf(1), 5), 'app-1')).toBe('Last log line of app-1');
  });

  test('has at most as many lines as asked for, always the first cause, and counts every other line', () => {
    fc.assert(
      fc.property(excerpts, fc.integer({ min: 1, max: 70 }), (whole, most) => {
        const part = narrowExcerpt(whole, most);
        expect(part.lines.length).toBeLessThanOrEqual(most);
        expect(part.before + part.lines.length + part.after).toBe(whole.before + whole.lines.length + whole.after);
        const [first = -1] = whole.marks;
        if (first >= 0 && first < whole.lines.length) {
          expect(part.before + (part.marks[0] ?? Number.NaN)).toBe(whole.before + first);
        } else expect(part.marks).toEqual([]);
      }),
    );
  });

  test('is the same in one step or in two, and stays as it is if there is room for it', () => {
    fc.assert(
      fc.property(excerpts, fc.integer({ min: 1, max: 70 }), fc.nat(20), (whole, most, more) => {
        const part = narrowExcerpt(whole, most);
        expect(narrowExcerpt(narrowExcerpt(whole, most + more), most)).toEqual(part);
        expect(narrowExcerpt(part, part.lines.length)).toEqual(part);
        expect(narrowExcerpt(part, most + more)).toEqual(part);
      }),
    );
  });
});
