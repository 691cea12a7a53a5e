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
];
