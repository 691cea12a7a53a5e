import { expect, test } from 'vitest';
import { readUnprefixed } from '../../src/causes/log-prefix.ts';
import { indexMatchers, requiredWords } from '../../src/causes/matcher-index.ts';
import { MATCHERS } from '../../src/causes/matchers.ts';
import { everyNth } from '../support/runs.ts';
import { plainLogOf, readLogs } from './tables/known-logs.ts';

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
  const { wordsOf, forLog } = indexMatchers(MATCHERS);
  for (const log of everyNth([...readLogs('failing'), ...readLogs('passing')], 30)) {
    const texts = plainLogOf(log).map((line) => readUnprefixed(line).text);
    const index = forLog(new Set(texts.flatMap(wordsOf)));
    for (const text of texts) {
      const found = index(wordsOf(text), true);
      const missed = MATCHERS.filter(
        ({ pattern, near = [] }) => near.every(({ isRequired }) => isRequired !== true) && pattern.test(text),
      );
      expect(missed.filter((matcher) => !found.includes(matcher)).map(({ name }) => `${name}: ${text}`)).toEqual([]);
    }
  }
});
