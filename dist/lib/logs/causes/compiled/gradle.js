import { EXCEPTION, OWN_JAVA_FRAME } from './jvm.js';
const GRADLE = 'https://github.com/gradle/gradle/blob/master';
const KOTLIN = 'https://github.com/JetBrains/kotlin/blob/master/compiler';
const SBT = 'https://github.com/sbt/sbt/blob/develop';
const WENT_WRONG = { where: 'above', within: 14, pattern: /^\s{0,8}\* What went wrong:$/, isRequired: true };
const WHERE = {
    where: 'above',
    within: 18,
    pattern: /^\s{0,8}(?:(?:[Bb]uild|[Ss]ettings|[Ii]nit\w*) (?:file|script)|[Ss]cript) '(?<file>[^']{1,300})' line: (?<line>\d+)/,
    until: /^\s{0,8}(?:FAILURE: |\d{1,2}: Task failed)/,
};
/** What says only that a task failed. */
const EXITS = '(?:Compilation (?:failed|error)|There were failing tests|Process .* finished with non-zero|A failure occurred while executing|Internal compiler error|A build operation failed|Checkstyle rule violations|startup failed:|Script compilation error|Lint found errors|Execution failed for task|Could not compile|Test failed|Multiple (?:build operations )?failed|Analysis failed|KtLint found|\\d+ violations? )';
/** The causes of a failure are indented by three characters each; the deepest of the first chain says what is wrong. */
const levels = (kind, name, words, example) => [0, 3, 6, 9, 12].map((indent) => ({
    name: `gradle-${name}-${indent}`,
    kind,
    pattern: new RegExp(`^(?: {7})?${' '.repeat(indent)}> (?!Run with|Get more|Task )(?!${EXITS})(?:error: )?(?=${words})(?<cause>.+)`),
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
    example: `FAILURE: Build failed with an exception.\n\n* What went wrong:\nExecution failed for task ':compileJava'.\n${' '.repeat(indent)}> ${example}`,
    source: `${GRADLE}/platforms/core-runtime/logging/src/main/java/org/gradle/internal/logging/ConsoleRenderer.java`,
}));
/** Gradle, the Kotlin and Scala compilers, sbt and their tests. */
export const GRADLE_BUILDS = [
    {
        name: 'kotlin-old',
        kind: 'compile error',
        pattern: /^\s{0,8}e: (?:file:\/\/)?(?<file>[^:]{1,300}): \((?<line>\d+), (?<column>\d+)\): (?<cause>.+)/,
        example: 'e: /app/src/main/kotlin/Main.kt: (8, 17): Type mismatch: inferred type is String? but String was expected',
        source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/PlainTextMessageRenderer.java`,
    },
    {
        name: 'kapt',
        kind: 'compile error',
        pattern: /^\s{0,8}e: (?:\[kapt\] )?(?:file:\/\/)?(?=[^\s:]{1,300}\/build\/)[^\s:]{1,300}:\d+:(?:\d+:)? (?:error: )?(?<cause>.+)/,
        example: 'e: /app/build/tmp/kapt3/stubs/main/com/acme/OrderMapper.java:12: error: Unmapped target property: "total".',
        source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`,
    },
    {
        name: 'kotlin',
        kind: 'compile error',
        pattern: /^\s{0,8}e: (?:\[ksp\] )?(?:file:\/\/)?(?<file>[^:]{1,300}):(?<line>\d+):(?:(?<column>\d+):?)? (?<cause>.+)/,
        example: "e: file:///app/src/main/kotlin/Main.kt:8:17 Unresolved reference 'prot'.",
        source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`,
    },
    {
        name: 'kotlin-no-place',
        kind: 'compile error',
        pattern: /^\s{0,8}e: (?!java\.lang\.OutOfMemory)(?<cause>\S.+)/,
        example: 'e: warnings found and -Werror specified',
        source: `${KOTLIN}/cli/cli-common/src/org/jetbrains/kotlin/cli/common/messages/GradleStyleMessageRenderer.kt`,
    },
    {
        name: 'ktlint',
        kind: 'lint error',
        pattern: /^\s{0,8}(?=[^\s:]{1,300}\.kts?:)(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+):? (?!error: |warning: )(?:Lint error > )?(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
        example: '/app/src/main/kotlin/Main.kt:8:1: Unnecessary long whitespace (standard:no-multi-spaces)',
        source: 'https://github.com/pinterest/ktlint/blob/master/ktlint-cli-reporter-plain/src/main/kotlin/com/pinterest/ktlint/cli/reporter/plain/PlainReporter.kt',
    },
    {
        name: 'gradle-groovy-script',
        kind: 'compile error',
        pattern: /^\s{2,12}(?:build|settings|script)(?: file)? '(?<file>[^']{1,300})': (?<line>\d+): (?<cause>.+?)(?: @ line \d+, column (?<column>\d+))?\.?$/,
        example: "* What went wrong:\nCould not compile build file '/app/build.gradle'.\n> startup failed:\n  build file '/app/build.gradle': 12: unexpected token: } @ line 12, column 1.",
        source: `${GRADLE}/subprojects/core/src/main/java/org/gradle/groovy/scripts/internal/DefaultScriptCompilationHandler.java`,
    },
    {
        name: 'gradle-kotlin-script',
        kind: 'compile error',
        pattern: /^\s{2,120}\^ (?<cause>.+)/,
        near: [
            { where: 'above', within: 3, pattern: /^\s{2,12}Line (?<line>\d+): /, isRequired: true },
            { ...WHERE, isRequired: true },
        ],
        example: '* Where:\nBuild file \'/app/build.gradle.kts\' line: 12\n\n* What went wrong:\nScript compilation error:\n\n  Line 12: implementaton("x")\n           ^ Unresolved reference: implementaton',
        source: `${GRADLE}/platforms/core-configuration/kotlin-dsl/src/main/kotlin/org/gradle/kotlin/dsl/support/KotlinCompiler.kt`,
    },
    {
        name: 'gradle-daemon',
        kind: 'out of memory',
        pattern: /^\s{0,8}(?:> )?(?<cause>Gradle build daemon (?:disappeared|has been stopped).+|Expiring Daemon because JVM heap space is exhausted|The Daemon will expire (?:immediately|after the build).+memory.*)/,
        example: '* What went wrong:\nGradle build daemon disappeared unexpectedly (it may have been killed or may have crashed)',
        source: `${GRADLE}/platforms/core-runtime/launcher/src/main/java/org/gradle/launcher/daemon/client/DaemonDisappearedException.java`,
    },
    {
        name: 'gradle-spotless',
        kind: 'lint error',
        pattern: /^\s{0,16}> (?<cause>The following files had format violations)/,
        near: [{ where: 'below', within: 1, pattern: /^\s{4,20}(?<file>[^\s:]{1,300})$/ }],
        sentence: '{cause}: {file}',
        example: "* What went wrong:\nExecution failed for task ':spotlessJavaCheck'.\n> The following files had format violations:\n      src/main/java/com/acme/Orders.java",
        source: 'https://github.com/diffplug/spotless/blob/main/plugin-gradle/src/main/java/com/diffplug/gradle/spotless/SpotlessCheck.java',
    },
    ...levels('missing dependency', 'dependency', '(?:Could not (?:find|resolve|GET|HEAD|download|install)|Cannot find a Java|No matching|Unable to (?:load|find)|Received status|No cached|Failed to (?:install|list)|Toolchain|Plugin )', 'Could not find com.acme:commons:9.9.9.'),
    ...levels('compile error', 'cause', '', "Could not get unknown property 'versio' for root project 'orders'."),
    {
        name: 'gradle-top',
        kind: 'compile error',
        pattern: new RegExp(`^\\s{0,8}(?!${EXITS})(?!> |A problem occurred (?:evaluating|configuring)|\\* |BUILD )(?<cause>\\S.+)`),
        near: [
            { ...WENT_WRONG, within: 1 },
            { where: 'below', within: 2, pattern: /^\s{0,8}> /, isForbidden: true },
            { where: 'below', within: 1, pattern: /^\s{0,8}(?<more>\w.+)/ },
            WHERE,
        ],
        sentence: '{cause} {more}',
        example: "FAILURE: Build failed with an exception.\n\n* What went wrong:\nTask 'assembel' not found in root project 'orders'.",
        source: `${GRADLE}/platforms/core-runtime/launcher/src/main/java/org/gradle/launcher/cli/ExceptionReportingAction.java`,
    },
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
        example: 'CartTest > addsTax() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:13\n\n2 tests completed, 1 failed',
        source: `${GRADLE}/platforms/jvm/testing-base/src/main/java/org/gradle/api/internal/tasks/testing/logging/TestEventLogger.java`,
    },
    {
        name: 'gradle-exit',
        kind: 'compile error',
        rank: 'exit',
        pattern: /^\s{0,16}> (?<cause>(?:Compilation (?:failed|error)|There were failing tests|Process .+ finished with non-zero|Checkstyle rule|Lint found|Internal compiler).*)/,
        near: [WENT_WRONG],
        example: "* What went wrong:\nExecution failed for task ':compileJava'.\n> Compilation failed; see the compiler error output for details.",
        source: `${GRADLE}/platforms/jvm/language-java/src/main/java/org/gradle/api/internal/tasks/compile/CompilationFailedException.java`,
    },
    {
        name: 'android-lint',
        kind: 'lint error',
        pattern: /^\s{0,8}(?=[^\s:]{1,300}\.(?:xml|java|kt):)(?<file>[^\s:]{1,300}):(?<line>\d+): Error: (?<cause>.+)/,
        example: '/app/src/main/AndroidManifest.xml:12: Error: Missing permissions required by Camera.open [MissingPermission]',
        source: 'https://developer.android.com/studio/write/lint',
    },
    {
        name: 'sbt-scala3',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:\[error\] )?-- (?:\[E\d+\] )?(?<cause>[\w ]{1,60}): (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) -{2,200}/,
        near: [
            {
                where: 'all-below',
                within: 8,
                pattern: /^\s{0,8}(?:\[error\])?\s{1,4}\|\s{1,200}(?!\^)(?<detail>\S.*)/,
                until: /^.{0,40}longer explanation/,
            },
        ],
        sentence: '{cause}: {detail}',
        example: '[error] -- [E006] Not Found Error: /app/src/main/scala/Main.scala:5:12 ---------\n[error] 5 |  val x = prot\n[error]   |          ^^^^\n[error]   |          Not found: prot',
        source: 'https://github.com/scala/scala3/blob/main/compiler/src/dotty/tools/dotc/reporting/MessageRendering.scala',
    },
    {
        name: 'sbt-scala2',
        kind: 'compile error',
        pattern: /^\s{0,8}\[error\] (?=[^\s:]{1,300}\.(?:scala|sbt|java):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?:error: )?(?<cause>.+)/,
        near: [
            { where: 'below', within: 2, pattern: /^\s{0,8}\[error\] {1,4}(?<found>found {1,8}: .+)/ },
            { where: 'below', within: 3, pattern: /^\s{0,8}\[error\] {1,4}(?<required>required: .+)/ },
        ],
        sentence: '{cause} {found} {required}',
        example: '[error] /app/src/main/scala/Main.scala:5:12: not found: value prot',
        source: `${SBT}/internal/util-logging/src/main/scala/sbt/internal/util/ConsoleAppender.scala`,
    },
    {
        name: 'sbt-resolve',
        kind: 'missing dependency',
        pattern: /^\s{0,8}\[error\] (?:\([^)]{1,60}\) )?(?:sbt\.librarymanagement\.ResolveException|lmcoursier\.\S{1,80}): (?<cause>.+)/,
        example: '[error] (update) sbt.librarymanagement.ResolveException: Error downloading com.acme:commons_2.13:9.9.9',
        source: `${SBT}/lm-core/src/main/scala/sbt/librarymanagement/ResolveException.scala`,
    },
    {
        name: 'scalatest',
        kind: 'test failure',
        pattern: /^\s{0,8}(?:\[(?:info|error)\]\s{1,8}|)(?:- )?(?<test>\S.{0,200}) \*\*\* FAILED \*\*\*/,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^\s{0,8}(?:\[(?:info|error)\]\s{1,8}|)(?<cause>\S.*) \((?<file>[\w-]{1,100}\.scala):(?<line>\d+)\)$/,
            },
        ],
        sentence: '{test}: {cause}',
        example: '[info] - adds tax *** FAILED ***\n[info]   100 did not equal 119 (CartSpec.scala:9)',
        source: 'https://github.com/scalatest/scalatest/blob/main/jvm/core/src/main/scala/org/scalatest/tools/StringReporter.scala',
    },
    {
        name: 'munit',
        kind: 'test failure',
        pattern: /^\s{0,8}==> X (?<test>\S.{0,200}?) {1,4}\d+\.\d+s [\w.]+: (?<file>[^\s:]{1,300}):(?<line>\d+)(?: (?<cause>.+)|)/,
        sentence: '{test} failed {cause}',
        example: '==> X CartSuite.adds tax  0.02s munit.ComparisonFailException: /app/src/test/scala/CartSuite.scala:9',
        source: 'https://github.com/scalameta/munit/blob/main/junit-interface/src/main/java/munit/internal/junitinterface/EventDispatcher.java',
    },
    {
        name: 'sbt-error',
        kind: 'compile error',
        rank: 'effect',
        pattern: /^\s{0,8}\[error\] (?:\([^)]{1,80}\) )?(?<cause>(?:Not a valid (?:command|key)|Compilation failed|No such setting|Expected |Failed tests:|java\.\w+\.).*)/,
        example: '[error] Not a valid command: assemblly',
        source: `${SBT}/main-command/src/main/scala/sbt/BasicCommands.scala`,
    },
];
