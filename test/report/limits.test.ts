import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, cutToUnits, fitFirst } from '../../src/report/limits.ts';

describe('a text cut to UTF-16 units', () => {
  test('is the text itself where it fits', () => {
    expect(cutToUnits('a'.repeat(40), 40)).toBe('a'.repeat(40));
  });

  test('says how much was cut', () => {
    expect(cutToUnits('a'.repeat(100), 50)).toBe(`${'a'.repeat(27)}… (73 more characters)`);
  });

  test('splits no character', () => {
    expect(cutToUnits(`${'a'.repeat(26)}😀${'b'.repeat(72)}`, 50)).toBe(`${'a'.repeat(26)}… (74 more characters)`);
  });

  test('is never longer than asked, always well-formed, and says truly what is missing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, fc.integer({ min: 40, max: 200 }), (whole, most) => {
        const cut = cutToUnits(whole, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.isWellFormed()).toBe(true);
        const said = /… \((\d+) more characters\)$/.exec(cut);
        if (cut !== whole) expect(cut.length - (said?.[0].length ?? 0) + Number(said?.[1])).toBe(whole.length);
      }),
    );
  });
});

describe('lines that have to fit', () => {
  test('are all kept where they do, a line break counted for each', () => {
    expect(fitFirst(['ab', 'é'], 6)).toEqual({ kept: ['ab', 'é'], leftOut: 0 });
  });

  test('are counted in bytes, not in characters', () => {
    expect(fitFirst(['ab', 'é'], 5)).toEqual({ kept: ['ab'], leftOut: 1 });
    expect(bytesOf('é😀')).toBe(6);
  });

  test('keep their order: what comes after one that is too long is left out as well', () => {
    expect(fitFirst(['long line', 'x'], 5)).toEqual({ kept: [], leftOut: 2 });
  });
});
