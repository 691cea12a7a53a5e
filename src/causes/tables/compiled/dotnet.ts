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

/** MSBuild, NuGet, the .NET host, its tests, and Entity Framework. */
export const DOTNET: readonly Matcher[] = [
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
];
