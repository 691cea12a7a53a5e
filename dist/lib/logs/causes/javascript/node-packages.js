import { NPM } from './npm.js';
const PNPM_ERRORS = 'https://pnpm.io/errors';
const YARN_ERRORS = 'https://yarnpkg.com/advanced/error-codes';
const YARN_1 = 'https://github.com/yarnpkg/yarn/blob/master/src/reporters/lang/en.js';
const PNPM = [
    {
        name: 'pnpm-404',
        kind: 'missing dependency',
        pattern: /^\s{0,8}ERR_PNPM_FETCH_404\s{1,4}GET https?:\/\/[^/\s]{1,100}\/(?<cause>\S{1,300}: Not Found - 404)/,
        example: ' ERR_PNPM_FETCH_404  GET https://registry.npmjs.org/acme-logger: Not Found - 404',
        source: PNPM_ERRORS,
    },
    {
        name: 'pnpm-engine',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?<cause>Your (?:Node|pnpm) version is incompatible) with/,
        near: [
            { where: 'above', within: 4, pattern: /^\s{0,8}ERR_PNPM_UNSUPPORTED_ENGINE/, isRequired: true },
            { where: 'below', within: 3, pattern: /^\s{0,8}Expected version: (?<range>.+)/ },
            { where: 'below', within: 4, pattern: /^\s{0,8}Got: (?<actual>.+)/ },
        ],
        sentence: '{cause}: expected {range}, got {actual}',
        example: ' ERR_PNPM_UNSUPPORTED_ENGINE  Unsupported environment (bad pnpm and/or Node.js version)\n\nYour Node version is incompatible with "/app".\n\nExpected version: ^18.0.0\nGot: v24.21.0',
        source: PNPM_ERRORS,
    },
    {
        name: 'pnpm-exit',
        kind: 'crash',
        rank: 'exit',
        pattern: /^\s{0,8}(?:ERR_PNPM_RECURSIVE_(?:(?:RUN|EXEC)_FIRST_)?FAIL|ELIFECYCLE)\s{1,4}(?<cause>.+)/,
        example: ' ELIFECYCLE  Command failed with exit code 2.',
        source: PNPM_ERRORS,
    },
    {
        name: 'pnpm-no-lockfile',
        kind: 'missing file',
        pattern: /^\s{0,8}ERR_PNPM_(?:NO_LOCKFILE|NO_PKG_MANIFEST|NO_IMPORTER_MANIFEST_FOUND|NO_SCRIPT|ENOENT)\s{1,4}(?<cause>.+)/,
        example: ' ERR_PNPM_NO_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is absent',
        source: PNPM_ERRORS,
    },
    {
        name: 'pnpm',
        kind: 'missing dependency',
        pattern: /^\s{0,8}ERR_PNPM_(?!UNSUPPORTED_ENGINE|RECURSIVE_\w{0,12}FAIL)[A-Z_0-9]{1,80}\s{1,4}(?<cause>.+)/,
        example: ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json',
        source: PNPM_ERRORS,
    },
    {
        name: 'pnpm-command',
        kind: 'missing dependency',
        pattern: /^\s{0,8}ERR_PNPM_\w{1,60}\s{1,4}(?<cause>Command "[^"]{1,100}" not found.*)/,
        example: ' ERR_PNPM_RECURSIVE_EXEC_NO_PACKAGE  Command "vite" not found',
        source: PNPM_ERRORS,
    },
];
const YARN = [
    {
        name: 'yarn-exit',
        kind: 'crash',
        rank: 'exit',
        pattern: /^\s{0,8}error (?<cause>Command failed with (?:exit code|signal) .+)/,
        example: 'error Command failed with exit code 2.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation.',
        source: YARN_1,
    },
    {
        name: 'yarn-command',
        kind: 'missing file',
        pattern: /^\s{0,8}error (?<cause>Command "[^"]{1,100}" not found.*)/,
        example: 'yarn run v1.22.22\nerror Command "build" not found.',
        source: YARN_1,
    },
    {
        name: 'yarn-engine',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error \S{1,200}: (?<cause>The (?:engine|platform) "[^"]{1,60}" is incompatible with this module\..*)/,
        example: 'error web@1.0.0: The engine "node" is incompatible with this module. Expected version "18.x". Got "24.21.0"',
        source: YARN_1,
    },
    {
        name: 'yarn',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error (?<cause>(?:Couldn't find (?:any versions for|package|a package\.json|match)|Your lockfile needs to be updated|An unexpected error occurred: |Integrity check failed|Received invalid|Package "|No lockfile|https?:\/\/|This project's package\.json defines|Outdated lockfile|Found incompatible|Workspaces can only|Invalid |Can't |\S{1,200}: Command failed).*)/,
        example: 'error Couldn\'t find package "acme-logger" on the "npm" registry.',
        source: YARN_1,
    },
    {
        name: 'yarn-berry',
        kind: 'missing dependency',
        pattern: /^\s{0,8}➤ YN(?:0001|0009|0016|0018|0020|0022|0027|0028|0035|0041|0043|0045|0047|0048|0056|0058|0062|0067|0078|0080|0081|0082|0083|0090|0091): (?:[│┌└] )?(?<cause>(?![+@│┌└-])\S.+)/,
        near: [{ where: 'below', within: 100, pattern: /^\s{0,8}➤ YN0000: (?:· )?Failed with errors/, isRequired: true }],
        example: '➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.\n➤ YN0000: └ Completed\n➤ YN0000: · Failed with errors in 0s 52ms',
        source: YARN_ERRORS,
    },
    {
        name: 'yarn-berry-usage',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:Usage|Internal|Unknown Syntax) Error: (?<cause>.+)/,
        example: 'Usage Error: Couldn\'t find a script named "build".',
        source: 'https://github.com/yarnpkg/berry/blob/master/packages/yarnpkg-core/sources/scriptUtils.ts',
    },
    {
        name: 'yarn-berry-command',
        kind: 'missing dependency',
        pattern: /^\s{0,8}command not found: (?<cause>\S{1,100})$/,
        sentence: 'command not found: {cause}',
        example: 'command not found: vite',
        source: 'https://github.com/yarnpkg/berry/blob/master/packages/yarnpkg-shell/sources/index.ts',
    },
];
const BUN = [
    {
        name: 'bun-exit',
        kind: 'crash',
        rank: 'exit',
        pattern: /^\s{0,8}error: (?<cause>script "[^"]{1,100}" (?:exited with code|was terminated by signal) .+)/,
        example: 'error: script "build" exited with code 1',
        source: 'https://github.com/oven-sh/bun/blob/main/src/cli/run_command.zig',
    },
    {
        name: 'bun-script',
        kind: 'missing file',
        pattern: /^\s{0,8}error: (?<cause>(?:Script not found|Module not found|Missing script:?) .+)/,
        example: 'error: Script not found "build"',
        source: 'https://github.com/oven-sh/bun/blob/main/src/cli/run_command.zig',
    },
    {
        name: 'bun-install',
        kind: 'missing dependency',
        pattern: /^\s{0,8}error: (?<cause>(?:lockfile had changes, but lockfile is frozen|No version matching |GET https?:\/\/\S{1,300} - \d{3}|Package "|\S{1,200}@\S{1,60} failed to resolve|InvalidLockfile|FileNotFound|Integrity check failed).*)/,
        example: 'error: lockfile had changes, but lockfile is frozen',
        source: 'https://github.com/oven-sh/bun/blob/main/src/install',
    },
];
/** Package managers: npm, pnpm, yarn, bun, corepack. */
export const NODE_PACKAGES = [
    {
        name: 'corepack',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:Internal Error|Error): (?<cause>(?:Cannot find matching keyid|Error when performing the request|Server answered with HTTP|Unsupported package manager specification|This package manager|Mismatch hashes).*)/,
        example: 'Internal Error: Cannot find matching keyid: {"signatures":[]}',
        source: 'https://github.com/nodejs/corepack/blob/main/sources/httpUtils.ts',
    },
    {
        name: 'buildpack-node-version',
        kind: 'missing dependency',
        pattern: /^\s{0,12}(?:! {1,4}|\[Error: )?(?<cause>(?:Could not (?:find|get) \w{1,10} version corresponding to version requirement|Could not parse `engines|Failed to resolve \w{1,10} version|Error resolving Node\.js version|No matching version found for (?:Node|npm|Yarn|pnpm)).*)/,
        example: '       Could not find Node version corresponding to version requirement: 31.x',
        source: 'https://github.com/heroku/heroku-buildpack-nodejs/blob/main/lib/failure.sh',
    },
    ...NPM,
    ...PNPM,
    ...YARN,
    ...BUN,
    {
        name: 'npm-run-not-found',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:\/bin\/)?(?:ba)?sh: (?:line )?(?:\d{1,4}: )?(?<cause>[\w@./-]{1,80}: (?:command )?not found)$/,
        near: [
            { where: 'below', within: 8, pattern: /^\s{0,8}(?:added|changed|removed|up to date)[, ]/, isForbidden: true },
            { where: 'above', within: 6, pattern: /^\s{0,8}(?:> [^@\s]{0,100}@\S{0,40} \S|> \S|\$ \S)/, isRequired: true },
        ],
        example: '> web@1.0.0 build\n> nest build\n\nsh: 1: nest: not found',
        source: 'https://docs.npmjs.com/cli/commands/npm-run-script',
    },
];
