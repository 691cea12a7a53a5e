import type { Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME, FAILED_EXIT, GOES_ON, LISTENED } from './javascript-stack.ts';

const LOGGED_ERROR =
  /^\s{0,8}(?:[❌✖⨯×] {1,2}|\(node:\d{1,9}\) )?(?:[\w[][^:]{0,60}: |[A-Za-z][a-z]{1,20}(?: [a-z]{1,20}){1,6} |\[[\w ]{1,30}\] )?\w{0,40}(?:Error|Exception)(?: \[\w{1,60}\])?: (?<cause>.+)/;
const HAS_STACK: NearLine = { where: 'below', within: 3, pattern: /^\s{1,12}at \S/, isRequired: true };

const TODO_TEST: NearLine = { where: 'above', within: 1, pattern: /^\s{0,20}⚠ /, isForbidden: true };

/** Errors that a program logged before it ended. They come after every other matcher: their lines are the most general. */
export const LOGGED_ERRORS: readonly Matcher[] = [
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
  {
    name: 'pino-fatal',
    kind: 'crash',
    isLast: true,
    pattern:
      /^\{"level":60,.{0,400}?(?:"err(?:or)?":\{"type":"\w{1,60}","message"|"msg"):"(?<cause>(?:[^"\\]|\\.){1,300})"/,
  },
];
