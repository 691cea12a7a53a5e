import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, cutMarkdown, cutToUnits, fitFirst } from '../../src/report/limits.ts';

describe('a text cut to UTF-16 units', () => {
  test('is unchanged if it fits', () => {
    expect(cutToUnits('a'.repeat(40), 40)).toBe('a'.repeat(40));
  });

  test('says how much was cut', () => {
    expect(cutToUnits('a'.repeat(100), 50)).toBe(`${'a'.repeat(27)}… (73 more characters)`);
  });

  test('is never longer than requested, always well-formed, and says correctly what is missing', () => {
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
  test('are all kept if they fit, with a line break counted for each', () => {
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

describe('Markdown that is cut', () => {
  test('is unchanged if it fits', () => {
    expect(cutMarkdown('é'.repeat(40), 80)).toBe('é'.repeat(40));
  });

  test('ends with a whole line, and says how many are missing', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    expect(cutMarkdown(lines.join('\n'), 60)).toBe(`${lines.slice(0, 5).join('\n')}\n\n… (15 more lines)`);
  });

  test('is only the note if not even the first line fits', () => {
    expect(cutMarkdown(`${'x'.repeat(100)}\ny`, 60)).toBe('\n… (2 more lines)');
  });

  test('closes nothing that was closed already', () => {
    const markdown = ['<details>', '```text', 'x', '```', '</details>', ...Array(50).fill('prose')].join('\n');
    expect(cutMarkdown(markdown, 100).split('</details>')).toHaveLength(2);
    expect(cutMarkdown(markdown, 100).split('```')).toHaveLength(3);
  });

  test('has its fence and its fold closed, the inner first', () => {
    const markdown = ['<details>', '````text', '```', '</details>', ...Array(50).fill('x')].join('\n');
    expect(cutMarkdown(markdown, 80)).toMatch(
      /^<details>\n````text\n```\n<\/details>\nx\n(?:x\n)*````\n\n<\/details>\n\n… \(\d+ more lines\)$/,
    );
  });

  test('is never longer than requested, well-formed, begins as the whole does, and leaves nothing open', () => {
    const block = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/[`<\n\r]/g, '')),
      fc.constant('<details>\n<summary>t</summary>\n\n```text\nlog\n```\n\n</details>'),
      fc.constant('````text\n```\nlog\n````'),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), fc.integer({ min: 60, max: 400 }), (blocks, most) => {
        const whole = blocks.join('\n\n');
        const cut = cutMarkdown(whole, most);
        expect(bytesOf(cut)).toBeLessThanOrEqual(most);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.split('<details>').length).toBe(cut.split('</details>').length);
        expect((cut.match(/^````/gm) ?? []).length % 2).toBe(0);
      }),
    );
  });
});
