import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';
import { WEBPACKS } from './webpack.ts';

const ESBUILD_PLACE: NearLine = {
  where: 'below',
  within: 8,
  until: /^\s{0,8}[✘X▲] \[/,
  pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:<][^:]{0,300}):(?<line>\d+):(?<column>\d+):$/,
};

function esbuild(name: string, kind: CauseKind, cause: RegExp): Matcher {
  return { name: `esbuild${name}`, kind, pattern: cause, near: [ESBUILD_PLACE] };
}

/** What vite and astro print above the message of a failed build. */
const VITE_START =
  /^\s{0,8}(?:error during build:|build error:|(?:\d\d:\d\d:\d\d )?\[ERROR\] \[vite\] \W{0,2}x? ?Build failed)/;
const FILE_LINE: NearLine = {
  where: 'below',
  within: 4,
  pattern:
    /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^:?\s]{1,300})(?:\?[^:\s]{0,200})?(?::(?<line>\d+):(?<column>\d+))?(?: \(|$)/,
};

function vite(name: string, kind: CauseKind, message: RegExp, near: readonly NearLine[]): Matcher {
  return {
    name: `vite-${name}`,
    kind,
    pattern: VITE_START,
    near: [{ where: 'below', within: 1, pattern: message, isRequired: true }, ...near],
  };
}

const VITES: readonly Matcher[] = [
  vite(
    'missing-file',
    'missing file',
    /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,2}(?<cause>(?:Roll(?:up|down) failed to resolve import "[./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?"|Could not (?:resolve|load) (?:entry module "(?<file>[^"/]{1,200}\.\w{1,8})")?.*|Failed to resolve .+))/,
    [FILE_LINE],
  ),
  {
    ...vite(
      'message',
      'compile error',
      /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,3}(?:[^\s():]{1,200}(?: \(\d+:\d+\)|:\d+:\d+): )?(?:\/[^\s:]{1,200}:\d+:\d+ )?(?<cause>[^\s[].*?)(?: \(\d+:\d+\))?$/,
      [{ ...FILE_LINE, within: 3 }, APP_FRAME],
    ),
    isGeneral: true,
  },
];

const ROLLUPS: readonly Matcher[] = [
  {
    name: 'rollup',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:[A-Z]\w{0,20}Error: |Error: )(?:\[[\w:.@/ -]{1,60}\] )?(?:[^\s()]{1,200} \(\d+:\d+\): )?(?:@rollup\/plugin-typescript (?:TS\d{1,6}: )?)?(?<cause>\S.*)/,
    near: [
      {
        where: 'below',
        within: 3,
        pattern:
          /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8}) \((?<line>\d+):(?<column>\d+)\)$/,
      },
      APP_FRAME,
    ],
  },
];

/** What puts modules together: esbuild, vite, rollup, rolldown, webpack, postcss, parcel. */
export const BUNDLERS: readonly Matcher[] = [
  esbuild(
    '-missing-module',
    'missing dependency',
    /^\s{0,8}[✘X] \[ERROR\] (?:TS2307: )?(?<cause>(?:Could not resolve|Cannot find module) .+?)(?: \[plugin [\w-]{1,60}\])?$/,
  ),
  esbuild(
    '',
    'compile error',
    /^\s{0,8}[✘X] \[ERROR\] (?!Build failed with )(?:(?:TS|NG)-?\d{1,8}: )?(?<cause>.+?)(?: \[plugin [\w-]{1,60}\])?$/,
  ),
  ...VITES,
  ...ROLLUPS,
  ...WEBPACKS,
];
