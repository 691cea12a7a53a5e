import type { Matcher, NearLine } from '../../matcher.ts';
import { EXCEPTION, OWN_JAVA_FRAME } from './jvm.ts';

/** How Maven and sbt begin a line. */
const ERROR = '^\\s{0,8}\\[(?:ERROR|FATAL|error)\\] {1,4}';
const SYMBOL: NearLine = {
  where: 'below',
  within: 4,
  pattern: /^\s{0,8}(?:\[ERROR\]\s{1,8}|)symbol:\s{1,8}(?<symbol>.+)/,
  until: /^.{0,300}\.java:/,
};
const SUCCEEDED: NearLine = {
  where: 'below',
  within: 400,
  pattern: /^\s{0,8}(?:\[INFO\] )?BUILD SUCCESS/,
  isForbidden: true,
};
const POM: NearLine = {
  where: 'below',
  within: 30,
  pattern: /^\s{0,8}\[ERROR\] {1,8}The project .{0,150}\((?<file>[^()]{1,300})\) has \d/,
};

const maven = (rest: string) => new RegExp(`${ERROR}${rest}`);

/** javac, Maven and its tests. */
export const JVM_BUILDS: readonly Matcher[] = [
  {
    name: 'javac-missing-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.java:)(?<file>[^\s:]{1,300}):(?<line>\d+): error: (?<cause>(?=package \S+ does not exist|module not found)\S.+)/,
  },
  {
    name: 'javac',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?=[^:]{1,300}\.(?:java|scala|groovy|sbt):)(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+): error: (?:\[[\w-]{1,40}\] )?(?<cause>.+?);?$/,
    near: [
      SYMBOL,
      { where: 'below', within: 1, pattern: /^ (?<found>found {1,4}: .+)/ },
      { where: 'below', within: 2, pattern: /^ (?<required>required: .+)/ },
    ],
    sentence: '{cause}: {symbol}{found} {required}',
  },
  {
    name: 'javac-options',
    kind: 'compile error',
    pattern:
      /^\s{0,8}error: (?<cause>(?:release version|invalid (?:target|source) release|file not found|invalid flag|no source files|cannot access|source (?:option|release)|target (?:option|release)|warnings found and -Werror|module not found).*)/i,
  },
  {
    name: 'maven-javac-missing-package',
    kind: 'missing dependency',
    pattern: maven(
      '(?=[^\\s:]{1,300}\\.java:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?<cause>package \\S+ does not exist)',
    ),
  },
  {
    name: 'maven-checkstyle',
    kind: 'lint error',
    pattern: maven(
      '(?=[^\\s:]{1,300}\\.\\w{2,6}:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+)(?:,(?<column>\\d+))?\\] (?<cause>\\([a-z]+\\) \\w+: .+)',
    ),
  },
  {
    name: 'maven-compiler',
    kind: 'compile error',
    pattern: maven(
      '(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)',
    ),
    near: [SYMBOL],
    sentence: '{cause}: {symbol}',
  },
  {
    name: 'checkstyle',
    kind: 'lint error',
    pattern:
      /^\s{0,8}(?:\[ant:checkstyle\] )?\[ERROR\] (?=[^\s:]{1,300}\.\w{2,6}:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+ \[\w+\])$/,
  },
  {
    name: 'maven-kotlin',
    kind: 'compile error',
    pattern: maven(
      '(?:file://)?(?=[^\\s:]{1,300}\\.kts?:)(?<file>[^\\s:]{1,300}):(?: \\(|)(?<line>\\d+)(?:, |:)(?<column>\\d+)\\)?:? (?:error: )?(?<cause>.+)',
    ),
  },
  {
    name: 'maven-pom',
    kind: 'compile error',
    pattern: maven('(?<cause>\\S.+?) @ (?:(?<file>[^,\\s]{1,300}), )?line (?<line>\\d+), column (?<column>\\d+)'),
    near: [POM],
  },
  {
    name: 'maven-pom-no-place',
    kind: 'compile error',
    pattern: maven(
      '(?<cause>Child module \\S+ of (?<file>\\S+) does not exist|Non-(?:readable|parseable) POM (?<file>[^\\s:]{1,300}): .+)',
    ),
  },
  {
    name: 'maven-enforcer',
    kind: 'missing dependency',
    pattern: maven('Rule \\d+: (?<rule>\\S+) failed with message:'),
    near: [{ where: 'below', within: 2, pattern: /^\s{0,8}(?:\[ERROR\] )?(?<cause>\w.+)/, isRequired: true }],
  },
  {
    name: 'surefire',
    kind: 'test failure',
    pattern:
      /^\s{0,8}(?:\[ERROR\] {1,2})?(?!Tests run)(?<test>[\w.$]+(?:\([^)]{0,150}\))?(?:\[[^\]]{0,80}\])?)(?: --)? {1,2}Time elapsed: .{0,20} <<< (?:FAILURE|ERROR)!/,
    near: [
      SUCCEEDED,
      { where: 'below', within: 2, pattern: EXCEPTION, isRequired: true },
      { where: 'below', within: 8, pattern: /^\s{0,4}(?<cause>[Ee]xpect(?:ed|ing).*)/, until: /^\s{1,12}at / },
      {
        where: 'below',
        within: 10,
        pattern: /^\s{0,4}(?<more>(?:but was|to be equal|to contain).*)/,
        until: /^\s{1,12}at /,
      },
      { where: 'below', within: 40, pattern: OWN_JAVA_FRAME, until: /^\s{0,8}(?:\[(?:ERROR|INFO)\]|Caused by)/ },
    ],
    sentence: '{test}: {exception} {cause} {more}',
  },
  {
    name: 'surefire-summary',
    kind: 'test failure',
    pattern: maven(
      ' ?(?<test>(?<class>[A-Z]\\w*)\\.[^\\s:]{1,100}):(?<line>\\d+)(?:->[^\\s:]{1,100}:\\d+){0,4}(?: »)? (?<cause>.+)',
    ),
    near: [SUCCEEDED],
    sentence: '{test}: {cause}',
  },
  {
    name: 'maven-dependency',
    kind: 'missing dependency',
    pattern: maven(
      'Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$',
    ),
  },
  {
    name: 'maven-artifact',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}\[(?:ERROR|FATAL)\]\s{1,8}(?<cause>(?:Could not (?:find|transfer) artifact|Plugin \S+ or one of its dependencies|Failed to (?:read artifact descriptor|collect dependencies)|No plugin found for prefix|Non-resolvable).+?)(?: -> \[Help \d+\])?$/,
  },
  {
    name: 'maven-exit',
    kind: 'compile error',
    rank: 'exit',
    pattern: maven(
      'Failed to execute goal .*on project [^\\s:]+: (?<cause>(?:Compilation failure|There (?:are|were) test failures|There was a timeout|Some Enforcer rules|Could not resolve dependencies|Compilation failed|You have |Failed to run task).*)',
    ),
    sentence: '{cause}',
  },
  {
    name: 'maven-goal',
    kind: 'compile error',
    pattern: maven(
      'Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$',
    ),
  },
  {
    name: 'maven-usage',
    kind: 'missing file',
    pattern: maven(
      '(?<cause>(?:Unknown lifecycle phase|The goal you specified requires a project|Could not find the selected project|No goals have been specified|Could not find goal|Error (?:building|reading|executing) |POM file \\S+ specified|Unable to parse command line|The specified user settings file|Toolchain error|Cannot find matching toolchain|The projects in the reactor contain a cyclic|Source option|Target option|The forked VM terminated|There was an error in the forked process|PMD Failure).+?)(?: -> \\[Help \\d+\\])?$',
    ),
  },
];
