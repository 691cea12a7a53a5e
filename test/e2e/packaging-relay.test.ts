import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { parseApplications } from '../../src/relay/config/config-file.ts';
import { readSettings } from '../../src/relay/config/read-settings.ts';
import { findMisspelt } from '../../src/relay/config/relay-variables.ts';
import { sandboxKeyPair } from '../../src/sandbox/github/app/app-state.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'examples/relay');
const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const COMPOSE = parse(readFileSync(join(EXAMPLES, 'compose.yaml'), 'utf8'));
const ENVIRONMENT = parseEnv(readFileSync(join(EXAMPLES, 'relay.env'), 'utf8'));
const KEY = sandboxKeyPair().privateKey;

const rubbish: string[] = [];
afterAll(() => {
  for (const folder of rubbish) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-packaging-'));
  rubbish.push(folder);
  return folder;
}

/** The instructions of the Dockerfile, with their arguments, stage after stage. */
const [BUILD = [], IMAGE = []] = DOCKERFILE.split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', rest = '']) => ({ name, rest })));

/** The arguments of every instruction of that name in the image's own stage. */
function instructions(name: string): readonly string[] {
  return IMAGE.filter((instruction) => instruction.name === name).map(({ rest }) => rest);
}

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

/** Runs a program that has to succeed, and returns what it printed. */
function run(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Runs what `docker build` would, with folders in place of the roots, and returns the image's. */
function buildImage(): string {
  const context = makeFolder();
  const packed = run(ROOT, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', context);
  renameSync(join(context, JSON.parse(packed)[0].filename), join(context, 'touchdown.tgz'));
  const [build, image] = [makeFolder(), makeFolder()];
  let folder = build;
  for (const { name, rest } of BUILD) {
    if (name === 'WORKDIR') folder = join(build, rest);
    mkdirSync(folder, { recursive: true });
    const [from = '', to = ''] = rest.split(' ');
    if (name === 'COPY') cpSync(join(context, from), join(folder, to, from));
    if (name === 'RUN') run(folder, 'sh', '-euc', rest);
  }
  for (const line of instructions('COPY')) {
    const [from = '', to = ''] = line.split(' ').filter((word) => !word.startsWith('--'));
    cpSync(join(build, from), join(image, to), { recursive: true });
  }
  return image;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Returns the variables of all ENV instructions. */
function readImageVariables(): Record<string, string> {
  const pairs = instructions('ENV').flatMap((line) => line.split(' '));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** The values of relay.env and the image, with an operator's values in place of the example's. */
function imageEnv(image: string, port: number): Record<string, string> {
  const said = readImageVariables();
  writeFileSync(join(image, 'key.pem'), KEY);
  cpSync(join(EXAMPLES, 'relay.json'), join(image, 'data/relay.json'));
  return {
    ...said,
    ...Object.fromEntries(Object.entries(ENVIRONMENT).map(([name, value]) => [name, value ?? ''])),
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
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(spawnSync(program, args, { encoding: 'utf8', env: {} })).toMatchObject({
      stdout: `${version}\n`,
      status: 0,
    });
  });

  test('uses the Node version of the project and runs as a user without privileges', () => {
    const major = readFileSync(join(ROOT, '.node-version'), 'utf8').split('.')[0];
    expect(instructions('FROM')).toEqual([`node:${major}-alpine`]);
    expect(instructions('USER')).toEqual(['node']);
  });

  test('sends nothing but the package to the build', () => {
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8')).toBe('*\n!touchdown.tgz\n');
    expect(BUILD.filter(({ name }) => name === 'COPY')).toEqual([{ name: 'COPY', rest: 'touchdown.tgz ./' }]);
  });
});

describe('the example of', () => {
  test('the container mounts what the image and relay.env name', () => {
    const { volumes, env_file, image } = COMPOSE.services.relay;
    const mounted = volumes.map((volume: string) => volume.split(':')[1]);
    const env = readImageVariables();
    expect(env).toMatchObject({ RELAY_STORE: `sqlite:${mounted[0]}/relay.db`, RELAY_CONFIG: mounted[1] });
    expect(ENVIRONMENT['GITHUB_APP_PRIVATE_KEY_FILE']).toBe(mounted[2]);
    expect(existsSync(join(EXAMPLES, env_file))).toBe(true);
    expect(image).toMatch(/^ghcr\.io\/touchdown-ci\/touchdown:\d+$/);
  });

  test('the environment has variables that the relay knows, and all that are required', () => {
    const settings = readSettings(ENVIRONMENT, () => KEY);
    expect(settings).toMatchObject({ store: { kind: 'sqlite' }, signature: 'off', unplaced: 'keep' });
    expect(settings.platform).not.toBeNull();
    expect(findMisspelt(ENVIRONMENT)).toEqual([]);
  });

  test('the applications can be read', () => {
    const applications = parseApplications(readFileSync(join(EXAMPLES, 'relay.json'), 'utf8'));
    expect(applications).toMatchObject([{ name: 'shop', check: 'deploy / shop', repository: 'owner/name' }]);
  });
});

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!analyze)('the unit for systemd', () => {
  const unit = readFileSync(join(EXAMPLES, 'touchdown-relay.service'), 'utf8');

  test('has nothing that systemd does not understand', () => {
    const path = join(makeFolder(), 'touchdown-relay.service');
    // systemd checks that the program exists; its script has to check its own files.
    writeFileSync(path, unit.replace('/usr/bin/node ', `${process.execPath} `));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('touchdown-relay'));
    expect(ours).toEqual([]);
    expect(status).toBe(0);
  });

  test('gives the relay more time to stop than the relay needs', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });
});
