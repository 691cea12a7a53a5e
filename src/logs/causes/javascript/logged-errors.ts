import type { Matcher } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

/** Errors that a program logged before it ended. They come after every other matcher: their lines are the most general. */
export const LOGGED_ERRORS: readonly Matcher[] = [
  {
    name: 'node-logged-error',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:[❌✖⨯×] {1,2}|\(node:\d{1,9}\) )?(?:\w[\w ]{0,40}: )?\w{0,40}(?:Error|Exception)(?: \[\w{1,60}\])?: (?<cause>.+)/,
    near: [{ where: 'below', within: 3, pattern: /^\s{1,12}at \S/, isRequired: true }, APP_FRAME],
    example:
      'TypeError: Invalid URL\n    at new URL (node:internal/url:816:29)\n    at Object.<anonymous> (/app/src/db.js:4:13)\nnpm error Lifecycle script `start` failed with error:',
    source: 'https://nodejs.org/api/errors.html#errorstack',
  },
  {
    name: 'pino-fatal',
    kind: 'crash',
    pattern: /^\{"level":60,.{0,400}?"err(?:or)?":\{"type":"\w{1,60}","message":"(?<cause>(?:[^"\\]|\\.){1,300})"/,
    example:
      '{"level":60,"time":1795300002380,"pid":1,"err":{"type":"DatabaseError","message":"password authentication failed"},"msg":"stopped"}',
    source: 'https://github.com/pinojs/pino-std-serializers/blob/master/lib/err.js',
  },
  {
    name: 'node-missing-setting',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^\s{0,8}(?:[❌✖⨯×] {0,2})?(?:\w{1,20}: )?(?<cause>(?:Missing (?:required )?(?:environment|env) |(?:Invalid|Required) environment variable|[Ee]nvironment variable \S{1,80} (?:is|must) ).*)/,
    example: 'Missing required environment variables: DATABASE_URL\nProcess exited with status 1',
    source: 'https://nodejs.org/api/process.html#processexitcode',
  },
];
