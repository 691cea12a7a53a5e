// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { minifySync } from 'vite';
import { renderLicenses } from './licenses.mjs';
import { root, runPackage } from './project.mjs';

/** The folders of dist, and the source each is bundled from. */
const BUNDLES = {
  main: 'action/main',
  post: 'action/post',
  cli: 'cli/main',
  relay: 'cli/relay/main',
  'relay-store': 'relay/store/sqlite/sqlite-worker',
};

/** Most bytes of the file that the runner starts, and of all that a run can load. */
const ENTRY_BYTES = 150_000;
const RUN_BYTES = 820_000;

/**
 * What undici (8.12.4) loads with its client or its proxy agent and none of ours ever calls: HTTP/2, node:http2 included, which is
 * switched off (allowH2); SOCKS proxies, which are refused before (src/platform/http/proxy.ts). And its parser for processors with SIMD,
 * 73 kB of WebAssembly: where that is none, undici takes the one for all processors, which is in the bundles anyway
 * (lib/dispatcher/client-h1.js, parser-h1.js). They stay out of the bundles, and a module of Node's that is loaded anyway stands in their place.
 */
const REPLACED = ['./client-h2.js', './socks5-proxy-agent', '../llhttp/llhttp_simd-wasm.js'];
const IN_THEIR_PLACE = 'node:net';

/**
 * Stays out of the bundles too (undici 8.12.4): the experimental parser, 165 kB of WebAssembly that only UNDICI_USE_MILO=1 loads
 * (lib/dispatcher/parser-h1.js), and what sends FormData, blobs and streams (lib/core/request.js, lib/dispatcher/client-h1.js),
 * where every body of ours is text.
 */
const LEFT_OUT = [
  ...REPLACED,
  '../milo/simd.js',
  '../milo/no-simd.js',
  '../web/fetch/body.js',
  '../web/fetch/formdata',
  '../web/webidl',
];

/** Only NODE_PG_FORCE_NATIVE asks pg for its binding to libpq; whoever sets it has to install that. */
const PG_NATIVE = 'pg-native';

/**
 * @actions/github names undici's fetch and is always given another, which goes through the same connections as everything else:
 * all of undici stays out for it, and the module of Node's in its place has no fetch that could be called by mistake.
 */
const UNDICI = 'undici';

/**
 * Builds all of dist into a folder: the bundles, and lib for those who import the package. The same
 * sources give the same bytes, wherever the project lies. Ends the process where a step fails, whose output says why.
 * @param {string} folder emptied first
 */
export function buildDist(folder) {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
  for (const [name, entry] of Object.entries(BUNDLES)) bundle(entry, join(folder, name));
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.lib.json', '--outDir', join(folder, 'lib')]);
}

/**
 * @param {string} entry compiled, in build/
 * @param {string} folder
 */
function bundle(entry, folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'touchdown-bundle-'));
  const stats = join(scratch, 'stats.json');
  runPackage('@vercel/ncc/dist/ncc/cli.js', [
    'build',
    join(root, 'build', `${entry}.js`),
    ...['--out', folder, '--target', 'es2025', '--no-cache', '--quiet', '--stats-out', stats],
    ...[...LEFT_OUT, UNDICI, PG_NATIVE].flatMap((path) => ['--external', path]),
  ]);
  const { modules } = JSON.parse(readFileSync(stats, 'utf8'));
  writeFileSync(join(folder, 'licenses.txt'), renderLicenses(pathsOf(modules)));
  rmSync(scratch, { recursive: true });
  for (const path of listFiles(folder).filter((file) => file.endsWith('.js'))) dropComments(join(folder, path));
}

/**
 * Prints a script anew without comments (a quarter of its bytes), names and statements as they were, but for what was left out
 * and has something in its place. Characters outside ASCII are escaped, as the sources escape those that cannot be seen.
 * @param {string} file
 */
function dropComments(file) {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false, asciiOnly: true },
  });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const replaced = REPLACED.reduce((text, path) => text.replaceAll(`("${path}")`, `("${IN_THEIR_PLACE}")`), code);
  writeFileSync(file, replaced.replaceAll(`from "${UNDICI}"`, `from "${IN_THEIR_PLACE}"`));
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
 * Returns what is wrong with the bundles of a built dist, a sentence each: a module that ncc did not find (it ends with 0 and
 * lets the script fail when it runs), a script that does not parse, a bundle that the runner starts and that is too large.
 * @param {string} folder
 */
export function findDistProblems(folder) {
  const scripts = listFiles(folder).filter((path) => path.endsWith('.js') && !path.startsWith('lib/'));
  return [
    ...scripts.flatMap((path) => findScriptProblems(folder, path)),
    ...['main', 'post'].flatMap((name) => findSizeProblems(name, scripts, folder)),
  ];
}

/**
 * @param {string} folder
 * @param {string} path from `folder`
 */
function findScriptProblems(folder, path) {
  const missing = readFileSync(join(folder, path), 'utf8').matchAll(/eval\("require"\)\("([^"]*)"\)/g);
  const problems = [...missing].map(([, name]) => `dist/${path} needs ${name}, which ncc did not find.`);
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
  if (entry > ENTRY_BYTES)
    problems.push(`dist/${name}/index.js has ${entry} bytes; at most ${ENTRY_BYTES} start fast.`);
  if (whole > RUN_BYTES) problems.push(`dist/${name} has ${whole} bytes of scripts; at most ${RUN_BYTES} are allowed.`);
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
 * @returns {string[]} paths from `folder`, with slashes; none where there is no such folder
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
