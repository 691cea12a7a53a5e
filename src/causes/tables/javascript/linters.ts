import type { Matcher, NearLine } from '../../matcher.ts';
import { APP_FRAME } from './javascript-stack.ts';

/** The file that stands once above its problems. */
const FILE_ABOVE: NearLine = {
  where: 'above',
  within: 60,
  pattern:
    /^\s{0,8}(?<file>(?:[A-Za-z]:)?[\w@.()[\]/\\-]{1,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|sass|less|html|json|md|mdx|ya?ml|graphql))$/,
  isRequired: true,
};

const TOO_MANY_WARNINGS: NearLine = {
  where: 'below',
  within: 100,
  pattern: /^\s{0,8}ESLint found too many warnings/,
  isRequired: true,
};

const OOPS: NearLine = { where: 'above', within: 6, pattern: /^\s{0,8}Oops! Something went wrong/, isRequired: true };

/** The file in which a rule failed. */
const LINTED: NearLine = {
  where: 'below',
  within: 6,
  pattern: /^\s{0,8}Occurred while linting (?<file>[^\s:]{1,300}?)(?::(?<line>\d{1,7}))?$/,
};

const BIOME_HEADER: NearLine = {
  where: 'above',
  within: 3,
  pattern:
    /^\s{0,8}(?<file>[^\s:]{1,300}\.\w{1,8})(?::(?<line>\d+):(?<column>\d+))? (?:lint\/|assist\/|parse |format |organizeImports |suppressions|syntax|internalError\/|plugin|project|css|json).*━/,
  isRequired: true,
};

/** ESLint, Biome, Prettier, stylelint. */
export const LINTERS: readonly Matcher[] = [
  {
    name: 'eslint-parsing',
    kind: 'compile error',
    pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:)\s{1,4}(?<cause>Parsing error:\s{1,4}\S.*)/,
    near: [FILE_ABOVE],
  },
  {
    name: 'eslint',
    kind: 'lint error',
    pattern: /^\s{0,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:error|Error:|✖|×)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
    near: [FILE_ABOVE],
  },
  {
    name: 'eslint-warning',
    kind: 'lint error',
    pattern: /^\s{1,12}(?<line>\d+):(?<column>\d+)\s{1,4}(?:warning)\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
    near: [FILE_ABOVE, TOO_MANY_WARNINGS],
  },
  {
    name: 'eslint-compact',
    kind: 'lint error',
    pattern:
      /^\s{0,8}(?<file>[^\s:][^:]{0,300}): line (?<line>\d+), col (?<column>\d+), Error - (?<cause>.{1,500}?)\.?(?: \([@\w/-]{1,100}\))?$/,
  },
  {
    name: 'eslint-unix',
    kind: 'lint error',
    pattern:
      /^\s{0,8}(?<file>[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \[Error\/?[@\w/-]{0,100}\]$/,
  },
  {
    name: 'standard',
    kind: 'lint error',
    pattern:
      /^\s{1,8}(?!.{0,300}node_modules)(?<file>\/[^:\s]{1,300}):(?<line>\d+):(?<column>\d+): (?<cause>.{1,500}?)\.? \([@\w/-]{1,100}\)$/,
    near: [{ where: 'above', within: 60, pattern: /^\s{0,8}standard: /, isRequired: true }],
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
  },
  {
    name: 'eslint-no-config',
    kind: 'missing file',
    pattern: /^\s{0,8}(?<cause>ESLint couldn't find (?:an eslint\.config|a configuration file).*)/,
  },
  {
    name: 'eslint-no-plugin',
    kind: 'missing dependency',
    pattern: /^\s{0,8}(?<cause>ESLint couldn't find the (?:plugin|config) "[^"]{1,200}"[^.]*)/,
    near: [
      {
        where: 'below',
        within: 14,
        pattern:
          /^\s{0,8}The (?:plugin|config) "[^"]{1,200}" was referenced from the config file in "(?<file>[^"»]{1,300}?)(?: »|")/,
      },
    ],
  },
  {
    name: 'eslint-no-files',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?:Error: )?(?<cause>(?:No files matching (?:the pattern )?['"][^'"]{1,200}['"] were found|All files matched by ['"][^'"]{1,200}['"] are ignored))/,
    near: [OOPS],
  },
  {
    name: 'eslint-missing-package',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}Error(?: \[ERR_MODULE_NOT_FOUND\])?: (?<cause>Cannot find (?:package|module) '[^']{1,200}'(?: imported from (?<file>[^'\s]{1,300}))?)/,
    near: [OOPS, { where: 'below', within: 3, pattern: /^\s{0,8}- (?!.{0,300}node_modules)(?<file>\S{1,300})$/ }],
  },
  {
    name: 'eslint-crash',
    kind: 'lint error',
    pattern: /^\s{0,8}(?!ESLint)[A-Z]\w{0,60}(?: \[\w{1,60}\])?: (?<cause>.+)/,
    near: [OOPS, LINTED, APP_FRAME],
  },
  {
    name: 'eslint-plugin',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?<cause>(?:A configuration object specifies rule "[^"]{1,100}", but could not find plugin "|ESLint couldn't find the (?:plugin|config) "|The \w{1,30} formatter is no longer part of core ESLint).*)/,
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
  },
  {
    name: 'biome',
    kind: 'lint error',
    pattern: /^\s{1,8}[✖×] (?<cause>\S.*)/,
    near: [BIOME_HEADER],
  },
  {
    name: 'prettier-syntax',
    kind: 'compile error',
    pattern:
      /^\s{0,8}\[error\] (?<file>[^:\s]{1,300}): SyntaxError: (?<cause>.{1,500}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
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
  },
  {
    name: 'prettier-option',
    kind: 'lint error',
    pattern: /^\s{0,8}\[error\] (?<cause>(?:No (?:parser|files|matching)|Invalid |Cannot |Couldn't ).+)/,
  },
];
