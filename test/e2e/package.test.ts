import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sandboxKeyPair } from '../../src/sandbox/github/app/state.ts';
import { findLimitProblems, listArchive, PACKAGE_LIMITS, packPackage } from '../../tools/archive.mjs';
import { readSbom } from '../../tools/release.mjs';
import { BUILD, instructions, readImageVariables } from '../support/dockerfile.ts';
import { ROOT } from '../support/programs.ts';

const { name, version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const run = promisify(execFile);

/** Built and packed once, as npm publishes it; every test of this file starts what it brings. */
const tarball = packPackage();
const paths = listArchive(tarball);

const folder = mkdtempSync(join(tmpdir(), 'touchdown-package-'));
const installed = join(folder, 'node_modules', name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The URL of the installed sandbox. */
let sandbox = '';
beforeAll(async () => {
  writeFileSync(join(folder, 'touchdown.tgz'), tarball);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // As npm installs it.
  mkdirSync(installed, { recursive: true });
  runIn(installed, 'tar', '-xzf', join(folder, 'touchdown.tgz'), '--strip-components=1');
  for (const dependency of Object.keys(dependencies))
    symlinkSync(join(ROOT, 'node_modules', dependency), join(folder, 'node_modules', dependency), 'junction');
  for (const [index, example] of EXAMPLES.entries()) writeFileSync(join(folder, `example-${index}.ts`), example);
  const [program, args] = command(['sandbox', '--json', '--speed', '100']);
  const child: ChildProcess = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout ?? process.stdin)) {
    sandbox = JSON.parse(line).data.url;
    break;
  }
  return () => void child.kill();
});

/** Runs a program that has to succeed, and returns what it printed. */
function runIn(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Returns the program and the arguments that run the installed command, without npm's link to it. */
function command(words: readonly string[]): readonly [string, readonly string[]] {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return [process.execPath, [join(installed, bin.touchdown), ...words]];
}

/** The programs that docs/library.md shows. */
const EXAMPLES = [...readFileSync(join(ROOT, 'docs/library.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(
  ([, example = '']) => example,
);

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
      'examples/relay',
      'package.json',
      'schema/output.schema.json',
      'schema/touchdown.schema.json',
    ]);
    expect(paths.filter((path) => /\btest\b|\.test\./.test(path))).toEqual([]);
  });

  test('deploys', async () => {
    const [program, args] = command(['deploy', 'fast', '--base-url', sandbox, '--poll-interval', '100ms']);
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci' };

    const { stdout } = await run(program, [...args], { cwd: folder, env });

    expect(stdout).toContain('Deployed: fast ');
  });

  test('passes the checks of its manifest', async () => {
    const packed = join(folder, 'touchdown.tgz');

    expect((await run('publint', ['run', packed, '--strict'])).stdout).toContain('All good!');
  });

  test('has types for the examples of docs/library.md', () => {
    const files = EXAMPLES.map((_, index) => `example-${index}.ts`);
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { createPlatform } from '${name}';
       // @ts-expect-error: it needs an address
       createPlatform({ token: 'x' });`,
    );
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--types', 'node'];
    const modules = ['--module', 'nodenext', '--typeRoots', join(ROOT, 'node_modules/@types')];
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');

    const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...modules, ...files, 'wrong.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });

    expect(stdout).toBe('');
  });

  test('runs the examples of docs/library.md against the sandbox as they are', async () => {
    const env = { ...process.env, TOUCHDOWN_BASE_URL: sandbox, TOUCHDOWN_TOKEN: 'sandbox-admin' };
    writeFileSync(
      join(folder, 'all.ts'),
      EXAMPLES.map((_, index) => `await import('./example-${index}.ts');`).join('\n'),
    );

    const { stdout } = await run(process.execPath, ['all.ts'], { cwd: folder, env });

    expect(stdout).toMatch(/^success [\s\S]*^RUNNING 9\d\d$[\s\S]*^404 [\s\S]*^9\d\d of 1000 requests are left\.$/m);
  });
});

/** The JSON array at the end of the only instruction of that name. */
function wordsOf(name: string): readonly string[] {
  const [text = ''] = instructions(name);
  return JSON.parse(text.slice(text.indexOf('[')));
}

/** The program of an instruction, with arguments in place of its CMD; `node` is this Node, `/app` the image's folder. */
function commandOf(name: string, image: string, words: readonly string[] = []): readonly [string, readonly string[]] {
  const [program, ...args] = wordsOf(name);
  expect(program).toBe('node');
  return [process.execPath, [...args.map((arg) => arg.replace(/^\/app\//, `${image}/app/`)), ...words]];
}

/** Runs what `docker build` would, with folders in place of the roots, and returns the image's. */
function buildImage(): string {
  const build = mkdtempSync(join(folder, 'build-'));
  const image = mkdtempSync(join(folder, 'image-'));
  let workdir = build;
  for (const { name, rest } of BUILD) {
    if (name === 'WORKDIR') workdir = join(build, rest);
    mkdirSync(workdir, { recursive: true });
    const [from = '', to = ''] = rest.split(' ');
    if (name === 'COPY') cpSync(join(folder, from), join(workdir, to, from));
    if (name === 'RUN') runIn(workdir, 'sh', '-euc', rest);
  }
  for (const line of instructions('COPY')) {
    const [from = '', to = ''] = line.split(' ').filter((word) => !word.startsWith('--'));
    cpSync(join(build, from), join(image, to), { recursive: true });
  }
  return image;
}

async function findFreePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The values of relay.env and the image, with an operator's values in place of the example's. */
function imageEnv(image: string, port: number): Record<string, string> {
  const said = readImageVariables();
  const environment = parseEnv(readFileSync(join(ROOT, 'examples/relay/relay.env'), 'utf8'));
  writeFileSync(join(image, 'key.pem'), sandboxKeyPair().privateKey);
  cpSync(join(ROOT, 'examples/relay/relay.json'), join(image, 'data/relay.json'));
  return {
    ...said,
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value ?? ''])),
    RELAY_STORE: String(said['RELAY_STORE']).replace('/data/', `${image}/data/`),
    RELAY_CONFIG: String(said['RELAY_CONFIG']).replace('/data/', `${image}/data/`),
    GITHUB_APP_PRIVATE_KEY_FILE: join(image, 'key.pem'),
    // No server listens there, so that no request of this test leaves the machine.
    GITHUB_API_URL: 'http://127.0.0.1:1',
    PLATFORM_BASE_URL: 'http://127.0.0.1:1',
    PORT: String(port),
  };
}

async function listen(child: ChildProcess): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout ?? process.stdin)) {
    lines.push(line);
    if (line.includes('The relay is listening.')) return lines;
  }
  throw new Error(`It ended: ${lines.join('\n')}`);
}

test("the release's bill of materials lists the packages of both bundles, as package-lock.json pins them", () => {
  const bill = readSbom('2026-11-30T12:00:00.000Z');
  const named = bill.components.map((component) => component.purl);

  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { component: { version } } });
  expect(named).toEqual(expect.arrayContaining([expect.stringMatching(/^pkg:npm\/%40actions\/core@/)]));
  expect(named).toEqual(expect.arrayContaining([expect.stringMatching(/^pkg:npm\/pg@/)]));
  expect(new Set(named).size).toBe(named.length);
});

describe('the image of the relay', () => {
  let image = '';
  beforeAll(() => {
    image = buildImage();
  });

  test('contains everything that its entry point needs: it listens, its health check passes, and SIGTERM stops it', async () => {
    const env = imageEnv(image, await findFreePort());
    const [program, args] = commandOf('ENTRYPOINT', image, wordsOf('CMD'));
    const child = spawn(program, args, { cwd: join(image, 'data'), env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = await listen(child);
    const [health, checks] = commandOf('HEALTHCHECK', image);
    const gone = once(child, 'exit');

    expect(spawnSync(health, checks, { env }).status).toBe(0);
    expect(existsSync(join(image, 'data/relay.db'))).toBe(true);
    expect(lines.join('')).not.toContain(env['RELAY_WEBHOOK_SECRET']);

    child.kill((instructions('STOPSIGNAL')[0] ?? '') as NodeJS.Signals);
    expect(await gone).toEqual([0, null]);
    expect(spawnSync(health, checks, { env }).status).toBe(1);
  });

  test('is the command line too', () => {
    const [program, args] = commandOf('ENTRYPOINT', image, ['--version']);
    expect(spawnSync(program, args, { encoding: 'utf8', env: {} })).toMatchObject({
      stdout: `${version}\n`,
      status: 0,
    });
  });
});
