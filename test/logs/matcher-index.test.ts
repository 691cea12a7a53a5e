import { expect, test } from 'vitest';
import { readUnprefixed } from '../../src/logs/log-prefix.ts';
import { indexMatchers, requiredWords } from '../../src/logs/matcher-index.ts';
import { MATCHERS } from '../../src/logs/matchers.ts';
import { plainLogOf, readLogs } from './causes/known-logs.ts';

test.each([
  [/^npm error Missing script: (?<cause>.+)/, ['Missing']],
  [/^(?<file>[^(]+)\(\d+\): error TS\d+: /, ['error']],
  [/^(?:COPY|ADD) failed: /, ['COPY', 'ADD']],
  [/^E: (?:Unable to locate|Package '[^']+' has) /, ['Unable', 'Package']],
  [/^Killed\b/, ['Killed']],
  [/^(?:warning )?Exited /, ['Exited']],
  [/^code TS(?:1|22): (?:x|y)$/, ['code']],
])('the words that %s needs', (pattern, words) => {
  expect([...(requiredWords(pattern) ?? [])]).toEqual(words);
});

test.each([/^\w+$/, /^errors?: /i, /^pre\w+/, /^(?:fatal|\d+): x/, /^a[bc]d/, /^(?!fatal)\S+ /])(
  'no word is needed by %s',
  (pattern) => {
    expect(requiredWords(pattern)).toBe(null);
  },
);

test('an index finds every matcher that knows a line', () => {
  const index = indexMatchers(MATCHERS);
  const lines = [...readLogs('failing'), ...readLogs('passing')].flatMap(plainLogOf);
  for (const line of lines) {
    const { text } = readUnprefixed(line);
    const known = MATCHERS.filter(({ pattern }) => pattern.test(text));
    const found = index(text);
    expect(known.filter((matcher) => !found.includes(matcher)).map(({ name }) => `${name}: ${text}`)).toEqual([]);
  }
});
