import type { Matcher, NearLine } from '../../matcher.ts';

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
    name: 'webpack-missing-module',
    kind: 'missing dependency',
    pattern:
      /^\s{0,8}(?:× )?(?:\.\/(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)(?:-\d+)? - )?(?:Error: )?(?<cause>Module not found: (?:Error: )?(?:Can't resolve '[^']{1,200}' in '(?<fileFolder>[^']{1,300})'.{0,300}|(?:Can't resolve '|Cannot find |You attempted to import ).+))/,
    near: [WARNING_ABOVE, MODULE_ABOVE],
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
];
