import type { Matcher, NearLine } from '../../matcher.ts';

/** The project that the message is for, which MSBuild adds at its end. */
const PROJECT = '(?: \\[[^\\]]{1,300}\\])?$';
/** The first frame with a source file, unless it is of a package that was built elsewhere (`/_/`). */
const FRAME: NearLine = {
  where: 'below',
  within: 60,
  pattern:
    /^\s{1,12}at .+ in (?!\/_\/|\/home\/runner\/|\/__w\/|[A-Z]:\\a\\)(?<file>(?:[A-Za-z]:)?[^:]{1,300}):(?:line )?(?<line>\d+)$/,
  until: /^\s{0,8}(?:Unhandled exception|info: |warn: )/,
};
/** A package may have been built on the same CI, so that its frames count only if there is no other. */
const ANY_FRAME: NearLine = {
  ...FRAME,
  pattern: /^\s{1,12}at .+ in (?!\/_\/)(?<file>(?:[A-Za-z]:)?[^:]{1,300}):(?:line )?(?<line>\d+)$/,
};
/** The application's frame. */
const FRAMES = [FRAME, ANY_FRAME] as const;
const UNHANDLED = '^\\s{0,8}(?:\\S{1,60} )?Unhandled [Ee]xception[.:] ';

/** MSBuild, NuGet, the .NET host, its tests, and Entity Framework. */
export const DOTNET: readonly Matcher[] = [
  {
    name: 'dotnet-command-failed',
    kind: 'compile error',
    rank: 'effect',
    pattern: new RegExp(
      `^\\s{0,8}(?:[^\\s(:][^(:]{0,300}\\([\\d,]{1,15}\\)|MSBUILD|EXEC) ?: error MSB(?:3073|3077|6006|3721|4181): (?<cause>.+?)${PROJECT}`,
    ),
  },
  {
    name: 'dotnet-test-error',
    kind: 'test failure',
    pattern: new RegExp(
      `^\\s{0,8}(?<file>[^\\s(:][^(:]{0,300})\\((?<line>\\d+)\\): error TESTERROR:? (?<test>[^:]{1,250}): (?:Error Message: )?(?<cause>.+?)${PROJECT}`,
    ),
    near: [
      { where: 'below', within: 3, pattern: /^\s{0,12}(?<expected>Expected: .+)/ },
      { where: 'below', within: 4, pattern: /^\s{0,12}(?<actual>(?:Actual|But was): .+)/ },
    ],
    sentence: '{test}: {cause} {expected} {actual}',
  },
  {
    name: 'dotnet-format',
    kind: 'lint error',
    pattern: new RegExp(
      `^\\s{0,8}(?<file>(?:[A-Za-z]:)?[^\\s(:][^(:]{0,300})\\((?<line>\\d+),(?<column>\\d+)\\): error (?:WHITESPACE|FINALNEWLINE|IMPORTS|CHARSET|ENDOFLINE|IDE\\d+|CA\\d+|SA\\d+): (?<cause>.+?)${PROJECT}`,
    ),
  },
  {
    name: 'dotnet-sdk-file',
    kind: 'compile error',
    pattern: new RegExp(
      `^(?=[^(]{0,300}(?:[/\\\\]sdk[/\\\\]|[/\\\\]\\.nuget[/\\\\]|[/\\\\]packages[/\\\\]|[/\\\\]MSBuild[/\\\\]))\\s{0,8}[^\\s(][^(]{1,300}\\(\\d+(?:,\\d+)?\\): error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
  },
  {
    name: 'msbuild',
    kind: 'compile error',
    pattern: new RegExp(
      `^\\s{0,8}(?:\\d{1,3}(?::\\d{1,3})?>)?(?<file>(?:[A-Za-z]:)?[^\\s(:#][^(:]{0,300})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:[,-]\\d+){0,4}\\) ?: (?:fatal )?error (?!TS)(?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
  },
  {
    name: 'msbuild-project',
    kind: 'missing dependency',
    pattern: new RegExp(
      `^\\s{0,8}(?<file>(?=[^\\s:]{1,300}proj :)(?:[A-Za-z]:)?[^\\s:]{1,300}) : error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
  },
  {
    name: 'msbuild-no-place',
    kind: 'compile error',
    pattern: new RegExp(
      `^\\s{0,8}(?:[\\w./-]{1,200} ?: )?(?:fatal )?error (?:CS|NU|NETSDK|MSB|FS|BC|LNK|IL|ASPNETCORE|BLAZOR)\\d+ ?: (?<cause>.+?)${PROJECT}`,
    ),
    near: [{ where: 'below', within: 1, pattern: /^Switch: (?<switch>.+)/ }],
    sentence: '{cause} {switch}',
  },
  {
    name: 'nuget',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:Response status code|Unable to (?:load the service|find package)|NU\d+|Missing value for option|The (?:feed|source) ).+)/,
  },
  {
    name: 'dotnet-missing-sdk',
    kind: 'missing dependency',
    pattern:
      /^\s{0,12}(?<cause>A compatible (?:installed )?\.NET (?:Core )?SDK (?:was not found|for global\.json version).*|No \.NET (?:Core )?SDKs were found|Could not find any SDK for the specified|The SDK '.+' specified could not be found.*)/,
    near: [{ where: 'below', within: 4, pattern: /^\s{0,8}Requested SDK version: (?<version>\S+)/ }],
    sentence: '{cause} {version}',
  },
  {
    name: 'dotnet-missing-framework',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>You must install (?:or update )?\.NET to run this application|(?:The )?[Ff]ramework:? '[^']+', version '[^']+'[^.]* was not found|It was not possible to find any compatible framework version)/,
    near: [{ where: 'below', within: 8, pattern: /^\s{0,8}Framework: (?<framework>'.+)/ }],
    sentence: '{cause}: {framework}',
  },
  {
    name: 'dotnet-missing-command',
    kind: 'missing file',
    pattern:
      /^\s{0,12}(?:\* )?(?<cause>The application '[^']+' does not exist.*|You intended to execute a \.NET (?:Core )?(?:program|application), but [\w.-]+ does not exist|A fatal error was encountered\. .+|Cannot use file stream for .+|The specified (?:deps\.json|runtimeconfig\.json) .+)/,
    near: [{ where: 'below', within: 3, pattern: /^\s{0,12}(?:A compatible|No) .{0,20}SDK/, isForbidden: true }],
  },
  {
    name: 'dotnet-missing-library',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>Couldn't find a valid ICU package installed on the system.*|Process terminated\. Couldn't find a valid ICU.+|Failed to (?:resolve|load) lib\w+\.so.*)/,
  },
  {
    name: 'dotnet-unhandled-port',
    kind: 'port',
    pattern: new RegExp(`${UNHANDLED}(?=.{0,300}(?:Failed to bind to address|Address already in use))(?<cause>.+)`),
    near: FRAMES,
  },
  {
    name: 'dotnet-out-of-memory',
    kind: 'out of memory',
    pattern:
      /^\s{0,8}(?:Unhandled exception\. )?(?<cause>System\.OutOfMemoryException: .+|Out of memory\.$|GC heap initialization failed.+|Failed to create CoreCLR, HRESULT: 0x8007000E)/,
    near: FRAMES,
  },
  {
    name: 'dotnet-unhandled-with-inner',
    kind: 'crash',
    pattern: new RegExp(
      `${UNHANDLED}(?<cause>System\\.(?:TypeInitializationException|Reflection\\.TargetInvocationException|AggregateException): .+)`,
    ),
    near: [
      {
        where: 'far-below',
        within: 12,
        pattern: /^\s{1,4}---> (?:\(Inner Exception #\d+\) )?(?<inner>.+)/,
        until: /^\s{1,12}at /,
      },
      ...FRAMES,
    ],
    sentence: '{cause} {inner}',
  },
  {
    name: 'dotnet-unhandled',
    kind: 'crash',
    pattern: new RegExp(`${UNHANDLED}(?<cause>.+)`),
    near: FRAMES,
  },
  {
    name: 'dotnet-fatal',
    kind: 'crash',
    pattern: /^\s{0,8}(?:Fatal error\. (?<cause>.+)|(?<cause>Stack overflow\.)$)/,
    near: [{ where: 'below', within: 60, pattern: /^\s{1,12}at \S.+\(/, isRequired: true }, ...FRAMES],
  },
  {
    name: 'dotnet-host-failed',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\s{0,8}(?:Hosting failed to start|Application startup exception|BackgroundService failed)$/,
    near: [
      { where: 'below', within: 2, pattern: /^\s{0,8}(?<cause>[A-Z]\w*\.[\w.]+(?: \(\w+\))?: .+)/, isRequired: true },
      ...FRAMES,
    ],
  },
  {
    name: 'dotnet-test',
    kind: 'test failure',
    pattern: /^\s{0,8}(?:Failed|failed) (?<test>\S.{0,250}) (?:\[(?:< )?\d[\w .]{0,20}\]|\(\d[\w .]{0,20}\))$/,
    near: [
      { where: 'below', within: 1, pattern: /^\s{0,8}(?:Error Message:|\w)/, isRequired: true },
      { where: 'below', within: 2, pattern: /^\s{1,12}(?!Error Message:)(?<cause>\S.*)/ },
      {
        where: 'below',
        within: 8,
        pattern: /^\s{0,12}(?<expected>Expected:?\s{1,6}\S.*)/,
        until: /^\s{0,8}Stack Trace:/,
      },
      {
        where: 'below',
        within: 9,
        pattern: /^\s{0,12}(?<actual>(?:Actual|But was):\s{1,6}\S.*)/,
        until: /^\s{0,8}Stack Trace:/,
      },
      ...FRAMES,
    ],
    sentence: '{test}: {cause} {expected} {actual}',
  },
  {
    name: 'dotnet-test-aborted',
    kind: 'test failure',
    rank: 'effect',
    pattern:
      /^\s{0,8}(?<cause>The active test run was aborted\. Reason: .+|\[xUnit\.net [\d:.]+\]\s{1,12}\S.+ \[FAIL\])/,
  },
  {
    name: 'ef-migration',
    kind: 'migration',
    pattern:
      /^\s{0,8}(?:Npgsql\.PostgresException|Microsoft\.Data\.\w+\.\w+Exception|MySqlConnector\.MySqlException|MySql\.Data\.\w+\.\w+) \(0x\w+\): (?<cause>.+)/,
    near: [
      {
        where: 'above',
        within: 60,
        pattern: /^(?:\s{0,8}(?:Applying migration|Failed executing DbCommand)|.{0,60}Migrations\[)/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'ef-tool',
    kind: 'migration',
    pattern:
      /^\s{0,8}(?<cause>(?:No DbContext (?:was found|named)|Unable to create (?:a|an object of type) '?DbContext|Unable to create an object of type|Your startup project '|Your target project '|No project was found\. |More than one DbContext was found|Unable to retrieve project metadata).*)/,
  },
  {
    name: 'dotnet-exit',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}(?<cause>Build failed\. Use dotnet build to see the errors|Build FAILED|Test Run Failed)\.$/,
  },
];
