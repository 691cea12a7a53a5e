// @ts-check
// Builds dist from the sources: `build.mjs` builds dist/action, which is committed because the runner uses it as it is, and
// `build.mjs package` what npm publishes, dist/cli and dist/lib. With --check nothing is written, and the exit code is 1 if the committed
// bundle is stale or broken.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { findPackages, LICENSES, renderLicenses } from './licenses.mjs';
import { endWith, root, runPackage } from './project.mjs';

/** Starts the action's bundle at the job's end; `src/action/main.ts` tells it from the main step by its name. */
const POST_SCRIPT = 'post.js';

/** What ncc writes in place of `import.meta.url` into CommonJS. */
const BUILD_URL = pathToFileURL(join(root, 'build')).href;

/** Required by pg only if NODE_PG_FORCE_NATIVE asks for the binding to libpq, which a user who sets it has to install. */
const OPTIONAL = 'pg-native';

/**
 * Builds the action's bundle into a folder. The same sources give the same bytes, wherever the project lies. It is CommonJS, which Node
 * loads with less CPU time; ncc makes that where `import.meta` is not used.
 * @param {string} folder emptied first
 */
function buildAction(folder) {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
  rmSync(folder, { recursive: true, force: true });
  const scratch = mkdtempSync(join(tmpdir(), 'touchdown-bundle-'));
  const stats = join(scratch, 'stats.json');
  // ncc makes CommonJS only of a package that does not say it consists of ES modules.
  writeFileSync(join(root, 'build/package.json'), '{}');
  const script = join(root, 'build/action/main.js');
  const options = ['--target', 'es2025', '--no-cache', '--quiet', '--stats-out', stats];
  // Where a dependency reads process.cwd(), ncc searches the current folder and all below it for files to bundle.
  const empty = join(root, 'build/empty');
  mkdirSync(empty);
  runPackage('@vercel/ncc/dist/ncc/cli.js', ['build', script, '--out', folder, ...options], empty);
  const { modules } = JSON.parse(readFileSync(stats, 'utf8'));
  rmSync(scratch, { recursive: true });
  finish(folder, 'commonjs', pathsOf(modules));
  writeFileSync(join(folder, POST_SCRIPT), "require('./index.js');\n");
}

/**
 * Builds what npm publishes: the command's bundle, and lib for programs that import the package. The bundle consists of ES modules, which
 * Vite makes of the sources in a fraction of ncc's time.
 * @param {string} folder
 */
async function buildPackage(folder) {
  const cli = join(folder, 'cli');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    ssr: { noExternal: true, external: [OPTIONAL] },
    build: {
      ssr: 'src/cli/main.ts',
      outDir: cli,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js' } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  const paths = output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []));
  finish(cli, 'module', paths);
  rmSync(join(folder, 'lib'), { recursive: true, force: true });
  runPackage('typescript/bin/tsc', ['-p', 'tsconfig.lib.json', '--outDir', join(folder, 'lib')]);
}

/**
 * Adds to a bundle what Node and the licenses ask for, and drops its comments.
 * @param {string} folder
 * @param {'commonjs' | 'module'} type the kind of its modules
 * @param {readonly string[]} paths the files that it was made of
 */
function finish(folder, type, paths) {
  writeFileSync(join(folder, LICENSES), renderLicenses(findPackages(paths)));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type }, null, 2)}\n`);
  for (const path of listFiles(folder).filter((file) => file.endsWith('.js'))) dropComments(join(folder, path));
  endWith(findProblems(folder));
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
 * Returns what is wrong with a bundle, a sentence each: a module that ncc did not find (it exits 0 and the script fails when it runs), or a
 * path of this machine.
 * @param {string} folder
 */
export function findProblems(folder) {
  const scripts = listFiles(folder).filter((path) => path.endsWith('.js'));
  return scripts.flatMap((path) => {
    const script = readFileSync(join(folder, path), 'utf8');
    const missing = script.matchAll(/eval\("require"\)\("([^"]*)"\)/g);
    const problems = [...missing].map(([, name]) => `${path} needs ${name}, which ncc did not find.`);
    if (script.includes(BUILD_URL))
      problems.push(`${path} contains ${BUILD_URL}: do not use import.meta in a bundle that is CommonJS.`);
    return problems;
  });
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
  return existsSync(path) ? readFileSync(path, 'latin1') : null;
}

/**
 * @param {string} folder a bundle, which has no folders in it
 * @returns {string[]} names; empty if the folder does not exist
 */
function listFiles(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Compares the committed bundle with what the sources give. */
function checkAction() {
  const built = mkdtempSync(join(tmpdir(), 'touchdown-dist-'));
  buildAction(built);
  const stale = findDifferences(join(root, 'dist/action'), built);
  rmSync(built, { recursive: true });
  if (stale.length === 0) return;
  const shown = stale.slice(0, 10).map((path) => `dist/action/${path}`);
  const files = `${shown.join(', ')}${stale.length > 10 ? ', and others' : ''}`;
  endWith([`dist/action does not match the sources: run "npm run build" and commit it. These files differ: ${files}.`]);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) checkAction();
  else if (process.argv.includes('package')) await buildPackage(join(root, 'dist'));
  else buildAction(join(root, 'dist/action'));
}
