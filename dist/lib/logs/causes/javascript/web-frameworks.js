import { NEXT_MATCHERS } from './next.js';
const FILE_BELOW = {
    where: 'below',
    within: 4,
    pattern: /^\s{0,8}(?:file|File): (?!.{0,300}node_modules)(?<file>[^:?]{1,300})(?:\?[^:]{0,200})?(?::(?<line>\d+):(?<column>\d+))?$/,
};
/** What Nuxt 4 says of a build that failed; `message` is what follows the names of plugins. */
function nuxt(name, kind, message, example) {
    const start = /^\s{0,8}(?:■|ERROR|FATAL|\[\w{5}\])\s{1,3}Nuxt [Bb]uild [Ee]rror: /.source;
    const plugins = /(?:(?:[A-Z][a-z]{1,20})?Error: )?(?:\[[\w:.@ /-]{1,40}\]:? ){0,2}/.source;
    return {
        name: `nuxt-${name}`,
        kind,
        pattern: new RegExp(`${start}${plugins}${message.source.slice(1)}`),
        near: [FILE_BELOW],
        example: `■  Nuxt build error: Error: [vite:load-fallback] ${example}`,
        source: 'https://github.com/nuxt/cli/blob/main/packages/nuxi/src/commands/build.ts',
    };
}
/** Frameworks that build pages: Next.js, Nuxt, Astro, Gatsby, and vite's type checker. */
export const WEB_FRAMEWORKS = [
    ...NEXT_MATCHERS,
    {
        name: 'nuxt',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:ERROR|\[error\])\s{1,3}(?:\[\w{1,20}\]\s{1,3})?(?:Nuxt Build Error: |Cannot start nuxt:\s{1,2}|RollupError: |Error: )?(?:\[[\w:.@/ -]{1,40}\]:? ){0,2}(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>(?:Rollup failed to resolve import|Could not (?:resolve|load)|"[^"]{1,100}" is not exported|Expected|Unexpected|Element is missing|Cannot find (?:module|package)|Missing required|Undefined variable).*)/,
        near: [FILE_BELOW],
        example: ' ERROR  Nuxt Build Error: Could not resolve "./api" from "app.vue"\nfile: /app/app.vue:3:9',
        source: 'https://github.com/nuxt/cli/blob/main/packages/nuxi/src/commands/build.ts',
    },
    nuxt('import', 'missing file', /^(?<cause>Could not load \S{1,300} \(imported by (?!.{0,300}node_modules)(?<file>[^\s?)]{1,300}))/, 'Could not load /app/app/prices (imported by app/app.vue?vue&type=script&lang.ts): ENOENT: no such file'),
    nuxt('build', 'compile error', /^(?:[^\s()]{1,200} \(\d+:\d+\): )?(?<cause>\S.+)/, '"foo" is not exported by "utils/a.ts", imported by "app.vue".\nfile: /app/app.vue:3:9'),
    {
        name: 'astro',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:(?:\d\d:\d\d:\d\d )?\[ERROR\] (?!\[vite\])(?:\[\w{1,60}\] )?|\[[A-Z][a-z]\w{0,60}\] )(?<cause>.+)/,
        near: [
            {
                where: 'below',
                within: 14,
                pattern: /^\s{1,8}(?:Location|Stack trace|Error reference|File):/,
                isRequired: true,
            },
            {
                where: 'below',
                within: 14,
                pattern: /^\s{2,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+)$/,
                until: /^\s{1,8}Stack trace:/,
            },
        ],
        example: '09:14:04 [ERROR] [NoMatchingImport] Could not render `Hero`. No matching import has been found for `Hero`.\n  Location:\n    /app/src/pages/index.astro:7:1\n  Stack trace:',
        source: 'https://github.com/withastro/astro/blob/main/packages/astro/src/core/messages.ts',
    },
    {
        name: 'astro-caused-by',
        kind: 'crash',
        pattern: /^\s{0,8}Caused by:$/,
        near: [
            { where: 'above', within: 16, pattern: /^\s{1,8}Stack trace:$/, isRequired: true },
            { where: 'below', within: 1, pattern: /^\s{1,8}(?<cause>\S.+)/, isRequired: true },
        ],
        example: '  Stack trace:\n    at node:internal/deps/undici/undici:14976:13\n  Caused by:\n  connect ECONNREFUSED 127.0.0.1:4997',
        source: 'https://github.com/withastro/astro/blob/main/packages/astro/src/core/messages.ts',
    },
    {
        name: 'graphql-codegen',
        kind: 'compile error',
        pattern: /^\s{0,8}Error \d{1,3}: (?<cause>.+)/,
        near: [
            { where: 'above', within: 8, pattern: /^.{0,60}GraphQL Document Validation failed/, isRequired: true },
            {
                where: 'below',
                within: 2,
                pattern: /^\s{1,8}at (?!.{0,300}node_modules)(?<file>\/[^:]{1,300}):(?<line>\d+):(?<column>\d+)\]?$/,
            },
        ],
        example: '✖ Generate [FAILED: GraphQL Document Validation failed with 1 errors;\n  Error 0: Cannot query field "b" on type "Query".\n    at /app/src/q.graphql:1:11]',
        source: 'https://the-guild.dev/graphql/codegen',
    },
    {
        name: 'gatsby',
        kind: 'compile error',
        pattern: /^\s{0,8}ERROR\s{1,3}#\d{3,6}/,
        near: [
            {
                where: 'below',
                within: 6,
                pattern: /^\s{0,8}(?!Generating |Building |There was)(?:Error in "[^"]{1,200}": )?(?<cause>\S.+)/,
                isRequired: true,
            },
            {
                where: 'below',
                within: 16,
                pattern: /^\s{0,8}File: (?!.{0,300}node_modules)(?<file>[^:]{1,300})(?::(?<line>\d+):(?<column>\d+))?$/,
            },
        ],
        example: " ERROR #98124  WEBPACK\n\nGenerating JavaScript bundles failed\n\nCan't resolve './hero' in '/app/src/pages'\n\nFile: src/pages/index.js:3:0",
        source: 'https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-cli/src/structured-errors/error-map.ts',
    },
    {
        name: 'vite-checker',
        kind: 'compile error',
        pattern: /^\s{0,8}ERROR\((?:TypeScript|vue-tsc|ESLint|Biome)\)\s{1,3}(?<cause>.+)/,
        near: [
            { where: 'below', within: 4, pattern: /^\s{0,8}FILE\s{1,3}(?<file>[^:]{1,300}):(?<line>\d+):(?<column>\d+)$/ },
        ],
        example: " ERROR(TypeScript)  Type 'string' is not assignable to type 'number'.\n FILE  /app/src/main.ts:3:7",
        source: 'https://github.com/fi3ework/vite-plugin-checker/blob/main/packages/vite-plugin-checker/src/logger.ts',
    },
];
