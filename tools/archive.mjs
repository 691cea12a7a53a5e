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
import { dirname, join, resolve } from 'node:path';
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
 * Runs git in the project and returns its output. Throws if git is missing or fails.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env in addition to this process's
 * @returns {Buffer}
 */
export function runGit(args, env = {}) {
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
 * Returns the archive of a commit as GitHub makes it, without what .gitattributes leaves out. Throws if git is missing or fails.
 * @param {string} commit
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveCommit(commit) {
  return runGit(['archive', '--format=tar.gz', commit]);
}

/**
 * Returns the archive that a commit of everything in the work tree would have. Changes neither the index nor the repository. Throws
 * if git is missing or fails, as it does where the project is no repository.
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveWorkTree() {
  const [index = '', objects = ''] = runGit(['rev-parse', '--git-path', 'index', '--git-path', 'objects'])
    .toString()
    .trim()
    .split('\n')
    .map((path) => resolve(root, path));
  const scratch = mkdtempSync(join(tmpdir(), 'touchdown-archive-'));
  try {
    const env = {
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    };
    mkdirSync(env.GIT_OBJECT_DIRECTORY);
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
    runGit(['add', '--all'], env);
    const tree = runGit(['write-tree'], env).toString().trim();
    return runGit(['archive', '--format=tar.gz', tree], env);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/**
 * Returns the package as npm publishes it. Throws if npm fails.
 * @returns {Buffer} a tar, compressed with gzip
 */
export function packPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-pack-'));
  try {
    const { status, stderr } = runNpm([
      ...['pack', '--ignore-scripts', '--loglevel', 'error'],
      ...['--pack-destination', folder],
    ]);
    const [name] = readdirSync(folder);
    if (status !== 0 || name === undefined) throw new Error(`npm pack failed. ${stderr.trim()}`);
    return readFileSync(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
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
