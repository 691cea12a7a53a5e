import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { plainLine, plainLines, safeLogLines, safeSentence } from '../../src/kernel/untrusted.ts';
import { runsOf } from '../support/runs.ts';
import { findCommands } from './runner-parser.ts';

const ESC = '\x1b';
const SECRET = 'correct-horse-battery';
registerSecret(SECRET);

/** Text made of what attacks are made of. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('::', ':', '##[', '#', '[', ']', 'error', 'set-output name=a', 'add-mask', ' ', '\t', '│'),
    fc.constantFrom('\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u00a0', '\u3000'),
    fc.constantFrom(ESC, `${ESC}[31m`, `${ESC}[0m`, `${ESC}]0;`, `${ESC}P`, '\x9b', '\x9d', '\x07', '\x00', '\x18'),
    fc.constantFrom('\u200b', '\u200d', '\u00ad', '\u202e', '\ufeff', '\ufe0f', '\ud800', '\udc00', '😀'),
    fc.constantFrom(SECRET, SECRET.slice(0, 9), SECRET.slice(9)),
    fc.string(),
  ),
  maxLength: 40,
});

describe('safeLogLines', () => {
  test.each([
    '::error::x',
    '  ::set-output name=a::b',
    '\u0085::add-mask::x',
    'fine\r::error::x',
    'fine\u2028::error::x',
    '##[error]x',
    'text ##[set-env name=A]x',
    `#${ESC}[31m#[error]x`,
    '#\u0000#[error]x',
    `##${ESC}]0;title\x07[error]x`,
    '#\u00ad#\u200b[error]x',
    '###[error]##[error]x',
    '::stop-commands::token\n::error::x',
  ])('makes no command of %j (B31)', (text) => {
    const output = safeLogLines(text).join('\n');
    expect(findCommands(output, 'ordinal')).toEqual([]);
    expect(findCommands(output, 'ignoring')).toEqual([]);
  });

  test("makes no command of any text, neither by the runner's ordinal reading nor by a culture's (B31)", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const output = safeLogLines(text).join('\n');
        expect(findCommands(output, 'ordinal')).toEqual([]);
        expect(findCommands(output, 'ignoring')).toEqual([]);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  test('splits at everything that may count as the end of a line, behind a visible prefix (B31)', () => {
    expect(safeLogLines('a\rb\nc\r\nd\u0085e\u2028f\u2029g\vh\fi')).toEqual(
      [...'abcdefghi'].map((line) => `│ ${line}`),
    );
    expect(safeLogLines('')).toEqual(['│ ']);
  });

  test('keeps colors and closes those that a line leaves open (B31)', () => {
    expect(safeLogLines(`${ESC}[32mok${ESC}[0m`)).toEqual([`│ ${ESC}[32mok${ESC}[0m`]);
    expect(safeLogLines(`${ESC}[32mok${ESC}[m`)).toEqual([`│ ${ESC}[32mok${ESC}[m`]);
    expect(safeLogLines(`${ESC}[0;31mbad\nnext`)).toEqual([`│ ${ESC}[0;31mbad${ESC}[0m`, '│ next']);
    expect(safeLogLines(`${ESC}[38;5;0mblack`)).toEqual([`│ ${ESC}[38;5;0mblack${ESC}[0m`]);
  });

  test('leaves no control character, no other escape sequence, no bidirectional control, no lone surrogate (B31)', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const line of safeLogLines(text)) {
          const withoutColors = line.replaceAll(/\x1b\[[\d;:]*m/g, '');
          expect(withoutColors).not.toMatch(/[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
          expect(line.isWellFormed()).toBe(true);
          expect(line.startsWith('│ ')).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['plain', SECRET],
    ['with a control character inside', `correct-\u0000horse-battery`],
    ['with a color inside', `correct-${ESC}[31mhorse-${ESC}[0mbattery`],
    ['with a window title inside', `correct-${ESC}]0;x\x07horse-battery`],
    ['with an invisible character inside', 'correct-\u200bhorse-\u2060battery'],
    ['with a bidirectional control inside', 'correct-\u202ehorse-battery'],
  ])('masks a secret %s (B31)', (_, text) => {
    const [line = ''] = safeLogLines(`token ${text}.`);
    expect(line.replaceAll(/\x1b\[[\d;]*m/g, '')).toBe('│ token ***.');
  });

  test('leaves nothing of a secret that stands across the cut (B31)', () => {
    for (let room = 8080; room < 8180; room += 1) {
      const [line = ''] = safeLogLines(`${'x'.repeat(room)}${SECRET}${'y'.repeat(9000)}`);
      expect(line).not.toContain('correct');
    }
  });

  test('cuts a line at 8 KiB of UTF-8 and says how much is gone (B31)', () => {
    const [line = ''] = safeLogLines('é'.repeat(10_000));
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(8192);
    expect(Buffer.byteLength(line)).toBeGreaterThan(8100);
    expect(line).toMatch(/^│ é+ … \[12 KiB more cut\]$/);
  });

  test('keeps any line within 8 KiB, however it is made (B31)', () => {
    const long = fc.array(fc.constantFrom('a', 'é', '😀', '##[', `${ESC}[1m`, SECRET), { minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(long, fc.integer({ min: 300, max: 900 }), (words, times) => {
        for (const line of safeLogLines(words.join('').repeat(times))) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(8192);
          expect(findCommands(line, 'ignoring')).toEqual([]);
        }
      }),
      { numRuns: runsOf(50) },
    );
  });

  test('is the start of a line of any length, and says how much is gone (B31)', () => {
    for (const part of ['##[', 'x', `${ESC}[mx`, `${SECRET} `, '😀']) {
      const text = part.repeat(10_000_000 / part.length);
      const [line = ''] = safeLogLines(text);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(8192);
      expect(line).toMatch(/ … \[(?:9\.5|10|19) MiB more cut\]$/);
      expect(line).not.toContain(SECRET.slice(0, 7));
    }
  });

  test.each<[string, number, (text: string) => string[]]>([
    ['printed', 24_576, safeLogLines],
    ['kept', 2_105_344, plainLines],
    ['said', 8_592, (text) => [safeSentence(text, 200)]],
  ])('leaves nothing of a secret that stands across the end of what is cleaned of a line: %s (B31)', (_, end, show) => {
    const hidden = `${ESC}[1G`;
    for (let times = Math.floor(end / hidden.length) - 6; times * hidden.length <= end; times++) {
      const shown = show(`${hidden.repeat(times)}${SECRET}${'y'.repeat(60_000)}`).join('');
      expect(shown).not.toMatch(/corr/);
      expect(shown).not.toMatch(/y{9}/);
    }
  });
});

describe('a line that is kept', () => {
  test('is cut at 1 MiB and says how much is gone, and leaves nothing of a secret that stands across the cut', () => {
    for (const before of [1_048_576 - 10, 1_048_576 - SECRET.length, 1_048_576]) {
      const [line = ''] = plainLines(`${'x'.repeat(before)}${SECRET}${'y'.repeat(3_000_000)}`);
      expect(line.length).toBeLessThan(1_048_620);
      expect(line).toMatch(/[x*] … \[2\.9 MiB more cut\]$/);
      expect(line).not.toContain('correct');
    }
  });
});

describe('plainLine', () => {
  test('returns one line, every run of white space one space', () => {
    expect(plainLine(`  a\r\n\tb\u00a0 c ${ESC}[31m${SECRET} `)).toBe('a b c ***');
  });
});

describe('safeSentence', () => {
  test('returns one cleaned line, cut with an ellipsis', () => {
    expect(safeSentence(`two\nlines ${ESC}]0;x\x07of ${SECRET}`, 100)).toBe('two lines of ***');
    expect(safeSentence('abcdef', 4)).toBe('abc…');
  });

  test('is no command, whatever the text, and never longer than requested (B31)', () => {
    fc.assert(
      fc.property(hostile, fc.nat({ max: 60 }), (text, maxChars) => {
        const sentence = safeSentence(text, maxChars);
        expect(findCommands(sentence, 'ordinal')).toEqual([]);
        expect(findCommands(sentence, 'ignoring')).toEqual([]);
        expect(sentence.length).toBeLessThanOrEqual(maxChars);
        expect(sentence).not.toMatch(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/);
      }),
      { numRuns: runsOf(1000) },
    );
  });

  test.each(['::error::x', ' \u0085::error::x', 'see ##[error]x'])('disarms %j', (text) => {
    expect(findCommands(text, 'ordinal')).toEqual(['error']);
    expect(findCommands(safeSentence(text, 100), 'ordinal')).toEqual([]);
  });
});
