// @ts-check
// The steps of a release that need no network. .github/workflows/release.yml runs them one by one; `npm run release:dry` runs all and
// prints what each would publish. CONTRIBUTING.md says how to release.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTION_LIMITS,
  archiveAction,
  archiveSource,
  findLimitProblems,
  listArchive,
  PACKAGE_LIMITS,
  packPackage,
  readGit,
} from './archive.mjs';
import { LICENSES, parseLicenses } from './licenses.mjs';
import { endWith, root } from './project.mjs';
import { createSbom } from './sbom.mjs';

const USAGE = `Usage: node tools/release.mjs COMMAND
  check TAG      exits with 1 if the work tree cannot be released as TAG, such as v1.2.3
  notes TAG      prints the release's notes
  assets FOLDER  writes the release's files into FOLDER
  tags TAG       prints the tags to move to TAG, once it is published
  npm-tag TAG    prints the tag that npm gives to the package
  dry            runs every step, and publishes nothing`;

/** The end of each release's notes. */
const ABOUT_FILES =
  "GitHub's *Source code* archives contain only the action. `touchdown-source.tar.gz` is the whole source, and `touchdown.tgz` is the package on npm. `SHA256SUMS` has the checksums of all files.";

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\w.]+)?$/;
/** Changes under this heading of CHANGELOG.md are in no release yet. */
const UNRELEASED = 'Unreleased';

/**
 * @typedef {{ readonly name: string, readonly content: Buffer }} Asset
 * @typedef {{ readonly name: string, readonly version: string, readonly repository: { readonly url: string } }} Manifest
 */

/**
 * Returns why the project cannot be released as a tag, a sentence each.
 * @param {string} tag
 * @param {{ readonly manifest: Manifest, readonly lock: any, readonly changelog: string, readonly changes: readonly string[] }} project
 *   `changes` are the uncommitted ones
 */
export function findReleaseProblems(tag, { manifest, lock, changelog, changes }) {
  const { name, version } = manifest;
  const locked = lock.packages[''];
  const problems = [];
  if (!VERSION.test(version)) problems.push(`package.json: "${version}" is not a version. Use for example 1.2.3.`);
  if (tag !== `v${version}`) problems.push(`The tag is ${tag}, but package.json has the version ${version}.`);
  if (locked.name !== name || locked.version !== version)
    problems.push(`package-lock.json is of ${locked.name} ${locked.version}. Run "npm install --package-lock-only".`);
  const heading = findSection(changelog, version)?.heading;
  if (!/^\S+ - \d{4}-\d\d-\d\d$/.test(heading ?? ''))
    problems.push(`CHANGELOG.md has no heading "## [${version}] - YYYY-MM-DD".`);
  if (changes.length > 0) problems.push(`Uncommitted changes cannot be released:\n${changes.join('\n')}`);
  return problems;
}

/**
 * Returns the notes of a version: its section of the changelog, with links that work outside the repository, and a paragraph or a list
 * item per line, since GitHub shows the line breaks of a release's notes. Null if the changelog has no such section.
 * @param {string} changelog
 * @param {string} version
 * @param {string} repository its address in a browser
 * @param {string} tag that the links lead to
 */
export function cutNotes(changelog, version, repository, tag = `v${version}`) {
  const section = findSection(changelog, version);
  if (section === null) return null;
  const fences = /(^```[\s\S]*?^```$)/m;
  const parts = section.text
    .split(fences)
    .map((part) =>
      fences.test(part)
        ? part
        : part
            .replaceAll(/\]\((?!https?:|#)/g, `](${repository}/blob/${tag}/`)
            .replaceAll(/(?<=\S)\n[ \t]*(?!\s|[#|>-]|\* |\d+\. )/g, ' '),
    );
  return `${parts.join('')}\n\n${ABOUT_FILES}\n`;
}

/**
 * @param {string} changelog
 * @param {string} version
 */
function findSection(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  if (section === undefined) return null;
  const [heading = '', ...lines] = section.split('\n');
  return { heading: heading.replace(/^\[(.*?)\]/, '$1').trim(), text: lines.join('\n').trim() };
}

/**
 * Returns the tags that move to a new one: that of its major version, unless it is a pre-release or a newer version exists.
 * @param {string} tag
 * @param {readonly string[]} existing
 */
export function tagsToMove(tag, existing) {
  const [major, minor, patch] = numbersOf(tag) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return [];
  const isNewer = existing.some((other) => {
    const [otherMajor, otherMinor = 0, otherPatch = 0] = numbersOf(other) ?? [];
    return otherMajor === major && (otherMinor > minor || (otherMinor === minor && otherPatch > patch));
  });
  return isNewer ? [] : [`v${major}`];
}

/**
 * Returns the numbers of a released version's tag; null for a pre-release, or another tag.
 * @param {string} tag
 */
function numbersOf(tag) {
  const found = VERSION.exec(tag.replace(/^v/, ''));
  return found === null || found[4] !== undefined ? null : found.slice(1, 4).map(Number);
}

/**
 * Returns the tag that npm gives to a version: `npm install` takes `latest` if no version is named.
 * @param {string} tag
 */
export function npmTagOf(tag) {
  return numbersOf(tag) === null ? 'next' : 'latest';
}

/**
 * Renders the checksums of files as sha256sum(1) reads them.
 * @param {readonly Asset[]} assets
 */
export function renderSums(assets) {
  return assets.map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`).join('');
}

/**
 * Returns the files of a release of the last commit; npm builds the package first, from the work tree. Throws if git or npm is missing or
 * fails.
 * @returns {Asset[]}
 */
function createAssets() {
  const { version } = readJson('package.json');
  const timestamp = new Date(readGit(['log', '-1', '--format=%cI'])).toISOString();
  const assets = [
    { name: 'touchdown.tgz', content: packPackage() },
    { name: 'touchdown-source.tar.gz', content: archiveSource(`touchdown-${version}/`) },
    { name: 'sbom.cdx.json', content: Buffer.from(`${JSON.stringify(readSbom(timestamp), null, 2)}\n`) },
  ];
  return [...assets, { name: 'SHA256SUMS', content: Buffer.from(renderSums(assets)) }];
}

/**
 * Returns the bill of materials of the built bundles: of dist/action, and of dist/cli once the package was packed.
 * @param {string} timestamp of the commit, in ISO 8601
 */
export function readSbom(timestamp) {
  const folders = readdirSync(join(root, 'dist')).filter((folder) => folder !== 'lib');
  const read = (/** @type {string} */ folder) => parseLicenses(readText(join('dist', folder, LICENSES)));
  return createSbom({
    manifest: readJson('package.json'),
    lock: readJson('package-lock.json'),
    bundles: Object.fromEntries(folders.sort().map((folder) => [`dist/${folder}`, read(folder)])),
    timestamp,
  });
}

/** @param {readonly Asset[]} assets */
function findAssetProblems([packed]) {
  return [
    ...(packed === undefined ? [] : findLimitProblems('The package', packed.content, PACKAGE_LIMITS)),
    ...findLimitProblems('What a job downloads', archiveAction(), ACTION_LIMITS),
  ];
}

function readProject() {
  return {
    manifest: readJson('package.json'),
    lock: readJson('package-lock.json'),
    changelog: readText('CHANGELOG.md'),
    changes: readGit(['status', '--porcelain']).split('\n').filter(Boolean),
  };
}

/** @param {string} path from the root */
function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** @param {string} path from the root */
function readJson(path) {
  return JSON.parse(readText(path));
}

/** @param {Manifest} manifest */
function addressOf({ repository }) {
  return repository.url.replace(/^git\+|\.git$/g, '');
}

/** @param {Asset} asset */
function renderAsset({ name, content }) {
  const files = /gz$/.test(name) ? `, ${listArchive(content).length} files` : '';
  return `${name} (${Math.ceil(content.length / 1000)} kB${files})`;
}

/** @returns {string[]} */
function readTags() {
  return readGit(['tag', '--list', 'v*']).split('\n').filter(Boolean);
}

/** Prints what a release would publish. Returns the problems that a commit and a heading in CHANGELOG.md do not solve. */
function runDry() {
  const project = readProject();
  const { manifest, changelog } = project;
  const tag = `v${manifest.version}`;
  console.log(`Release of ${manifest.name} as ${tag}. Nothing is published.`);
  for (const problem of findReleaseProblems(tag, project)) console.log(`To do: ${problem}`);

  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.mjs'), '--check'], { stdio: 'inherit' });
  console.log(`\nThe files of the release, of the last commit:\n`);
  const assets = createAssets();
  for (const asset of assets) console.log(renderAsset(asset));
  console.log(`\nnpm publish touchdown.tgz --provenance --access public --tag ${npmTagOf(tag)}`);

  console.log(`\nThe notes of the release on GitHub:\n`);
  const version = findSection(changelog, manifest.version) === null ? UNRELEASED : manifest.version;
  console.log(cutNotes(changelog, version, addressOf(manifest), tag));
  console.log(`At the end, these tags would move to ${tag}: ${tagsToMove(tag, readTags()).join(', ') || 'none'}`);
  return [...findAssetProblems(assets), ...(status === 0 ? [] : ['dist/action does not match the sources.'])];
}

/**
 * @param {string} [command]
 * @param {string} [argument]
 * @returns {readonly string[]} problems
 */
function run(command, argument = '') {
  if (command === 'dry') return runDry();
  if (argument === '') return [USAGE];
  const project = readProject();
  switch (command) {
    case 'check':
      return [...findReleaseProblems(argument, project), ...findAssetProblems(createAssets())];
    case 'notes': {
      const notes = cutNotes(project.changelog, argument.replace(/^v/, ''), addressOf(project.manifest));
      if (notes === null) return [`CHANGELOG.md has no section of ${argument}.`];
      process.stdout.write(notes);
      return [];
    }
    case 'assets':
      mkdirSync(argument, { recursive: true });
      for (const asset of createAssets()) {
        writeFileSync(join(argument, asset.name), asset.content);
        console.log(renderAsset(asset));
      }
      return [];
    case 'tags':
      for (const tag of tagsToMove(argument, readTags())) console.log(tag);
      return [];
    case 'npm-tag':
      console.log(npmTagOf(argument));
      return [];
    default:
      return [USAGE];
  }
}

if (import.meta.main) {
  const [command, argument] = process.argv.slice(2);
  if (command === '--help') console.log(USAGE);
  else endWith(run(command, argument));
}
