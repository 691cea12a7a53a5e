import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDuration, renderBytes, renderDuration, toSeconds, writeDuration } from '../../src/kernel/units.ts';

describe('parseDuration', () => {
  test.each([
    ['500ms', 500],
    ['90s', 90_000],
    ['10m', 600_000],
    ['1h30m', 5_400_000],
    ['1h2m3s4ms', 3_723_004],
    ['2h5s', 7_205_000],
    ['1.5m', 90_000],
    ['0.25s', 250],
    ['30', 30_000],
    ['1.5', 1500],
    ['0', 0],
    ['0s', 0],
    ['  5s ', 5000],
    ['007', 7000],
    ['999999999999', 999_999_999_999_000],
  ])('reads %j as %d ms', (text, durationMs) => {
    expect(parseDuration(text)).toBe(durationMs);
  });

  test.each([
    '',
    ' ',
    '-1',
    '-5s',
    '+5s',
    'soon',
    '5 s',
    '5x',
    '5S',
    's',
    '.5s',
    '5.s',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1h30',
    '30m1h',
    '5s5s',
    '1,5s',
    '٣s',
    '5s\n5s',
    '999999999999h',
    '9'.repeat(400),
  ])('finds no duration in %j', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  test('adds up what each unit says', () => {
    const part = fc.nat({ max: 99 });
    fc.assert(
      fc.property(part, part, part, part, (h, m, s, ms) => {
        const durationMs = ((h * 60 + m) * 60 + s) * 1000 + ms;
        expect(parseDuration(`${h}h${m}m${s}s${ms}ms`)).toBe(durationMs);
        if (durationMs > 0) expect(parseDuration(writeDuration(durationMs))).toBe(durationMs);
      }),
    );
  });
});

describe('renderDuration', () => {
  test.each([
    [0, '0 s'],
    [0.4, '0 s'],
    [-5, '0 s'],
    [Number.NaN, '0 s'],
    [1, '1 ms'],
    [450, '450 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [1000, '1 s'],
    [2540, '2.5 s'],
    [9960, '10 s'],
    [12_400, '12 s'],
    [59_600, '1 min'],
    [60_000, '1 min'],
    [72_000, '1 min 12 s'],
    [3_599_400, '59 min 59 s'],
    [3_599_600, '1 h'],
    [3_900_000, '1 h 5 min'],
    [86_399_999, '1 d'],
    [183_600_000, '2 d 3 h'],
  ])('says %d ms as %j', (durationMs, shown) => {
    expect(renderDuration(durationMs)).toBe(shown);
  });
});

describe('renderBytes', () => {
  test.each([
    [0, '0 B'],
    [-1, '0 B'],
    [Number.NaN, '0 B'],
    [999, '999 B'],
    [1023, '1023 B'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [65_536, '64 KiB'],
    [1_048_575, '1 MiB'],
    [10_485_760, '10 MiB'],
    [5 * 1024 ** 4, '5 TiB'],
  ])('says %d as %j', (bytes, shown) => {
    expect(renderBytes(bytes)).toBe(shown);
  });
});

describe('toSeconds', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 0.1],
    [1234, 1.2],
    [90_000, 90],
  ])('%i ms are %d s', (durationMs, seconds) => {
    expect(toSeconds(durationMs)).toBe(seconds);
  });
});
