import { EXCEPTION, OWN_JAVA_FRAME } from './jvm.js';
const JAVAC = 'https://github.com/openjdk/jdk/blob/master/src/jdk.compiler/share/classes/com/sun/tools/javac';
const MAVEN = 'https://github.com/apache/maven/blob/master';
const SUREFIRE = 'https://github.com/apache/maven-surefire/blob/master/maven-surefire-common/src/main/java';
/** How Maven and sbt begin a line. */
const ERROR = '^\\s{0,8}\\[(?:ERROR|FATAL|error)\\] {1,4}';
const SYMBOL = {
    where: 'below',
    within: 4,
    pattern: /^\s{0,8}(?:\[ERROR\]\s{1,8}|)symbol:\s{1,8}(?<symbol>.+)/,
    until: /^.{0,300}\.java:/,
};
const SUCCEEDED = {
    where: 'below',
    within: 400,
    pattern: /^\s{0,8}(?:\[INFO\] )?BUILD SUCCESS/,
    isForbidden: true,
};
const POM = {
    where: 'below',
    within: 30,
    pattern: /^\s{0,8}\[ERROR\] {1,8}The project .{0,150}\((?<file>[^()]{1,300})\) has \d/,
};
const maven = (rest) => new RegExp(`${ERROR}${rest}`);
/** javac, Maven and its tests. */
export const JVM_BUILDS = [
    {
        name: 'javac-missing-package',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?=[^\s:]{1,300}\.java:)(?<file>[^\s:]{1,300}):(?<line>\d+): error: (?<cause>(?=package \S+ does not exist|module not found)\S.+)/,
        example: 'App.java:1: error: package com.google.gson does not exist',
        source: `${JAVAC}/resources/compiler.properties`,
    },
    {
        name: 'javac',
        kind: 'compile error',
        pattern: /^\s{0,8}(?=[^:]{1,300}\.(?:java|scala|groovy|sbt):)(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+): error: (?:\[[\w-]{1,40}\] )?(?<cause>.+?);?$/,
        near: [
            SYMBOL,
            { where: 'below', within: 1, pattern: /^ (?<found>found {1,4}: .+)/ },
            { where: 'below', within: 2, pattern: /^ (?<required>required: .+)/ },
        ],
        sentence: '{cause}: {symbol}{found} {required}',
        example: "src/Main.java:3: error: ';' expected\n        int port = 8080\n                       ^\n1 error",
        source: `${JAVAC}/util/BasicDiagnosticFormatter.java`,
    },
    {
        name: 'javac-options',
        kind: 'compile error',
        pattern: /^\s{0,8}error: (?<cause>(?:release version|invalid (?:target|source) release|file not found|invalid flag|no source files|cannot access|source (?:option|release)|target (?:option|release)|warnings found and -Werror|module not found).*)/i,
        example: 'error: release version 21 not supported',
        source: `${JAVAC}/resources/javac.properties`,
    },
    {
        name: 'maven-javac-missing-package',
        kind: 'missing dependency',
        pattern: maven('(?=[^\\s:]{1,300}\\.java:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?<cause>package \\S+ does not exist)'),
        example: '[ERROR] /app/src/main/java/com/acme/Orders.java:[3,20] package org.slf4j does not exist',
        source: 'https://github.com/apache/maven-compiler-plugin/blob/master/src/main/java/org/apache/maven/plugin/compiler/CompilerMojo.java',
    },
    {
        name: 'maven-checkstyle',
        kind: 'lint error',
        pattern: maven('(?=[^\\s:]{1,300}\\.\\w{2,6}:)(?<file>[^\\s:]{1,300}):\\[(?<line>\\d+)(?:,(?<column>\\d+))?\\] (?<cause>\\([a-z]+\\) \\w+: .+)'),
        example: "[ERROR] src/main/java/com/acme/Orders.java:[12,5] (naming) MemberName: Name 'X' must match pattern '^[a-z]'.",
        source: 'https://maven.apache.org/plugins/maven-checkstyle-plugin/',
    },
    {
        name: 'maven-compiler',
        kind: 'compile error',
        pattern: maven('(?<file>(?:[A-Za-z]:)?[^\\s:][^:]{0,300}):\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<cause>.+)'),
        near: [SYMBOL],
        sentence: '{cause}: {symbol}',
        example: '[ERROR] COMPILATION ERROR : \n[ERROR] /app/src/main/java/com/acme/Orders.java:[5,16] cannot find symbol',
        source: 'https://github.com/codehaus-plexus/plexus-compiler/blob/master/plexus-compiler-api/src/main/java/org/codehaus/plexus/compiler/CompilerMessage.java',
    },
    {
        name: 'checkstyle',
        kind: 'lint error',
        pattern: /^\s{0,8}(?:\[ant:checkstyle\] )?\[ERROR\] (?=[^\s:]{1,300}\.\w{2,6}:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+ \[\w+\])$/,
        example: '[ant:checkstyle] [ERROR] /app/src/main/java/com/acme/Orders.java:12:5: Missing a Javadoc comment. [MissingJavadocMethod]',
        source: 'https://github.com/checkstyle/checkstyle/blob/master/src/main/java/com/puppycrawl/tools/checkstyle/AuditEventDefaultFormatter.java',
    },
    {
        name: 'maven-kotlin',
        kind: 'compile error',
        pattern: maven('(?:file://)?(?=[^\\s:]{1,300}\\.kts?:)(?<file>[^\\s:]{1,300}):(?: \\(|)(?<line>\\d+)(?:, |:)(?<column>\\d+)\\)?:? (?:error: )?(?<cause>.+)'),
        example: '[ERROR] /app/src/main/kotlin/Main.kt: (8, 17) Type mismatch: inferred type is String? but String was expected',
        source: 'https://github.com/JetBrains/kotlin/blob/master/libraries/tools/kotlin-maven-plugin/src/main/java/org/jetbrains/kotlin/maven/MavenPluginLogMessageCollector.java',
    },
    {
        name: 'maven-pom',
        kind: 'compile error',
        pattern: maven('(?<cause>\\S.+?) @ (?:(?<file>[^,\\s]{1,300}), )?line (?<line>\\d+), column (?<column>\\d+)'),
        near: [POM],
        example: "[ERROR] [ERROR] Some problems were encountered while processing the POMs:\n[ERROR] 'dependencies.dependency.version' for org.slf4j:slf4j-api:jar is missing. @ line 8, column 29\n[ERROR]   The project com.acme:orders:2.4.1 (/app/pom.xml) has 1 error",
        source: `${MAVEN}/compat/maven-model-builder/src/main/java/org/apache/maven/model/building/ModelProblemUtils.java`,
    },
    {
        name: 'maven-pom-no-place',
        kind: 'compile error',
        pattern: maven('(?<cause>Child module \\S+ of (?<file>\\S+) does not exist|Non-(?:readable|parseable) POM (?<file>[^\\s:]{1,300}): .+)'),
        example: '[ERROR] Child module /app/api of /app/pom.xml does not exist',
        source: `${MAVEN}/compat/maven-model-builder/src/main/java/org/apache/maven/model/building/ModelProblemUtils.java`,
    },
    {
        name: 'maven-enforcer',
        kind: 'missing dependency',
        pattern: maven('Rule \\d+: (?<rule>\\S+) failed with message:'),
        near: [{ where: 'below', within: 2, pattern: /^\s{0,8}(?:\[ERROR\] )?(?<cause>\w.+)/, isRequired: true }],
        example: '[ERROR] Rule 0: org.apache.maven.enforcer.rules.version.RequireJavaVersion failed with message:\nDetected JDK version 17 is not in the allowed range [21,).',
        source: 'https://github.com/apache/maven-enforcer/blob/master/maven-enforcer-plugin/src/main/java/org/apache/maven/plugins/enforcer/EnforceMojo.java',
    },
    {
        name: 'surefire',
        kind: 'test failure',
        pattern: /^\s{0,8}(?:\[ERROR\] {1,2})?(?!Tests run)(?<test>[\w.$]+(?:\([^)]{0,150}\))?(?:\[[^\]]{0,80}\])?)(?: --)? {1,2}Time elapsed: .{0,20} <<< (?:FAILURE|ERROR)!/,
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
        example: '[ERROR] com.acme.CartTest.addsTax -- Time elapsed: 0.064 s <<< FAILURE!\norg.opentest4j.AssertionFailedError: expected: <119.0> but was: <100.0>\n\tat org.junit.jupiter.api.Assertions.assertEquals(Assertions.java:889)\n\tat com.acme.CartTest.addsTax(CartTest.java:13)',
        source: `${SUREFIRE}/org/apache/maven/plugin/surefire/report/ConsoleReporter.java`,
    },
    {
        name: 'surefire-summary',
        kind: 'test failure',
        pattern: maven(' ?(?<test>(?<class>[A-Z]\\w*)\\.[^\\s:]{1,100}):(?<line>\\d+)(?:->[^\\s:]{1,100}:\\d+){0,4}(?: »)? (?<cause>.+)'),
        near: [SUCCEEDED],
        sentence: '{test}: {cause}',
        example: '[ERROR] Failures: \n[ERROR]   CartTest.addsTax:13 expected: <119.0> but was: <100.0>',
        source: `${SUREFIRE}/org/apache/maven/plugin/surefire/report/SmartStackTraceParser.java`,
    },
    {
        name: 'maven-dependency',
        kind: 'missing dependency',
        pattern: maven('Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: Could not (?:resolve|collect) dependencies for project [^\\s:]+(?::[^\\s:]+){2,4}: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$'),
        example: '[ERROR] Failed to execute goal on project orders: Could not resolve dependencies for project com.acme:orders:jar:2.4.1: Could not find artifact com.acme:commons:jar:9.9.9 in central (https://repo.maven.apache.org/maven2) -> [Help 1]',
        source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/project/DependencyResolutionException.java`,
    },
    {
        name: 'maven-artifact',
        kind: 'missing dependency',
        pattern: /^\s{0,8}\[(?:ERROR|FATAL)\]\s{1,8}(?<cause>(?:Could not (?:find|transfer) artifact|Plugin \S+ or one of its dependencies|Failed to (?:read artifact descriptor|collect dependencies)|No plugin found for prefix|Non-resolvable).+?)(?: -> \[Help \d+\])?$/,
        example: '[ERROR] \tCould not find artifact com.acme:commons:jar:9.9.9 in central (https://repo.maven.apache.org/maven2)',
        source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/project/DependencyResolutionException.java`,
    },
    {
        name: 'maven-exit',
        kind: 'compile error',
        rank: 'exit',
        pattern: maven('Failed to execute goal .*on project [^\\s:]+: (?<cause>(?:Compilation failure|There (?:are|were) test failures|There was a timeout|Some Enforcer rules|Could not resolve dependencies|Compilation failed|You have |Failed to run task).*)'),
        sentence: '{cause}',
        example: '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project orders: Compilation failure',
        source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle/LifecycleExecutionException.java`,
    },
    {
        name: 'maven-goal',
        kind: 'compile error',
        pattern: maven('Failed to execute goal (?:\\S+ (?:\\([^)]{1,100}\\) )?)?on project [^\\s:]+: (?<cause>.+?)(?: -> \\[Help \\d+\\])?$'),
        example: '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project orders: Fatal error compiling: error: release version 21 not supported -> [Help 1]',
        source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle/LifecycleExecutionException.java`,
    },
    {
        name: 'maven-usage',
        kind: 'missing file',
        pattern: maven('(?<cause>(?:Unknown lifecycle phase|The goal you specified requires a project|Could not find the selected project|No goals have been specified|Could not find goal|Error (?:building|reading|executing) |POM file \\S+ specified|Unable to parse command line|The specified user settings file|Toolchain error|Cannot find matching toolchain|The projects in the reactor contain a cyclic|Source option|Target option|The forked VM terminated|There was an error in the forked process|PMD Failure).+?)(?: -> \\[Help \\d+\\])?$'),
        example: '[ERROR] The goal you specified requires a project to execute but there is no POM in this directory (/app). -> [Help 1]',
        source: `${MAVEN}/impl/maven-core/src/main/java/org/apache/maven/lifecycle`,
    },
];
