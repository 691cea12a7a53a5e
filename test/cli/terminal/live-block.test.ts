import { describe, expect, test } from 'vitest';
import { isWatched } from '../../../src/cli/terminal/live-block.ts';

describe('a terminal that a person watches', () => {
  test.for([
    [80, {}, true],
    [20, { TERM: 'xterm', CI: 'false' }, true],
    [80, { CI: '0' }, true],
    [null, {}, false],
    [80, { CI: 'true' }, false],
    [80, { CI: '1' }, false],
    [80, { GITHUB_ACTIONS: 'true' }, false],
    [80, { TERM: 'dumb' }, false],
  ] as const)('with %s columns and %j is watched: %s', ([columns, env, expected]) => {
    expect(isWatched({ columns: () => columns, env })).toBe(expected);
  });
});
