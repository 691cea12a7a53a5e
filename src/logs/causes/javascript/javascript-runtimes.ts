import type { Matcher } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

/** What runs applications besides node: Nest, nodemon, pm2, Bun, Deno. */
export const JAVASCRIPT_RUNTIMES: readonly Matcher[] = [
  {
    name: 'next-port',
    kind: 'port',
    pattern: /^\s{0,8}Error: (?<cause>listen (?:EADDRINUSE|EACCES): .+)/,
    near: [{ where: 'above', within: 3, pattern: /^\s{0,8}(?:⨯ )?Failed to start server/, isRequired: true }],
    example: ' ⨯ Failed to start server\nError: listen EADDRINUSE: address already in use :::3000',
    source: 'https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/start-server.ts',
  },
  {
    name: 'nest-exception',
    kind: 'crash',
    pattern:
      /^\s{0,8}\[Nest\] \d{1,9} {1,4}- .{1,40}? ERROR \[(?:ExceptionHandler|PackageLoader|NestApplication)\] (?:[A-Z]\w{0,60}: )?(?<cause>.+)/,
    near: [APP_FRAME],
    example:
      "[Nest] 1  - 05/12/2026, 9:14:02 AM   ERROR [ExceptionHandler] Nest can't resolve dependencies of the UsersService (?).",
    source: 'https://github.com/nestjs/nest/blob/master/packages/core/errors/exception-handler.ts',
  },
  {
    name: 'nodemon-crash',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}\[nodemon\] (?<cause>app crashed)/,
    example: '[nodemon] app crashed - waiting for file changes before starting...',
    source: 'https://github.com/remy/nodemon/blob/main/lib/monitor/run.js',
  },
  {
    name: 'command-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?<cause>(?!Process |Command |The command )\S.{0,100} exited with code [1-9]\d{0,2})$/,
    example: '[api] node dist/main.js exited with code 1',
    source: 'https://github.com/open-cli-tools/concurrently; docker compose up prints the same of a container',
  },
  {
    name: 'pm2',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:\[PM2\]\[ERROR\]|PM2 error:) (?:Error: )?(?<cause>(?!Process or Namespace|No process found).+)/,
    example: '[PM2][ERROR] Script not found: /app/dist/server.js',
    source: 'https://github.com/Unitech/pm2/blob/master/lib/API.js',
  },
  {
    name: 'bun-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>Cannot find (?:package|module) ['"][^'"]{1,200}['"] from ['"](?!.{0,300}node_modules)(?<file>\/[^'"]{1,300})['"])/,
    example: 'error: Cannot find package "hono" from "/app/src/index.ts"\n\nBun v1.2.2 (Linux x64)',
    source: 'https://github.com/oven-sh/bun/blob/main/src/bun.js/ModuleLoader.zig',
  },
  {
    name: 'bun',
    kind: 'crash',
    pattern: /^\s{0,8}(?:error|[A-Z]\w{0,40}Error): (?<cause>.+)/,
    near: [
      { where: 'below', within: 40, pattern: /^\s{0,8}Bun v\d/, isRequired: true, until: /^(?:error|\w{1,40}Error): / },
      APP_FRAME,
    ],
    example:
      '3 | throw new Error("boom");\n          ^\nerror: DATABASE_URL is missing\n      at /app/index.ts:3:7\n\nBun v1.2.2 (Linux x64)',
    source: 'https://bun.sh/docs/runtime/debugger',
  },
  {
    name: 'deno',
    kind: 'crash',
    pattern: /^\s{0,8}error: Uncaught (?:\(in (?:worker )?"?[\w ]{0,40}"?\) )?(?:\w{1,60}: )?(?<cause>.+)/,
    near: [APP_FRAME],
    example: 'error: Uncaught (in promise) TypeError: Invalid URL\n    at file:///app/main.ts:3:9',
    source: 'https://github.com/denoland/deno/blob/main/cli/main.rs',
  },
  {
    name: 'deno-module',
    kind: 'missing file',
    pattern:
      /^\s{0,8}error: (?<cause>(?:Module not found|Relative import path|Could not resolve|Cannot find module|Import ).{0,300}"[^"]{1,300}".*)/,
    near: [
      {
        where: 'below',
        within: 2,
        pattern: /^\s{1,8}at (?<file>(?:file:\/\/)?\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
        isRequired: true,
      },
    ],
    example: 'error: Module not found "file:///app/db.ts".\n    at file:///app/main.ts:1:19',
    source: 'https://github.com/denoland/deno/blob/main/cli/graph_util.rs',
  },
];
