const RUFF = 'https://docs.astral.sh/ruff/settings/#output-format';
/** What linters and type checkers say of a line. */
const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;
function lint(name, kind, message, example, source) {
    const pattern = new RegExp(`${CODE_LINE.source}${message}`);
    return { name, kind, pattern, sentence: '{code} {cause}', example, source };
}
/** What linters, formatters and type checkers of Python say. */
export const PYTHON_LINTERS = [
    {
        name: 'ruff-syntax',
        kind: 'compile error',
        pattern: new RegExp(`${CODE_LINE.source}(?<cause>(?:E999 |invalid-syntax: ?)?SyntaxError: .+|invalid-syntax: .+)$`),
        example: "app/jobs.py:3:10: SyntaxError: Expected ')', found newline",
        source: RUFF,
    },
    lint('ruff-flake8', 'lint error', '(?:error: |warning: )?(?<code>[A-Z]{1,5}\\d{2,4}) (?:\\[\\*\\] )?(?<cause>.+)$', 'app/models.py:1:8: F401 [*] `os` imported but unused', RUFF),
    {
        name: 'ruff-pylint',
        kind: 'lint error',
        pattern: /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}): \[(?<code>[A-Z]{1,5}\d{2,4})(?:\([\w-]{1,80}\), [^\]]{0,200})?\] (?<cause>.+)$/,
        sentence: '{code} {cause}',
        example: 'app/models.py:1: [F401] `os` imported but unused',
        source: RUFF,
    },
    lint('pylint', 'lint error', '(?<cause>[EFWRC]\\d{4}: .+)$', "app/models.py:3:0: E0401: Unable to import 'requests' (import-error)", 'https://pylint.readthedocs.io/en/stable/user_guide/usage/output.html'),
    lint('mypy-column', 'compile error', 'error: (?<cause>.+)$', 'app/cart.py:10:5: error: Incompatible return value type (got "str", expected "int")  [return-value]', 'https://mypy.readthedocs.io/en/stable/command_line.html'),
    {
        name: 'mypy',
        kind: 'compile error',
        pattern: /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}): error: (?<cause>.+)$/,
        example: 'app/cart.py:10: error: Incompatible return value type (got "str", expected "int")  [return-value]',
        source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
    },
    {
        name: 'mypy-path',
        kind: 'missing file',
        pattern: /^\S{1,200}: (?:error: )?(?<cause>(?:Cannot (?:read|find) file|can't read file|Source file found twice|Duplicate module named).{0,300})$/,
        near: [
            { where: 'below', within: 4, pattern: /^(?:Found \d{1,5} errors? in |.{0,80}?(?:exit|rror))/, isRequired: true },
        ],
        example: 'src: error: Cannot read file: No such file or directory\nFound 1 error in 1 file (errors prevented further checking)',
        source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
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
        example: 'ruff failed\n  Cause: Unknown rule selector `ZZZ9` in `select` from `/app/pyproject.toml`',
        source: RUFF,
    },
    {
        name: 'pyright',
        kind: 'compile error',
        pattern: /^ {2}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.pyi?):(?<line>\d{1,7}):(?<column>\d{1,5}) - error: (?<cause>.+)$/,
        example: '  /app/cart.py:10:12 - error: Type "str" is not assignable to return type "int" (reportReturnType)',
        source: 'https://microsoft.github.io/pyright/#/command-line',
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
        example: 'F821 Undefined name `os`\n --> app/models.py:1:8\n  |',
        source: RUFF,
    },
    {
        name: 'ruff-github',
        kind: 'lint error',
        pattern: /^::error title=[Rr]uff[^:]{0,200}file=(?<file>[^,:]{1,300}),line=(?<line>\d{1,7}),[^:]{0,200}::(?:[^\s:]{1,300}:\d{1,7}:\d{1,5}: )?(?<cause>.+)$/,
        example: '::error title=Ruff (F821),file=/app/models.py,line=1,col=8,endLine=1,endColumn=10::app/models.py:1:8: F821 Undefined name `os`',
        source: RUFF,
    },
    {
        name: 'black-parse',
        kind: 'compile error',
        pattern: /^error: (?<cause>cannot format (?<file>[^\s:]{1,300}\.pyi?): Cannot parse[^:]{0,60}: (?<line>\d{1,7}):(?<column>\d{1,5}).*)$/,
        example: 'error: cannot format app/models.py: Cannot parse: 1:4: x =',
        source: 'https://github.com/psf/black/blob/main/src/black/parsing.py',
    },
    {
        name: 'black',
        kind: 'lint error',
        pattern: /^(?<cause>would reformat (?<file>\S.{0,300}?))$/,
        near: [
            { where: 'below', within: 400, pattern: /^(?:Oh no! |\d{1,6} files? would be reformatted)/, isRequired: true },
        ],
        example: 'would reformat app/models.py\n\nOh no! 💥 💔 💥\n1 file would be reformatted.',
        source: 'https://github.com/psf/black/blob/main/src/black/report.py',
    },
    {
        name: 'ruff-format',
        kind: 'lint error',
        pattern: /^(?<cause>(?:Would reformat: |unformatted: File would be reformatted)(?<file>\S.{0,300})?)$/,
        near: [{ where: 'below', within: 1, pattern: /^ {1,8}--> (?<file>[^\s:]{1,300}):(?<line>\d{1,7})/ }],
        example: 'Would reformat: app/models.py\n1 file would be reformatted',
        source: 'https://docs.astral.sh/ruff/formatter/',
    },
    {
        name: 'isort',
        kind: 'lint error',
        pattern: /^ERROR: (?<file>\S.{0,300}?\.pyi?) (?<cause>Imports are incorrectly sorted and\/or formatted\.?)$/,
        example: 'ERROR: /app/models.py Imports are incorrectly sorted and/or formatted.',
        source: 'https://github.com/PyCQA/isort/blob/main/isort/format.py',
    },
];
