import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';
import { NEXT_MATCHERS } from './next.ts';

const FILE_BELOW: NearLine = {
  where: 'below',
  within: 4,
  pattern:
    /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>[^:?]{1,300})(?:\?[^:]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/,
};

/** What Nuxt 4 says of a build that failed; `message` is what follows the names of plugins. */
function nuxt(name: string, kind: CauseKind, message: RegExp): Matcher {
  const start = /^\s{0,8}(?:■|ERROR|FATAL|\[\w{5}\])\s{1,3}Nuxt [Bb]uild [Ee]rror: /.source;
  const plugins = /(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,40}\]:? ){0,2}/.source;
  return {
    name: `nuxt-${name}`,
    kind,
    pattern: new RegExp(`${start}${plugins}${message.source.slice(1)}`),
    near: [FILE_BELOW],
  };
}

/** Frameworks that build pages: Next.js, Nuxt, Astro, Gatsby, and vite's type checker. */
export const WEB_FRAMEWORKS: readonly Matcher[] = [
  ...NEXT_MATCHERS,
  {
    name: 'nuxt',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:ERROR|\[error\])\s{1,3}(?:\[\w{1,20}\]\s{1,3})?(?:Nuxt Build Error: |Cannot start nuxt:\s{1,2}|RollupError: |Error: )?(?:\[[\w:.@/ -]{1,40}\]:? ){0,2}(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>(?:Rollup failed to resolve import|Could not (?:resolve|load)|"[^"]{1,100}" is not exported|Expected|Unexpected|Element is missing|Cannot find (?:module|package)|Missing required|Undefined variable).*)/,
    near: [FILE_BELOW],
  },
  nuxt(
    'import',
    'missing file',
    /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/,
  ),
  nuxt('build', 'compile error', /^(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>\S.+)/),
  {
    name: 'astro',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:(?:\d\d:\d\d:\d\d )?\[ERROR\] (?!\[vite\])(?:\[\w{1,60}\] )?|\[[A-Z][a-z]\w{0,60}\] )(?<cause>.+)/,
    near: [
      {
        where: 'below',
        within: 14,
        pattern: /^\s{1,8}(?:Location|Stack trace|Error reference|File):/,
        isRequired: true,
      },
      {
        where: 'below',
        within: 14,
        pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)$/,
        until: /^\s{1,8}Stack trace:/,
      },
    ],
  },
  {
    name: 'astro-caused-by',
    kind: 'crash',
    pattern: /^\s{0,8}Caused by:$/,
    near: [
      { where: 'above', within: 16, pattern: /^\s{1,8}Stack trace:$/, isRequired: true },
      { where: 'below', within: 1, pattern: /^\s{1,8}(?<cause>\S.+)/, isRequired: true },
    ],
  },
  {
    name: 'graphql-codegen',
    kind: 'compile error',
    pattern: /^\s{0,8}Error \d{1,3}: (?<cause>.+)/,
    near: [
      { where: 'above', within: 8, pattern: /^.{0,60}GraphQL Document Validation failed/, isRequired: true },
      {
        where: 'below',
        within: 2,
        pattern: /^\s{1,8}at (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)\]?$/,
      },
    ],
  },
  {
    name: 'gatsby',
    kind: 'compile error',
    pattern: /^\s{0,8}ERROR\s{1,3}#\d{3,6}/,
    near: [
      {
        where: 'below',
        within: 6,
        pattern: /^\s{0,8}(?!Generating |Building |There was)(?:Error in "[^"]{1,200}": )?(?<cause>\S.+)/,
        isRequired: true,
      },
      {
        where: 'below',
        within: 16,
        pattern: /^\s{0,8}File: (?!.{0,300}node_modules)(?<file>[^:]{1,300})(?::(?<line>\d+):(?<column>\d+))?$/,
      },
    ],
  },
  {
    name: 'vite-checker',
    kind: 'compile error',
    pattern: /^\s{0,8}ERROR\((?:TypeScript|vue-tsc|ESLint|Biome)\)\s{1,3}(?<cause>.+)/,
    near: [
      { where: 'below', within: 4, pattern: /^\s{0,8}FILE\s{1,3}(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/ },
    ],
  },
];
