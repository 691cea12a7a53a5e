import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { findLimitProblems, PACKAGE_LIMITS, packPackage, readArchive, unpackArchive } from '../../tools/archive.mjs';
import { runNpm } from '../../tools/project.mjs';

const ROOT = join(import.meta.dirname, '../..');
const { name, version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'touchdown-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarball = packPackage();
const paths = readArchive(tarball).map(({ path }) => path);
const installed = install();

/** Installs the tarball into an empty folder. Its dependencies are packed from the project's own, so that no network is needed. */
function install(): string {
  writeFileSync(join(folder, 'touchdown.tgz'), tarball);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'packed'));
  for (const dependency of Object.keys(dependencies)) {
    const source = join(ROOT, 'node_modules', dependency);
    expectNpm(['pack', source, '--ignore-scripts', '--loglevel=error', '--pack-destination', join(folder, 'packed')]);
  }
  const packed = readdirSync(join(folder, 'packed')).map((file) => `./packed/${file}`);
  expectNpm(['install', './touchdown.tgz', ...packed, '--offline', '--no-audit', '--no-fund', '--loglevel=error']);
  return join(folder, 'node_modules', name);
}

function expectNpm(args: readonly string[]): void {
  const { status, stderr } = runNpm(args, folder);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr}`);
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

  test.skipIf(process.platform === 'win32')('runs as the command that npm links', async () => {
    const { stdout } = await run(join(folder, 'node_modules/.bin/touchdown'), ['--version']);

    expect(stdout).toBe(`${version}\n`);
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
       import { createHostedRelay, type HostedRelay } from '${name}/relay';
       const platform: Platform = createPlatform({ baseUrl: 'https://api.platform.example', token: 'x' });
       export const state: string = (await platform.applications.status('app-1')).state;
       const relay: HostedRelay = await createHostedRelay({ RELAY_STORE: 'sqlite:relay.db' });
       export const response: Promise<Response> = relay.fetch(new Request('https://relay.example/healthz'));
       // @ts-expect-error: it needs a request
       export const wrong = relay.fetch(1);`,
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

  test("exports the client and the relay's handler", () => {
    const script = `const { createPlatform } = await import('${name}');
      console.log(typeof createPlatform);
      const { createHostedRelay } = await import('${name}/relay');
      await createHostedRelay({}, () => {}).catch((error) => console.log(error.name, error.message));`;

    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    });

    expect(stderr).toBe('');
    expect(stdout).toMatch(/^function\nInputError .*RELAY_WEBHOOK_SECRET/s);
    expect(status).toBe(0);
  });
});
