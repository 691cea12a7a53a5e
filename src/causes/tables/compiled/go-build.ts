import type { Matcher, NearLine } from '../../matcher.ts';

/** Of a `go test` that uses `-x`, of a warning of cgo, and of a line that only explains the one before. */
const NO_ERROR = '(?!warning: |note: )';
/** A Go file with its place, as `./api/routes.go:7:12: `. */
const PLACE = `(?:vet: )?(?=[^\\s:]{1,300}\\.go:)(?<file>[^\\s:]{1,300}):(?<line>\\d+):(?<column>\\d+): ${NO_ERROR}`;

/** The package whose errors follow. */
const PACKAGE: NearLine = { where: 'above', within: 20, pattern: /^# (?<goPackage>[^\s[]{1,300})$/ };

const placed = (rest: string) => new RegExp(`^\\s{0,8}${PLACE}${rest}`);

/** `go build`, `vet` and `mod`, gofmt, golangci-lint, and cgo. */
export const GO_BUILD: readonly Matcher[] = [
  {
    name: 'go-missing-module',
    kind: 'missing dependency',
    pattern: placed(
      '(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$',
    ),
  },
  {
    name: 'go-vet-command',
    kind: 'lint error',
    pattern: placed('(?<cause>.+)'),
    near: [{ where: 'above', within: 8, pattern: /^(?!.*\bvet: ).{0,100}\bgo vet\b/, isRequired: true }],
  },
  {
    name: 'go-compile',
    kind: 'compile error',
    pattern: placed('(?:syntax error: (?=syntax error))?(?<cause>.+)'),
    near: [PACKAGE],
  },
  {
    name: 'go-import-cycle',
    kind: 'compile error',
    pattern:
      /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
  },
  {
    name: 'go-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:go: |verifying (?=\S+: checksum))(?:(?=(?:module )?[\w./~-]{1,200}@\S+: )|(?=module [^\s:]+: )|(?=\S{1,200}: checksum mismatch)|(?=cannot find|open |reading |updates to go\.(?:mod|work|sum) needed|inconsistent vendoring|go\.mod file not found|no modules? (?:disabled|declares)|modules (?:disabled|declares)|cannot load module|cannot determine module|error loading|error obtaining VCS|malformed|could not|-mod|unrecognized|unknown|ambiguous|conflicting|missing|no module provides|vendor))(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern: /^\s{1,12}(?<more>(?:(?:fatal|error|remote|ERROR): |[^\s:@]+@[^\s:]+: is explicitly).+)/,
      },
    ],
    sentence: '{cause} {more}',
  },
  {
    name: 'gofmt-diff',
    kind: 'lint error',
    pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
    sentence: '{file} is not formatted with gofmt',
  },
];
