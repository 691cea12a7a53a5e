import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgetSecrets, registerSecret } from '../../src/kernel/redaction.ts';
import type { LogLine } from '../../src/logs/log-source.ts';
import {
  createStitchState,
  findOverlap,
  type Gap,
  type Overlap,
  type Stitched,
  type StitchState,
  stitch,
} from '../../src/logs/stitch.ts';
import { runsOf } from '../support/runs.ts';
import { lineOf, linesOf, numberedLines, textsOf } from './lines.ts';

/** What a reader of the stitched log sees: texts, and gaps at their places; what completes a line begins with `…`. */
type Shown = string | Gap;

function shownOf({ rest, gap, fresh }: Stitched): Shown[] {
  return [...(rest === null ? [] : [`…${rest.text}`]), ...(gap === null ? [] : [gap]), ...textsOf(fresh)];
}

interface Play {
  readonly shown: readonly Shown[];
  readonly state: StitchState;
}

/** Plays windows through the stitcher; each asks for `tail` lines, or for what the state wants where none is told. */
function play(windows: readonly (readonly LogLine[])[], tail: number, start = createStitchState(tail)): Play {
  const shown: Shown[] = [];
  let state = start;
  for (const lines of windows) {
    const stitched = stitch(state, { lines, tail });
    shown.push(...shownOf(stitched));
    state = stitched.state;
  }
  return { shown, state };
}

/** Follows a log that grows by `steps`, each read asking for as many lines as the stitcher wants. */
function followLog(log: readonly LogLine[], steps: readonly number[], tail: number): Shown[] {
  const shown: Shown[] = [];
  let state = createStitchState(tail);
  let length = 0;
  for (const step of steps) {
    length = Math.min(log.length, length + step);
    const asked = state.wantTail;
    const stitched = stitch(state, { lines: log.slice(0, length).slice(-asked), tail: asked });
    shown.push(...shownOf(stitched));
    state = stitched.state;
  }
  return shown;
}

const isText = (shown: Shown): shown is string => typeof shown === 'string';

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return part.every((text) => {
    from = whole.indexOf(text, from) + 1;
    return from > 0;
  });
}

const ROLLED: Gap = { cause: 'rolled', missing: null };
const RESTARTED: Gap = { cause: 'restarted', missing: null };

describe('stitching windows', () => {
  test('shows each line of a rolling window once and in order (B29)', () => {
    const windows = [linesOf('a', 'b', 'c'), linesOf('b', 'c', 'd'), linesOf('b', 'c', 'd'), linesOf('d', 'e', 'f')];
    expect(play(windows, 3).shown).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('loses no equal lines in a row (B29)', () => {
    const windows = [linesOf('a', 'x', 'x'), linesOf('x', 'x', 'x'), linesOf('x', 'x', 'b')];
    expect(play(windows, 9).shown.filter((text) => text === 'x')).toHaveLength(3);
    expect(play([linesOf('x'), linesOf('x', 'x'), linesOf('x', 'x', 'x', 'b')], 9).shown).toEqual(['x', 'x', 'x', 'b']);
  });

  test('continues a short log of equal lines that is still whole, however much it grows (B29)', () => {
    const windows = [linesOf('', ''), linesOf('', '', 'a', 'b', 'c', 'd', 'e')];
    expect(play(windows, 9).shown).toEqual(['', '', 'a', 'b', 'c', 'd', 'e']);
  });

  test.each([
    ['its id', [lineOf('a', { id: '6' }), lineOf('10 %', { id: '7' })], { id: '7' }],
    ['its time', [lineOf('a', { epochMs: 6 }), lineOf('10 %', { epochMs: 7 })], { epochMs: 7 }],
    ['the lines before it', linesOf('a', '10 %'), {}],
  ])('completes a last line that grew, known again by %s, and repeats nothing (B29)', (_, before, same) => {
    const after = [before[0]!, lineOf('10 %, 100 %', same), lineOf('b')];
    for (const tail of [3, 9]) expect(play([before, after], tail).shown).toEqual(['a', '10 %', '…, 100 %', 'b']);
  });

  test('completes the only line of a log (B29)', () => {
    expect(play([linesOf('boo'), linesOf('boot', 'up')], 9).shown).toEqual(['boo', '…t', 'up']);
  });

  test('repeats a line, redacted, if a secret begins in the part that was shown (B29)', () => {
    registerSecret('hunter-2-hunter');
    const windows = [linesOf('a', 'key hunter-2'), linesOf('a', 'key hunter-2-hunter ok')];
    expect(play(windows, 9).shown).toEqual(['a', 'key hunter-2', '…key *** ok']);
    forgetSecrets();
  });

  test('completes a line while lines of another container come in before it (B29)', () => {
    const at = (epochMs: number, text: string) => lineOf(text, { epochMs });
    const windows = [
      [at(1, 'a'), at(4, '10 %')],
      [at(1, 'a'), at(3, 'late'), at(4, '10 %, 100 %'), at(5, 'b')],
    ];
    expect(play(windows, 9).shown).toEqual(['a', '10 %', '…, 100 %', 'late', 'b']);
  });

  test('does not count a line that begins like the last one as its completion if nothing says so (B29)', () => {
    expect(play([linesOf('a', 'b'), linesOf('build', 'x', 'y')], 3).shown).toEqual([
      'a',
      'b',
      ROLLED,
      'build',
      'x',
      'y',
    ]);
    expect(play([linesOf('a', ''), linesOf('a', 'b')], 9).shown).toEqual(['a', '', RESTARTED, 'a', 'b']);
  });

  test('ignores a window that is older than the last and ends in an unfinished line (B29)', () => {
    const windows = [linesOf('a', 'b', '10 %, 100 %'), linesOf('a', 'b', '10 %'), linesOf('b', '10 %, 100 %', 'c')];
    expect(play(windows, 3).shown).toEqual(['a', 'b', '10 %, 100 %', 'c']);
  });

  test('marks the place where more came than a window holds, and requests more (B29)', () => {
    const { shown, state } = play([linesOf('a', 'b'), linesOf('y', 'z')], 2);
    expect(shown).toEqual(['a', 'b', ROLLED, 'y', 'z']);
    expect(state.wantTail).toBe(8);
  });

  test('does not count a log of one blank line as part of a full window that begins with one (B29)', () => {
    expect(play([linesOf(''), linesOf('', 'y', '', 'z')], 4).shown).toEqual(['', ROLLED, 'y', '', 'z']);
  });

  test('counts alternating lines as a log that continued, not as a late copy (B29)', () => {
    expect(play([linesOf('x', 'y', 'x', 'y'), linesOf('y', 'x', 'y', 'x')], 4).shown).toEqual([...'xyxyx']);
  });

  test('shows the whole of a log that restarted, and says so', () => {
    expect(play([linesOf('a', 'b', 'c'), linesOf('x', 'y')], 9).shown).toEqual(['a', 'b', 'c', RESTARTED, 'x', 'y']);
  });

  test('shows the whole of a log that restarted with its line count', () => {
    const counted = (...texts: string[]) => texts.map((text, index) => lineOf(text, { id: String(index) }));
    const windows = [counted('boot', 'a', 'b', 'crash'), counted('Boot'), counted('Boot', 'A', 'B')];
    expect(play(windows, 9).shown).toEqual(['boot', 'a', 'b', 'crash', RESTARTED, 'Boot', 'A', 'B']);
  });

  test('shows the whole of a log that restarted with the same first line, once they differ', () => {
    const windows = [linesOf('boot', 'a', 'b'), linesOf('boot'), linesOf('boot', 'x')];
    expect(play(windows, 9).shown).toEqual(['boot', 'a', 'b', RESTARTED, 'boot', 'x']);
  });

  test('marks what an empty log may have had before it filled a whole window', () => {
    expect(play([[], linesOf('a', 'b')], 2).shown).toEqual([ROLLED, 'a', 'b']);
    expect(play([[], linesOf('a')], 2).shown).toEqual(['a']);
  });

  test('shows no line from before the last window among those that came in late', () => {
    const at = (epochMs: number) => lineOf(`at ${epochMs}`, { epochMs });
    const { state } = play([[at(3), at(5)]], 2);
    expect(play([[at(1), at(2), at(3), at(4), at(5), at(6)]], 8, state).shown).toEqual(['at 4', 'at 6']);
  });

  test('does not count missing lines as a restart if a service sends less than requested', () => {
    const windows = [numberedLines(10), numberedLines(13, 3), numberedLines(40, 30)];
    expect(play(windows, 1000).shown.slice(13)).toEqual([ROLLED, ...textsOf(numberedLines(40, 30))]);
  });

  test('drops a line that comes twice under one id', () => {
    const twice = [lineOf('a', { id: '1' }), lineOf('a', { id: '1' }), lineOf('b', { id: '2' })];
    expect(play([twice], 9).shown).toEqual(['a', 'b']);
  });
});

describe('the number of lines to request', () => {
  const wantedAfter = (tail: number, length: number, growth: number): number => {
    const state = { ...createStitchState(100), wantTail: tail, lines: numberedLines(length, length - tail) };
    return stitch(state, { lines: numberedLines(length + growth, length + growth - tail), tail }).state.wantTail;
  };

  test('stays if windows overlap well', () => {
    expect(wantedAfter(100, 500, 40)).toBe(100);
  });

  test('grows before a gap, and more after one, to 5,000 at most', () => {
    expect(wantedAfter(100, 500, 60)).toBe(200);
    expect(wantedAfter(100, 500, 100)).toBe(400);
    expect(wantedAfter(2000, 5000, 2000)).toBe(5000);
  });

  test('shrinks again if few lines come, never below the number requested at the start', () => {
    expect(wantedAfter(400, 5000, 10)).toBe(200);
    expect(wantedAfter(150, 5000, 10)).toBe(100);
    expect(wantedAfter(100, 5000, 0)).toBe(100);
  });
});

describe('stitching any windows of a log', () => {
  const tails = fc.integer({ min: 2, max: 12 });
  const steps = (most: number) => fc.array(fc.nat({ max: most }), { minLength: 1, maxLength: 20 });

  test('gives back the log if each window overlaps the one before (B29)', () => {
    fc.assert(
      fc.property(
        tails.chain((tail) => fc.tuple(fc.constant(tail), steps(tail - 1))),
        ([tail, growth]) => {
          const log = numberedLines(growth.reduce((sum, step) => sum + step, 0));
          expect(followLog(log, growth, tail)).toEqual(textsOf(log));
        },
      ),
    );
  });

  test('gives it back with any mixture of ids, times and neither, however alike the texts (B29)', () => {
    const kinds = fc.array(fc.constantFrom('id', 'time', 'both'), { minLength: 250, maxLength: 250 });
    fc.assert(
      fc.property(
        tails.chain((tail) => fc.tuple(fc.constant(tail), steps(tail - 1))),
        kinds,
        ([tail, growth], kind) => {
          const length = growth.reduce((sum, step) => sum + step, 0);
          const log = numberedLines(length).map((_, index) =>
            lineOf('same', {
              id: kind[index] === 'time' ? null : `n${index}`,
              epochMs: kind[index] === 'id' ? null : index,
            }),
          );
          expect(followLog(log, growth, tail)).toEqual(textsOf(log));
        },
      ),
    );
  });

  test('gives it back if reads come while a line is being written, each character once (B29)', () => {
    const kinds = fc.constantFrom<Partial<LogLine>[]>([], [{ id: 'n' }], [{ epochMs: 1 }]);
    fc.assert(
      fc.property(
        tails,
        fc.array(fc.nat({ max: 14 }), { minLength: 1, maxLength: 30 }),
        kinds,
        (tail, growth, [kind]) => {
          const log = Array.from({ length: 80 }, (_, index) => `line ${index + 1}`);
          let chars = 0;
          const windows = growth.map((step) => {
            chars += step;
            const written = log.join('\n').slice(0, chars).split('\n');
            return written.flatMap((text, index) => {
              const id = kind?.id === undefined ? null : `n${index}`;
              return text === '' ? [] : lineOf(text, { id, epochMs: kind?.epochMs === undefined ? null : index });
            });
          });
          // Each line has at least six characters, so that of three lines one was there before.
          const { shown } = play(
            windows.map((lines) => lines.slice(-Math.max(4, tail))),
            Math.max(4, tail),
          );
          const text = shown.map((one) => (isText(one) ? one : '?')).join('\n');
          expect(text.replaceAll('\n…', '')).toBe(log.join('\n').slice(0, chars).replace(/\n$/, ''));
        },
      ),
      { numRuns: runsOf(500) },
    );
  });

  test('marks every place where lines are missing, and shows no line twice or out of order (B29)', () => {
    fc.assert(
      fc.property(tails, steps(60), (tail, growth) => {
        const log = textsOf(numberedLines(growth.reduce((sum, step) => sum + step, 0)));
        const shown = followLog(linesOf(...log), growth, tail);
        const texts = shown.filter(isText);
        expect(isSubsequence(texts, log)).toBe(true);
        for (const [index, text] of shown.entries()) {
          const before = shown[index - 1];
          if (index === 0 || !isText(text) || before === undefined || !isText(before)) continue;
          expect(log.indexOf(text)).toBe(log.indexOf(before) + 1);
        }
        if (log.length > 0) expect(texts.at(-1)).toBe(log.at(-1));
      }),
    );
  });

  test('marks a gap although blank lines stand at both its sides (B29)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 0, max: 60 }),
        fc.nat({ max: 3 }),
        (tail, more, phase) => {
          const log = numberedLines(500).map((line, index) => ((index + phase) % 3 === 0 ? lineOf('') : line));
          const first = log.slice(0, 2 * tail);
          const second = log.slice(0, 3 * tail + 1 + more);
          expect(play([first.slice(-tail), second.slice(-tail)], tail).shown).toContainEqual(ROLLED);
        },
      ),
    );
  });

  test('shows repeated lines of rolling windows in order, and no others', () => {
    fc.assert(
      fc.property(
        tails.chain((tail) => fc.tuple(fc.constant(tail), steps(tail - 1))),
        fc.array(fc.constantFrom('', 'x', 'y', 'z'), { minLength: 250, maxLength: 250 }),
        ([tail, growth], texts) => {
          const shown = followLog(linesOf(...texts), growth, tail).filter(isText);
          expect(isSubsequence(shown, texts)).toBe(true);
        },
      ),
    );
  });
});

/** The same answer by trying every place, as slow as it is plain. */
function tryEveryPlace(old: readonly number[], fresh: readonly number[], seenAtMost: number): Overlap | null {
  const agrees = (seen: number): boolean => {
    const length = Math.min(seen, old.length);
    return fresh.slice(seen - length, seen).every((number, index) => number === old[old.length - length + index]);
  };
  const places = fresh.map((_, index) => index + 1).filter(agrees);
  const whole = places.filter((seen) => seen >= old.length && seen <= seenAtMost).at(-1);
  const seen = old.length > 0 && whole !== undefined ? whole : places.filter((place) => place < old.length).at(-1);
  return seen === undefined || old.length === 0 ? null : { seen, length: Math.min(seen, old.length) };
}

test('findOverlap returns what trying every place returns', () => {
  const numbers = fc.array(fc.nat({ max: 2 }), { maxLength: 8 });
  fc.assert(
    fc.property(numbers, numbers, fc.nat({ max: 9 }), (old, fresh, more) => {
      const seenAtMost = old.length + more;
      expect(findOverlap(old, fresh, seenAtMost)).toEqual(tryEveryPlace(old, fresh, seenAtMost));
    }),
    { numRuns: runsOf(5000, 300) },
  );
});
