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
    name: 'next-prerender',
    isGeneral: true,
    kind: 'crash',
    pattern: /^\s{0,8}(?:⨯ )?Error occurred prerendering page "(?<page>[^"]{1,200})"/,
    near: [{ where: 'below', within: 3, pattern: ERROR_MESSAGE, isRequired: true }, APP_FRAME],
    sentence: 'Prerendering page "{page}": {cause}',
  },
];
