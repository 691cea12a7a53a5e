import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBytes, cutChars, separateColors, splitLines, stripHidden } from '../../src/kernel/plain-text.ts';

const ESC = '\x1b';

describe('splitLines', () => {
  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('ends a line at %j', (lineBreak) => {
    expect(splitLines(`a${lineBreak}b`)).toEqual(['a', 'b']);
  });

  test('keeps empty lines, but opens none after the last break', () => {
    expect(splitLines('')).toEqual(['']);
    expect(splitLines('\n')).toEqual(['']);
    expect(splitLines('a\n\nb\r\n')).toEqual(['a', '', 'b']);
  });
});

describe('separateColors', () => {
  test.each([
    ['plain text and a tab', 'a\tb', 'a\tb'],
    ['a cursor movement', `a${ESC}[2Kb${ESC}[1;1Hc`, 'abc'],
    ['an eight-bit control sequence', 'a\x9b31mb', 'ab'],
    ['a private mode', `a${ESC}[?25lb`, 'ab'],
    ['a sequence with intermediates', `a${ESC}[1 qb`, 'ab'],
    ['a window title', `a${ESC}]0;title\x07b`, 'ab'],
    ['a link, keeping its text', `${ESC}]8;;https://evil.example${ESC}\\here${ESC}]8;;${ESC}\\`, 'here'],
    ['an eight-bit operating system command', 'a\x9d0;title\x9cb', 'ab'],
    ['an operating system command that never ends', `a${ESC}]0;title b`, 'a'],
    ['an operating system command that is aborted', `a${ESC}]0;title\x18b`, 'ab'],
    ['a device control string', `a${ESC}Pq#0${ESC}\\b`, 'ab'],
    ['the other control strings', `a${ESC}Xx${ESC}\\b${ESC}^x${ESC}\\c${ESC}_x\x9cd\x90x\x9ce`, 'abcde'],
    ['a character set and a reset', `a${ESC}(Bb${ESC}cc`, 'abc'],
    ['a lone escape at the end', `a${ESC}`, 'a'],
    ['an unfinished control sequence', `a${ESC}[12`, 'a'],
    ['two escapes in a row', `${ESC}${ESC}[31`, ''],
    ['control characters', 'a\x00\x07\x08\x7f\x84b', 'ab'],
    ['bidirectional controls', 'a\u202eb\u2066c\u2069\u200f', 'abc'],
    ['invisible characters', 'a\u200bb\ufeffc\u00add\u{e0041}e', 'abcde'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['nothing of emoji and joiners', '👩‍🚀 नमस्ते', '👩‍🚀 नमस्ते'],
  ])('takes out %s', (_, line, plain) => {
    expect(separateColors(line)).toEqual({ plain, colors: [] });
  });

  test('hands back colors with their places', () => {
    expect(separateColors(`a${ESC}[1;31mb\x00${ESC}[38:5:9mc${ESC}[m`)).toEqual({
      plain: 'abc',
      colors: [
        { at: 1, sequence: `${ESC}[1;31m` },
        { at: 2, sequence: `${ESC}[38:5:9m` },
        { at: 3, sequence: `${ESC}[m` },
      ],
    });
  });

  test('reads no other sequence that ends in m as a color', () => {
    expect(separateColors(`${ESC}[>4;2m${ESC}[?4m${ESC}[1 m${ESC}[${'1'.repeat(40)}m`)).toEqual({
      plain: '',
      colors: [],
    });
  });

  test('is done after one pass: nothing new forms from what is left', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(ESC, '[', ']', '3', 'm', '\x9b', '\x07', '\\', '\x18', '\u202e', '\ud800'),
        fc.string(),
      ),
    });
    fc.assert(
      fc.property(nasty, (line) => {
        const { plain } = separateColors(line);
        expect(stripHidden(line)).toBe(plain);
        expect(separateColors(plain)).toEqual({ plain, colors: [] });
        expect(plain).not.toMatch(/[\x00-\x08\x0a-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
        expect(plain.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('cutBytes', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abc', 2, 'ab'],
    ['aé', 2, 'a'],
    ['aé', 3, 'aé'],
    ['a😀', 4, 'a'],
    ['a😀b', 5, 'a😀'],
    ['😀', 0, ''],
  ])('cuts %j at %d to %j', (text, maxBytes, cut) => {
    expect(cutBytes(text, maxBytes)).toBe(cut);
  });
});

describe('cutChars', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀bc', 3, 'a…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
  ])('cuts %j at %d to %j', (text, maxChars, cut) => {
    expect(cutChars(text, maxChars)).toBe(cut);
  });
});
