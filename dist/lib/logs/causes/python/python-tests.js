const PYTEST = 'https://github.com/pytest-dev/pytest/blob/main/src/_pytest/_code/code.py';
const RUFF = 'https://docs.astral.sh/ruff/settings/#output-format';
/** A file of the application as pytest names it. */
const FILE = '(?<file>(?![^:]{0,300}(?:site-packages|dist-packages|[/\\\\]lib(?:64)?[/\\\\]p|/usr/(?:lib|local)|/opt/conda|/tmp/pip))(?=[^:,]{1,300}\\.pyx?[:,])[^:<>,\\s][^:<>,]{0,300})';
/** Where a failed test's section begins and ends. */
const SECTION = /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60})$/;
/** Below a failed test's error: the line that raised it. */
const RAISED_AT = {
    where: 'below',
    within: 200,
    pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7}): *(?:[\\w.]+ *)?$`),
    until: /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60}|[^\s:]{1,300}:\d{1,7}: \w.{0,200})$/,
};
/** Above it: the last call in the application. */
const CALLED_AT = {
    where: 'above',
    within: 400,
    pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7}): *(?:in \\S.{0,200})?$`),
    until: SECTION,
};
const DEFINED_AT = {
    where: 'above',
    within: 10,
    pattern: new RegExp(`^file ${FILE}, line (?<line>\\d{1,7})$`),
    until: SECTION,
};
const TEST = {
    where: 'above',
    within: 400,
    pattern: /^_{3,} (?:ERROR at (?:setup|teardown) of |ERROR collecting |\[doctest\] )?(?<test>[^\s_].{0,200}?) _{3,}$/,
    until: /^={3,} .{1,100} ={3,}$/,
};
const FIRST_OF_ERROR = { where: 'above', within: 1, pattern: /^E {3}/, isForbidden: true };
/** The tests that are meant to fail, and what passed. */
const IN_FAILURES = {
    where: 'above',
    within: 400,
    pattern: /^={3,} (?:XFAILURES|PASSES|RERUNS) ={3,}$/,
    until: /^={3,} (?:FAILURES|ERRORS) ={3,}$/,
    isForbidden: true,
};
const CHAINED = {
    where: 'below',
    within: 60,
    pattern: /^(?:During handling of the above exception|The above exception was the direct cause)/,
    until: SECTION,
    isForbidden: true,
};
const PROOFS = [FIRST_OF_ERROR, IN_FAILURES, CHAINED, TEST];
const PLACES = [DEFINED_AT, RAISED_AT, CALLED_AT];
/** What linters and type checkers say of a line. */
const CODE_LINE = /^ {0,8}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.(?:pyi?|ipynb)):(?<line>\d{1,7}):(?<column>\d{1,5}):? /;
function lint(name, kind, message, example, source) {
    const pattern = new RegExp(`${CODE_LINE.source}${message}`);
    return { name, kind, pattern, sentence: '{code} {cause}', example, source };
}
/** What tests, linters and type checkers of Python say. */
export const PYTHON_TESTS = [
    {
        name: 'pytest-conftest',
        kind: 'missing dependency',
        pattern: /^(?:E {3}|)(?<cause>(?:ModuleNotFoundError|ImportError): .+)$/,
        near: [
            { where: 'above', within: 60, pattern: /^ImportError while loading conftest '/, isRequired: true },
            { where: 'above', within: 2, pattern: /^(?:E {3}|Traceback)/, isForbidden: true },
            CALLED_AT,
        ],
        example: "ImportError while loading conftest '/app/tests/conftest.py'.\ntests/conftest.py:3: in <module>\n    import factory\nE   ImportError: cannot import name 'Factory' from 'factory'",
        source: 'https://github.com/pytest-dev/pytest/blob/main/src/_pytest/config/__init__.py',
    },
    {
        name: 'pytest-missing-module',
        kind: 'missing dependency',
        pattern: /^E {3,40}(?:ModuleNotFoundError|ImportError): (?<cause>(?:No module named|lib\S{1,100}: cannot open).{1,200})$/,
        near: [...PROOFS, ...PLACES],
        example: "=== ERRORS ===\n___ ERROR collecting tests/test_api.py ___\nImportError while importing test module '/app/tests/test_api.py'.\ntests/test_api.py:1: in <module>\n    import httpx\nE   ModuleNotFoundError: No module named 'httpx'\n=== short test summary info ===",
        source: PYTEST,
    },
    {
        name: 'pytest-fixture',
        kind: 'test failure',
        pattern: /^E {7}(?<cause>fixture '\w{1,100}' not found)$/,
        near: [...PROOFS, DEFINED_AT],
        sentence: '{test}: {cause}',
        example: "___ ERROR at setup of test_creates_a_user ___\nfile /app/tests/test_users.py, line 5\n  def test_creates_a_user(db_session):\nE       fixture 'db_session' not found",
        source: 'https://github.com/pytest-dev/pytest/blob/main/src/_pytest/fixtures.py',
    },
    {
        name: 'pytest-timeout',
        kind: 'timeout',
        pattern: /^E {3,40}(?<cause>Failed: Timeout .+)$/,
        near: [...PROOFS, ...PLACES],
        sentence: '{test}: {cause}',
        example: '=== FAILURES ===\n___ test_waits ___\n>       queue.get()\nE       Failed: Timeout >30.0s\n\ntests/test_sync.py:12: Failed',
        source: 'https://github.com/pytest-dev/pytest-timeout',
    },
    {
        name: 'pytest',
        kind: 'test failure',
        pattern: /^E {3,40}(?!File ")(?=.{0,600}?(?:rror|xcept|assert|xpect|ailed|not |does|imeout|DID|xit))(?<cause>[^\s+].*)$/,
        near: [...PROOFS, ...PLACES],
        sentence: '{test}: {cause}',
        example: '=== FAILURES ===\n___ test_total ___\n    def test_total():\n>       assert total() == 3\nE       assert 2 == 3\nE        +  where 2 = total()\n\ntests/test_cart.py:8: AssertionError\n',
        source: PYTEST,
    },
    {
        name: 'pytest-line',
        kind: 'test failure',
        pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7}): (?<cause>(?:assert|[A-Z]\\w{0,60}: ).+)$`),
        near: [{ where: 'above', within: 400, pattern: /^={3,} FAILURES ={3,}$/, until: /^_{3,} /, isRequired: true }],
        example: '=== FAILURES ===\n/app/tests/test_cart.py:8: assert 2 == 3',
        source: 'https://docs.pytest.org/en/stable/how-to/output.html#modifying-python-traceback-printing',
    },
    {
        name: 'pytest-summary',
        kind: 'test failure',
        pattern: /^(?:FAILED|ERROR) (?<file>[^\s:]{1,300}\.py)::(?:\w{1,100}::)?(?<test>\S{1,200}) - (?<cause>.+)$/,
        near: [{ where: 'above', within: 400, pattern: /^E {3}/, isForbidden: true }],
        sentence: '{test}: {cause}',
        example: 'FAILED tests/test_cart.py::test_total - assert 2 == 3',
        source: 'https://docs.pytest.org/en/stable/how-to/output.html#producing-a-detailed-summary-report',
    },
    {
        name: 'pytest-internal',
        kind: 'crash',
        pattern: /^INTERNALERROR> (?<cause>(?:\w{1,60}\.){0,4}[A-Z]\w{2,60}: .+)$/,
        near: [
            {
                where: 'above',
                within: 40,
                pattern: /^INTERNALERROR> {1,4}File "(?!\/usr\/|[^"]{0,300}-packages\/)(?<file>[^"<]{1,300})", line (?<line>\d{1,7})/,
            },
        ],
        example: 'INTERNALERROR>   File "/app/tests/conftest.py", line 4, in pytest_sessionstart\nINTERNALERROR> RuntimeError: no database',
        source: 'https://github.com/pytest-dev/pytest/blob/main/src/_pytest/terminal.py',
    },
    {
        name: 'pytest-usage',
        kind: 'missing file',
        pattern: /^ERROR: (?<cause>(?:file or directory not found: |not found: |found no collectors for ).{1,300})$/,
        example: 'ERROR: file or directory not found: tests/unit',
        source: 'https://github.com/pytest-dev/pytest/blob/main/src/_pytest/main.py',
    },
    {
        name: 'pytest-coverage',
        kind: 'test failure',
        pattern: /^(?:FAIL |ERROR: |Coverage failure: )(?<cause>(?:Required test coverage of|Coverage failure: total of|total of) .{1,200})$/,
        example: 'FAIL Required test coverage of 90% not reached. Total coverage: 82.10%',
        source: 'https://github.com/pytest-dev/pytest-cov/blob/master/src/pytest_cov/plugin.py',
    },
    {
        name: 'pytest-no-tests',
        kind: 'test failure',
        rank: 'effect',
        pattern: /^={3,} (?<cause>no tests (?:ran|collected)).{0,60} ={3,}$/,
        example: '============================ no tests ran in 0.01s =============================',
        source: PYTEST,
    },
    {
        name: 'tox',
        kind: 'test failure',
        rank: 'exit',
        pattern: /^ {2}(?<env>[\w.-]{1,60}): (?:FAIL|exit) ?(?:code )?(?<code>\d{1,3})?\b/,
        near: [{ where: 'below', within: 40, pattern: /^ {2}evaluation failed/, isRequired: true }],
        sentence: 'tox failed in {env} with exit code {code}',
        example: '  py312: FAIL code 1 (2.10=setup[1.00]+cmd[1.10] seconds)\n  evaluation failed :( (2.20 seconds)',
        source: 'https://github.com/tox-dev/tox/blob/main/src/tox/session/cmd/run/common.py',
    },
    {
        name: 'ruff-syntax',
        kind: 'compile error',
        pattern: new RegExp(`${CODE_LINE.source}(?:E999 |invalid-syntax: ?)?(?<cause>SyntaxError: .+)$`),
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
