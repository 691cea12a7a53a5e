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
    name: 'go-in-module',
    kind: 'compile error',
    pattern: new RegExp(
      `^\\s{0,8}(?=[^\\s:]{0,300}(?:/pkg/mod|/vendor|/go/src/[a-z]{1,20})/)(?![^\\s:]{0,300}/go/src/app/)[^\\s:]{1,300}:\\d+:\\d+: ${NO_ERROR}(?<cause>.+)`,
    ),
  },
  {
    name: 'golangci-typecheck',
    kind: 'compile error',
    pattern: placed('(?<cause>.+) \\(typecheck\\)$'),
  },
  {
    name: 'golangci',
    kind: 'lint error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?!warning: )(?<cause>\S.* \([A-Za-z][\w-]{1,30}\))$/,
  },
  {
    name: 'golangci-error',
    kind: 'lint error',
    pattern:
      /^(?:time="?[^\s"]{1,40}"? )?(?:level=error msg="|ERRO )(?<cause>(?:Running error: |Can't (?!add file|close tar)|Failed to |Timeout exceeded|\[linters_context\] typechecking)[^"]*)/i,
  },
  {
    name: 'golangci-config',
    kind: 'lint error',
    pattern:
      /^Error: (?<cause>(?:can't load config|unsupported version of the configuration|build linters|you are using a configuration file).*)/,
  },
  {
    name: 'go-missing-module',
    kind: 'missing dependency',
    pattern: placed(
      '(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$',
    ),
  },
  {
    name: 'go-embed',
    kind: 'missing file',
    pattern: placed('(?<cause>pattern \\S+: .+)'),
  },
  {
    name: 'go-vet',
    kind: 'lint error',
    pattern: placed('(?<cause>.+)'),
    near: [{ where: 'above', within: 20, pattern: /^# \[/, until: /^# [^[]/, isRequired: true }, PACKAGE],
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
    name: 'go-mod-file',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:go: )?(?=[^\s:]{0,300}go\.(?:mod|work|sum):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+)/,
  },
  {
    name: 'go-generate',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+): (?<cause>running "[^"]{1,100}": .+)/,
  },
  {
    name: 'go-import-cycle',
    kind: 'compile error',
    pattern:
      /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
  },
  {
    name: 'go-package',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:go: )?(?:(?=stat \S+: directory not found|no Go files in |found packages \w+ \(|named files must be \.go files|malformed import path|cannot find package|build output ")|(?=package \S+ is not )|(?=pattern \S+: )|(?=directory \S+ (?:is contained|outside)))(?<cause>.+)/,
  },
  {
    name: 'go-run-missing-module',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>no required module provides package [^\s;]+)/,
  },
  {
    name: 'go-no-main',
    kind: 'compile error',
    pattern: /^(?:runtime\.main_main·f: )?(?<cause>function main is undeclared in the main package)/,
  },
  {
    name: 'go-link',
    kind: 'compile error',
    pattern:
      /^(?:link: )?(?<cause>\S{1,200}: relocation target \S+ not defined|duplicated definition of symbol .+|loadinternal: cannot find .+)/,
  },
  {
    name: 'go-compiler-killed',
    kind: 'out of memory',
    pattern:
      /^(?:go build )?(?<package>[\w./-]{1,200}): (?=[^:]{1,200}: (?:signal: killed|fork\/exec [^:]{1,200}: cannot allocate memory))(?<cause>.+)/,
    sentence: '{package}: {cause}',
  },
  {
    name: 'go-toolchain',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}go: (?:(?=\S+ requires go >= )|(?=download go\d)|(?=cannot find "go\d)|(?=.{0,90}toolchain not available)|(?=no such tool|invalid toolchain|unknown toolchain))(?<cause>.+)/,
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
    name: 'go-mod-tidy',
    kind: 'missing dependency',
    pattern:
      /^\s{1,8}[^\s:]{1,200}: (?<cause>(?:cannot find module|module \S+ found|no required module|ambiguous import).+)/,
    near: [{ where: 'above', within: 4, pattern: /^(?:go: |[^\s:]{1,200} (?:imports|tested by))/, isRequired: true }],
  },
  {
    name: 'go-vcs-stamp',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>error obtaining VCS status: .+)/,
  },
  {
    name: 'cgo-compiler',
    kind: 'compile error',
    pattern: /^\s{0,8}[\w.-]{1,100}\.[a-z]{1,3}:\d+:\d+: (?:fatal )?error: (?<cause>.+)/,
    near: [{ where: 'above', within: 10, pattern: /^# [\w.-]{1,60}\.[a-z]{2,10}\/\S+$/, isRequired: true }],
  },
  {
    name: 'cgo',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>cgo: .+)/,
  },
  {
    name: 'pkg-config',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>Package '?[\w.+-]{1,60}'?(?: was not found in the pkg-config search path|, required by '.{1,60}', not found).*)/,
  },
  {
    name: 'gosec',
    kind: 'lint error',
    pattern: /^\s{0,8}\[(?<file>[^\s:\]]{1,300}):(?<line>\d+)\] - (?<cause>G\d+ .+)/,
  },
  {
    name: 'govulncheck',
    kind: 'lint error',
    pattern: /^(?<cause>Your code is affected by [1-9].+)/,
    near: [{ where: 'far-above', within: 60, pattern: /^Vulnerability #\d+: (?<id>GO-\S+)/ }],
    sentence: '{cause} {id}',
  },
  {
    name: 'gofmt-diff',
    kind: 'lint error',
    pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
    sentence: '{file} is not formatted with gofmt',
  },
  {
    name: 'gofmt-list',
    kind: 'lint error',
    pattern: /^\s{0,8}(?<file>[\w./-]{1,300}\.go)$/,
    near: [
      {
        where: 'above',
        within: 10,
        pattern:
          /^.{0,300}(?:go(?:fmt|imports) (?:-s )?-[sld]{1,3} (?!-w)|(?:[Nn]ot|[Uu]n) ?-?(?:go)?formatted|gofmt (?:needs|failed|following|found|must|issues|errors)|(?:not|[Rr]un|[Nn]eeds?(?: to be)?) (?:formatted with )?[`']?gofmt)/,
        isRequired: true,
      },
      {
        where: 'below',
        within: 20,
        pattern: /^.{0,400}(?:[Ee]rror |exit code:? |exit status |status |code )[1-9]/,
        isRequired: true,
      },
    ],
    sentence: '{file} is not formatted with gofmt',
  },
];
