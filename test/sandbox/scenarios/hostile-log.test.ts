import { describe, expect, test } from 'vitest';
import { HOSTILE_LOG } from '../../../src/sandbox/scenarios/log-scenarios.ts';

const whole = HOSTILE_LOG.map(({ text }) => text).join('\n');

describe('the hostile log', () => {
  test.each([
    '::error::',
    '##[error]',
    '::add-mask::',
    '::stop-commands::',
    '::set-output name=',
    '::save-state',
    '::set-env',
    '::add-path',
    '\r',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u000b',
    '\u001b]0;',
    '\u001b]8;;',
    '\u001b]52;',
    '\u001b[2J',
    '\u009b',
    '\u0000',
    '\u202e',
    '\ud83d',
    '{token}',
    '<script>',
    '</details>',
    '```',
    '@octocat',
    '![',
  ])('contains %j', (attack) => {
    expect(whole).toContain(attack);
  });

  test('contains a line of more than 8 KiB', () => {
    expect(Math.max(...HOSTILE_LOG.map(({ text }) => text.length))).toBeGreaterThan(8192);
  });

  test('is complete before the deployment is', () => {
    expect(HOSTILE_LOG.at(-1)!.atSeconds).toBeLessThan(90);
  });
});
