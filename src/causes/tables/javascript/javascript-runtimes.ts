import type { Matcher } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

/** What runs applications besides node: Nest, nodemon, pm2, Bun, Deno. */
export const JAVASCRIPT_RUNTIMES: readonly Matcher[] = [
  {
    name: 'nest-exception',
    kind: 'crash',
    pattern:
      /^\s{0,8}\[Nest\] \d{1,9} {1,4}- .{1,40}? ERROR \[(?:ExceptionHandler|PackageLoader|NestApplication)\] (?:[A-Z]\w{0,60}: )?(?<cause>.+)/,
    near: [APP_FRAME],
  },
  {
    name: 'lambda',
    kind: 'crash',
    pattern:
      /^(?:\S{1,40}\s{1,4}ERROR\s{1,4})?(?:Uncaught Exception|Invoke Error|Unhandled Promise Rejection)\s{1,4}\{"errorType":"[\w.]{1,80}","errorMessage":"(?:[A-Z]\w{0,40}: )?(?<cause>(?:[^"\\]|\\"){1,300})(?:\\nRequire stack:\\n- (?!.{0,100}node_modules)(?<file>\/var\/task\/[^\\"]{1,200}))?/,
  },
];
