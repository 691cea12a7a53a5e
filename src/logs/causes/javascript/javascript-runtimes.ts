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
    name: 'cdk-construct',
    kind: 'crash',
    pattern: /^\s{0,8}«\w{1,80}» (?<cause>.+)/,
    near: [APP_FRAME],
    example:
      '«InvalidBucketNameValue» Invalid S3 bucket name (value: Uploads_Prod)\n    at <anonymous> (/app/bin/app.ts:5:1)',
    source: 'https://github.com/aws/aws-cdk/blob/main/packages/aws-cdk-lib/core/lib/errors.ts',
  },
  {
    name: 'lambda',
    kind: 'crash',
    pattern:
      /^(?:\S{1,40}\s{1,4}ERROR\s{1,4})?(?:Uncaught Exception|Invoke Error|Unhandled Promise Rejection)\s{1,4}\{"errorType":"[\w.]{1,80}","errorMessage":"(?:[A-Z]\w{0,40}: )?(?<cause>(?:[^"\\]|\\"){1,300})(?:\\nRequire stack:\\n- (?!.{0,100}node_modules)(?<file>\/var\/task\/[^\\"]{1,200}))?/,
    example:
      '2026-04-09T14:04:11.204Z\tundefined\tERROR\tUncaught Exception \t{"errorType":"Runtime.ImportModuleError","errorMessage":"Error: Cannot find module \'pg\'\\nRequire stack:\\n- /var/task/src/db.js"}',
    source: 'https://github.com/aws/aws-lambda-nodejs-runtime-interface-client/blob/main/src/Errors.js',
  },
  {
    name: 'lambda-timeout',
    kind: 'timeout',
    pattern: /^(?:[\da-f-]{36} )?(?<cause>Task timed out after [\d.]{1,12} seconds)/,
    example: '2026-04-09T14:04:14.210Z 2f1c5e0a-6d5b-4a53-9c55-1fb3a5d5e0d4 Task timed out after 3.01 seconds',
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/configuration-timeout.html',
  },
  {
    name: 'netlify-command',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}(?:!!! Error: )?(?<cause>Command failed with exit code \d{1,3}(?:: [^(]{1,200})?)/,
    example: '  Error message\n  Command failed with exit code 1: npm run build (https://ntl.fyi/exit-code-1)',
    source: 'https://docs.netlify.com/build/configure-builds/troubleshooting-tips/',
  },
  {
    name: 'command-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?<cause>(?!Process |Command |The command )\S.{0,100} exited with code (?!143$)[1-9]\d{0,2})$/,
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
