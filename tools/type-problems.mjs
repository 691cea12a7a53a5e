// @ts-check
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';

/** @import { Package, Problem, ResolutionKind } from '@arethetypeswrong/core' */

/** @type {Readonly<Record<ResolutionKind, string>>} */
const RESOLUTIONS = {
  node10: '"moduleResolution": "node10"',
  'node16-cjs': 'require() in Node',
  'node16-esm': 'import in Node',
  bundler: 'a bundler',
};

/**
 * What a package of ES modules alone cannot but be: its `exports` are unknown to Node 10's way of finding modules, which nobody
 * uses on a Node that the package runs on, and `require` of it gives an ES module, which Node 24 can load.
 * @type {readonly (readonly [Problem['kind'], ResolutionKind])[]}
 */
const IMPLIED = [
  ['NoResolution', 'node10'],
  ['CJSResolvesToESM', 'node16-cjs'],
];

/**
 * Returns what is wrong with the types of a package for those who import it, a sentence each.
 * @param {Uint8Array} tarball as `npm pack` writes it
 */
export function findTarballTypeProblems(tarball) {
  return findTypeProblems(createPackageFromTarballData(tarball));
}

/**
 * Returns what is wrong with the types of a package for those who import it, a sentence each.
 * @param {Package} files
 */
export async function findTypeProblems(files) {
  const result = await checkPackage(files);
  if (result.types === false) return [`The package ${result.packageName} has no types.`];
  return [...new Set(result.problems.filter((problem) => !isImplied(problem)).map(renderTypeProblem))];
}

/** @param {Problem} problem */
function isImplied(problem) {
  return IMPLIED.some(
    ([kind, resolution]) =>
      problem.kind === kind && 'resolutionKind' in problem && problem.resolutionKind === resolution,
  );
}

/** @param {Problem} problem */
function renderTypeProblem(problem) {
  const { title, description } = problemKindInfo[problem.kind];
  return `${placeOf(problem)}: ${title}. ${description}`;
}

/** @param {Problem} problem */
function placeOf(problem) {
  if ('resolutionKind' in problem) return `"${problem.entrypoint}", seen from ${RESOLUTIONS[problem.resolutionKind]}`;
  const file = inPackage('fileName' in problem ? problem.fileName : problem.typesFileName);
  return 'moduleSpecifier' in problem ? `${file}, importing ${problem.moduleSpecifier}` : file;
}

/** @param {string} path as the check has it: `/node_modules/<name>/dist/lib/index.d.ts` */
function inPackage(path) {
  return path.replace(/^\/node_modules\/(@[^/]+\/)?[^/]+\//, '');
}
