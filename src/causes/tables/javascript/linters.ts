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
    // As Create React App shows it.
    name: 'eslint-in-build',
    kind: 'lint error',
    isSurvivable: true,
    pattern: /^\s{0,8}Line (?<line>\d{1,7}):(?<column>\d{1,6}):\s{1,4}(?<cause>\S.{0,500}?)(?:\s{2}|$)/,
    near: [FILE_ABOVE],
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
    name: 'biome',
    kind: 'lint error',
    pattern: /^\s{1,8}[✖×] (?<cause>\S.*)/,
    near: [BIOME_HEADER],
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
    name: 'tsc',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:Error: )?(?<file>(?:[A-Za-z]:)?[^\s(:][^:]{0,300})\((?<line>\d+),(?<column>\d+)\): error TS\d+: (?<cause>.+)/,
  },
];
