// @ts-check
// Builds dist, which is committed: the runner and the importers of the package use it as it is. With --check it changes nothing
// and exits 1 if dist is stale, broken or too large.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { findPackages, LICENSES, renderLicenses } from './licenses.mjs';
import { endWith, root, runPackage } from './project.mjs';

/**
 * The bundles: the source of each, and the kind of its modules. What the runner starts is CommonJS, which Node loads with less CPU time;
 * ncc makes that where `import.meta` is not used.
 */
const BUNDLES = {
  action: { entry: 'action/main', type: 'commonjs' },
  cli: { entry: 'cli/main', type: 'module' },
  relay: { entry: 'cli/relay/main', type: 'module' },
};

/** Starts the action's bundle at the job's end; `src/action/main.ts` tells it from the main step by its name. */
const POST_SCRIPT = 'post.js';

/** Limits of the file that the runner starts, and of all scripts that a run can load. */
export const MAX_ENTRY_BYTES = 150_000;
export const MAX_RUN_BYTES = 1_450_000;

/** What ncc writes in place of `import.meta.url` into CommonJS. */
const BUILD_URL = pathToFileURL(join(root, 'build')).href;

/**
 * Modules that stay out of the bundles, by the name that a dependency requires them by, and the file that does. Each `require` is
 * one that no run reaches, or one that catches the error of the missing module; build.test.ts checks that undici's are still there.
 * @type {Readonly<Record<string, string>>}
 */
export const LEFT_OUT = {
  // Caught: undici then takes its parser for processors without SIMD, which is in the bundles for those.
  '../llhttp/llhttp_simd-wasm.js': 'undici/lib/dispatcher/client-h1.js',
  // The experimental parser, which only UNDICI_USE_MILO=1 loads.
  '../milo/simd.js': 'undici/lib/dispatcher/parser-h1.js',
  '../milo/no-simd.js': 'undici/lib/dispatcher/parser-h1.js',
  // For bodies of FormData, blobs and streams: every body that this project sends is text.
  '../web/fetch/body.js': 'undici/lib/dispatcher/client-h1.js',
  '../web/fetch/formdata': 'undici/lib/core/request.js',
  '../web/webidl': 'undici/lib/core/request.js',
  // Only NODE_PG_FORCE_NATIVE asks for the binding to libpq; a user who sets it has to install that.
  'pg-native': 'pg/lib/native/client.js',
};

/**
 * Builds dist into a folder: the bundles, and lib for those who import the package. The same sources give the same bytes, wherever
 * the project lies. Ends the process if a step fails, whose output says why.
 * @param {string} folder emptied first
 */
function buildDist(folder) {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
  for (const [name, bundled] of Object.entries(BUNDLES)) bundle(bundled, join(folder, name));
  writeFileSync(join(folder, 'action', POST_SCRIPT), "require('./index.js');\n");
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.lib.json', '--outDir', join(folder, 'lib')]);
}

/**
 * @param {{ readonly entry: string, readonly type: string }} bundled the compiled entry in build/, and `commonjs` or `module`
 * @param {string} folder
 */
function bundle({ entry, type }, folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'touchdown-bundle-'));
  const stats = join(scratch, 'stats.json');
  // ncc makes ES modules only of a package that says it consists of them; one that says nothing may still be written as such.
  writeFileSync(join(root, 'build/package.json'), JSON.stringify(type === 'module' ? { type } : {}));
  runPackage('@vercel/ncc/dist/ncc/cli.js', [
    'build',
    join(root, 'build', `${entry}.js`),
    ...['--out', folder, '--target', 'es2025', '--no-cache', '--quiet', '--stats-out', stats],
    ...Object.keys(LEFT_OUT).flatMap((request) => ['--external', request]),
  ]);
  const { modules } = JSON.parse(readFileSync(stats, 'utf8'));
  writeFileSync(join(folder, LICENSES), renderLicenses(findPackages(pathsOf(modules))));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type }, null, 2)}\n`);
  rmSync(scratch, { recursive: true });
  for (const path of listFiles(folder).filter((file) => file.endsWith('.js'))) dropComments(join(folder, path));
}

/**
 * Prints a script anew without comments (a quarter of its bytes): names and statements stay as they were. Characters outside ASCII
 * are escaped, as the sources escape the invisible ones.
 * @param {string} file
 */
function dropComments(file) {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false, asciiOnly: true },
  });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

/**
 * Returns the files that webpack's modules come from; a module may hold others that it was merged with.
 * @param {readonly { nameForCondition?: string | null, modules?: any[] }[]} modules
 * @returns {string[]}
 */
function pathsOf(modules) {
  return modules.flatMap((module) => [module.nameForCondition ?? [], pathsOf(module.modules ?? [])].flat());
}

/**
 * Returns what is wrong with the bundles of a built dist, a sentence each: a module that ncc did not find (it exits 0 and the script
 * fails when it runs), a path of this machine, a script that does not parse, a bundle for the runner that is too large.
 * @param {string} folder
 */
export function findDistProblems(folder) {
  const scripts = listFiles(folder).filter((path) => path.endsWith('.js') && !path.startsWith('lib/'));
  return [
    ...scripts.flatMap((path) => findScriptProblems(folder, path)),
    ...findSizeProblems('action', scripts, folder),
  ];
}

/**
 * @param {string} folder
 * @param {string} path from `folder`
 */
function findScriptProblems(folder, path) {
  const script = readFileSync(join(folder, path), 'utf8');
  const missing = script.matchAll(/eval\("require"\)\("([^"]*)"\)/g);
  const problems = [...missing].map(([, name]) => `dist/${path} needs ${name}, which ncc did not find.`);
  if (script.includes(BUILD_URL)) {
    problems.push(`dist/${path} contains ${BUILD_URL}: do not use import.meta in a bundle that is CommonJS.`);
  }
  const { status, stderr } = spawnSync(process.execPath, ['--check', join(folder, path)], { encoding: 'utf8' });
  return status === 0 ? problems : [...problems, `dist/${path} does not parse: ${stderr.trim()}`];
}

/**
 * @param {string} name of the bundle
 * @param {readonly string[]} scripts paths from `folder`
 * @param {string} folder
 */
function findSizeProblems(name, scripts, folder) {
  const sizes = scripts
    .filter((path) => path.startsWith(`${name}/`))
    .map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
  const entry = sizes.find(({ path }) => path === `${name}/index.js`)?.bytes ?? 0;
  const whole = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const problems = [];
  if (entry > MAX_ENTRY_BYTES)
    problems.push(`dist/${name}/index.js has ${entry} bytes; at most ${MAX_ENTRY_BYTES} start fast.`);
  if (whole > MAX_RUN_BYTES)
    problems.push(`dist/${name} has ${whole} bytes of scripts; at most ${MAX_RUN_BYTES} are allowed.`);
  return problems;
}

/**
 * Returns the files that differ between two folders, or are in one of them only; sorted, paths from the folders.
 * @param {string} left
 * @param {string} right
 */
export function findDifferences(left, right) {
  const paths = new Set([...listFiles(left), ...listFiles(right)]);
  return [...paths].filter((path) => readOrNull(join(left, path)) !== readOrNull(join(right, path))).sort();
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @returns {string[]} paths from `folder`, with slashes; empty if the folder does not exist
 */
function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const dist = join(root, 'dist');
  const built = isCheck ? mkdtempSync(join(tmpdir(), 'touchdown-dist-')) : dist;
  buildDist(built);
  const problems = findDistProblems(built);
  if (isCheck) {
    const stale = findDifferences(dist, built);
    rmSync(built, { recursive: true });
    if (stale.length > 0) problems.push(renderStale(stale));
  }
  endWith(problems);
}

/** @param {readonly string[]} paths from dist */
function renderStale(paths) {
  const shown = paths.slice(0, 10).map((path) => `dist/${path}`);
  const files = `${shown.join(', ')}${paths.length > 10 ? ', and others' : ''}`;
  return `dist does not match the sources: run "npm run build" and commit dist. These files differ: ${files}.`;
}
