import type { Matcher } from '../../matcher.ts';

/** What Poetry, uv, Pipenv and conda say while they install. */
export const PYTHON_PACKAGES: readonly Matcher[] = [
  {
    name: 'poetry-python',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}(?<cause>(?:Current Python version \(\S{1,40}\) is not allowed by the project|The currently activated Python version \S{1,40} is not supported by the project|Poetry was unable to find a compatible version).{0,200})$/,
    near: [{ where: 'below', within: 3, pattern: /^ {0,8}(?:Using python|Trying to find)/, isForbidden: true }],
  },
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
  {
    name: 'uv-no-solution',
    kind: 'missing dependency',
    pattern: /^ {0,8}× (?<cause>No solution found when resolving .+)$/,
    near: [
      { where: 'below', within: 1, pattern: /^ {0,8}╰─▶ (?<first>.+)$/ },
      { where: 'below', within: 2, pattern: /^ {5,9}(?<second>\S.{0,200}[^.\s])$/ },
      { where: 'below', within: 3, pattern: /^ {5,9}(?<third>\S.{0,200}\.)$/ },
    ],
    sentence: '{cause} {first} {second} {third}',
  },
];
