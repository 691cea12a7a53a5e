import type { Matcher, NearLine } from '../../matcher.ts';

const GO = 'https://github.com/golang/go/blob/master/src';

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
    example:
      '/go/pkg/mod/golang.org/x/tools@v0.12.0/internal/tokeninternal/x.go:64:9: invalid array length -delta * delta',
    source: `${GO}/cmd/compile/internal/base/print.go (FlushErrors)`,
  },
  {
    name: 'golangci-typecheck',
    kind: 'compile error',
    pattern: placed('(?<cause>.+) \\(typecheck\\)$'),
    example: 'internal/api/api.go:12:2: undefined: handler (typecheck)',
    source: 'https://golangci-lint.run/docs/linters/ (typecheck)',
  },
  {
    name: 'golangci',
    kind: 'lint error',
    pattern:
      /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+)(?::(?<column>\d+))?: (?!warning: )(?<cause>\S.* \([A-Za-z][\w-]{1,30}\))$/,
    example: 'internal/store/store.go:44:16: Error return value of `db.Close` is not checked (errcheck)',
    source: 'https://github.com/golangci/golangci-lint/blob/main/pkg/printers/text.go',
  },
  {
    name: 'golangci-error',
    kind: 'lint error',
    pattern:
      /^(?:time="?[^\s"]{1,40}"? )?(?:level=error msg="|ERRO )(?<cause>(?:Running error: |Can't (?!add file|close tar)|Failed to |Timeout exceeded|\[linters_context\] typechecking)[^"]*)/i,
    example: 'level=error msg="Timeout exceeded: try increasing it by passing --timeout option"',
    source: 'https://github.com/golangci/golangci-lint/blob/main/pkg/commands/run.go',
  },
  {
    name: 'golangci-config',
    kind: 'lint error',
    pattern:
      /^Error: (?<cause>(?:can't load config|unsupported version of the configuration|build linters|you are using a configuration file).*)/,
    example:
      "Error: can't load config: the Go language version (go1.22) used to build golangci-lint is lower than the targeted Go version (1.23.0)",
    source: 'https://github.com/golangci/golangci-lint/blob/main/pkg/config/loader.go',
  },
  {
    name: 'go-missing-module',
    kind: 'missing dependency',
    pattern: placed(
      '(?<cause>(?:no required module provides package|missing go\\.sum entry|cannot find (?:package|module)|package \\S+ is not in (?:std|GOROOT)|could not import|cannot query module).*?)(?:; to add(?: it)?:)?$',
    ),
    example:
      'main.go:6:2: no required module provides package github.com/go-chi/chi/v5; to add it:\n\tgo get github.com/go-chi/chi/v5',
    source: `${GO}/cmd/go/internal/modload/import.go (ImportMissingError)`,
  },
  {
    name: 'go-embed',
    kind: 'missing file',
    pattern: placed('(?<cause>pattern \\S+: .+)'),
    example: 'web/web.go:5:12: pattern static/*: no matching files found',
    source: `${GO}/cmd/go/internal/load/pkg.go (resolveEmbed)`,
  },
  {
    name: 'go-vet',
    kind: 'lint error',
    pattern: placed('(?<cause>.+)'),
    near: [{ where: 'above', within: 20, pattern: /^# \[/, until: /^# [^[]/, isRequired: true }, PACKAGE],
    example:
      '# github.com/acme/orders\n# [github.com/acme/orders]\n./main.go:9:2: fmt.Printf format %d has arg name of wrong type string',
    source: `${GO}/cmd/go/internal/work/exec.go (reportCmd)`,
  },
  {
    name: 'go-vet-command',
    kind: 'lint error',
    pattern: placed('(?<cause>.+)'),
    near: [{ where: 'above', within: 8, pattern: /^(?!.*\bvet: ).{0,100}\bgo vet\b/, isRequired: true }],
    example: 'go vet ./...\n# github.com/acme/orders\n./main.go:9:2: unreachable code',
    source: `${GO}/cmd/go/internal/vet/vet.go`,
  },
  {
    name: 'go-compile',
    kind: 'compile error',
    pattern: placed('(?:syntax error: (?=syntax error))?(?<cause>.+)'),
    near: [PACKAGE],
    example: '# github.com/acme/orders/api\napi/routes.go:7:12: syntax error: unexpected newline in argument list',
    source: `${GO}/cmd/compile/internal/base/print.go (FlushErrors)`,
  },
  {
    name: 'go-mod-file',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:go: )?(?=[^\s:]{0,300}go\.(?:mod|work|sum):)(?<file>[^\s:]{1,300}):(?<line>\d+):(?:(?<column>\d+):)? (?<cause>.+)/,
    example: "go: errors parsing go.mod:\n/app/go.mod:3: invalid go version '1.22.0': must match format 1.23",
    source: `${GO}/cmd/vendor/golang.org/x/mod/modfile/rule.go (ErrorList)`,
  },
  {
    name: 'go-generate',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?=[^\s:]{1,300}\.go:)(?<file>[^\s:]{1,300}):(?<line>\d+): (?<cause>running "[^"]{1,100}": .+)/,
    example: 'api/kinds.go:3: running "stringer": exec: "stringer": executable file not found in $PATH',
    source: `${GO}/cmd/go/internal/generate/generate.go (exec)`,
  },
  {
    name: 'go-import-cycle',
    kind: 'compile error',
    pattern:
      /^\s{0,16}(?:package|imports) [^\s:]+(?: from [^\s:]+)?: (?=import cycle not allowed|use of internal package|build constraints exclude|no required module|cannot find|no Go files|\S{1,6} source files not allowed|import ")(?<cause>[^;]+(?:; (?!to (?:add|update))[^;]+)?)/,
    example:
      'package github.com/acme/orders\n\timports github.com/acme/orders/a from main.go\n\timports github.com/acme/orders/b from a.go\n\timports github.com/acme/orders/a from b.go: import cycle not allowed',
    source: `${GO}/cmd/go/internal/load/pkg.go (PackageError)`,
  },
  {
    name: 'go-package',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:go: )?(?:(?=stat \S+: directory not found|no Go files in |found packages \w+ \(|named files must be \.go files|malformed import path|cannot find package|build output ")|(?=package \S+ is not )|(?=pattern \S+: )|(?=directory \S+ (?:is contained|outside)))(?<cause>.+)/,
    example: 'stat /app/cmd/server: directory not found',
    source: `${GO}/cmd/go/internal/load/pkg.go`,
  },
  {
    name: 'go-run-missing-module',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>no required module provides package [^\s;]+)/,
    example: 'no required module provides package cmd/server/main.go; to add it:\n\tgo get cmd/server/main.go',
    source: `${GO}/cmd/go/internal/modload/import.go (ImportMissingError)`,
  },
  {
    name: 'go-no-main',
    kind: 'compile error',
    pattern: /^(?:runtime\.main_main·f: )?(?<cause>function main is undeclared in the main package)/,
    example: '# command-line-arguments\nruntime.main_main·f: function main is undeclared in the main package',
    source: `${GO}/cmd/link/internal/ld/link.go`,
  },
  {
    name: 'go-link',
    kind: 'compile error',
    pattern:
      /^(?:link: )?(?<cause>\S{1,200}: relocation target \S+ not defined|duplicated definition of symbol .+|loadinternal: cannot find .+)/,
    example: 'github.com/acme/orders/crc.update: relocation target github.com/acme/orders/crc.block not defined',
    source: `${GO}/cmd/link/internal/ld/errors.go`,
  },
  {
    name: 'go-compiler-killed',
    kind: 'out of memory',
    pattern:
      /^(?:go build )?(?<package>[\w./-]{1,200}): (?=[^:]{1,200}: (?:signal: killed|fork\/exec [^:]{1,200}: cannot allocate memory))(?<cause>.+)/,
    sentence: '{package}: {cause}',
    example: 'github.com/acme/orders/db: /usr/local/go/pkg/tool/linux_amd64/compile: signal: killed',
    source: `${GO}/os/exec_posix.go (ProcessState.String)`,
  },
  {
    name: 'go-toolchain',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}go: (?:(?=\S+ requires go >= )|(?=download go\d)|(?=cannot find "go\d)|(?=.{0,90}toolchain not available)|(?=no such tool|invalid toolchain|unknown toolchain))(?<cause>.+)/,
    example: 'go: go.mod requires go >= 1.23 (running go 1.21.5; GOTOOLCHAIN=local)',
    source: `${GO}/cmd/go/internal/gover/toolchain.go (TooNewError)`,
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
    example:
      'go: github.com/acme/private@v1.2.0: reading github.com/acme/private/go.mod at revision v1.2.0: git ls-remote -q origin: exit status 128',
    source: `${GO}/cmd/go/internal/modload/load.go`,
  },
  {
    name: 'go-mod-tidy',
    kind: 'missing dependency',
    pattern:
      /^\s{1,8}[^\s:]{1,200}: (?<cause>(?:cannot find module|module \S+ found|no required module|ambiguous import).+)/,
    near: [{ where: 'above', within: 4, pattern: /^(?:go: |[^\s:]{1,200} (?:imports|tested by))/, isRequired: true }],
    example:
      'go: finding module for package github.com/lib/pq\ngithub.com/acme/orders/api imports\n\tgithub.com/lib/pq: cannot find module providing package github.com/lib/pq: module lookup disabled by GOPROXY=off',
    source: `${GO}/cmd/go/internal/modload/load.go`,
  },
  {
    name: 'go-vcs-stamp',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>error obtaining VCS status: .+)/,
    example: 'error obtaining VCS status: exit status 128\n\tUse -buildvcs=false to disable VCS stamping.',
    source: `${GO}/cmd/go/internal/load/pkg.go (setBuildInfo)`,
  },
  {
    name: 'cgo-compiler',
    kind: 'compile error',
    pattern: /^\s{0,8}[\w.-]{1,100}\.[a-z]{1,3}:\d+:\d+: (?:fatal )?error: (?<cause>.+)/,
    near: [{ where: 'above', within: 10, pattern: /^# [\w.-]{1,60}\.[a-z]{2,10}\/\S+$/, isRequired: true }],
    example: '# github.com/mattn/go-sqlite3\nsqlite3-binding.c:33:10: fatal error: stdlib.h: No such file or directory',
    source: `${GO}/cmd/go/internal/work/exec.go (ccompile)`,
  },
  {
    name: 'cgo',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>cgo: .+)/,
    example: 'cgo: C compiler "gcc" not found: exec: "gcc": executable file not found in $PATH',
    source: `${GO}/cmd/cgo/gcc.go`,
  },
  {
    name: 'pkg-config',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>Package '?[\w.+-]{1,60}'?(?: was not found in the pkg-config search path|, required by '.{1,60}', not found).*)/,
    example: "# pkg-config --cflags  -- vips\nPackage 'vips', required by 'virtual:world', not found",
    source: 'https://gitlab.freedesktop.org/pkg-config/pkg-config/-/blob/master/parse.c',
  },
  {
    name: 'gosec',
    kind: 'lint error',
    pattern: /^\s{0,8}\[(?<file>[^\s:\]]{1,300}):(?<line>\d+)\] - (?<cause>G\d+ .+)/,
    example: '[/app/main.go:12] - G104 (CWE-703): Errors unhandled. (Confidence: HIGH, Severity: LOW)',
    source: 'https://github.com/securego/gosec/blob/master/report/text/writer.go',
  },
  {
    name: 'govulncheck',
    kind: 'lint error',
    pattern: /^(?<cause>Your code is affected by [1-9].+)/,
    near: [{ where: 'far-above', within: 60, pattern: /^Vulnerability #\d+: (?<id>GO-\S+)/ }],
    sentence: '{cause} {id}',
    example: 'Your code is affected by 1 vulnerability from 1 module, and it must be updated.',
    source: 'https://github.com/golang/vuln/blob/master/internal/scan/text.go',
  },
  {
    name: 'gofmt-diff',
    kind: 'lint error',
    pattern: /^diff (?:-u )?(?=\S{1,300}\.go\.orig )\S{1,305} (?<file>\S{1,300})$/,
    sentence: '{file} is not formatted with gofmt',
    example: 'diff api/routes.go.orig api/routes.go\n--- api/routes.go.orig\n+++ api/routes.go',
    source: `${GO}/cmd/gofmt/gofmt.go (processFile)`,
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
    example: 'test -z "$(gofmt -l . | tee /dev/stderr)"\napi/routes.go\nmake: *** [Makefile:9: fmt] Error 1',
    source: `${GO}/cmd/gofmt/gofmt.go (processFile)`,
  },
];
