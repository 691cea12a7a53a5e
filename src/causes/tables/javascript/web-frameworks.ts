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
  nuxt(
    'import',
    'missing file',
    /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/,
  ),
];
