import { describe, expect, test } from 'vitest';
import { findCauses } from '../../../src/causes/cause.ts';
import { PREFIXES, readUnprefixed, STEP_STARTS } from '../../../src/causes/log-prefix.ts';
import { MATCHERS } from '../../../src/causes/matchers.ts';
import { CHANGES_FOLDER, SCRIPT_ENDS, SCRIPT_START, STEP_FOLDER } from '../../../src/causes/script-folder.ts';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import { EXAMPLES } from './examples.ts';
import { findSlowParts } from './linear-pattern.ts';

describe('the matchers of causes', () => {
  test('have names of their own', () => {
    const names = MATCHERS.map(({ name }) => name);

    expect(names).toEqual([...new Set(names)]);
  });

  test('find the cause in their examples', () => {
    const wrong = MATCHERS.map(({ name, kind, pattern }) => {
      const lines = plainLines(EXAMPLES[name]?.example ?? '');
      const isShown = lines.some((line) => pattern.test(readUnprefixed(line).text));
      const [cause] = findCauses(lines);
      const isSentence = /\w/.test(cause?.sentence ?? '') && !/[{}]\w+\}|^[\s:]|[.:]$/.test(cause?.sentence ?? '');
      return { name, isRight: isShown && isSentence && cause?.kind === kind, cause };
    });
    expect(wrong.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  test('have each an example, with where its format is described or defined', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(MATCHERS.map(({ name }) => name).sort());
    expect(Object.entries(EXAMPLES).filter(([, { source }]) => !/\w/.test(source))).toEqual([]);
  });

  test('have patterns that take linear time, those of near lines and of prefixes too', () => {
    const patterns = [
      ...MATCHERS.flatMap(({ pattern, near = [] }) => [
        pattern,
        ...near.flatMap((line) => [line.pattern, line.until ?? []].flat()),
      ]),
      SCRIPT_START,
      CHANGES_FOLDER,
      STEP_FOLDER,
      ...SCRIPT_ENDS,
      ...PREFIXES,
      ...STEP_STARTS,
    ];
    const distinct = new Map(patterns.map((pattern) => [pattern.source, pattern]));
    const slow = [...distinct.values()].map((pattern) => ({ pattern, problems: findSlowParts(pattern) }));

    expect(slow.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
});

test('a pattern that takes more than linear time is found', () => {
  expect(findSlowParts(/(\S+):/)).toEqual(['does not begin with ^']);
  expect(findSlowParts(/^.*error.*foo/)).not.toEqual([]);
  expect(findSlowParts(/^(?:a+)+b/)).not.toEqual([]);
  expect(findSlowParts(/^(?:a|ab)*c/)).not.toEqual([]);
  expect(findSlowParts(/^(a)\1/)).not.toEqual([]);
  expect(findSlowParts(/^[^:]+:\d+: error: .+$/)).toEqual([]);
});
