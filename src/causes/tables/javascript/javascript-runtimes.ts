import type { Matcher } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

/** What runs applications besides node: Nest, nodemon, pm2, Bun, Deno. */
export const JAVASCRIPT_RUNTIMES: readonly Matcher[] = [
  {
    name: 'next-port',
    kind: 'port',
    pattern: /^\s{0,8}Error: (?<cause>listen (?:EADDRINUSE|EACCES): .+)/,
    near: [{ where: 'above', within: 3, pattern: /^\s{0,8}(?:⨯ )?Failed to start server/, isRequired: true }],
  },
  {
    name: 'nest-exception',
    kind: 'crash',
    pattern:
      /^\s{0,8}\[Nest\] \d{1,9} {1,4}- .{1,40}? ERROR \[(?:ExceptionHandler|PackageLoader|NestApplication)\] (?:[A-Z]\w{0,60}: )?(?<cause>.+)/,
    near: [APP_FRAME],
  },
  {
    name: 'nodemon-crash',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}\[nodemon\] (?<cause>app crashed)/,
  },
  {
    name: 'cdk-construct',
    kind: 'crash',
    pattern: /^\s{0,8}«\w{1,80}» (?<cause>.+)/,
    near: [APP_FRAME],
  },
  {
    name: 'lambda',
    kind: 'crash',
    pattern:
      /^(?:\S{1,40}\s{1,4}ERROR\s{1,4})?(?:Uncaught Exception|Invoke Error|Unhandled Promise Rejection)\s{1,4}\{"errorType":"[\w.]{1,80}","errorMessage":"(?:[A-Z]\w{0,40}: )?(?<cause>(?:[^"\\]|\\"){1,300})(?:\\nRequire stack:\\n- (?!.{0,100}node_modules)(?<file>\/var\/task\/[^\\"]{1,200}))?/,
  },
  {
    name: 'lambda-timeout',
    kind: 'timeout',
    pattern: /^(?:[\da-f-]{36} )?(?<cause>Task timed out after [\d.]{1,12} seconds)/,
  },
  {
    name: 'netlify-command',
    kind: 'crash',
    rank: 'exit',
    pattern: /^\s{0,8}(?:!!! Error: )?(?<cause>Command failed with exit code \d{1,3}(?:: [^(]{1,200})?)/,
  },
  {
    name: 'command-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?<cause>(?!Process |Command |The command )\S.{0,100} exited with code (?!143$)[1-9]\d{0,2})$/,
  },
  {
    name: 'pm2',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:\[PM2\]\[ERROR\]|PM2 error:) (?:Error: )?(?<cause>(?!Process or Namespace|No process found).+)/,
  },
  {
    name: 'bun-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}error: (?<cause>Cannot find (?:package|module) ['"][^'"]{1,200}['"] from ['"](?!.{0,300}node_modules)(?<file>\/[^'"]{1,300})['"])/,
  },
  {
    name: 'bun',
    kind: 'crash',
    pattern: /^\s{0,8}(?:error|[A-Z]\w{0,40}Error): (?<cause>.+)/,
    near: [
      { where: 'below', within: 40, pattern: /^\s{0,8}Bun v\d/, isRequired: true, until: /^(?:error|\w{1,40}Error): / },
      APP_FRAME,
    ],
  },
  {
    name: 'deno',
    kind: 'crash',
    pattern: /^\s{0,8}error: Uncaught (?:\(in (?:worker )?"?[\w ]{0,40}"?\) )?(?:\w{1,60}: )?(?<cause>.+)/,
    near: [APP_FRAME],
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
  },
];
