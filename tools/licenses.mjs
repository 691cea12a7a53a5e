// @ts-check
// The list of the packages that a bundle contains, with their licenses. Each bundle of dist has one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the list in the folder of a bundle. */
export const LICENSES = 'licenses.txt';

/**
 * A package in a bundle.
 * @typedef {{ readonly name: string, readonly version: string, readonly license: string }} BundledPackage
 * @typedef {BundledPackage & { readonly text: string }} LicensedPackage
 */

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const BUNDLER = '/node_modules/@vercel/ncc';

const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;
const HEAD = /^(?<name>\S+) (?<version>\S+) \((?<license>.+)\)\n/;

/**
 * Returns the installed packages that files come from, each once. Throws if a package has no license, or none that it shows.
 * @param {readonly string[]} paths absolute paths of files; those outside node_modules are ours
 */
export function findPackages(paths) {
  const folders = paths.flatMap((path) => path.replaceAll('\\', '/').match(PACKAGE_FOLDER)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !folder.endsWith(BUNDLER)).map(readPackage);
}

/**
 * Renders packages as one text, sorted by name: of each its version, its license, its page on npm, and the license's text.
 * (ncc's own --license writes one list per chunk into the same file, so that only the last chunk's packages are left.)
 * @param {readonly LicensedPackage[]} packages
 */
export function renderLicenses(packages) {
  return packages.map(renderPackage).sort().join(SEPARATOR);
}

/**
 * Returns the packages of a list that {@link renderLicenses} wrote. Throws if it has another form.
 * @param {string} list
 * @returns {BundledPackage[]}
 */
export function parseLicenses(list) {
  return list.split(SEPARATOR).map((entry) => {
    const { name = '', version = '', license = '' } = HEAD.exec(entry)?.groups ?? {};
    if (name === '') throw new Error(`${LICENSES} has an entry without a package: ${entry.slice(0, 80)}`);
    return { name, version, license };
  });
}

/** @param {LicensedPackage} bundled */
function renderPackage({ name, version, license, text }) {
  return `${name} ${version} (${license})\nhttps://www.npmjs.com/package/${name}/v/${version}\n\n${text.trim()}\n`;
}

/**
 * @param {string} folder
 * @returns {LicensedPackage}
 */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = findLicense(folder);
  if (text === undefined || typeof license !== 'string')
    throw new Error(`${name} has no license, or no text of it, in ${folder}: it cannot go into a bundle.`);
  return { name, version, license, text };
}

/**
 * Some packages have their license at the end of the readme.
 * @param {string} folder
 * @returns {string | undefined}
 */
function findLicense(folder) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const readme = readdirSync(folder).find((entry) => /^readme\.md$/i.test(entry));
  return readme === undefined
    ? undefined
    : /^#+ *licen[cs]e\s+([^#]*)/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[1];
}
