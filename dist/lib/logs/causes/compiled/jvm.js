const LAUNCHER = 'https://github.com/openjdk/jdk/blob/master/src/java.base/share';
const SPRING = 'https://github.com/spring-projects/spring-boot/blob/main';
/** Packages that an application uses; their frames are not where a person would look. */
const LIBRARIES = 'java|javax|jakarta|jdk|sun|com\\.(?:sun|zaxxer|mysql|fasterxml|google|amazonaws|mongodb|microsoft|oracle|netflix|squareup|typesafe|github|ctc|ibm|datastax|rabbitmq)|org\\.(?:springframework|apache|hibernate|junit|opentest4j|assertj|hamcrest|mockito|postgresql|flywaydb|slf4j|eclipse|gradle|jetbrains|codehaus|aspectj|h2|jboss|xnio|mariadb|redisson|yaml|scalatest|scalactic|testng|spockframework|jooq|quartz|liquibase|elasticsearch|bouncycastle|keycloak|objectweb|graalvm|testcontainers|wildfly|reactivestreams|thymeleaf|jline|sqlite|neo4j|ehcache|infinispan|glassfish)|io\\.(?:netty|micrometer|lettuce|ktor|quarkus|micronaut|undertow|reactivex|vertx|grpc|smallrye|kotest|opentelemetry|jsonwebtoken|swagger|dropwizard|cucumber|r2dbc|sentry|confluent|mockk|zipkin|projectreactor)|ch\\.qos|kotlin|kotlinx|scala|akka|play|groovy|liquibase|oracle|reactor|net\\.(?:bytebuddy|sf|sourceforge|bull)|okhttp3|okio|retrofit2|rx|feign|redis|cats|zio|sbt|munit|utest|software\\.amazon|worker\\.org|net\\.ttddyy|lombok|antlr|freemarker|dagger|reactivemongo|slick|cglib|brave|zipkin2|graphql|picocli|javassist|junit';
/** The place of a stack's frame in a class of the application, as `at com.acme.Cart.total(Cart.java:13)`. */
export const OWN_JAVA_FRAME = new RegExp(`^\\s{1,12}at (?:(?:app|platform)?//|[\\w.-]{1,60}(?:@[\\w.+-]{1,30})?/)?(?!(?:${LIBRARIES})\\.)(?<javaPackage>(?:[a-z_][\\w]{0,60}\\.){0,12})[A-Z][^\\s()/]{0,300}\\((?<file>[\\w$-]{1,100}\\.(?:java|kt|kts|scala|groovy)):(?<line>\\d+)\\)`);
/** The same for an application that a framework starts: `main` only calls the framework. */
const START_FRAME = new RegExp(OWN_JAVA_FRAME.source.replace('(?!(?:', '(?!\\S{1,300}\\.main\\()(?!(?:'));
/** A line that names an exception; that an assertion failed is said by its message. */
export const EXCEPTION = /^\s{0,8}(?:(?:org\.opentest4j\.AssertionFailedError|java\.lang\.AssertionError|org\.junit\.ComparisonFailure|junit\.framework\.\w+)(?=:|\s{0,2}$)(?:: (?<cause>\S.*)|)|(?<exception>(?:[a-z_][\w$]*\.){1,12}[A-Z][\w$]*(?=:|\s{0,2}$)(?::.*|))|(?<exception>(?=[A-Z]\w*(?:Exception|Error)(?::|$))\w+(?::.*|)))/;
const NEXT_CAUSE = /^\s{0,8}Caused by: /;
const NO_CAUSE_BELOW = {
    where: 'below',
    within: 150,
    pattern: NEXT_CAUSE,
    until: /^\s{0,8}(?:\d{4}-\d\d-|\d\d:\d\d:|\[INFO|\{"|Process |[\w.-]{1,60} exited with)/,
    isForbidden: true,
};
const FRAME = {
    where: 'below',
    within: 60,
    pattern: OWN_JAVA_FRAME,
    until: /^\s{0,8}(?:Caused by: |\.\.\. \d+ (?:more|common)|\d{4}-)/,
};
/** The place where the exception is from that this one led to, if its own stack has none of the application. */
const FRAME_ABOVE = {
    where: 'far-above',
    within: 80,
    pattern: START_FRAME,
    until: /^\s{0,8}(?!Caused by: |Suppressed: )(?:[A-Z]\w* in thread |[\w.$]{1,200}(?:Exception|Error)\b|\d{4}-)/,
};
/** The second line of an exception's message. */
const MORE = {
    where: 'below',
    within: 1,
    pattern: /^(?!Caused by|Suppressed|Process |Exited |Exception |Error )(?<more>[A-Z][\w'-]{0,40} .{3,200})$/,
};
/** What says that the exceptions below it ended the program. */
const ENDED = {
    where: 'above',
    within: 300,
    pattern: /^(?:\s{0,8}(?:Exception in thread "main"|Error: (?:Could not|Unable|LinkageError))|.{0,200}(?:Application run failed|Application startup failed|Failed to start application|Error starting (?:Micronaut|Tomcat)|Failed to (?:initialize|start) (?:connector|component)|Context initialization failed|Startup failed|Error starting ApplicationContext))/,
    isRequired: true,
};
const ended = (name, kind, words, example) => [
    {
        name: `java-main-${name}`,
        kind,
        pattern: new RegExp(`^\\s{0,8}Exception in thread "main" (?=${words})(?<cause>.+)`),
        near: [NO_CAUSE_BELOW, FRAME, MORE],
        sentence: '{cause} {more}',
        example: `Exception in thread "main" ${example}\n\tat com.acme.Main.main(Main.java:9)`,
        source: `${LAUNCHER}/classes/java/lang/ThreadGroup.java (uncaughtException)`,
    },
    {
        name: `java-cause-${name}`,
        kind,
        pattern: new RegExp(`^\\s{0,8}Caused by: (?=${words})(?<cause>.+)`),
        near: [NO_CAUSE_BELOW, ENDED, FRAME, FRAME_ABOVE, MORE],
        sentence: '{cause} {more}',
        example: `Exception in thread "main" java.lang.ExceptionInInitializerError\nCaused by: ${example}\n\tat com.acme.Main.main(Main.java:9)`,
        source: `${LAUNCHER}/classes/java/lang/Throwable.java (printStackTrace)`,
    },
    {
        name: `java-start-${name}`,
        kind,
        pattern: new RegExp(`^(?!\\s{0,8}(?:Caused by|Suppressed):)(?!.{0,300}Application run failed)\\s{0,8}(?=(?:[a-z_][\\w$]*\\.){1,12}[A-Z][\\w$]*(?:: |$))(?=${words})(?<cause>.+)`),
        near: [
            {
                ...ENDED,
                within: 3,
                pattern: /^.{0,300}(?:Application run failed|Failed to start application|Error starting Micronaut|Application startup failed)/,
            },
            NO_CAUSE_BELOW,
            { where: 'below', within: 4, pattern: /^\s{0,8}SQL State {1,4}: /, isForbidden: true },
            { ...FRAME, pattern: START_FRAME },
        ],
        example: `2026-05-20T10:44:09.310Z ERROR 1 --- [main] o.s.boot.SpringApplication : Application run failed\n\n${example}\n\tat com.acme.Main.main(Main.java:9)`,
        source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/SpringApplication.java (reportFailure)`,
    },
];
/** The Java virtual machine, Spring Boot and other servers, Flyway and Liquibase. */
export const JVM = [
    {
        name: 'spring-failed-port',
        kind: 'port',
        pattern: /^\s{0,8}(?<cause>(?:Web server failed to start\. |The Tomcat connector |Embedded servlet container failed).*[Pp]ort.+)/,
        example: 'APPLICATION FAILED TO START\n\nDescription:\n\nWeb server failed to start. Port 8080 was already in use.',
        source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/web/server/PortInUseFailureAnalyzer.java`,
    },
    {
        name: 'spring-cycle',
        kind: 'crash',
        pattern: /^\s{0,8}(?<cause>The dependencies of some of the beans in the application context form a cycle)/,
        example: 'Description:\n\nThe dependencies of some of the beans in the application context form a cycle:',
        source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/diagnostics/analyzer/BeanCurrentlyInCreationFailureAnalyzer.java`,
    },
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
        example: "APPLICATION FAILED TO START\n\nDescription:\n\nFailed to configure a DataSource: 'url' attribute is not specified and no embedded datasource could be configured.\n\nReason: Failed to determine a suitable driver class",
        source: `${SPRING}/core/spring-boot/src/main/java/org/springframework/boot/diagnostics/LoggingFailureAnalysisReporter.java`,
    },
    {
        name: 'java-out-of-memory',
        kind: 'out of memory',
        pattern: /^\s{0,8}(?:\[ERROR\] |Exception in thread "[^"]{1,80}" |Caused by: |> |e: |Terminating due to |Aborting due to |Exception: |# )?(?<cause>java\.lang\.OutOfMemoryError(?:: .+)?)/,
        near: [FRAME],
        example: 'java.lang.OutOfMemoryError: Java heap space\n\tat com.acme.Main.main(Main.java:9)',
        source: 'https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/debug.cpp (report_java_out_of_memory)',
    },
    {
        name: 'java-native-memory',
        kind: 'out of memory',
        pattern: /^(?:# )?(?<cause>There is insufficient memory for the Java Runtime Environment to continue|Native memory allocation \(\w+\) failed .+|Could not reserve enough space for .+)/,
        example: '#\n# There is insufficient memory for the Java Runtime Environment to continue.',
        source: 'https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/vmError.cpp',
    },
    {
        name: 'java-crash',
        kind: 'crash',
        pattern: /^#\s{1,4}(?<cause>(?:SIG[A-Z]{2,6}|Internal Error|EXCEPTION_\w+) \(.+)/,
        example: '# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f2, pid=1, tid=7',
        source: 'https://github.com/openjdk/jdk/blob/master/src/hotspot/share/utilities/vmError.cpp',
    },
    {
        name: 'java-class-version',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:Exception in thread "[^"]{1,80}" |Caused by: |Error: )?(?:java\.lang\.)?UnsupportedClassVersionError: (?<cause>.+)/,
        example: 'Error: LinkageError occurred while loading main class com.acme.Main\n\tjava.lang.UnsupportedClassVersionError: com/acme/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0',
        source: 'https://github.com/openjdk/jdk/blob/master/src/hotspot/share/classfile/classFileParser.cpp (verify_class_version)',
    },
    {
        name: 'java-jar',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:Error: )?(?<cause>Unable to access jarfile .+|Invalid or corrupt jarfile .+|no main manifest attribute, in .+|Could not find or load main class .+|Main method not found in class [^\s,]+|Unable to initialize main class .+|Could not find the main class.+|Error opening zip file or JAR manifest missing.+|Module \S+ not found.*)/,
        example: 'Error: Unable to access jarfile target/orders-2.4.1.jar',
        source: `${LAUNCHER}/native/libjli/emessages.h`,
    },
    {
        name: 'java-options',
        kind: 'crash',
        pattern: /^\s{0,8}(?:Error: )?(?<cause>Unrecognized (?:VM )?option:? .+|Invalid (?:maximum|initial) heap size: .+|Improperly specified VM option .+|(?:Initial|Too small) (?:initial |maximum )?heap .+|Conflicting collector combinations.+|VM option .+ is (?:diagnostic|experimental).+|Could not find agent library .+|Error occurred during initialization of boot layer|agent library failed to init.*|Missing \+\/- setting for VM option.+)/,
        example: "Unrecognized VM option 'UseConcMarkSweepGC'\nError: Could not create the Java Virtual Machine.",
        source: 'https://github.com/openjdk/jdk/blob/master/src/hotspot/share/runtime/arguments.cpp',
    },
    {
        name: 'java-options-refused',
        kind: 'crash',
        rank: 'effect',
        pattern: /^\s{0,8}(?:Error: )?(?<cause>Could not create the Java Virtual Machine)/,
        example: 'Error: Could not create the Java Virtual Machine.',
        source: `${LAUNCHER}/native/libjli/emessages.h`,
    },
    {
        name: 'java-home',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:ERROR|Error)?:? ?(?<cause>(?:The )?JAVA_HOME (?:is|environment variable is) (?:not|set to an invalid).+)/,
        example: "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.",
        source: 'https://github.com/gradle/gradle/blob/master/gradlew',
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
        example: 'Migration V2__add.sql failed\n----------------------------\nSQL State  : 42P07\nError Code : 0\nMessage    : ERROR: relation "customers" already exists\nLocation   : db/migration/V2__add.sql (/app/db/migration/V2__add.sql)\nLine       : 1',
        source: 'https://github.com/flyway/flyway/blob/main/flyway-core/src/main/java/org/flywaydb/core/internal/sqlscript/FlywaySqlScriptException.java',
    },
    {
        name: 'tomcat-connector',
        kind: 'port',
        rank: 'effect',
        pattern: /^.{0,200}(?<cause>Failed to (?:initialize|start) (?:connector|component|end point associated).+)/,
        example: 'SEVERE [main] org.apache.catalina.core.StandardService.initInternal Failed to initialize connector [Connector["http-nio-8080"]]',
        source: 'https://github.com/apache/tomcat/blob/main/java/org/apache/catalina/core/LocalStrings.properties',
    },
    {
        name: 'tomcat-context',
        kind: 'crash',
        rank: 'effect',
        pattern: /^.{0,200}(?<cause>Context \[[^\]]{0,100}\] startup failed due to previous errors|One or more (?:listeners|Filters) failed to start.*)/,
        example: 'SEVERE [main] org.apache.catalina.core.StandardContext.startInternal Context [/orders] startup failed due to previous errors',
        source: 'https://github.com/apache/tomcat/blob/main/java/org/apache/catalina/core/LocalStrings.properties',
    },
    {
        name: 'quarkus-port',
        kind: 'port',
        pattern: /^.{0,200}(?<cause>Port \d+ seems to be in use by another process|Port\(s\) already bound: .+)/,
        example: 'ERROR [io.qua.run.Application] (main) Port 8080 seems to be in use by another process.',
        source: 'https://github.com/quarkusio/quarkus/blob/main/core/runtime/src/main/java/io/quarkus/runtime/ApplicationLifecycleManager.java',
    },
    ...ended('port', 'port', '[\\w.]*BindException', 'java.net.BindException: Address already in use'),
    ...ended('class', 'missing dependency', 'java\\.lang\\.(?:ClassNotFound|NoClassDefFound)', 'java.lang.ClassNotFoundException: org.postgresql.Driver'),
    ...ended('migration', 'migration', '(?:org\\.flywaydb|liquibase)\\.', 'org.flywaydb.core.api.FlywayException: Unable to obtain a connection'),
    ...ended('exception', 'crash', '\\w', 'java.lang.IllegalStateException: DATABASE_URL is not set'),
];
