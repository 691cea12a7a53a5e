const FORMAT = 'https://github.com/microsoft/TypeScript/blob/main/src/compiler/program.ts (formatDiagnostic)';
/** Type checkers: tsc, vue-tsc, svelte-check, astro check, deno check. */
export const TYPESCRIPT = [
    {
        name: 'tsc-missing-file',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
        example: "src/queue.ts(2,24): error TS2307: Cannot find module './config' or its corresponding type declarations.",
        source: FORMAT,
    },
    {
        name: 'tsc-missing-module',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016|2688): (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
        example: "src/queue.ts(1,23): error TS2307: Cannot find module 'bullmq' or its corresponding type declarations.",
        source: FORMAT,
    },
    {
        name: 'tsc',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
        example: "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.",
        source: FORMAT,
    },
    {
        name: 'tsc-pretty-missing-file',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS2307|ts\(2307\)): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
        example: "src/queue.ts:2:24 - error TS2307: Cannot find module './config' or its corresponding type declarations.",
        source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`,
    },
    {
        name: 'tsc-pretty-missing-module',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS|ts\()(?:2307|2792|7016|2688)\)?: (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
        example: "src/queue.ts:1:23 - error TS7016: Could not find a declaration file for module 'pg'. '/app/x.js' implicitly",
        source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`,
    },
    {
        name: 'tsc-pretty',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:(?:TS|NG|ts\()-?\d+\)?|astro(?:\(\d+\))?): (?<cause>.+)/,
        example: "src/app/app.component.html:3:9 - error NG8002: Can't bind to 'titel' since it isn't a known property.",
        source: `${FORMAT} (formatDiagnosticsWithColorAndContext)`,
    },
    {
        name: 'tsc-no-types',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error TS2688: (?<cause>Cannot find type definition file for '[^']{1,200}')/,
        example: "error TS2688: Cannot find type definition file for 'node'.",
        source: FORMAT,
    },
    {
        name: 'tsc-no-input',
        kind: 'missing file',
        pattern: /^\s{0,8}error TS(?:18003|18002|5083|5058|5057|6053|5012): (?<cause>(?:(?:Cannot read file|File) '(?!.{0,300}node_modules)(?<file>\/[^'\s]{1,300})'|No inputs were found in config file '[^']{1,200}'|[^.]{1,40}(?:'[^']{1,200}')?.*))/,
        example: "error TS5083: Cannot read file '/app/tsconfig.base.json'.",
        source: FORMAT,
    },
    {
        name: 'tsc-global',
        kind: 'compile error',
        pattern: /^\s{0,8}error TS\d{3,6}: (?<cause>.+)/,
        example: "error TS5023: Unknown compiler option 'strictt'.",
        source: FORMAT,
    },
    {
        name: 'svelte-check',
        kind: 'compile error',
        pattern: /^\s{0,8}Error: (?<cause>.{1,800}?)(?: \((?:ts|js|svelte|css|postcss|scss|less)\))?$/,
        near: [
            {
                where: 'above',
                within: 1,
                pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.\w{2,8}):(?<line>\d+):(?<column>\d+)$/,
                isRequired: true,
            },
        ],
        example: "/app/src/App.svelte:2:7\nError: Type 'string' is not assignable to type 'number'. (ts)",
        source: 'https://github.com/sveltejs/language-tools/blob/master/packages/svelte-check/src/writers.ts (HumanFriendlyWriter)',
    },
    {
        name: 'svelte-check-machine',
        kind: 'compile error',
        pattern: /^\s{0,8}\d{10,16} ERROR "(?<file>[^"]{1,300})" (?<line>\d+):(?<column>\d+) "(?<cause>.+)"$/,
        example: '1590680326283 ERROR "src/App.svelte" 2:7 "Type \'string\' is not assignable to type \'number\'."',
        source: 'https://github.com/sveltejs/language-tools/blob/master/packages/svelte-check/src/writers.ts (MachineFriendlyWriter)',
    },
    {
        name: 'deno-check',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:error: )?TS\d+ \[ERROR\]: (?<cause>.+)/,
        near: [
            {
                where: 'below',
                within: 8,
                pattern: /^\s{1,8}at (?<file>file:\/\/\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
            },
        ],
        example: "TS2322 [ERROR]: Type 'string' is not assignable to type 'number'.\nconst a: number = 'x';\n      ^\n    at file:///app/main.ts:1:7",
        source: 'https://github.com/denoland/deno/blob/main/cli/tsc/diagnostics.rs',
    },
];
