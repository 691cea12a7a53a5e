import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseApplications } from '../../src/relay/config/config-file.ts';
import { readSettings } from '../../src/relay/config/read-settings.ts';
import { findUnknownVariables } from '../../src/relay/config/relay-variables.ts';
import { sandboxKeyPair } from '../../src/sandbox/github/app/app-state.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'examples/relay');
const DOCKERFILE = readFileSync(join(EXAMPLES, 'Dockerfile'), 'utf8');
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

/** The arguments of every instruction of that name in the Dockerfile. */
function instructions(name: string): readonly string[] {
  return [...DOCKERFILE.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
}

/** The arguments of the JSON array at the end of the only instruction of that name; `node` is this Node, `/app` the image's folder. */
function commandOf(name: string, image: string): readonly [string, readonly string[]] {
  const [text = ''] = instructions(name);
  const [program, ...args]: string[] = JSON.parse(text.slice(text.indexOf('[')));
  expect(program).toBe('node');
  return [process.execPath, args.map((arg) => arg.replace(/^\/app\//, `${image}/app/`))];
}

/** Copies what the image would hold to a folder in place of its root. */
function buildImage(): string {
  const image = makeFolder();
  expect(instructions('WORKDIR')).toEqual(['/app', '/data']);
  mkdirSync(join(image, 'data'));
  for (const line of instructions('COPY')) {
    const [from = '', to = ''] = line.split(' ');
    const target = to.endsWith('/') ? join(image, 'app', to, from) : join(image, 'app', to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, from), target, { recursive: true });
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

/** The values of relay.env and the image, with an operator's values in place of the example's. */
function imageEnv(image: string, port: number): Record<string, string> {
  const said = Object.fromEntries((instructions('ENV')[0] ?? '').split(' ').map((pair) => pair.split('=')));
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
  test('contains everything that its entry point needs: it listens, its health check passes, and SIGTERM stops it', async () => {
    const image = buildImage();
    const env = imageEnv(image, await findFreePort());
    const [program, args] = commandOf('ENTRYPOINT', image);
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

  test('uses the Node version of the project and runs as a user without privileges', () => {
    const major = readFileSync(join(ROOT, '.node-version'), 'utf8').split('.')[0];
    expect(instructions('FROM')).toEqual([`node:${major}-slim`]);
    expect(instructions('USER')).toEqual(['node']);
  });
});

describe('the example of', () => {
  test('the environment has variables that the relay knows, and all that are required', () => {
    const settings = readSettings(ENVIRONMENT, () => KEY);
    expect(settings).toMatchObject({ store: { kind: 'sqlite' }, signature: 'off', unplaced: 'keep' });
    expect(settings.platform).not.toBeNull();
    expect(findUnknownVariables(ENVIRONMENT)).toEqual([]);
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
