import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME, FAILED_EXIT, FILE_HEADER, GOES_ON, LISTENED, UNCAUGHT } from './javascript-stack.ts';

const REQUIRED_BY: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^\s{0,8}- (?!.{0,300}(?:node_modules|[\w-]\/dist\/))(?<file>(?:\/|[A-Za-z]:\\)\S{1,300})$/,
  until: /^\s{1,24}at /,
};

/** An error that nothing caught. */
function uncaught(name: string, kind: CauseKind, pattern: RegExp, near: readonly NearLine[] = []): Matcher {
  return {
    name: `node-${name}`,
    kind,
    pattern,
    near: [UNCAUGHT, APP_FRAME, FILE_HEADER, ...near],
  };
}

/** A place of a module, not of what it calls: the line of code that Node shows. */
function atHeader(matcher: Matcher): Matcher {
  return { ...matcher, near: [UNCAUGHT, FILE_HEADER] };
}

const LOGGED_ERROR =
  /^\s{0,8}(?:[❌✖⨯×] {1,2}|\(node:\d{1,9}\) )?(?:[\w[][^:]{0,60}: |[A-Za-z][a-z]{1,20}(?: [a-z]{1,20}){1,6} |\[[\w ]{1,30}\] )?\w{0,40}(?:Error|Exception)(?: \[\w{1,60}\])?: (?<cause>.+)/;
const HAS_STACK: NearLine = { where: 'below', within: 3, pattern: /^\s{1,12}at \S/, isRequired: true };

const TODO_TEST: NearLine = { where: 'above', within: 1, pattern: /^\s{0,20}⚠ /, isForbidden: true };

/** Errors that nothing caught in Node.js, and its own. */
export const NODE: readonly Matcher[] = [
  atHeader(
    uncaught(
      'missing-package',
      'missing dependency',
      /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find package '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/,
    ),
  ),
  atHeader(
    uncaught(
      'missing-import',
      'missing file',
      /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find module '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/,
    ),
  ),
  uncaught(
    'missing-module',
    'missing dependency',
    /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>(?:Cannot find (?:module|package) '[^']{1,300}'|No such built-in module: .*))/,
    [REQUIRED_BY],
  ),
  atHeader(uncaught('syntax', 'compile error', /^\s{0,8}SyntaxError(?: \[\w{1,60}\])?: (?<cause>(?!.{0,200}JSON).+)/)),
  {
    ...uncaught('zod', 'crash', /^\s{0,8}(?:\$?ZodError): \[$/, [
      { where: 'below', within: 14, pattern: /^\s{1,12}"message": "(?<message>.+)"/, isRequired: true },
      { where: 'below', within: 14, pattern: /^\s{1,12}"(?<field>[\w.-]{1,80})"$/ },
    ]),
    sentence: '{field}: {message}',
  },
  {
    ...uncaught(
      'uncaught',
      'crash',
      /^\s{0,8}(?:Uncaught |<ref \*\d{1,3}> )?\[?(?![A-Z]{2,60}:|TSError|.{0,80}(?:Transform failed|Build failed) with)(?:[A-Z][\w.]{0,60}|error)(?: \[\w{1,60}\])?: (?<cause>[^\s[{].*?)\]?(?: \{)?$/,
      [
        {
          where: 'below',
          within: 2,
          pattern: /^(?!\s{0,12}at )\s{0,8}(?<more>[-•*✖✗] .{1,150}|.{1,60} !== .{1,60})$/,
        },
      ],
    ),
    isGeneral: true,
    sentence: '{cause}: {more}',
  },
  {
    name: 'node-heap-limit',
    kind: 'out of memory',
    pattern: /^\s{0,8}(?<cause>FATAL ERROR: .{1,100}? Allocation failed - .+)/,
  },
  {
    name: 'node-logged-error',
    kind: 'crash',
    rank: 'effect',
    pattern: LOGGED_ERROR,
    near: [HAS_STACK, FAILED_EXIT, APP_FRAME],
  },
  {
    name: 'node-last-error',
    kind: 'crash',
    rank: 'effect',
    pattern: LOGGED_ERROR,
    near: [HAS_STACK, GOES_ON, LISTENED, TODO_TEST, APP_FRAME],
  },
];
