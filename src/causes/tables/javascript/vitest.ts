import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';

const NEXT_VITEST = /^\s{0,8}(?:FAIL |⎯{3})/;
const VITEST_FRAME: NearLine = {
  where: 'below',
  within: 60,
  pattern:
    /^\s{0,8}❯ (?!.{0,300}(?:node_modules|node:))(?:(?:async |new )?[^:/\s]{1,80} )?(?<file>[^:\s]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+)$/,
  until: NEXT_VITEST,
};
const VITEST_FILE: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^\s{0,8}(?:File|At file): (?!.{0,300}node_modules)(?<file>[^:?]{1,300}):(?<line>\d+):(?<column>\d+)$/,
  until: NEXT_VITEST,
};

function vitest(name: string, kind: CauseKind, message: RegExp): Matcher {
  return {
    name: `vitest-${name}`,
    kind,
    pattern:
      /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6})(?: \([\w ]{1,30}\))? > (?<test>\S.*)/,
    near: [
      { where: 'below', within: 6, pattern: message, isRequired: true, until: /^\s{0,8}(?:❯ |⎯{3})/ },
      VITEST_FILE,
      VITEST_FRAME,
    ],
    sentence: '{test}: {cause}',
  };
}

/** A file whose tests could not be run. */
function vitestSuite(name: string, kind: CauseKind, message: RegExp): Matcher {
  return {
    ...vitest(`suite-${name}`, kind, message),
    pattern: /^\s{0,8}FAIL\s{1,4}(?:\|[^|]{1,60}\| |\w[\w@-]{0,40}\s{2})?(?<bareFile>[^\s>[|]{1,200}\.\w{2,6}) \[ \S/,
    sentence: '{cause}',
  };
}

/** vitest. */
export const VITEST_MATCHERS: readonly Matcher[] = [
  vitestSuite(
    'missing-file',
    'missing file',
    /^\s{0,8}Error: (?<cause>(?:Failed to resolve import "[./@~][^"]{0,300}" from "[^"]{1,300}"|Cannot find module '[./][^']{0,300}'|Failed to load url [./]|No test suite found in file (?=(?<file>\/\S{1,300}))).*)/,
  ),
  {
    ...vitest(
      'test',
      'test failure',
      /^\s{0,8}(?:[A-Z]\w{0,40}: |Unknown Error: |[A-Z]\w{0,40} \[\w{1,40}\]: )(?:\[[\w:-]{1,60}\] )?(?<cause>.+)/,
    ),
  },
];
