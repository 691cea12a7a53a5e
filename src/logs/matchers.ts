import { BUNDLERS } from './causes/bundlers.ts';
import { WEB_FRAMEWORKS } from './causes/javascript/web-frameworks.ts';
import { JAVASCRIPT_TESTS } from './causes/javascript-tests.ts';
import { LINTERS } from './causes/linters.ts';
import { NODE } from './causes/node.ts';
import { NODE_PACKAGES } from './causes/node-packages.ts';
import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
  ...BUNDLERS,
  ...JAVASCRIPT_TESTS,
  ...LINTERS,
  ...NODE,
  ...NODE_PACKAGES,
  ...TYPESCRIPT,
  ...WEB_FRAMEWORKS,
];
