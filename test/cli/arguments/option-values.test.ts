import { describe, expect, test } from 'vitest';
import { createOptionReader, FILE } from '../../../src/cli/arguments/option-values.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { countFrom } from '../../../src/settings/kinds.ts';
import { refusalOf } from '../../support/refusal.ts';

const PORT = countFrom(0, 65_535);

describe('the values of options', () => {
  test('are settings, with a default where an option is absent', () => {
    const reader = createOptionReader({ 'no-wait': true, 'success-state': ['A', 'B,C'] });
    const { take } = reader.settings({ timeout: '20s' });
    expect([take('wait'), take('dry-run'), take('success-states'), take('timeout'), take('start-timeout')]).toEqual([
      false,
      false,
      ['A', 'B', 'C'],
      20_000,
      60_000,
    ]);
  });

  test('that are invalid are reported together', () => {
    const reader = createOptionReader({ port: '65536', timeout: 'soon', state: '' });
    expect([reader.value('port', PORT), reader.value('state', FILE)]).toEqual([undefined, undefined]);
    reader.settings().take('timeout');
    reader.reject('--webhook', 'z', 'use a URL');
    expect(() => reader.finish()).toThrow(InputError);
    expect(() => reader.finish()).toThrow(
      [
        refusalOf('--port', '65536', 'is not a whole number from 0 to 65535.'),
        refusalOf('--state', '', 'is empty. Give the path of a file.'),
        refusalOf('--timeout', 'soon', 'is not a duration. Use for example 90s, 10m or 1h30m.'),
        refusalOf('--webhook', 'z', 'use a URL'),
      ].join('\n'),
    );
  });
});
