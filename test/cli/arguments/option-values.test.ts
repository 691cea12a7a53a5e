import { describe, expect, test } from 'vitest';
import { createOptionReader } from '../../../src/cli/arguments/option-values.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { refusalOf } from '../../support/refusal.ts';

const PORT = { least: 0, most: 65_535 };

describe('the values of options', () => {
  test('are read as flags, texts, numbers and durations', () => {
    const reader = createOptionReader({ quiet: true, host: 'h', port: '80', webhook: ['a', 'b'], speed: '0.5' });
    expect(reader.flag('quiet')).toBe(true);
    expect(reader.flag('json')).toBe(false);
    expect(reader.text('host')).toBe('h');
    expect(reader.texts('webhook')).toEqual(['a', 'b']);
    expect(reader.number('port', PORT)).toBe(80);
    expect(reader.number('speed', { least: 0.001, most: 10, isWhole: false })).toBe(0.5);
    expect(() => reader.finish()).not.toThrow();
  });

  test('may all be absent', () => {
    const reader = createOptionReader({});
    expect([reader.text('host'), reader.number('port', PORT), reader.texts('webhook')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(() => reader.finish()).not.toThrow();
  });

  test.each(['', 'x', '-1', '1.5', '65536', '1e3', '0x10', ' 80', '80 ', '99999999999'])(
    'that are not a number in the range, such as %j, are refused',
    (port) => {
      const reader = createOptionReader({ port });
      expect(reader.number('port', PORT)).toBeUndefined();
      expect(() => reader.finish()).toThrow('--port');
    },
  );

  test('that are durations are read in milliseconds', () => {
    const reader = createOptionReader({ timeout: '1m30s', interval: '5' });
    expect(['timeout', 'interval', 'other'].map((name) => reader.durationMs(name))).toEqual([90_000, 5000, undefined]);
    expect(() => reader.finish()).not.toThrow();
  });

  test.each(['0s', 'soon', '-1s', ''])('that are not a duration above zero, such as %j, are refused', (timeout) => {
    const reader = createOptionReader({ timeout });
    expect(reader.durationMs('timeout')).toBeUndefined();
    expect(() => reader.finish()).toThrow(/^--timeout.* is not a duration.*\. Use for example 90s, 10m or 1h30m\.$/);
  });

  test('that are invalid are reported together', () => {
    const reader = createOptionReader({ port: 'x', seed: 'y' });
    reader.number('port', PORT);
    reader.number('seed', { least: 0, most: 9 });
    reader.reject({ name: '--webhook', seen: 'z', problem: 'use a URL' });
    expect(() => reader.finish()).toThrow(InputError);
    expect(() => reader.finish()).toThrow(
      [
        refusalOf('--port', 'x', 'is not a whole number from 0 to 65535.'),
        refusalOf('--seed', 'y', 'is not a whole number from 0 to 9.'),
        refusalOf('--webhook', 'z', 'use a URL'),
      ].join('\n'),
    );
  });
});
