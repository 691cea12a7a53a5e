// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const BUNDLER = '/node_modules/@vercel/ncc';

/**
 * Returns the licenses of the installed packages that files come from, as one text, sorted by package.
 * (ncc's own --license writes one list a chunk into the same file, so that only the last chunk's packages are left.)
 * Throws where a package has no license text.
 * @param {readonly string[]} paths absolute paths of files; those outside node_modules are ours
 */
export function renderLicenses(paths) {
  const folders = paths.flatMap((path) => path.replaceAll('\\', '/').match(PACKAGE_FOLDER)?.[0] ?? []);
  const packages = [...new Set(folders)].filter((folder) => !folder.endsWith(BUNDLER)).map(readLicense);
  return packages.sort().join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder */
function readLicense(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = findLicense(folder);
  if (text === undefined) throw new Error(`${name} has no license text in ${folder}: it cannot go into a bundle.`);
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
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
