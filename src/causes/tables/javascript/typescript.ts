import type { Matcher } from '../../matcher.ts';

/** Type checkers: tsc, vue-tsc, svelte-check, astro check, deno check. */
export const TYPESCRIPT: readonly Matcher[] = [
  {
    name: 'tsc',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
  },
  {
    name: 'tsc-no-input',
    kind: 'missing file',
    pattern:
      /^\s{0,8}error TS(?:18003|18002|5083|5058|5057|6053|5012): (?<cause>(?:(?:Cannot read file|File) '(?!.{0,300}node_modules)(?<file>\/[^'\s]{1,300})'|No inputs were found in config file '[^']{1,200}'|[^.]{1,40}(?:'[^']{1,200}')?.*))/,
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
];
