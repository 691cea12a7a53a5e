import type { Matcher } from '../../matcher.ts';

/** What linters and type checkers say of a line. */
const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;

function lint(name: string, kind: Matcher['kind'], message: string): Matcher {
  const pattern = new RegExp(`${CODE_LINE.source}${message}`);
  return { name, kind, pattern, sentence: '{code} {cause}' };
}

/** What linters, formatters and type checkers of Python say. */
export const PYTHON_LINTERS: readonly Matcher[] = [
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
