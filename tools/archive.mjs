// @ts-check
// The archives that users download: what a job gets of a tag, the whole source of a release, and the package on npm.
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
import { join, resolve } from 'node:path';
import { root, runNpm } from './project.mjs';

/** Limits of the archive that a job downloads before the action's step starts. */
export const ACTION_LIMITS = { bytes: 650_000, files: 25 };
/** Limits of the package on npm. */
export const PACKAGE_LIMITS = { bytes: 1_500_000 };

/**
 * Runs git in the project and returns what it prints. Throws if git is missing or fails.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env in addition to this process's
 */
function runGit(args, env = {}) {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 30 };
  const { status, stdout, stderr, error } = spawnSync('git', args, options);
  if (error !== undefined) throw new Error(`git could not be started (${error.message}). Install git.`);
  if (status !== 0) throw new Error(`git ${args[0]} failed. ${stderr.toString().trim()}`);
  return stdout;
}

/**
 * Runs git in the project and returns the text that it prints. Throws if git is missing or fails.
 * @param {readonly string[]} args
 */
export function readGit(args) {
  return runGit(args).toString().trim();
}

/**
 * Returns the archive that a job would download if everything in the work tree were committed. The index stays as it is. Throws if git
 * is missing or fails, as it does where the project is no repository.
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveAction() {
  return inScratch((scratch) => {
    const index = resolve(root, readGit(['rev-parse', '--git-path', 'index']));
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
    runGit(['add', '--all'], env);
    const tree = runGit(['write-tree'], env).toString().trim();
    return runGit(['archive', '--format=tar.gz', tree]);
  });
}

/**
 * Returns the archive of the last commit with everything, also what .gitattributes leaves out. Throws if git is missing or fails.
 * @param {string} prefix the folder in it, with a slash at its end
 * @returns {Buffer} a tar, compressed with gzip
 */
export function archiveSource(prefix) {
  // Only the attributes of a repository itself override those of the commit, and this project's are the developer's.
  return inScratch((scratch) => {
    const objects = resolve(root, readGit(['rev-parse', '--git-path', 'objects']));
    runGit(['init', '--bare', '--quiet', scratch]);
    mkdirSync(join(scratch, 'info'), { recursive: true });
    writeFileSync(join(scratch, 'info/attributes'), '* -export-ignore\n');
    return runGit(['archive', '--format=tar.gz', `--prefix=${prefix}`, readGit(['rev-parse', 'HEAD'])], {
      GIT_DIR: scratch,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    });
  });
}

/**
 * Returns the package as npm publishes it; npm builds it first. Throws if npm fails.
 * @returns {Buffer} a tar, compressed with gzip
 */
export function packPackage() {
  return inScratch((folder) => {
    const { status, stderr } = runNpm(['pack', '--loglevel', 'error', '--pack-destination', folder]);
    const [name] = readdirSync(folder);
    if (status !== 0 || name === undefined) throw new Error(`npm pack failed. ${stderr?.trim()}`);
    return readFileSync(join(folder, name));
  });
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
 * Returns the paths of an archive's files. Throws if it is not a compressed tar.
 * @param {Buffer} archive
 * @returns {string[]}
 */
export function listArchive(archive) {
  const { status, stdout, stderr } = spawnSync('tar', ['-tzf', '-'], { input: archive, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar cannot read the archive. ${stderr?.trim()}`);
  return stdout.split('\n').filter((path) => path !== '' && !path.endsWith('/'));
}

/**
 * Returns what is too large about an archive, a sentence each.
 * @param {string} name what the archive is, as the subject of a sentence
 * @param {Buffer} archive
 * @param {{ readonly bytes: number, readonly files?: number }} limits
 */
export function findLimitProblems(name, archive, limits) {
  const files = listArchive(archive).length;
  const problems = [];
  if (archive.length > limits.bytes)
    problems.push(`${name} has ${archive.length} bytes; at most ${limits.bytes} are allowed.`);
  if (files > (limits.files ?? files))
    problems.push(`${name} has ${files} files; at most ${limits.files} are allowed.`);
  return problems;
}
