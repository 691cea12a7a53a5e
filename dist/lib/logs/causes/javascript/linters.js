import { APP_FRAME } from './javascript-stack.js';
const ESLINT = 'https://eslint.org/docs/latest/use/formatters/';
const ESLINT_MESSAGES = 'https://github.com/eslint/eslint/tree/main/messages';
const BIOME = 'https://github.com/biomejs/biome/tree/main/crates/biome_diagnostics';
/** The file that stands once above its problems. */
const FILE_ABOVE = {
    where: 'above',
    within: 60,
    pattern: /^\s{0,8}(?<file>(?:[A-Za-z]:)?[\w@.()[\]/\\-]{1,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|sass|less|html|json|md|mdx|ya?ml|graphql))$/,
    isRequired: true,
};
const TOO_MANY_WARNINGS = {
    where: 'below',
    within: 100,
    pattern: /^\s{0,8}ESLint found too many warnings/,
    isRequired: true,
};
const OOPS = { where: 'above', within: 6, pattern: /^\s{0,8}Oops! Something went wrong/, isRequired: true };
/** The file in which a rule failed. */
const LINTED = {
    where: 'below',
    within: 6,
    pattern: /^\s{0,8}Occurred while linting (?<file>[^\s:]{1,300}?)(?::(?<line>\d{1,7}))?$/,
};
const BIOME_HEADER = {
    where: 'above',
    within: 3,
    pattern: /^\s{0,8}(?<file>[^\s:]{1,300}\.\w{1,8})(?::(?<line>\d+):(?<column>\d+))? (?:lint\/|assist\/|parse |format |organizeImports |suppressions|syntax|internalError\/|plugin|project|css|json).*━/,
    isRequired: true,
};
/** ESLint, Biome, Prettier, stylelint. */
export const LINTERS = [
    {
        name: 'eslint-parsing',
        kind: 'compile error',
        pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:)\s{1,4}(?<cause>Parsing error:\s{1,4}\S.*)/,
        near: [FILE_ABOVE],
        example: '/app/src/a.ts\n  3:7  error  Parsing error: Declaration or statement expected',
        source: `${ESLINT}#stylish`,
    },
    {
        name: 'eslint',
        kind: 'lint error',
        pattern: /^\s{0,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:|✖|×)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
        near: [FILE_ABOVE],
        example: "/app/src/a.ts\n  2:9   error  'b' is assigned a value but never used    @typescript-eslint/no-unused-vars",
        source: `${ESLINT}#stylish`,
    },
    {
        name: 'eslint-warning',
        kind: 'lint error',
        pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:warning)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
        near: [FILE_ABOVE, TOO_MANY_WARNINGS],
        example: '/app/src/a.js\n  1:1  warning  Unexpected console statement  no-console\n\n✖ 1 problem (0 errors, 1 warning)\n\nESLint found too many warnings (maximum: 0).',
        source: 'https://eslint.org/docs/latest/use/command-line-interface#--max-warnings',
    },
    {
        name: 'eslint-compact',
        kind: 'lint error',
        pattern: /^\s{0,8}(?<file>[^\s:][^:]{0,300}): line (?<line>\d+), col (?<column>\d+), Error - (?<cause>.{1,500}?)\.?(?: \([@\w/-]{1,100}\))?$/,
        example: "/app/src/a.js: line 3, col 7, Error - 'x' is assigned a value but never used. (no-unused-vars)",
        source: 'https://github.com/eslint/eslint/blob/v8.57.0/lib/cli-engine/formatters/compact.js',
    },
    {
        name: 'eslint-unix',
        kind: 'lint error',
        pattern: /^\s{0,8}(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \[Error\/?[@\w/-]{0,100}\]$/,
        example: "/app/src/a.js:3:7: 'x' is assigned a value but never used. [Error/no-unused-vars]",
        source: 'https://github.com/eslint/eslint/blob/v8.57.0/lib/cli-engine/formatters/unix.js',
    },
    {
        name: 'standard',
        kind: 'lint error',
        pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \([@\w/-]{1,100}\)$/,
        near: [{ where: 'above', within: 60, pattern: /^\s{0,8}standard: /, isRequired: true }],
        example: "standard: Use JavaScript Standard Style (https://standardjs.com)\n  /app/src/index.js:3:7: 'x' is assigned a value but never used. (no-unused-vars)",
        source: 'https://github.com/standard/standard-engine',
    },
    {
        name: 'react-scripts-eslint',
        kind: 'lint error',
        pattern: /^\s{1,8}Line (?<line>\d+):(?<column>\d+):\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
        near: [
            FILE_ABOVE,
            {
                where: 'above',
                within: 200,
                pattern: /^\s{0,8}Failed to compile\.|^\s{0,8}Treating warnings as/,
                isRequired: true,
            },
        ],
        example: "Failed to compile.\n\n[eslint] \nsrc/App.js\n  Line 5:7:  'x' is not defined  no-undef",
        source: 'https://github.com/facebook/create-react-app/blob/main/packages/react-dev-utils/eslintFormatter.js',
    },
    {
        name: 'eslint-no-config',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>ESLint couldn't find (?:an eslint\.config|a configuration file).*)/,
        example: "ESLint couldn't find an eslint.config.(js|mjs|cjs) file.",
        source: `${ESLINT_MESSAGES} (config-file-missing.js)`,
    },
    {
        name: 'eslint-no-plugin',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?<cause>ESLint couldn't find the (?:plugin|config) "[^"]{1,200}"[^.]*)/,
        near: [
            {
                where: 'below',
                within: 14,
                pattern: /^\s{0,8}The (?:plugin|config) "[^"]{1,200}" was referenced from the config file in "(?<file>[^"»]{1,300}?)(?: »|")/,
            },
        ],
        example: 'ESLint couldn\'t find the plugin "eslint-plugin-vue".\n\n(The package "eslint-plugin-vue" was not found when loaded as a Node module from the directory "/app".)\n\nThe plugin "eslint-plugin-vue" was referenced from the config file in ".eslintrc.json".',
        source: `${ESLINT_MESSAGES} (plugin-missing.js)`,
    },
    {
        name: 'eslint-no-files',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:Error: )?(?<cause>(?:No files matching (?:the pattern )?['"][^'"]{1,200}['"] were found|All files matched by ['"][^'"]{1,200}['"] are ignored))/,
        near: [OOPS],
        example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nNo files matching the pattern 'lib' were found.",
        source: `${ESLINT_MESSAGES} (no-files-found.js)`,
    },
    {
        name: 'eslint-missing-package',
        kind: 'missing dependency',
        pattern: /^\s{0,8}Error(?: \[ERR_MODULE_NOT_FOUND\])?: (?<cause>Cannot find (?:package|module) '[^']{1,200}'(?: imported from (?<file>[^'\s]{1,300}))?)/,
        near: [OOPS, { where: 'below', within: 3, pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\S{1,300})$/ }],
        example: "Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find package 'eslint-plugin-vue' imported from /app/eslint.config.js",
        source: ESLINT_MESSAGES,
    },
    {
        name: 'eslint-crash',
        kind: 'lint error',
        pattern: /^\s{0,8}(?!ESLint)[A-Z]\w{0,60}(?: \[\w{1,60}\])?: (?<cause>.+)/,
        near: [OOPS, LINTED, APP_FRAME],
        example: 'Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nConfigError: Config (unnamed): Key "rules": Key "no-undefd": Could not find "no-undefd" in plugin "@".',
        source: 'https://github.com/eslint/eslint/blob/main/bin/eslint.js',
    },
    {
        name: 'eslint-plugin',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?<cause>(?:A configuration object specifies rule "[^"]{1,100}", but could not find plugin "|ESLint couldn't find the (?:plugin|config) "|The \w{1,30} formatter is no longer part of core ESLint).*)/,
        example: 'Oops! Something went wrong! :(\n\nESLint: 9.39.5\n\nA configuration object specifies rule "vue/no-x", but could not find plugin "vue".',
        source: ESLINT_MESSAGES,
    },
    {
        name: 'biome-parse',
        kind: 'compile error',
        pattern: /^\s{1,8}[✖×] (?<cause>\S.*)/,
        near: [
            {
                where: 'above',
                within: 3,
                pattern: /^\s{0,8}(?<file>[^\s:]{1,300}\.\w{1,8})(?::(?<line>\d+):(?<column>\d+))? parse .*━/,
                isRequired: true,
            },
        ],
        example: 'src/menu.ts:3:9 parse ━━━━━━━━━━━━━\n\n  ✖ expected `,` but instead found `:`',
        source: BIOME,
    },
    {
        name: 'biome',
        kind: 'lint error',
        pattern: /^\s{1,8}[✖×] (?<cause>\S.*)/,
        near: [BIOME_HEADER],
        example: 'src/menu.ts:3:9 lint/suspicious/noDoubleEquals  FIXABLE  ━━━━━━━━━━━━━\n\n  ✖ Using == may be unsafe if you are relying on type coercion.',
        source: BIOME,
    },
    {
        name: 'prettier-syntax',
        kind: 'compile error',
        pattern: /^\s{0,8}\[error\] (?<file>[^:\s]{1,300}): SyntaxError: (?<cause>.{1,500}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
        example: '[error] src/a.ts: SyntaxError: Declaration or statement expected. (3:7)',
        source: 'https://github.com/prettier/prettier/blob/main/src/cli/format.js',
    },
    {
        name: 'prettier',
        kind: 'lint error',
        pattern: /^\s{0,8}\[warn\] (?<cause>Code style issues? .+)/,
        near: [
            {
                where: 'far-above',
                within: 60,
                pattern: /^\s{0,8}\[warn\] (?<file>[^\s:]{1,300}\.\w{1,8})$/,
                until: /^\s{0,8}Checking formatting/,
            },
        ],
        example: 'Checking formatting...\n[warn] src/error.ts\n[warn] src/b.ts\n[warn] Code style issues found in 2 files. Run Prettier with --write to fix.',
        source: 'https://github.com/prettier/prettier/blob/main/src/cli/format.js',
    },
    {
        name: 'prettier-option',
        kind: 'lint error',
        pattern: /^\s{0,8}\[error\] (?<cause>(?:No (?:parser|files|matching)|Invalid |Cannot |Couldn't ).+)/,
        example: '[error] No parser could be inferred for file "/app/Makefile".',
        source: 'https://github.com/prettier/prettier/blob/main/src/cli/format.js',
    },
];
