import type { Matcher } from '../../matcher.ts';

/** Type checkers: tsc, vue-tsc, svelte-check, astro check, deno check. */
export const TYPESCRIPT: readonly Matcher[] = [
  {
    name: 'tsc-missing-file',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
  },
  {
    name: 'tsc-missing-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS(?:2307|2792|7016|2688): (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
  },
  {
    name: 'tsc',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
  },
  {
    name: 'tsc-pretty-missing-file',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS2307|ts\(2307\)): (?<cause>Cannot find module '[./][^']{0,200}'(?: or its corresponding type declarations)?)/,
  },
  {
    name: 'tsc-pretty-missing-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:TS|ts\()(?:2307|2792|7016|2688)\)?: (?<cause>[^']{1,80}'[^']{1,200}'(?: or its corresponding type declarations)?)/,
  },
  {
    name: 'tsc-pretty',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:Error: |error: )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - error (?:(?:TS|NG|ts\()-?\d+\)?|astro(?:\(\d+\))?): (?<cause>.+)/,
  },
  {
    name: 'tsc-no-types',
    kind: 'missing dependency',
    pattern: /^\s{0,8}error TS2688: (?<cause>Cannot find type definition file for '[^']{1,200}')/,
  },
  {
    name: 'tsc-no-input',
    kind: 'missing file',
    pattern:
      /^\s{0,8}error TS(?:18003|18002|5083|5058|5057|6053|5012): (?<cause>(?:(?:Cannot read file|File) '(?!.{0,300}node_modules)(?<file>\/[^'\s]{1,300})'|No inputs were found in config file '[^']{1,200}'|[^.]{1,40}(?:'[^']{1,200}')?.*))/,
  },
  {
    name: 'tsc-global',
    kind: 'compile error',
    pattern: /^\s{0,8}error TS\d{3,6}: (?<cause>.+)/,
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
  },
  {
    name: 'svelte-check-machine',
    kind: 'compile error',
    pattern: /^\s{0,8}\d{10,16} ERROR "(?<file>[^"]{1,300})" (?<line>\d+):(?<column>\d+) "(?<cause>.+)"$/,
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
  },
];
