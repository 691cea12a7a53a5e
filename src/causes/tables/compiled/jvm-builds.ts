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
    name: 'maven-compiler',
    kind: 'compile error',
    pattern: maven(
      '(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)',
    ),
    near: [SYMBOL],
    sentence: '{cause}: {symbol}',
  },
  {
    name: 'maven-pom',
    kind: 'compile error',
    pattern: maven('(?<cause>\\S.+?) @ (?:(?<file>[^,\\s]{1,300}), )?line (?<line>\\d+), column (?<column>\\d+)'),
    near: [POM],
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
    name: 'maven-dependency',
    kind: 'missing dependency',
    pattern: maven(
      'Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$',
    ),
  },
  {
    name: 'maven-goal',
    kind: 'compile error',
    pattern: maven(
      'Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$',
    ),
  },
];
