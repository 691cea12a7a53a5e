import type { Matcher, NearLine } from '../../matcher.ts';

/** Where Sass shows the place of its error. */
export const SASS_PLACE: NearLine = {
  where: 'below',
  within: 12,
  pattern: /^\s{1,8}(?!.{0,300}node_modules)(?<file>[^\s:]{1,300}\.s[ac]ss) (?<line>\d+):(?<column>\d+)\s{2}/,
};

/** The module in which webpack or Next.js found it. */
const MODULE_ABOVE: NearLine = {
  where: 'above',
  within: 1,
  pattern:
    /^\s{0,8}(?:(?:\[\w{1,20}\] )?ERROR in )?(?!.{0,300}node_modules)(?<file>\.{0,2}\/[^\s:]{1,300}\.\w{1,8})(?:[ :](?<line>\d+):(?<column>\d+))?(?:-|$)/,
};

/** Of an optional module that a dependency tries, webpack and Next.js only warn. */
const WARNING_ABOVE: NearLine = {
  where: 'above',
  within: 5,
  pattern: /^\s{0,8}(?:WARNING in |(?:⚠ )?Compiled with warnings)/,
  until: /^\s{0,8}(?:ERROR in |Failed to compile|Error: Turbopack build failed)/,
  isForbidden: true,
};

/** webpack, its loaders, and the frameworks that run it. */
export const WEBPACKS: readonly Matcher[] = [
  {
    name: 'webpack-entry',
    kind: 'missing file',
    pattern:
      /^\s{0,8}(?<cause>Module not found: (?:Error: )?Can't resolve '\.\/(?<file>[^']{1,200})' in '(?:\/app|\/workspace|\/usr\/src\/app|\/build|\/code|\/src|\/opt\/render\/project\/src|\/home\/node\/app)')/,
    near: [{ where: 'above', within: 1, pattern: /^\s{0,8}ERROR in [\w-]{1,60}$/, isRequired: true }],
  },
  {
    name: 'webpack-missing-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:× )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
    near: [WARNING_ABOVE, MODULE_ABOVE],
  },
  {
    name: 'webpack-parse',
    kind: 'compile error',
    pattern: /^\s{0,8}(?<cause>Module parse failed: .{1,300}?)(?: \((?<line>\d+):(?<column>\d+)\))?$/,
    near: [WARNING_ABOVE, MODULE_ABOVE],
  },
  {
    name: 'babel',
    kind: 'compile error',
    pattern:
      /^\s{0,8}(?:SyntaxError|Error|\[BABEL\]|TypeError):? (?!.{0,300}node_modules)(?<file>(?:[A-Za-z]:)?[/\\][^:]{1,300}): (?<cause>.{1,300}?)\.? \((?<line>\d+):(?<column>\d+)\)$/,
  },
  {
    name: 'webpack-types',
    kind: 'compile error',
    pattern: /^\s{0,8}TS\d{3,6}: (?<cause>.+)/,
    near: [
      {
        where: 'above',
        within: 1,
        pattern:
          /^\s{0,8}(?:(?:\[tsl\] )?ERROR in )?(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}?)(?::|\()(?<line>\d+)(?::|,)(?<column>\d+)\)?$/,
        isRequired: true,
      },
    ],
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
  },
];
