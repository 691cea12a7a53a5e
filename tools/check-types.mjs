// @ts-check
// Checks that importers of the package get its types, from the tarball that npm would publish.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { packPackage } from './archive.mjs';
import { endWith } from './project.mjs';

/** @import { Package, Problem, ResolutionKind } from '@arethetypeswrong/core' */

/** @type {Readonly<Record<ResolutionKind, string>>} */
const RESOLUTIONS = {
  node10: '"moduleResolution": "node10"',
  'node16-cjs': 'require() in Node',
  'node16-esm': 'import in Node',
  bundler: 'a bundler',
};

/**
 * Problems that every package of ES modules alone has: Node 10's way of finding modules does not know its `exports`, but is not used on
 * a Node that the package runs on; and `require` returns an ES module, which Node 24 can load.
 * @type {readonly (readonly [Problem['kind'], ResolutionKind])[]}
 */
const IMPLIED = [
  ['NoResolution', 'node10'],
  ['CJSResolvesToESM', 'node16-cjs'],
];

/**
 * Returns what is wrong with the types of a package for its importers, a sentence each.
 * @param {Uint8Array} tarball as `npm pack` writes it
 */
export function findTarballTypeProblems(tarball) {
  return findTypeProblems(createPackageFromTarballData(tarball));
}

/**
 * Returns what is wrong with the types of a package for its importers, a sentence each.
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
  return `${locate(problem)}: ${title}. ${description}`;
}

/** @param {Problem} problem */
function locate(problem) {
  if ('resolutionKind' in problem) return `"${problem.entrypoint}", seen from ${RESOLUTIONS[problem.resolutionKind]}`;
  const file = pathInPackage('fileName' in problem ? problem.fileName : problem.typesFileName);
  return 'moduleSpecifier' in problem ? `${file}, importing ${problem.moduleSpecifier}` : file;
}

/** @param {string} path as the check has it: `/node_modules/<name>/dist/lib/index.d.ts` */
function pathInPackage(path) {
  return path.replace(/^\/node_modules\/(@[^/]+\/)?[^/]+\//, '');
}

if (import.meta.main) endWith(await findTarballTypeProblems(packPackage()));
