import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { releaseOf } from '../../src/cli/init/release.ts';
import { findLimitProblems, PACKAGE_LIMITS, packPackage, readArchive, unpackArchive } from '../../tools/archive.mjs';

const ROOT = join(import.meta.dirname, '../..');
const { name, version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const run = promisify(execFile);

const tarball = packPackage();
const paths = readArchive(tarball).map(({ path }) => path);

const folder = mkdtempSync(join(tmpdir(), 'touchdown-package-'));
const installed = join(folder, 'node_modules', name);
const registry = await startRegistry([tarball, ...Object.keys(dependencies).map(packDependency)]);
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  writeFileSync(join(folder, 'touchdown.tgz'), tarball);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await npm('npm', 'install', './touchdown.tgz');
});

/** Packs an installed package as the registry has it. */
function packDependency(dependency: string): Buffer {
  const place = mkdtempSync(join(folder, 'packed-'));
  cpSync(join(ROOT, 'node_modules', dependency), join(place, 'package'), { recursive: true, dereference: true });
  const args = ['--format=ustar', '-czf', 'package.tgz', 'package'];
  const { status, stderr } = spawnSync('tar', args, { cwd: place, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${dependency} cannot be packed: ${stderr}`);
  return readFileSync(join(place, 'package.tgz'));
}

/** Serves these packages as the npm registry does, so that the tests need no network. */
async function startRegistry(tarballs: readonly Buffer[]): Promise<Server> {
  const packages = tarballs.map((content) => {
    const manifest =
      readArchive(content)
        .find(({ path }) => path === 'package/package.json')
        ?.content.toString() ?? '';
    return { content, manifest: JSON.parse(manifest) };
  });
  const server = createServer(({ url = '', headers }, response) => {
    const path = decodeURIComponent(url);
    const file = packages.find(({ manifest }) => path === `/${manifest.name}.tgz`);
    if (file !== undefined) return void response.end(file.content);
    const found = packages.find(({ manifest }) => path === `/${manifest.name}`);
    if (found === undefined) return void response.writeHead(404).end('{}');
    const { manifest, content } = found;
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    const dist = { tarball: `http://${headers.host}/${manifest.name}.tgz`, integrity };
    const versions = { [manifest.version]: { ...manifest, dist } };
    response.end(JSON.stringify({ name: manifest.name, 'dist-tags': { latest: manifest.version }, versions }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Runs npm or npx with the registry of this test, and returns what it prints. */
async function npm(program: 'npm' | 'npx', ...args: readonly string[]): Promise<string> {
  const address = registry.address();
  const env = {
    ...process.env,
    npm_config_registry: typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : '',
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  const { stdout } = await run(program, args, { cwd: folder, env, shell: process.platform === 'win32' });
  return stdout;
}

/** Returns the program and the arguments that run the installed command, without npm's link to it. */
function command(words: readonly string[]): readonly [string, readonly string[]] {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return [process.execPath, [join(installed, bin.touchdown), ...words]];
}

async function startSandbox(): Promise<string> {
  const [program, args] = command(['sandbox', '--quiet', '--speed', '100']);
  const child: ChildProcess = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface(child.stdout ?? process.stdin)) return line.trim();
  throw new Error('The sandbox ended.');
}

describe('the package', () => {
  test('is small, and has no tests, sources or bundle of the action', () => {
    const places = new Set(paths.map((path) => path.split('/').slice(1, 3).join('/')));

    expect(findLimitProblems('The package', tarball, PACKAGE_LIMITS)).toEqual([]);
    expect([...places].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/cli',
      'dist/lib',
      'dist/relay',
      'examples/relay',
      'package.json',
      'schema/output.schema.json',
      'schema/touchdown.schema.json',
    ]);
    expect(paths.filter((path) => /\btest\b|\.test\./.test(path))).toEqual([]);
  });

  test('runs as the command that npm links', async () => {
    const { stdout } = await run(join(folder, 'node_modules/.bin/touchdown'), ['--version'], {
      shell: process.platform === 'win32',
    });

    expect(stdout).toBe(`${version}\n`);
  });

  test('runs from the registry, as the workflows of other CIs and the docs have it', async () => {
    const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));

    expect(await npm('npx', '--yes', `--prefix=${elsewhere}`, releaseOf(version).package, '--version')).toBe(
      `${version}\n`,
    );
  });

  test('runs from the unpacked tarball, with no other package', async () => {
    const alone = join(folder, 'alone');
    unpackArchive(tarball, alone);

    for (const words of [['--version'], ['relay', '--help']]) {
      const { stdout } = await run(process.execPath, [join(alone, 'package/dist/cli/index.js'), ...words]);
      expect(stdout).toMatch(words.length === 1 ? `${version}\n` : /^Usage: touchdown relay/);
    }
  });

  test('deploys', async () => {
    const url = await startSandbox();
    const [program, args] = command(['deploy', 'fast', '--base-url', url, '--poll-interval', '100ms']);
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci' };

    const { stdout } = await run(program, [...args], { cwd: folder, env });

    expect(stdout).toContain('Deployed: fast ');
  });

  test.each(['nodenext', 'bundler'])(
    'has types for the module resolution %s, which need no other package',
    (resolution) => {
      const module = resolution === 'bundler' ? 'preserve' : resolution;
      writeFileSync(
        join(folder, 'program.ts'),
        `import { createPlatform, type Platform } from '${name}';
       const platform: Platform = createPlatform({ baseUrl: 'https://api.platform.example', token: 'x' });
       export const state: string = (await platform.applications.status('app-1')).state;
       // @ts-expect-error: it needs an id
       export const wrong = platform.applications.status(1);`,
      );
      const options = ['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--types', ''];
      const resolutions = ['--module', module, '--moduleResolution', resolution];

      const { stdout } = spawnSync(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, ...resolutions, 'program.ts'],
        { cwd: folder, encoding: 'utf8' },
      );

      expect(stdout).toBe('');
    },
  );

  test('exports the client', () => {
    const script = `const { createPlatform } = await import('${name}');
      console.log(typeof createPlatform);`;

    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    });

    expect(stderr).toBe('');
    expect(stdout).toBe('function\n');
    expect(status).toBe(0);
  });
});
