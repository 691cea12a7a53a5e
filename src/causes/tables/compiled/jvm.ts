import type { Matcher, NearLine } from '../../matcher.ts';

/** Packages that an application uses; their frames are not where a person would look. */
const LIBRARIES =
  'java|javax|jakarta|jdk|sun|com\\.(?:sun|zaxxer|mysql|fasterxml|google|amazonaws|mongodb|microsoft|oracle|netflix|squareup|typesafe|github|ctc|ibm|datastax|rabbitmq)|org\\.(?:springframework|apache|hibernate|junit|opentest4j|assertj|hamcrest|mockito|postgresql|flywaydb|slf4j|eclipse|gradle|jetbrains|codehaus|aspectj|h2|jboss|xnio|mariadb|redisson|yaml|scalatest|scalactic|testng|spockframework|jooq|quartz|liquibase|elasticsearch|bouncycastle|keycloak|objectweb|graalvm|testcontainers|wildfly|reactivestreams|thymeleaf|jline|sqlite|neo4j|ehcache|infinispan|glassfish)|io\\.(?:netty|micrometer|lettuce|ktor|quarkus|micronaut|undertow|reactivex|vertx|grpc|smallrye|kotest|opentelemetry|jsonwebtoken|swagger|dropwizard|cucumber|r2dbc|sentry|confluent|mockk|zipkin|projectreactor)|ch\\.qos|kotlin|kotlinx|scala|akka|play|groovy|liquibase|oracle|reactor|net\\.(?:bytebuddy|sf|sourceforge|bull)|okhttp3|okio|retrofit2|rx|feign|redis|cats|zio|sbt|munit|utest|software\\.amazon|worker\\.org|net\\.ttddyy|lombok|antlr|freemarker|dagger|reactivemongo|slick|cglib|brave|zipkin2|graphql|picocli|javassist|junit';

/** The place of a stack's frame in a class of the application, as `at com.acme.Cart.total(Cart.java:13)`. */
export const OWN_JAVA_FRAME = new RegExp(
  `^\\s{1,12}at (?:(?:app|platform)?//|[\\w.-]{1,60}(?:@[\\w.+-]{1,30})?/)?(?!(?:${LIBRARIES})\\.)(?<javaPackage>(?:[a-z_][\\w]{0,60}\\.){0,12})[A-Z][^\\s()/]{0,300}\\((?<file>[\\w$-]{1,100}\\.(?:java|kt|kts|scala|groovy)):(?<line>\\d+)\\)`,
);
/** The same for an application that a framework starts: `main` only calls the framework. */
const START_FRAME = new RegExp(OWN_JAVA_FRAME.source.replace('(?!(?:', '(?!\\S{1,300}\\.main\\()(?!(?:'));
/** A line that names an exception; that an assertion failed is said by its message. */
export const EXCEPTION =
  /^\s{0,8}(?:(?:org\.opentest4j\.AssertionFailedError|java\.lang\.AssertionError|org\.junit\.ComparisonFailure|junit\.framework\.\w+)(?=:|\s{0,2}$)(?:: (?<cause>\S.*)|)|(?<exception>(?:[a-z_][\w$]*\.){1,12}[A-Z][\w$]*(?=:|\s{0,2}$)(?::.*|))|(?<exception>(?=[A-Z]\w*(?:Exception|Error)(?::|$))\w+(?::.*|)))/;

const NEXT_CAUSE = /^\s{0,8}Caused by: /;
const NO_CAUSE_BELOW: NearLine = {
  where: 'below',
  within: 150,
  pattern: NEXT_CAUSE,
  until: /^\s{0,8}(?:\d{4}-\d\d-|\d\d:\d\d:|\[INFO|\{"|Process |[\w.-]{1,60} exited with)/,
  isForbidden: true,
};
const FRAME: NearLine = {
  where: 'below',
  within: 60,
  pattern: OWN_JAVA_FRAME,
  until: /^\s{0,8}(?:Caused by: |\.\.\. \d+ (?:more|common)|\d{4}-)/,
};
/** The place where the exception is from that this one led to, if its own stack has none of the application. */
const FRAME_ABOVE: NearLine = {
  where: 'far-above',
  within: 80,
  pattern: START_FRAME,
  until: /^\s{0,8}(?!Caused by: |Suppressed: )(?:[A-Z]\w* in thread |[\w.$]{1,200}(?:Exception|Error)\b|\d{4}-)/,
};
/** The second line of an exception's message. */
const MORE: NearLine = {
  where: 'below',
  within: 1,
  pattern: /^(?!Caused by|Suppressed|Process |Exited |Exception |Error )(?<more>[A-Z][\w'-]{0,40} .{3,200})$/,
};
/** What says that the exceptions below it ended the program. */
const ENDED: NearLine = {
  where: 'above',
  within: 300,
  pattern:
    /^(?:\s{0,8}(?:Exception in thread "main"|Error: (?:Could not|Unable|LinkageError))|.{0,200}(?:Application run failed|Application startup failed|Failed to start application|Error starting (?:Micronaut|Tomcat)|Failed to (?:initialize|start) (?:connector|component)|Context initialization failed|Startup failed|Error starting ApplicationContext))/,
  isRequired: true,
};

const ended = (name: string, kind: Matcher['kind'], words: string): readonly Matcher[] => [
  {
    name: `java-main-${name}`,
    kind,
    pattern: new RegExp(`^\\s{0,8}Exception in thread "main" (?=${words})(?<cause>.+)`),
    near: [NO_CAUSE_BELOW, FRAME, MORE],
    sentence: '{cause} {more}',
  },
  {
    name: `java-cause-${name}`,
    kind,
    pattern: new RegExp(`^\\s{0,8}Caused by: (?=${words})(?<cause>.+)`),
    near: [NO_CAUSE_BELOW, ENDED, FRAME, FRAME_ABOVE, MORE],
    sentence: '{cause} {more}',
  },
  {
    name: `java-start-${name}`,
    kind,
    pattern: new RegExp(
      `^(?!\\s{0,8}(?:Caused by|Suppressed):)(?!.{0,300}Application run failed)\\s{0,8}(?=(?:[a-z_][\\w$]*\\.){1,12}[A-Z][\\w$]*(?:: |$))(?=${words})(?<cause>.+)`,
    ),
    near: [
      {
        ...ENDED,
        within: 3,
        pattern:
          /^.{0,300}(?:Application run failed|Failed to start application|Error starting Micronaut|Application startup failed)/,
      },
      NO_CAUSE_BELOW,
      { where: 'below', within: 4, pattern: /^\s{0,8}SQL State {1,4}: /, isForbidden: true },
      { ...FRAME, pattern: START_FRAME },
    ],
  },
];

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

const maven = (rest: string) => new RegExp(`${ERROR}${rest}`);

/** The Java virtual machine, Spring Boot and other servers, Flyway and Liquibase. */
export const JVM: readonly Matcher[] = [
  {
    name: 'spring-failed',
    kind: 'crash',
    pattern: /^\s{0,8}(?!Description:)(?<cause>\S.+)/,
    near: [
      { where: 'above', within: 3, pattern: /^\s{0,8}Description:$/, until: /^\s{0,8}\S/, isRequired: true },
      { where: 'above', within: 8, pattern: /^\s{0,8}APPLICATION FAILED TO START/, isRequired: true },
      { where: 'below', within: 10, pattern: /^\s{0,12}Property: (?<property>.+)/, until: /^\s{0,8}Action:/ },
      { where: 'below', within: 12, pattern: /^\s{0,12}Reason: (?<reason>.+)/, until: /^\s{0,8}Action:/ },
    ],
    sentence: '{cause} {property} {reason}',
  },
  {
    name: 'java-out-of-memory',
    kind: 'out of memory',
    pattern:
      /^\s{0,8}(?:\[ERROR\] |Exception in thread "[^"]{1,80}" |Caused by: |> |e: |Terminating due to |Aborting due to |Exception: |# )?(?<cause>java\.lang\.OutOfMemoryError(?:: .+)?)/,
    near: [FRAME],
  },
  {
    name: 'java-class-version',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:Exception in thread "[^"]{1,80}" |Caused by: |Error: )?(?:java\.lang\.)?UnsupportedClassVersionError: (?<cause>.+)/,
  },
  {
    name: 'flyway',
    kind: 'migration',
    pattern: /^\s{0,8}Message {1,6}: (?<cause>.+)/,
    near: [
      { where: 'above', within: 4, pattern: /^\s{0,8}SQL State {1,4}: /, isRequired: true },
      { where: 'above', within: 6, pattern: /^.{0,300}(?:Migration|Script) (?<migration>[\w.-]{1,100}) failed/ },
      { where: 'below', within: 3, pattern: /^\s{0,8}Location {1,4}: (?<file>[^\s(]{1,300})/ },
      { where: 'below', within: 4, pattern: /^\s{0,8}Line {1,8}: (?<line>\d+)/ },
    ],
    sentence: '{migration}: {cause}',
  },
  ...ended('exception', 'crash', '\\w'),
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
    name: 'surefire-2',
    kind: 'test failure',
    pattern: /^(?:\[ERROR\] )?Failed tests: {1,4}(?<test>\w{1,100}\([\w.$]{1,200}\)): (?<cause>.+)$/,
    sentence: '{test}: {cause}',
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
