import type { Matcher } from '../../matcher.ts';

/** What Poetry, uv, Pipenv and conda say while they install. */
export const PYTHON_PACKAGES: readonly Matcher[] = [
  {
    name: 'poetry-lock',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}(?:Error: )?(?<cause>(?:pyproject\.toml changed significantly since poetry\.lock was last generated|poetry\.lock is not consistent with pyproject\.toml|The lock file is not compatible with the current version of Poetry).{0,300})$/,
  },
  {
    name: 'poetry-conflict',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?:So, )?(?<cause>(?:[Bb]ecause|and) .{1,800}version solving failed)/,
    near: [{ where: 'above', within: 1, pattern: /^ {0,8}(?<start>Because .*[^.\s])$/ }],
    sentence: '{start} {cause}',
  },
];
