import type { Matcher, NearLine } from '../../matcher.ts';

/** A file of the application as pytest names it. */
const FILE =
  '(?<file>(?![^:]{0,300}(?:site-packages|dist-packages|[/\\\\]lib(?:64)?[/\\\\]p|/usr/(?:lib|local)|/opt/conda|/tmp/pip))(?=[^:,]{1,300}\\.pyx?[:,])[^:<>,\\s]{1,300})';
/** Where a failed test's section begins and ends. */
const SECTION = /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60})$/;

/** Below a failed test's error: the line that raised it. */
const RAISED_AT: NearLine = {
  where: 'below',
  within: 200,
  pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7}): *(?:[\\w.]+ *)?$`),
  until: /^(?:_{3,} .{1,300} _{3,}|={3,} .{1,100} ={3,}|-{5,} Captured .{1,60}|[^\s:]{1,300}:\d{1,7}: \w.{0,200})$/,
};
/** Above it: the last call in the application. */
const CALLED_AT: NearLine = {
  where: 'above',
  within: 400,
  pattern: new RegExp(`^${FILE}:(?<line>\\d{1,7}): *(?:in \\S.{0,200})?$`),
  until: SECTION,
};
const DEFINED_AT: NearLine = {
  where: 'above',
  within: 10,
  pattern: new RegExp(`^file ${FILE}, line (?<line>\\d{1,7})$`),
  until: SECTION,
};
const TEST: NearLine = {
  where: 'above',
  within: 400,
  pattern: /^_{3,} (?:ERROR at (?:setup|teardown) of |ERROR collecting |\[doctest\] )?(?<test>[^\s_].{0,200}?) _{3,}$/,
  until: /^={3,} .{1,100} ={3,}$/,
};
const FIRST_OF_ERROR: NearLine = { where: 'above', within: 1, pattern: /^E {3}/, isForbidden: true };
/** The tests that are meant to fail, and what passed. */
const IN_FAILURES: NearLine = {
  where: 'above',
  within: 400,
  pattern: /^={3,} (?:XFAILURES|PASSES|RERUNS) ={3,}$/,
  until: /^={3,} (?:FAILURES|ERRORS) ={3,}$/,
  isForbidden: true,
};
const CHAINED: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^(?:During handling of the above exception|The above exception was the direct cause)/,
  until: SECTION,
  isForbidden: true,
};
const PROOFS = [FIRST_OF_ERROR, IN_FAILURES, CHAINED, TEST] as const;
const PLACES = [DEFINED_AT, RAISED_AT, CALLED_AT] as const;
/** What pytest, behave and tox say. */
export const PYTHON_TESTS: readonly Matcher[] = [
  {
    name: 'pytest-missing-module',
    kind: 'missing dependency',
    pattern:
      /^E {3,40}(?:ModuleNotFoundError|ImportError): (?<cause>(?:No module named|lib\S{1,100}: cannot open).{1,200})$/,
    near: [...PROOFS, ...PLACES],
  },
  {
    name: 'pytest',
    kind: 'test failure',
    pattern:
      /^E {3,40}(?!File ")(?=.{0,600}?(?:rror|xcept|assert|xpect|ailed|not |does|imeout|DID|xit))(?<cause>[^\s+].*)$/,
    near: [...PROOFS, ...PLACES],
    sentence: '{test}: {cause}',
  },
  {
    // What pytest itself says of a file: a marker that is not declared, a test that is parametrized twice.
    name: 'pytest-collecting',
    kind: 'test failure',
    pattern: /^_{3,} ERROR collecting (?<file>[^\s:]{1,300}\.py) _{3,}$/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern: /^(?!E {3}|(?:ImportError|ModuleNotFoundError) while|[^\s:]{1,300}:\d)(?<cause>\S.+)$/,
        isRequired: true,
      },
      { where: 'below', within: 2, pattern: /^(?<more>imported module .+)$/ },
      { where: 'below', within: 60, pattern: /^E {3}/, until: SECTION, isForbidden: true },
    ],
    sentence: '{cause} {more}',
  },
];
