import type { Matcher, NearLine } from '../../matcher.ts';

const MSBUILD = 'https://github.com/dotnet/msbuild/blob/main/src/Shared/CanonicalError.cs';
const RUNTIME = 'https://github.com/dotnet/runtime/blob/main/src';
const EF = 'https://github.com/dotnet/efcore/blob/main/src';

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
    example:
      '/app/src/Api/Api.csproj(20,5): error MSB3073: The command "npm run build" exited with code 1. [/app/src/Api/Api.csproj]',
    source: MSBUILD,
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
    example:
      '/app/tests/CartTests.cs(12): error TESTERROR: Api.Tests.CartTests.Adds_tax (5ms): Error Message: Assert.Equal() Failure',
    source: 'https://github.com/microsoft/vstest/blob/main/src/Microsoft.TestPlatform.Build/Tasks/VSTestTask2.cs',
  },
  {
    name: 'dotnet-format',
    kind: 'lint error',
    pattern: new RegExp(
      `^\\s{0,8}(?<file>(?:[A-Za-z]:)?[^\\s(:][^(:]{0,300})\\((?<line>\\d+),(?<column>\\d+)\\): error (?:WHITESPACE|FINALNEWLINE|IMPORTS|CHARSET|ENDOFLINE|IDE\\d+|CA\\d+|SA\\d+): (?<cause>.+?)${PROJECT}`,
    ),
    example:
      '/app/src/Api/Program.cs(3,5): error WHITESPACE: Fix whitespace formatting. Delete 2 characters. [/app/src/Api/Api.csproj]',
    source: 'https://github.com/dotnet/sdk/tree/main/src/BuiltInTools/dotnet-format',
  },
  {
    name: 'dotnet-sdk-file',
    kind: 'compile error',
    pattern: new RegExp(
      `^(?=[^(]{0,300}(?:[/\\\\]sdk[/\\\\]|[/\\\\]\\.nuget[/\\\\]|[/\\\\]packages[/\\\\]|[/\\\\]MSBuild[/\\\\]))\\s{0,8}[^\\s(][^(]{1,300}\\(\\d+(?:,\\d+)?\\): error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
    example:
      '/usr/share/dotnet/sdk/8.0.100/Sdks/Microsoft.NET.Sdk/targets/Microsoft.NET.TargetFrameworkInference.targets(144,5): error NETSDK1045: The current .NET SDK does not support targeting .NET 9.0. [/app/src/Api/Api.csproj]',
    source: MSBUILD,
  },
  {
    name: 'msbuild',
    kind: 'compile error',
    pattern: new RegExp(
      `^\\s{0,8}(?:\\d{1,3}(?::\\d{1,3})?>)?(?<file>(?:[A-Za-z]:)?[^\\s(:#][^(:]{0,300})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:[,-]\\d+){0,4}\\) ?: (?:fatal )?error (?!TS)(?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
    example: '/app/src/Api/Program.cs(3,5): error CS1002: ; expected [/app/src/Api/Api.csproj]',
    source: MSBUILD,
  },
  {
    name: 'msbuild-project',
    kind: 'missing dependency',
    pattern: new RegExp(
      `^\\s{0,8}(?<file>(?=[^\\s:]{1,300}proj :)(?:[A-Za-z]:)?[^\\s:]{1,300}) : error (?:[A-Z]{1,20}\\d* ?|): (?<cause>.+?)${PROJECT}`,
    ),
    example:
      '/app/src/Api/Api.csproj : error NU1101: Unable to find package Acme.Mail. No packages exist with this id in source(s): nuget.org [/app/orders.sln]',
    source: MSBUILD,
  },
  {
    name: 'msbuild-no-place',
    kind: 'compile error',
    pattern: new RegExp(
      `^\\s{0,8}(?:[\\w./-]{1,200} ?: )?(?:fatal )?error (?:CS|NU|NETSDK|MSB|FS|BC|LNK|IL|ASPNETCORE|BLAZOR)\\d+ ?: (?<cause>.+?)${PROJECT}`,
    ),
    near: [{ where: 'below', within: 1, pattern: /^Switch: (?<switch>.+)/ }],
    sentence: '{cause} {switch}',
    example: 'MSBUILD : error MSB1009: Project file does not exist.\nSwitch: src/Api.csproj',
    source: MSBUILD,
  },
  {
    name: 'nuget',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>(?:Response status code|Unable to (?:load the service|find package)|NU\d+|Missing value for option|The (?:feed|source) ).+)/,
    example: 'error: Response status code does not indicate success: 401 (Unauthorized).',
    source: 'https://github.com/NuGet/NuGet.Client',
  },
  {
    name: 'dotnet-missing-sdk',
    kind: 'missing dependency',
    pattern:
      /^\s{0,12}(?<cause>A compatible (?:installed )?\.NET (?:Core )?SDK (?:was not found|for global\.json version).*|No \.NET (?:Core )?SDKs were found|Could not find any SDK for the specified|The SDK '.+' specified could not be found.*)/,
    near: [{ where: 'below', within: 4, pattern: /^\s{0,8}Requested SDK version: (?<version>\S+)/ }],
    sentence: '{cause} {version}',
    example:
      'A compatible .NET SDK was not found.\n\nRequested SDK version: 9.0.100\nglobal.json file: /app/global.json',
    source: `${RUNTIME}/native/corehost/fxr/sdk_resolver.cpp`,
  },
  {
    name: 'dotnet-missing-framework',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>You must install (?:or update )?\.NET to run this application|(?:The )?[Ff]ramework:? '[^']+', version '[^']+'[^.]* was not found|It was not possible to find any compatible framework version)/,
    near: [{ where: 'below', within: 8, pattern: /^\s{0,8}Framework: (?<framework>'.+)/ }],
    sentence: '{cause}: {framework}',
    example:
      "You must install or update .NET to run this application.\n\nApp: /app/Api.dll\nArchitecture: x64\nFramework: 'Microsoft.NETCore.App', version '9.0.0' (x64)",
    source: `${RUNTIME}/native/corehost/fxr/framework_info.cpp`,
  },
  {
    name: 'dotnet-missing-command',
    kind: 'missing file',
    pattern:
      /^\s{0,12}(?:\* )?(?<cause>The application '[^']+' does not exist.*|You intended to execute a \.NET (?:Core )?(?:program|application), but [\w.-]+ does not exist|A fatal error was encountered\. .+|Cannot use file stream for .+|The specified (?:deps\.json|runtimeconfig\.json) .+)/,
    near: [{ where: 'below', within: 3, pattern: /^\s{0,12}(?:A compatible|No) .{0,20}SDK/, isForbidden: true }],
    example:
      "The command could not be loaded, possibly because:\n  * You intended to execute a .NET application:\n      The application 'Api.dll' does not exist.",
    source: `${RUNTIME}/native/corehost/fxr/fx_muxer.cpp`,
  },
  {
    name: 'dotnet-missing-library',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>Couldn't find a valid ICU package installed on the system.*|Process terminated\. Couldn't find a valid ICU.+|Failed to (?:resolve|load) lib\w+\.so.*)/,
    example:
      "Process terminated. Couldn't find a valid ICU package installed on the system. Please install libicu (or icu-libs) using your package manager and try again.",
    source: `${RUNTIME}/libraries/System.Private.CoreLib/src/Resources/Strings.resx`,
  },
  {
    name: 'dotnet-unhandled-port',
    kind: 'port',
    pattern: new RegExp(`${UNHANDLED}(?=.{0,300}(?:Failed to bind to address|Address already in use))(?<cause>.+)`),
    near: FRAMES,
    example:
      'Unhandled exception. System.IO.IOException: Failed to bind to address http://[::]:8080: address already in use.\n   at Microsoft.AspNetCore.Server.Kestrel.Core.Internal.AddressBinder.BindAsync()',
    source: 'https://github.com/dotnet/aspnetcore/blob/main/src/Servers/Kestrel/Core/src/CoreStrings.resx',
  },
  {
    name: 'dotnet-out-of-memory',
    kind: 'out of memory',
    pattern:
      /^\s{0,8}(?:Unhandled exception\. )?(?<cause>System\.OutOfMemoryException: .+|Out of memory\.$|GC heap initialization failed.+|Failed to create CoreCLR, HRESULT: 0x8007000E)/,
    near: FRAMES,
    example:
      "Unhandled exception. System.OutOfMemoryException: Exception of type 'System.OutOfMemoryException' was thrown.",
    source: `${RUNTIME}/coreclr/vm/eepolicy.cpp`,
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
    example:
      "Unhandled exception. System.TypeInitializationException: The type initializer for 'Acme.Settings' threw an exception.\n ---> System.InvalidOperationException: DATABASE_URL is not set\n   at Acme.Settings..cctor() in /app/src/Api/Settings.cs:line 9",
    source: `${RUNTIME}/coreclr/vm/excep.cpp (DefaultCatchHandler)`,
  },
  {
    name: 'dotnet-unhandled',
    kind: 'crash',
    pattern: new RegExp(`${UNHANDLED}(?<cause>.+)`),
    near: FRAMES,
    example:
      'Unhandled exception. System.InvalidOperationException: DATABASE_URL is not set\n   at Program.<Main>$(String[] args) in /app/src/Api/Program.cs:line 21',
    source: `${RUNTIME}/coreclr/vm/excep.cpp (DefaultCatchHandler)`,
  },
  {
    name: 'dotnet-fatal',
    kind: 'crash',
    pattern: /^\s{0,8}(?:Fatal error\. (?<cause>.+)|(?<cause>Stack overflow\.)$)/,
    near: [{ where: 'below', within: 60, pattern: /^\s{1,12}at \S.+\(/, isRequired: true }, ...FRAMES],
    example: 'Stack overflow.\n   at Acme.Cart.Total(Int32)\n   at Acme.Cart.Total(Int32)',
    source: `${RUNTIME}/coreclr/vm/eepolicy.cpp (LogInfoForFatalError)`,
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
    example:
      'fail: Microsoft.Extensions.Hosting.Internal.Host[11]\n      Hosting failed to start\n      System.IO.IOException: Failed to bind to address http://[::]:8080: address already in use.',
    source: `${RUNTIME}/libraries/Microsoft.Extensions.Hosting/src/Internal/HostingLoggerExtensions.cs`,
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
    example:
      '  Failed Api.Tests.CartTests.Adds_tax [5 ms]\n  Error Message:\n   Assert.Equal() Failure: Values differ\nExpected: 119\nActual:   100\n  Stack Trace:\n     at Api.Tests.CartTests.Adds_tax() in /app/tests/Api.Tests/CartTests.cs:line 12',
    source: 'https://github.com/microsoft/vstest/blob/main/src/vstest.console/Internal/ConsoleLogger.cs',
  },
  {
    name: 'dotnet-test-aborted',
    kind: 'test failure',
    rank: 'effect',
    pattern:
      /^\s{0,8}(?<cause>The active test run was aborted\. Reason: .+|\[xUnit\.net [\d:.]+\]\s{1,12}\S.+ \[FAIL\])/,
    example: 'The active test run was aborted. Reason: Test host process crashed',
    source: 'https://github.com/microsoft/vstest/blob/main/src/vstest.console/Internal/ConsoleLogger.cs',
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
    example:
      '      Applying migration \'20260201093011_AddCustomers\'.\nNpgsql.PostgresException (0x80004005): 42P07: relation "Customers" already exists',
    source: `${EF}/EFCore.Relational/Migrations/Internal/Migrator.cs`,
  },
  {
    name: 'ef-tool',
    kind: 'migration',
    pattern:
      /^\s{0,8}(?<cause>(?:No DbContext (?:was found|named)|Unable to create (?:a|an object of type) '?DbContext|Unable to create an object of type|Your startup project '|Your target project '|No project was found\. |More than one DbContext was found|Unable to retrieve project metadata).*)/,
    example:
      "No DbContext was found in assembly 'Api'. Ensure that you're using the correct assembly and that the type is neither abstract nor generic.",
    source: `${EF}/EFCore.Design/Properties/DesignStrings.resx`,
  },
  {
    name: 'dotnet-exit',
    kind: 'compile error',
    rank: 'exit',
    pattern: /^\s{0,8}(?<cause>Build failed\. Use dotnet build to see the errors|Build FAILED|Test Run Failed)\.$/,
    example: 'Build FAILED.',
    source: 'https://github.com/dotnet/msbuild/blob/main/src/Build/Logging/BaseConsoleLogger.cs',
  },
];
