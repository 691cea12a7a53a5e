import type { Matcher } from '../../matcher.ts';

/** What linters and type checkers say of a line. */
const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;

function lint(name: string, kind: Matcher['kind'], message: string): Matcher {
  const pattern = new RegExp(`${CODE_LINE.source}${message}`);
  return { name, kind, pattern, sentence: '{code} {cause}' };
}

/** What pip, Poetry, linters and type checkers of Python say. */
export const PYTHON_PACKAGES: readonly Matcher[] = [
  {
    name: 'pip-no-version',
    kind: 'missing dependency',
    pattern: /^ {0,8}(?:ERROR: |\[31m)?(?:Could not find a version that satisfies the requirement )(?<cause>.+?)\.?$/,
    near: [
      {
        where: 'below',
        within: 4,
        pattern:
          /^ {0,8}(?:ERROR: )?No matching distribution found for (?:[^(]{1,200}\(from -r (?<file>[\w./-]{1,200}) \(line (?<line>\d{1,6})\)\)|)/,
        isRequired: true,
      },
    ],
    sentence: 'No matching distribution found: could not find a version that satisfies the requirement {cause}',
  },
  {
    // The last line of what a package's own build printed.
    name: 'pip-build-output',
    kind: 'missing dependency',
    isGeneral: true,
    pattern: /^ {2,12}(?<cause>[^\s[].{3,400})$/,
    near: [{ where: 'below', within: 1, pattern: /^ {2,12}\[end of output\]$/, isRequired: true }],
  },
  {
    name: 'pip-conflict',
    kind: 'missing dependency',
    pattern:
      /^ {0,8}ERROR: (?<cause>Cannot install (?:-r (?<file>[\w./-]{1,200}) \(line \d{1,6}\))?.{0,500} because these package versions have conflicting dependencies)/,
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
  lint('ruff-flake8', 'lint error', '(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$'),
  {
    name: 'ruff-full',
    kind: 'lint error',
    pattern: /^(?:error\[)?(?<cause>(?:[A-Z]{1,5}\d{2,4}|invalid-syntax):? .+|[a-z][a-z-]{2,60}\]: .+)$/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5})$/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'black',
    kind: 'lint error',
    pattern: /^(?<cause>would reformat (?<file>\S.{0,300}?))$/,
    near: [
      { where: 'below', within: 400, pattern: /^(?:Oh no! |\d{1,6} files? would be reformatted)/, isRequired: true },
    ],
  },
];
