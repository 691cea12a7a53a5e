import { APP_FRAME } from './javascript-stack.js';
const WEBPACK = 'https://github.com/webpack/webpack/blob/main/lib/stats/DefaultStatsPrinterPlugin.js';
/** Where Sass shows the place of its error. */
export const SASS_PLACE = {
    where: 'below',
    within: 12,
    pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>[^\s:]{1,300}\.s[ac]ss) (?<line>\d+):(?<column>\d+)\s{2}/,
};
/** The module in which webpack or Next.js found it. */
const MODULE_ABOVE = {
    where: 'above',
    within: 1,
    pattern: /^\s{0,8}(?:(?:\[\w{1,20}\] )?ERROR in )?(?!.{0,300}node_modules)(?<file>\.{0,2}\/[^\s:]{1,300}\.\w{1,8})(?:[ :](?<line>\d+):(?<column>\d+))?(?:-|$)/,
};
/** Of an optional module that a dependency tries, webpack and Next.js only warn. */
const WARNING_ABOVE = {
    where: 'above',
    within: 5,
    pattern: /^\s{0,8}(?:WARNING in |(?:⚠ )?Compiled with warnings)/,
    until: /^\s{0,8}(?:ERROR in |Failed to compile|Error: Turbopack build failed)/,
    isForbidden: true,
};
/** webpack, its loaders, and the frameworks that run it. */
export const WEBPACKS = [
    {
        name: 'webpack-entry',
        kind: 'missing file',
        pattern: /^\s{0,8}(?<cause>Module not found: (?:Error: )?Can't resolve '\.\/(?<file>[^']{1,200})' in '(?:\/app|\/workspace|\/usr\/src\/app|\/build|\/code|\/src|\/opt\/render\/project\/src|\/home\/node\/app)')/,
        near: [{ where: 'above', within: 1, pattern: /^\s{0,8}ERROR in [\w-]{1,60}$/, isRequired: true }],
        example: "ERROR in main\nModule not found: Error: Can't resolve './src/main.js' in '/app'",
        source: WEBPACK,
    },
    {
        name: 'webpack-missing-file',
        kind: 'missing file',
        pattern: /^\s{0,8}(?:× )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?Can't resolve '[./@~][^']{0,200}'(?: in '(?<fileFolder>[^']{1,300})')?)/,
        near: [WARNING_ABOVE, MODULE_ABOVE],
        example: "ERROR in ./src/main.js 1:0-15\nModule not found: Error: Can't resolve './nope' in '/app/src'",
        source: WEBPACK,
    },
    {
        name: 'webpack-missing-module',
        kind: 'missing dependency',
        pattern: /^\s{0,8}(?:× )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
        near: [WARNING_ABOVE, MODULE_ABOVE],
        example: "./app/page.tsx\nModule not found: Can't resolve 'date-fns'",
        source: WEBPACK,
    },
    {
        name: 'webpack-parse',
        kind: 'compile error',
        pattern: /^\s{0,8}(?<cause>Module parse failed: .{1,300}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
        near: [WARNING_ABOVE, MODULE_ABOVE],
        example: 'ERROR in ./src/main.js 1:10\nModule parse failed: Unexpected token (1:10)',
        source: WEBPACK,
    },
    {
        name: 'babel',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:SyntaxError|Error|\[BABEL\]|TypeError):? (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?)\.? \((?<line>\d+):(?<column>\d+)\)$/,
        example: 'SyntaxError: /app/src/App.js: Unexpected token, expected "," (3:4)',
        source: 'https://github.com/babel/babel/blob/main/packages/babel-core/src/parser/index.ts',
    },
    {
        name: 'webpack-sass',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:SassError: |Error: )(?<cause>.+)/,
        near: [{ where: 'below', within: 2, pattern: /^\s{1,8}╷/, isRequired: true }, SASS_PLACE],
        example: 'Error: Undefined variable.\n  ╷\n3 │   color: $x;\n  │          ^^\n  ╵\n  src/a.scss 3:10  root stylesheet',
        source: 'https://sass-lang.com/documentation/cli/dart-sass/',
    },
    {
        name: 'webpack-types',
        kind: 'compile error',
        pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
        near: [
            {
                where: 'above',
                within: 1,
                pattern: /^\s{0,8}(?:(?:\[tsl\] )?ERROR in )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}?)(?::|\()(?<line>\d+)(?::|,)(?<column>\d+)\)?$/,
                isRequired: true,
            },
        ],
        example: "[tsl] ERROR in /app/src/a.ts(3,5)\n      TS2322: Type 'string' is not assignable to type 'number'.",
        source: 'https://github.com/TypeStrong/fork-ts-checker-webpack-plugin/blob/main/src/formatter/webpack-formatter.ts',
    },
    {
        name: 'react-scripts-types',
        kind: 'compile error',
        pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
        near: [{ where: 'above', within: 2, pattern: /^\s{0,8}Failed to compile\./, isRequired: true }],
        example: "Failed to compile.\n\nTS2322: Type 'string' is not assignable to type 'number'.",
        source: 'https://github.com/facebook/create-react-app/blob/main/packages/react-dev-utils/formatWebpackMessages.js',
    },
    {
        name: 'webpack-loader',
        kind: 'missing dependency',
        pattern: /^\s{0,8}Module build failed \(from [^)]{1,300}\):$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^\s{0,8}Error(?: \[\w{1,40}\])?: (?<cause>Cannot find (?:module|package) '[^']{1,300}')/,
                isRequired: true,
            },
        ],
        example: "ERROR in ./src/main.js\nModule build failed (from ./node_modules/babel-loader/lib/index.js):\nError: Cannot find module '@babel/preset-env'",
        source: WEBPACK,
    },
    {
        name: 'webpack-build',
        kind: 'compile error',
        pattern: /^\s{0,8}Module build failed \(from [^)]{1,300}\):$/,
        near: [
            {
                where: 'below',
                within: 1,
                pattern: /^\s{0,8}(?!SyntaxError: \/|ModuleBuildError|SassError|TypeError: \/|Error: \/)(?:[A-Z]\w{0,40}: )?(?<cause>\S.+)/,
                isRequired: true,
            },
            MODULE_ABOVE,
        ],
        example: 'ERROR in ./src/main.js\nModule build failed (from ./node_modules/eslint-loader/dist/cjs.js):\nError: No ESLint configuration found in /app/src.',
        source: WEBPACK,
    },
    {
        name: 'webpack-config',
        kind: 'compile error',
        pattern: /^\s{0,8}(?:\[webpack-cli\] \W{0,2} ?)?(?:ValidationError: )?Invalid (?:configuration|options) object\./,
        near: [
            {
                where: 'below',
                within: 2,
                pattern: /^\s{0,8}- (?<cause>.{1,300}?)(?:\. |$)/,
                isRequired: true,
            },
        ],
        sentence: 'webpack: {cause}',
        example: "[webpack-cli] ✖ Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration has an unknown property 'modules'. These properties are valid:",
        source: 'https://github.com/webpack/schema-utils',
    },
    {
        name: 'webpack-config-module',
        kind: 'missing dependency',
        pattern: /^\s{0,8}\[webpack-cli\] (?:\W{1,2} )?(?:Error(?: \[\w{1,40}\])?: )(?<cause>Cannot find (?:module|package) '[^']{1,300}')/,
        near: [{ where: 'below', within: 2, pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\/.{1,300})$/ }, APP_FRAME],
        example: "[webpack-cli] Error: Cannot find module 'html-webpack-plugin'\nRequire stack:\n- /app/webpack.config.js",
        source: 'https://github.com/webpack/webpack-cli',
    },
    {
        name: 'webpack-config-load',
        kind: 'compile error',
        pattern: /^\s{0,8}\[webpack-cli\] \W{0,2} ?Failed to load '(?<file>[^']{1,300})' config/,
        near: [
            {
                where: 'below',
                within: 4,
                pattern: /^\s{0,8}(?:\[webpack-cli\] )?(?:\W{1,2} )?[A-Z]\w{0,40}(?: \[\w{1,40}\])?: (?<cause>.+)/,
                isRequired: true,
            },
        ],
        example: "[webpack-cli] Failed to load '/app/webpack.config.js' config\n[webpack-cli] Error: Cannot find module 'html-webpack-plugin'",
        source: 'https://github.com/webpack/webpack-cli',
    },
    {
        name: 'webpack-cli',
        kind: 'compile error',
        pattern: /^\s{0,8}\[webpack-cli\] (?:\W{1,2} )?(?:[A-Z]\w{0,40}: )?(?<cause>(?!Compil|Starting|Watching|Generated|Run ).+)/,
        near: [APP_FRAME, { where: 'below', within: 20, pattern: /^\s{1,12}at \S/, isRequired: true }],
        example: '[webpack-cli] ReferenceError: pth is not defined\n    at Object.<anonymous> (/app/webpack.config.js:5:11)',
        source: 'https://github.com/webpack/webpack-cli',
    },
];
