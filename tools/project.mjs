// @ts-check
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root folder. */
export const root = join(import.meta.dirname, '..');

/**
 * Runs a script of an installed package on this Node, with its output shown. Ends the process if it fails.
 * @param {string} script path from node_modules
 * @param {readonly string[]} args
 * @param {string} folder where it starts
 */
export function runPackage(script, args, folder = root) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs npm and returns its result: the npm that runs this script, or else the one in the PATH.
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function runNpm(args, folder = root) {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  // npm is a script of the command prompt on Windows, which only a shell starts.
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...first, ...args], { cwd: folder, encoding: 'utf8', shell });
}

/**
 * Ends a check: prints the problems, and sets the exit code 1 if there are any.
 * @param {readonly string[]} problems a sentence each
 */
export function endWith(problems) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * Returns the paths of files from the root, sorted and with slashes on every system.
 * @param {string[]} patterns
 */
export function findFiles(patterns) {
  const paths = globSync(patterns, { cwd: root });
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}
