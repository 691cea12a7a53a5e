import { JAVASCRIPT_RUNTIMES } from './javascript-runtimes.js';
import { APP_FRAME, FILE_HEADER, UNCAUGHT } from './javascript-stack.js';
const NODE_ERRORS = 'https://nodejs.org/api/errors.html';
const STACK = `
    at Server.listen (node:net:2551:5)
    at Object.<anonymous> (/app/server.js:1:32)

Node.js v24.21.0`;
const REQUIRED_BY = {
    where: 'below',
    within: 6,
    pattern: /^\s{0,8}- (?!.{0,300}(?:node_modules|[\w-]\/dist\/))(?<file>(?:\/|[A-Za-z]:\\)\S{1,300})$/,
    until: /^\s{1,24}at /,
};
/** An error that nothing caught. */
function uncaught(name, kind, pattern, message, near = []) {
    return {
        name: `node-${name}`,
        kind,
        pattern,
        near: [UNCAUGHT, APP_FRAME, FILE_HEADER, ...near],
        example: `node:internal/errors:543\n      throw error;\n      ^\n\n${message}${STACK}`,
        source: NODE_ERRORS,
    };
}
/** A place of a module, not of what it calls: the line of code that Node shows. */
function atHeader(matcher) {
    return { ...matcher, near: [UNCAUGHT, FILE_HEADER] };
}
/** Errors that nothing caught in Node.js, and its own. */
export const NODE = [
    {
        name: 'esbuild-message',
        kind: 'compile error',
        pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?:ERROR|error): (?<cause>.+)/,
        near: [
            { where: 'above', within: 12, pattern: /^.{0,60}(?:Transform|Build) failed with \d+ error/, isRequired: true },
        ],
        example: 'Error: Transform failed with 1 error:\n/app/src/server.ts:4:12: ERROR: Expected ")" but found "{"\n    at failureErrorWithLog (/app/node_modules/esbuild/lib/main.js:1752:15)',
        source: 'https://github.com/evanw/esbuild/blob/main/lib/shared/common.ts (failureErrorWithLog)',
    },
    uncaught('port-in-use', 'port', /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:listen|bind) (?:EADDRINUSE|EADDRNOTAVAIL).*)/, 'Error: listen EADDRINUSE: address already in use 0.0.0.0:8080'),
    uncaught('bad-port', 'port', /^\s{0,8}RangeError \[ERR_SOCKET_BAD_PORT\]: (?<cause>.+)/, 'RangeError [ERR_SOCKET_BAD_PORT]: options.port should be >= 0 and < 65536. Received type number (NaN).'),
    uncaught('missing-local-module', 'missing file', /^\s{0,8}Error: (?<cause>Cannot find module '\.[^']{0,300}')/, "Error: Cannot find module './config'\nRequire stack:\n- /app/src/server.js", [REQUIRED_BY]),
    atHeader(uncaught('missing-main', 'missing file', /^\s{0,8}Error: (?<cause>Cannot find module '(?:\/|[A-Za-z]:)[^']{0,300}')/, "Error: Cannot find module '/app/dist/main.js'")),
    atHeader(uncaught('missing-package', 'missing dependency', /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find package '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/, "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /app/server.mjs")),
    atHeader(uncaught('missing-import', 'missing file', /^\s{0,8}Error \[ERR_MODULE_NOT_FOUND\]: (?<cause>Cannot find module '[^']{1,300}' imported from (?:(?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>.+)|.+))/, "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/app/src/db' imported from /app/src/server.js")),
    atHeader(uncaught('missing-export', 'missing dependency', /^\s{0,8}(?:Type)?Error \[(?:ERR_PACKAGE_\w{1,40}|ERR_UNSUPPORTED_DIR_IMPORT|ERR_INVALID_PACKAGE_\w{1,40})\]: (?<cause>\S.{0,500} imported from (?!.{0,300}(?:node_modules|[\w-]\/dist\/|\/$|\[))(?<file>\/.+))/, `Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath './sub' is not defined by "exports" in /app/node_modules/ui/package.json imported from /app/server.mjs`)),
    {
        ...uncaught('json-module', 'compile error', /^\s{0,8}SyntaxError: (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}): (?<cause>.{1,300}?) \(line (?<line>\d+) column (?<column>\d+)\)/, 'SyntaxError: /app/config.json: Expected double-quoted property name in JSON at position 7 (line 1 column 8)'),
        near: [UNCAUGHT],
    },
    uncaught('missing-module', 'missing dependency', /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>(?:Cannot find (?:module|package) '[^']{1,300}'|No such built-in module: .*))/, "Error: Cannot find module 'helmet'\nRequire stack:\n- /app/lib/app.js", [REQUIRED_BY]),
    atHeader(uncaught('syntax', 'compile error', /^\s{0,8}SyntaxError(?: \[\w{1,60}\])?: (?<cause>(?!.{0,200}JSON).+)/, 'SyntaxError: missing ) after argument list')),
    uncaught('worker-out-of-memory', 'out of memory', /^\s{0,8}Error \[ERR_WORKER_OUT_OF_MEMORY\]: (?<cause>.+)/, 'Error [ERR_WORKER_OUT_OF_MEMORY]: Worker terminated due to reaching memory limit: JS heap out of memory'),
    uncaught('no-file', 'missing file', /^\s{0,8}(?:Uncaught )?(?:Error: )?(?<cause>(?:ENOENT|ENOTDIR|EISDIR): .+)/, "Error: ENOENT: no such file or directory, open '/etc/ssl/private/server.pem'"),
    uncaught('permission', 'permission', /^\s{0,8}(?:Uncaught )?Error: (?<cause>(?:(?:listen )?(?:EACCES|EPERM)|EROFS): .+)/, "Error: EACCES: permission denied, mkdir '/data'"),
    uncaught('timeout', 'timeout', /^\s{0,8}(?:Uncaught )?[A-Z]\w{0,60}: (?<cause>(?:connect|read|write|queryA) ETIMEDOUT.*)/, 'Error: connect ETIMEDOUT 10.0.0.5:5432'),
    {
        ...uncaught('fetch', 'crash', /^\s{0,8}\[?TypeError: (?<cause>fetch failed)\]?(?: \{)?$/, '[TypeError: fetch failed] {\n  [cause]: Error: bad port', [
            {
                where: 'below',
                within: 25,
                pattern: /^\s{1,8}\[cause\]: (?:Aggregate)?\w{0,60}Error(?: \[\w{1,60}\])?: (?<reason>.*)/,
            },
        ]),
        sentence: '{cause}: {reason}',
    },
    uncaught('aggregate', 'crash', /^\s{0,8}AggregateError(?: \[\w{1,60}\])?:?\s{0,4}(?:\{|$)/, 'AggregateError [ECONNREFUSED]: \n    at internalConnectMultiple (node:net:1122:18) {\n  [errors]: [\n    Error: connect ECONNREFUSED ::1:5432', [{ where: 'below', within: 25, pattern: /^\s{1,12}[A-Z]\w{0,60}: (?<cause>\w.+)/, isRequired: true }]),
    {
        name: 'ioredis',
        kind: 'crash',
        pattern: /^\s{0,8}MaxRetriesPerRequestError: (?<limit>.+)/,
        near: [
            { where: 'above', within: 60, pattern: /^\s{0,8}\[ioredis\] .{0,40}Error: (?<cause>.+)/, isRequired: true },
            UNCAUGHT,
            APP_FRAME,
        ],
        example: `[ioredis] Unhandled error event: Error: connect ECONNREFUSED 127.0.0.1:6379\n/app/a.js:3\n      throw error;\n      ^\n\nMaxRetriesPerRequestError: Reached the max retries per request limit (which is 1).${STACK}`,
        source: 'https://github.com/redis/ioredis',
    },
    {
        ...uncaught('rejection', 'crash', /^\s{0,8}\[?UnhandledPromiseRejection: .{0,300}rejected with the reason "(?<cause>[^"]+)/, 'UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "no license key".'),
        sentence: 'Unhandled promise rejection: {cause}',
    },
    {
        name: 'node-thrown-value',
        kind: 'crash',
        pattern: /^\s{0,8}\(Use `node --trace-uncaught/,
        near: [{ where: 'above', within: 1, pattern: /^\s{0,8}(?<cause>\S.*)/, isRequired: true }, UNCAUGHT, FILE_HEADER],
        example: '/app/server.js:3\nthrow "no license key";\n^\nno license key\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v24.21.0',
        source: 'https://nodejs.org/api/cli.html#--trace-uncaught',
    },
    {
        ...uncaught('zod', 'crash', /^\s{0,8}(?:\$?ZodError): \[$/, 'ZodError: [\n  {\n    "code": "invalid_type",\n    "path": [\n      "DATABASE_URL"\n    ],\n    "message": "Required"\n  }\n]', [
            { where: 'below', within: 14, pattern: /^\s{1,12}"message": "(?<message>.+)"/, isRequired: true },
            { where: 'below', within: 14, pattern: /^\s{1,12}"(?<field>[\w.-]{1,80})"$/ },
        ]),
        sentence: '{field}: {message}',
    },
    {
        ...uncaught('native-module', 'missing dependency', /^\s{0,8}Error(?: \[\w{1,60}\])?: (?<cause>The module '[^']{1,300}')$/, "Error: The module '/app/node_modules/bcrypt/bcrypt.node'\nwas compiled against a different Node.js version using\nNODE_MODULE_VERSION 108.", [{ where: 'below', within: 1, pattern: /^\s{0,8}(?<more>was compiled .+)/ }]),
        sentence: '{cause} {more}',
    },
    {
        ...uncaught('uncaught', 'crash', /^\s{0,8}(?:Uncaught |<ref \*\d{1,3}> )?\[?(?![A-Z]{2,60}:|TSError|.{0,80}(?:Transform failed|Build failed) with)(?:[A-Z][\w.]{0,60}|error)(?: \[\w{1,60}\])?: (?<cause>[^\s[{].*?)\]?(?: \{)?$/, 'Error: Missing required environment variable: STRIPE_KEY', [
            {
                where: 'below',
                within: 2,
                pattern: /^(?!\s{0,12}at )\s{0,8}(?<more>[-•*✖✗] .{1,150}|.{1,60} !== .{1,60})$/,
            },
        ]),
        sentence: '{cause}: {more}',
    },
    {
        name: 'node-unsettled',
        kind: 'crash',
        rank: 'effect',
        pattern: /^\s{0,8}Warning: (?<cause>Detected unsettled top-level await) at (?!.{0,300}node_modules)(?<file>(?:file:\/\/)?\/[^:]{1,300}):(?<line>\d{1,7})$/,
        example: 'Warning: Detected unsettled top-level await at file:///app/main.mjs:1\nawait new Promise(() => {});\n^',
        source: 'https://nodejs.org/api/process.html#exit-codes',
    },
    {
        name: 'node-run-script',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>(?:Missing script: "[^"]{1,100}" for \S|Can't find package\.json for directory ).*)/,
        example: "Can't find package.json for directory /app",
        source: 'https://github.com/nodejs/node/blob/main/src/node_task_runner.cc',
    },
    {
        name: 'node-heap-limit',
        kind: 'out of memory',
        pattern: /^\s{0,8}(?<cause>FATAL ERROR: .{1,100}? Allocation failed - .+)/,
        example: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
        source: 'https://github.com/nodejs/node/blob/main/src/node_errors.cc (OOMErrorHandler)',
    },
    {
        name: 'node-out-of-memory',
        kind: 'out of memory',
        pattern: /^\s{0,8}(?:FATAL ERROR: |# Fatal (?:JavaScript|process) )(?<cause>.{0,200}out of memory.*)/,
        example: 'FATAL ERROR: NewSpace::EnsureCurrentCapacity JavaScript heap out of memory',
        source: 'https://github.com/nodejs/node/blob/main/src/node_errors.cc (OOMErrorHandler)',
    },
    {
        name: 'node-option',
        kind: 'crash',
        pattern: /^\s{0,8}(?:\/[\w/.-]{0,100})?(?<cause>node: (?:bad option: |error while loading shared libraries: |\S{1,100} (?:is not allowed in NODE_OPTIONS|requires an argument|must be |is an invalid |can only be|: not found|not found)).*)/,
        example: 'node: bad option: --experimental-foo',
        source: 'https://github.com/nodejs/node/blob/main/src/node_options.cc',
    },
    ...JAVASCRIPT_RUNTIMES,
];
