import { APP_FRAME } from './javascript-stack.js';
import { SASS_PLACE, WEBPACKS } from './webpack.js';
const ESBUILD = 'https://github.com/evanw/esbuild/blob/main/internal/logger/logger.go';
const VITE = 'https://github.com/vitejs/vite/blob/main/packages/vite/src/node/build.ts (enhanceRollupError)';
const ROLLUP = 'https://github.com/rollup/rollup/blob/master/cli/logging.ts';
const ROLLDOWN = 'https://github.com/rolldown/rolldown/tree/main/crates/rolldown_error';
const ESBUILD_PLACE = {
    where: 'below',
    within: 8,
    until: /^\s{0,8}[✘X▲] \[/,
    pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:<][^:]{0,300}):(?<line>\d+):(?<column>\d+):$/,
};
function esbuild(name, kind, cause, example) {
    return { name: `esbuild${name}`, kind, pattern: cause, near: [ESBUILD_PLACE], example, source: ESBUILD };
}
/** What vite and astro print above the message of a failed build. */
const VITE_START = /^\s{0,8}(?:error during build:|build error:|(?:\d\d:\d\d:\d\d )?\[ERROR\] \[vite\] \W{0,2}x? ?Build failed)/;
const FILE_LINE = {
    where: 'below',
    within: 4,
    pattern: /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^:?\s]{1,300})(?:\?[^:\s]{0,200})?(?::(?<line>\d+):(?<column>\d+))?(?: \(|$)/,
};
/** A stack names a line of the bundled configuration, so its file is all that is certain. */
const CONFIG_ABOVE = {
    where: 'above',
    within: 2,
    pattern: /^\s{0,8}failed to load config from (?<file>.+)/,
};
function vite(name, kind, message, near, example) {
    return {
        name: `vite-${name}`,
        kind,
        pattern: VITE_START,
        near: [{ where: 'below', within: 1, pattern: message, isRequired: true }, ...near],
        example: `${name.startsWith('config') ? 'failed to load config from /app/vite.config.ts\n' : ''}error during build:\n${example}`,
        source: VITE,
    };
}
const VITES = [
    vite('missing-module', 'missing dependency', /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Roll(?:up|down) failed to resolve import "[^./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/, [], '[vite]: Rollup failed to resolve import "lodash" from "/app/src/main.js".'),
    vite('missing-file', 'missing file', /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,2}(?<cause>(?:Roll(?:up|down) failed to resolve import "[./][^"]{0,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?"|Could not (?:resolve|load) (?:entry module "(?<file>[^"/]{1,200}\.\w{1,8})")?.*|Failed to resolve .+))/, [FILE_LINE], 'Could not resolve "./nope" from "src/main.js"\nfile: /app/src/main.js'),
    vite('css', 'compile error', /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?\[[\w:.@ /-]{1,60}\] \[(?:sass|scss|less)\] (?<cause>.+)/, [SASS_PLACE, FILE_LINE], '[vite:css] [sass] Undefined variable.\n  ╷\n1 │ a { color: $x; }\n  │            ^^\n  ╵\n  src/a.scss 1:12  root stylesheet'),
    vite('postcss', 'compile error', /^\s{0,8}(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@/-]{1,60}\] ){1,2}(?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300}\.\w{2,6}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/, [], '[vite:css] [postcss] /app/src/style.css:4:3: The `btn-primry` class does not exist.'),
    vite('config-module', 'missing dependency', /^\s{0,8}Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:package|module) .+)/, [CONFIG_ABOVE], "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@vitejs/plugin-vue' imported from /app/vite.config.ts.timestamp-1-a.mjs"),
    vite('config', 'compile error', /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/, [{ ...CONFIG_ABOVE, isRequired: true }], 'ReferenceError: nope is not defined'),
    vite('message', 'compile error', /^\s{0,8}(?!.{0,80}(?:Transform|Build) failed with)(?:[A-Z]\w{0,40}(?: \[\w{1,40}\])?: )?(?:\[[\w:.@ /-]{1,60}\]:? ){0,3}(?:[^\s():]{1,200}(?: \(\d+:\d+\)|:\d+:\d+): )?(?:\/[^\s:]{1,200}:\d+:\d+ )?(?<cause>[^\s[].*?)(?: \(\d+:\d+\))?$/, [{ ...FILE_LINE, within: 3 }, APP_FRAME], 'src/main.js (1:8): "foo" is not exported by "src/u.js", imported by "src/main.js".\nfile: /app/src/main.js:1:8'),
];
const ROLLUPS = [
    {
        name: 'rollup-missing',
        kind: 'missing file',
        pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@/ -]{1,60}\] )?(?<cause>Could not (?:resolve|load) .+)/,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8})(?: \((?<line>\d+):(?<column>\d+)\))?$/,
            },
        ],
        example: '[!] RollupError: Could not resolve "./nope" from "src/main.js"\nsrc/main.js\n    at getRollupError',
        source: ROLLUP,
    },
    {
        name: 'rollup-types',
        kind: 'compile error',
        pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:(?:[A-Z][a-z]{1,20})?Error: )?(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) - error TS\d+: (?<cause>.+)/,
        example: "[!] (plugin rpt2) RollupError: src/index.ts:3:7 - error TS2322: Type 'string' is not assignable to type 'number'.",
        source: 'https://github.com/ezolenko/rollup-plugin-typescript2',
    },
    {
        name: 'rollup',
        kind: 'compile error',
        pattern: /^\s{0,8}\[!\] (?:\(plugin [\w@/ -]{1,60}\) )?(?:[A-Z]\w{0,20}Error: |Error: )(?:\[[\w:.@/ -]{1,60}\] )?(?:[^\s()]{1,200} \(\d+:\d+\): )?(?:@rollup\/plugin-typescript (?:TS\d{1,6}: )?)?(?<cause>\S.*)/,
        near: [
            {
                where: 'below',
                within: 3,
                pattern: /^\s{0,8}(?!.{0,300}node_modules)(?<file>[\w@./\\()[\]-]{1,300}\.\w{1,8}) \((?<line>\d+):(?<column>\d+)\)$/,
            },
            APP_FRAME,
        ],
        example: '[!] RollupError: src/main.js (1:10): Expression expected\nsrc/main.js (1:10)\n1: const x = ;',
        source: ROLLUP,
    },
    {
        name: 'rolldown',
        kind: 'compile error',
        pattern: /^\s{0,8}\[(?:[A-Z_]{4,40}|builtin:[\w-]{1,40})\] (?:Error: )?(?<cause>(?!plugin `).+)/,
        near: [
            { where: 'above', within: 3, pattern: /^.{0,60}Build failed with \d+ error/, isRequired: true },
            {
                where: 'below',
                within: 2,
                pattern: /^\s{1,8}╭─\[ (?!.{0,300}node_modules)(?<file>[^:\]]{1,300}):(?<line>\d+):(?<column>\d+) \]/,
            },
        ],
        example: " ERROR  Build failed with 1 error:\n\n[UNRESOLVED_IMPORT] Could not resolve './nope' in src/main.js\n   ╭─[ src/main.js:1:8 ]",
        source: ROLLDOWN,
    },
    {
        name: 'rolldown-plugin',
        kind: 'compile error',
        pattern: /^\s{0,8}[A-Z]\w{0,40}: (?:\[\w{1,20}\] )?(?<cause>.+)/,
        near: [
            { where: 'above', within: 3, pattern: /^.{0,60}Build failed with \d+ error/, isRequired: true },
            SASS_PLACE,
            {
                where: 'above',
                within: 1,
                pattern: /^\s{0,8}\[plugin [\w:@/.-]{1,60}\] (?!.{0,300}node_modules)(?<file>[^:?\s]{1,300})(?:\?[^:\s]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/,
                isRequired: true,
            },
        ],
        example: 'Build failed with 1 error:\n\n[plugin vite:css] /app/src/a.scss\nError: [sass] Undefined variable.\n  ╷\n1 │ a { color: $x; }\n  │            ^^\n  ╵\n  src/a.scss 1:12  root stylesheet',
        source: ROLLDOWN,
    },
    {
        name: 'rolldown-vite',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:Error: )?\[vite\]: (?<cause>Rolldown failed to resolve import "[^"]{1,200}" from "(?!.{0,300}node_modules)(?<file>[^"?]{1,300})(?:\?[^"]{0,100})?")/,
        example: 'Error: [vite]: Rolldown failed to resolve import "nopkg" from "/app/src/main.js".',
        source: VITE,
    },
];
/** What puts modules together: esbuild, vite, rollup, rolldown, webpack, postcss, parcel. */
export const BUNDLERS = [
    {
        name: 'wrangler-api',
        kind: 'crash',
        pattern: /^\s{0,8}[✘X] \[ERROR\] (?<cause>A request to the Cloudflare API \([^)]{1,200}\) failed)/,
        near: [{ where: 'below', within: 3, pattern: /^\s{1,8}(?<more>[A-Z].{1,300}?)(?: \[code: \d{1,6}\])?$/ }],
        sentence: '{cause}: {more}',
        example: '✘ [ERROR] A request to the Cloudflare API (/accounts/4f1d/workers/scripts/edge) failed.\n\n  Uncaught ReferenceError: process is not defined\n    at worker.js:1182:18 in getConfig\n   [code: 10021]',
        source: 'https://github.com/cloudflare/workers-sdk/blob/main/packages/wrangler/src/parse.ts',
    },
    esbuild('-missing-file', 'missing file', /^\s{0,8}[✘X] \[ERROR\] (?<cause>Could not resolve "[./][^"]{0,200}")/, '✘ [ERROR] Could not resolve "./db"\n\n    src/server.ts:3:19:'),
    esbuild('-missing-module', 'missing dependency', /^\s{0,8}[✘X] \[ERROR\] (?:TS2307: )?(?<cause>(?:Could not resolve|Cannot find module) .+?)(?: \[plugin [\w-]{1,60}\])?$/, '✘ [ERROR] Could not resolve "pg"\n\n    src/server.ts:3:19:'),
    esbuild('', 'compile error', /^\s{0,8}[✘X] \[ERROR\] (?!Build failed with )(?:(?:TS|NG)-?\d{1,8}: )?(?<cause>.+?)(?: \[plugin [\w-]{1,60}\])?$/, '✘ [ERROR] Expected ")" but found "{"\n\n    src/handler.ts:2:30:'),
    ...VITES,
    ...ROLLUPS,
    ...WEBPACKS,
    {
        name: 'sass-missing',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>Error reading \S{1,300}\.s[ac]ss: .+)/,
        example: 'Error reading src/nope.scss: no such file or directory.',
        source: 'https://sass-lang.com/documentation/cli/dart-sass/',
    },
    {
        name: 'postcss',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:Error: )?(?:\[[\w:-]{1,40}\] ){0,2}(?:CssSyntaxError: |\[postcss\] )(?:[\w-]{1,40}: )?(?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.+)/,
        example: 'CssSyntaxError: /app/src/a.css:3:5: Unknown word',
        source: 'https://github.com/postcss/postcss/blob/main/lib/css-syntax-error.js',
    },
    {
        name: 'metro',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:error: )?(?:[^\s:]{1,200}: )?(?<cause>Unable to resolve module \S{1,200} from (?!.{0,300}node_modules)(?<file>\/[^\s:]{1,300})):/,
        near: [{ where: 'below', within: 12, pattern: /^\s{0,4}>\s{0,4}(?<line>\d{1,6}) \|/ }],
        example: "error: src/Home.tsx: Unable to resolve module ../logo.png from /app/src/Home.tsx: \n\nNone of these files exist:\n  11 | import a from 'a';\n> 12 | import logo from '../logo.png';",
        source: 'https://github.com/facebook/metro/blob/main/packages/metro/src/node-haste/DependencyGraph.js',
    },
    {
        name: 'parcel',
        kind: 'compile error',
        pattern: /^\s{0,8}@parcel\/[\w-]{1,60}: (?<cause>.+)/,
        near: [
            { where: 'above', within: 3, pattern: /^\s{0,8}(?:🚨 )?Build failed/, isRequired: true },
            {
                where: 'below',
                within: 3,
                pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/,
            },
        ],
        example: "🚨 Build failed.\n\n@parcel/core: Failed to resolve './x' from './src/index.js'\n\n  /app/src/index.js:1:15",
        source: 'https://github.com/parcel-bundler/parcel/blob/v2/packages/reporters/cli/src/CLIReporter.js',
    },
];
