// @ts-check
// Makes the archives that git and npm make of this project, and reads them.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root, runNpm } from './project.mjs';

/** Limits of the archive that a job downloads before the action's step starts. */
export const ACTION_LIMITS = { bytes: 400_000, files: 40 };
/** Limits of the package on npm. */
export const PACKAGE_LIMITS = { bytes: 1_500_000 };

const BLOCK_BYTES = 512;

/**
 * A file of an archive: its path from the archive's root, with slashes.
 * @typedef {{ readonly path: string, readonly content: Buffer }} ArchivedFile
 */

/**
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @returns {Buffer}
 */
function runGit(args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined) throw new Error(`git could not be started (${error.message}). Install git.`);
  if (status !== 0) throw new Error(`git ${args[0]} failed. ${stderr.toString().trim()}`);
  return stdout;
}

/**
 * How an archive is made: `prefix` is the folder in it, with a slash at its end; a whole archive has what .gitattributes leaves out, too.
 * @typedef {{ readonly prefix?: string, readonly isWhole?: boolean }} ArchiveOptions
 */

/**
 * Returns the archive of the last commit as GitHub makes it. Throws if git is missing or fails.
 * @param {ArchiveOptions} options
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveCommit(options = {}) {
  return archive(readGit(['rev-parse', 'HEAD']), options);
}

/**
 * Returns the archive that a commit of everything in the work tree would have. Changes neither the index nor the repository. Throws
 * if git is missing or fails, as it does where the project is no repository.
 * @param {ArchiveOptions} options
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveWorkTree(options = {}) {
  return inScratch((scratch) => {
    const index = resolve(root, readGit(['rev-parse', '--git-path', 'index']));
    const env = {
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: findObjects(),
    };
    mkdirSync(env.GIT_OBJECT_DIRECTORY);
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
    runGit(['add', '--all'], env);
    return archive(readGit(['write-tree'], env), options, env);
  });
}

/**
 * @param {string} tree the id of a commit or a tree
 * @param {ArchiveOptions} options
 * @param {Readonly<Record<string, string>>} env where git finds its objects, if not in the repository
 */
function archive(tree, { prefix = '', isWhole = false }, env = {}) {
  const args = ['archive', '--format=tar.gz', `--prefix=${prefix}`, tree];
  if (!isWhole) return runGit(args, env);
  const objects = [env['GIT_OBJECT_DIRECTORY'] ?? [], findObjects()].flat().join(delimiter);
  // Only the attributes of a repository itself override those of the tree, and this project's are the developer's.
  return inScratch((scratch) => {
    runGit(['init', '--bare', '--quiet', scratch]);
    mkdirSync(join(scratch, 'info'), { recursive: true });
    writeFileSync(join(scratch, 'info/attributes'), '* -export-ignore\n');
    return runGit(args, { GIT_DIR: scratch, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects });
  });
}

/** Returns the folder of the repository's objects. */
function findObjects() {
  return resolve(root, readGit(['rev-parse', '--git-path', 'objects']));
}

/**
 * Runs git in the project and returns the text that it prints. Throws if git is missing or fails.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env in addition to this process's
 */
export function readGit(args, env = {}) {
  return runGit(args, env).toString().trim();
}

/**
 * @template T
 * @param {(folder: string) => T} act given a folder that is gone afterwards
 * @returns {T}
 */
function inScratch(act) {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-archive-'));
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the package as npm publishes it. Throws if npm fails.
 * @returns {Buffer} a tar, compressed with gzip
 */
export function packPackage() {
  return inScratch((folder) => {
    const { status, stderr } = runNpm([
      ...['pack', '--ignore-scripts', '--loglevel', 'error'],
      ...['--pack-destination', folder],
    ]);
    const [name] = readdirSync(folder);
    if (status !== 0 || name === undefined) throw new Error(`npm pack failed. ${stderr?.trim()}`);
    return readFileSync(join(folder, name));
  });
}

/**
 * Returns the files of an archive; folders and links are left out. Throws if it is not a compressed tar.
 * @param {Uint8Array} archive a tar in the format ustar, compressed with gzip
 * @returns {ArchivedFile[]}
 */
export function readArchive(archive) {
  const tar = gunzipSync(archive);
  const files = [];
  for (let at = 0; at + BLOCK_BYTES <= tar.length && tar[at] !== 0; ) {
    const text = (/** @type {number} */ from, /** @type {number} */ length) =>
      tar
        .toString('utf8', at + from, at + from + length)
        .replace(/\0.*$/s, '')
        .trim();
    const size = Number.parseInt(text(124, 12), 8);
    const [name, type, prefix] = [text(0, 100), text(156, 1), text(345, 155)];
    const start = at + BLOCK_BYTES;
    if (type === '0' || type === '') {
      const path = prefix === '' ? name : `${prefix}/${name}`;
      files.push({ path, content: tar.subarray(start, start + size) });
    }
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}

/**
 * Writes the files of an archive into a folder.
 * @param {Uint8Array} archive
 * @param {string} folder
 */
export function unpackArchive(archive, folder) {
  for (const { path, content } of readArchive(archive)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Returns what is too large about an archive, a sentence each.
 * @param {string} name what the archive is, as the subject of a sentence
 * @param {Uint8Array} archive
 * @param {{ readonly bytes: number, readonly files?: number }} limits
 */
export function findLimitProblems(name, archive, limits) {
  const files = readArchive(archive).length;
  const problems = [];
  if (archive.length > limits.bytes)
    problems.push(`${name} has ${archive.length} bytes; at most ${limits.bytes} are allowed.`);
  if (files > (limits.files ?? files))
    problems.push(`${name} has ${files} files; at most ${limits.files} are allowed.`);
  return problems;
}
