import type { Matcher } from '../../matcher.ts';

/** What linters and type checkers say of a line. */
const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;

function lint(name: string, kind: Matcher['kind'], message: string): Matcher {
  const pattern = new RegExp(`${CODE_LINE.source}${message}`);
  return { name, kind, pattern, sentence: '{code} {cause}' };
}

/** What linters, formatters and type checkers of Python say. */
export const PYTHON_LINTERS: readonly Matcher[] = [
  {
    name: 'ruff-syntax',
    kind: 'compile error',
    pattern: new RegExp(`${CODE_LINE.source}(?<cause>(?:E999 |invalid-syntax: ?)?SyntaxError: .+|invalid-syntax: .+)$`),
  },
  lint('ruff-flake8', 'lint error', '(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$'),
  {
    name: 'ruff-pylint',
    kind: 'lint error',
    pattern:
      /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): \[(?<code>[A-Z]{1,5}\d{2,4})(?:\([\w-]{1,80}\), [^\]]{0,200})?\] (?<cause>.+)$/,
    sentence: '{code} {cause}',
  },
  lint('pylint', 'lint error', '(?<cause>[EFWRC]\\d{4}: .+)$'),
  lint('mypy-column', 'compile error', 'error: (?<cause>.+)$'),
  {
    name: 'mypy',
    kind: 'compile error',
    pattern: /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}): error: (?<cause>.+)$/,
  },
  {
    name: 'mypy-path',
    kind: 'missing file',
    pattern:
      /^\S{1,200}: (?:error: )?(?<cause>(?:Cannot (?:read|find) file|can't read file|Source file found twice|Duplicate module named).{0,300})$/,
    near: [
      { where: 'below', within: 4, pattern: /^(?:Found \d{1,5} errors? in |.{0,80}?(?:exit|rror))/, isRequired: true },
    ],
  },
  {
    name: 'ruff-failed',
    kind: 'lint error',
    pattern: /^ruff failed$/,
    near: [
      { where: 'all-below', within: 12, pattern: /^ {2,4}Cause: (?<cause>.+)$/, until: /^\S/, isRequired: true },
      {
        where: 'below',
        within: 4,
        pattern: /^ {2,4}Cause: .{0,200}?(?: from `| parse )(?<file>\/[^`\s:]{1,200})(?:[`:]|$)/,
        until: /^\S/,
      },
    ],
  },
  {
    name: 'pyright',
    kind: 'compile error',
    pattern:
      /^ {2}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}):(?<column>\d{1,5}) - error: (?<cause>.+)$/,
  },
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
    name: 'ruff-github',
    kind: 'lint error',
    pattern:
      /^::error title=[Rr]uff[^:]{0,200}file=(?<file>[^,:]{1,300}),line=(?<line>\d{1,7}),[^:]{0,200}::(?:[^\s:]{1,300}:\d{1,7}:\d{1,5}: )?(?<cause>.+)$/,
  },
  {
    name: 'black-parse',
    kind: 'compile error',
    pattern:
      /^error: (?<cause>cannot format (?<file>[^\s:]{1,300}\.pyi?): Cannot parse[^:]{0,60}: (?<line>\d{1,7}):(?<column>\d{1,5}).*)$/,
  },
  {
    name: 'black',
    kind: 'lint error',
    pattern: /^(?<cause>would reformat (?<file>\S.{0,300}?))$/,
    near: [
      { where: 'below', within: 400, pattern: /^(?:Oh no! |\d{1,6} files? would be reformatted)/, isRequired: true },
    ],
  },
  {
    name: 'ruff-format',
    kind: 'lint error',
    pattern: /^(?<cause>(?:Would reformat: |unformatted: File would be reformatted)(?<file>\S.{0,300})?)$/,
    near: [{ where: 'below', within: 1, pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}):(?<line>\d{1,7})/ }],
  },
  {
    name: 'isort',
    kind: 'lint error',
    pattern: /^ERROR: (?<file>\S.{0,300}?\.pyi?) (?<cause>Imports are incorrectly sorted and\/or formatted\.?)$/,
  },
];
