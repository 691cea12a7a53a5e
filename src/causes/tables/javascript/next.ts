import type { Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

const NEXT_FILE: NearLine = {
  where: 'above',
  within: 1,
  pattern:
    /^\s{0,8}(?!.{0,300}node_modules)(?<file>(?:\.\/[^:]{1,300}|[\w@.()[\]/-]{1,300}\.\w{2,4}))(?::(?<line>\d+):(?<column>\d+))?$/,
  isRequired: true,
};

const ERROR_MESSAGE = /^\s{0,8}\[?(?:[A-Z]\w{0,60}(?: \[\w{1,40}\])?): (?<cause>.+?)\]?(?: \{|$)/;

/** Next.js. */
export const NEXT_MATCHERS: readonly Matcher[] = [
  {
    name: 'next-types',
    kind: 'compile error',
    pattern: /^\s{0,8}Type error: (?<cause>.+)/,
    near: [NEXT_FILE],
  },
  {
    name: 'next-swc',
    kind: 'compile error',
    pattern: /^\s{0,8}(?:Error:\s{1,4}|├─▶ {1,6}× {1,6})?[x×] (?<cause>(?!Module build failed).+)/,
    near: [
      {
        where: 'below',
        within: 14,
        pattern:
          /^[\s│]{1,16}[,╭][-─]{1,4}\[(?!.{0,300}node_modules)(?<file>[^\]:]{1,300}):(?<line>\d+):(?<column>\d+)\]/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'next-loader',
    kind: 'compile error',
    pattern: /^\s{0,8}(?:Syntax|Type|Reference|Module)?Error: (?<cause>.+)/,
    near: [
      NEXT_FILE,
      {
        where: 'above',
        within: 60,
        pattern: /^\s{0,8}(?:Failed to compile\.|> Build failed because of webpack errors)$/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'next-turbopack-message',
    kind: 'compile error',
    pattern: /^\s{0,8}(?:Parsing \w{1,20} source code failed|Ecmascript file had an error|CSS \w{1,30} failed)$/,
    near: [
      NEXT_FILE,
      {
        where: 'below',
        within: 16,
        pattern: /^\s{0,4}(?!Import trace)(?<cause>[^\s|>\d/.][^|]{5,400})$/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'next-turbopack',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?<cause>(?:Export \S{1,100} doesn't exist in target module|Unknown module type|Error evaluating Node\.js code|Invalid segment .+|Missing module type))$/,
    near: [NEXT_FILE],
  },
  {
    name: 'next-prerender',
    kind: 'crash',
    pattern: /^\s{0,8}(?:⨯ )?Error occurred prerendering page "(?<page>[^"]{1,200})"/,
    near: [{ where: 'below', within: 3, pattern: ERROR_MESSAGE, isRequired: true }, APP_FRAME],
    sentence: 'Prerendering page "{page}": {cause}',
  },
  {
    name: 'next-prerender-page',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\s{0,8}(?:⨯ )?(?<cause>Error occurred prerendering page "[^"]{1,200}")/,
  },
  {
    name: 'next-suspense',
    kind: 'compile error',
    pattern:
      /^\s{0,8}⨯ (?<cause>(?:use\w{1,40}\(\) should be wrapped|Page "[^"]{1,200}" is missing|Couldn't find any).{1,200}?)(?:\. Read more|$)/,
  },
  {
    name: 'next-page-data',
    kind: 'crash',
    pattern: /^\s{0,8}\[?Error: Failed to collect (?:page data|configuration) for /,
    near: [
      {
        where: 'far-above',
        within: 40,
        pattern: ERROR_MESSAGE,
        until: /^\s{0,8}Collecting page data/,
        isRequired: true,
      },
      { ...APP_FRAME, where: 'above' },
    ],
  },
  {
    name: 'next-page-data-only',
    kind: 'crash',
    rank: 'effect',
    pattern: /^\s{0,8}\[?Error: (?<cause>Failed to collect (?:page data|configuration) for [^\s\]]{1,200})/,
  },
  {
    name: 'next-build',
    kind: 'crash',
    pattern: /^\s{0,8}> Build error occurred$/,
    near: [
      {
        where: 'below',
        within: 1,
        pattern:
          /^\s{0,8}\[?(?!Error: (?:Failed to collect|Turbopack build failed|Export encountered|Call retries|Command failed|Static page))(?:[A-Z]\w{0,60}(?: \[\w{1,40}\])?): (?<cause>.+?)\]?(?: \{|$)/,
        isRequired: true,
      },
      APP_FRAME,
    ],
  },
  {
    name: 'next-worker-killed',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^\s{0,8}(?:⨯ )?(?<cause>Next\.js build worker exited with code: null and signal: SIGKILL)/,
  },
  {
    name: 'next-no-pages',
    kind: 'missing file',
    pattern: /^\s{0,8}(?:> |\[?Error: )?(?:> )?(?<cause>Couldn't find any `pages` or `app` directory.*?)\]?$/,
  },
  {
    name: 'next-typescript',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>It looks like you're trying to use TypeScript but do not have the required package\(s\) installed)/,
  },
];
