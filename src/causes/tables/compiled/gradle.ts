import type { Matcher, NearLine } from '../../matcher.ts';
import { EXCEPTION, OWN_JAVA_FRAME } from './jvm.ts';

const WENT_WRONG: NearLine = { where: 'above', within: 14, pattern: /^\s{0,8}\* What went wrong:$/, isRequired: true };
const WHERE: NearLine = {
  where: 'above',
  within: 18,
  pattern:
    /^\s{0,8}(?:(?:[Bb]uild|[Ss]ettings|[Ii]nit\w*) (?:file|script)|[Ss]cript) '(?<file>[^']{1,300})' line: (?<line>\d+)/,
  until: /^\s{0,8}(?:FAILURE: |\d{1,2}: Task failed)/,
};
/** What says only that a task failed. */
const EXITS =
  '(?:Compilation (?:failed|error)|There were failing tests|Process .* finished with non-zero|A failure occurred while executing|Internal compiler error|A build operation failed|Checkstyle rule violations|startup failed:|Script compilation error|Lint found errors|Execution failed for task|Could not compile|Test failed|Multiple (?:build operations )?failed|Analysis failed|KtLint found|\\d+ violations? )';

/** The causes of a failure are indented by three characters each; the deepest of the first chain says what is wrong. */
const levels = (kind: Matcher['kind'], name: string, words: string): readonly Matcher[] =>
  [0, 3, 6, 9, 12].map((indent) => ({
    name: `gradle-${name}-${indent}`,
    kind,
    pattern: new RegExp(
      `^(?: {7})?${' '.repeat(indent)}> (?!Run with|Get more|Task )(?!${EXITS})(?:error: )?(?=${words})(?<cause>.+)`,
    ),
    near: [
      WENT_WRONG,
      {
        where: 'below',
        within: 6,
        pattern: new RegExp(`^(?: {7})?${' '.repeat(indent + 3)}> `),
        until: new RegExp(`^(?: {7})?${' '.repeat(indent)}> |^(?: {7})?[*] `),
        isForbidden: true,
      },
      WHERE,
    ],
  }));

/** Gradle, the Kotlin and Scala compilers, sbt and their tests. */
export const GRADLE_BUILDS: readonly Matcher[] = [
  {
    name: 'kotlin-old',
    kind: 'compile error',
    pattern: /^\s{0,8}e: (?:file:\/\/)?(?<file>[^:]{1,300}): \((?<line>\d+), (?<column>\d+)\): (?<cause>.+)/,
  },
  ...levels(
    'missing dependency',
    'dependency',
    '(?:Could not (?:find|resolve|GET|HEAD|download|install)|Cannot find a Java|No matching|Unable to (?:load|find)|Received status|No cached|Failed to (?:install|list)|Toolchain|Plugin )',
  ),
  ...levels('compile error', 'cause', ''),
  {
    name: 'gradle-test',
    kind: 'test failure',
    pattern: /^\s{0,8}(?<test>[\w.$]+ > .{1,200}) FAILED$/,
    near: [
      { where: 'below', within: 400, pattern: /^\s{0,8}BUILD SUCCESSFUL/, isForbidden: true },
      {
        where: 'below',
        within: 1,
        pattern: /^\s{4,16}(?<exception>[\w.$]+) at (?<file>[\w$-]{1,100}\.(?:java|kt|groovy|scala)):(?<line>\d+)$/,
      },
      { where: 'below', within: 2, pattern: new RegExp(EXCEPTION.source.replace('{0,8}', '{4,16}')) },
      { where: 'below', within: 8, pattern: /^\s{4,16}(?<cause>[Ee]xpect(?:ed|ing).*)/, until: /^\s{1,16}at / },
      {
        where: 'below',
        within: 10,
        pattern: /^\s{4,16}(?<more>(?:but was|to be equal|to contain).*)/,
        until: /^\s{1,16}at /,
      },
      {
        where: 'below',
        within: 40,
        pattern: new RegExp(OWN_JAVA_FRAME.source.replace('{1,12}', '{1,24}')),
        until: /^\s{0,8}$|^\s{0,16}Caused by/,
      },
    ],
    sentence: '{test}: {exception} {cause} {more}',
  },
];
