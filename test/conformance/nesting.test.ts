import { describe, expect, test } from 'vitest';
import { isDeeplyNested, MAX_LEVELS } from '../../src/conformance/exchange-meter.ts';

function nest(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

describe('a body is deeply nested', () => {
  test.each([
    ['arrays within arrays', nest(MAX_LEVELS + 1)],
    ['objects within objects', '{"a":'.repeat(MAX_LEVELS + 1)],
    ['arrays that never end', '['.repeat(1_000_000)],
    ['both, behind a string that holds brackets', `{"a":"]]]]\\"]]","b":${nest(MAX_LEVELS)}}`],
  ])('with %s', (_, text) => {
    expect(isDeeplyNested(text)).toBe(true);
  });

  test.each([
    ['as many levels as are allowed', nest(MAX_LEVELS)],
    ['many values side by side', `[${'[],{},'.repeat(1000)}1]`],
    ['brackets in a string', JSON.stringify('['.repeat(1000))],
    ['a string that never ends', `["${'\\"['.repeat(1_000_000)}`],
    ['a log in plain text with unbalanced brackets', '[info] \u001b[31mred\n'.repeat(1000)],
    ['nothing', ''],
  ])('but not with %s', (_, text) => {
    expect(isDeeplyNested(text)).toBe(false);
  });
});
