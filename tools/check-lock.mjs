// @ts-check
// Checks that what package-lock.json installs is complete, exact and to be trusted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockProblems, findLooseVersions } from './lock-problems.mjs';
import { endWith, root } from './project.mjs';

const manifest = read('package.json');
const manifests = [
  'package.json',
  ...manifest.workspaces.map((/** @type {string} */ folder) => `${folder}/package.json`),
];
endWith([
  ...findLockProblems(read('package-lock.json')),
  ...manifests.flatMap((path) => findLooseVersions(path, read(path))),
]);

/** @param {string} path from the root */
function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
