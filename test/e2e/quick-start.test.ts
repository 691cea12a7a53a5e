import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMPILED } from '../support/compiled.ts';
import { CLI, ROOT } from '../support/programs.ts';

const PORT = '4780';
const SCRIPTS = {
  sandbox: 'node tools/setup.mjs --command && exec node tools/touchdown.mjs sandbox',
  touchdown: 'node tools/setup.mjs --command && exec node tools/touchdown.mjs',
};

/** Returns the shell lines after a marker of docs/sandbox.md. */
function linesBehind(marker: string): string {
  const [, after = ''] = readFileSync(join(ROOT, 'docs/sandbox.md'), 'utf8').split(`<!-- quick-start: ${marker} -->`);
  return /^\s*```sh\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

/** Stands in for npm and starts the scripts above without the set-up: npm itself takes most of the time. */
const FAKE_NPM = `#!/bin/sh
case "$*" in
  "run sandbox -- "*) shift 3; exec '${process.execPath}' '${CLI}' sandbox "$@" ;;
  "run -s touchdown -- "*) shift 4; exec '${process.execPath}' '${CLI}' "$@" ;;
esac
exit 9
`;

/** Makes the folder that the commands run in, with the examples and a fake npm. */
function prepare(folder: string): void {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), FAKE_NPM, { mode: 0o755 });
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-quick-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the platform's commands, and returns its port once it listens; it stops with the test. */
async function startPlatform(lines: string, folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn('sh', ['-euc', lines], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
  });
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^ +Base URL +http:\/\/127\.0\.0\.1:(\d+) /.exec(line) ?? [];
    if (port !== undefined) {
      child.stdout.resume();
      return port;
    }
  }
  throw new Error('the platform did not listen');
}

async function runLines(lines: string, folder: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile('sh', ['-euc', lines], { cwd: folder, env }, (_, out, err) => {
      resolve({ code: child.exitCode, out, err });
    });
  });
}

describe('the quick start of docs/sandbox.md', () => {
  test('uses scripts that the package has', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts).toMatchObject(SCRIPTS);
  });

  test('leads to a running application in an environment of its own', async () => {
    const folder = openFolder();
    prepare(folder);
    const env = { ...COMPILED, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, HOME: folder, NO_COLOR: '1' };
    const platform = linesBehind('platform');
    expect(platform).toContain(`--port ${PORT} `);
    const port = await startPlatform(platform.replace(`--port ${PORT} `, '--port 0 '), folder, env);
    const commands = linesBehind('commands');
    expect(commands).toContain(`TOUCHDOWN_BASE_URL=http://127.0.0.1:${PORT} `);

    const { code, out, err } = await runLines(
      commands.replace(`127.0.0.1:${PORT} `, `127.0.0.1:${port} `),
      folder,
      env,
    );
    expect([code, err]).toEqual([0, '']);
    const [planned = '', made = ''] = out.split(/^(?=project: created)/m);
    expect(planned).toMatch(
      /^create {3}project shop\ncreate {3}environment preview-login\n[\s\S]*deploy {3}application web\n$/,
    );
    const id = /^application:web\t(\S+)\tcreated\tdeployed$/m.exec(made)?.[1];
    expect(id).toBeDefined();
    expect(made).toContain(`\n${id}  RUNNING (success)  UP_TO_DATE  last deployed `);
    expect(made.trimEnd().split('\n').slice(-5).at(-1)).toMatch(/^Deployment finished in /);
    const state = JSON.parse(readFileSync(join(folder, 'examples/up/touchdown.state.json'), 'utf8'));
    expect(state.deployed['application:shop/preview-login/web']).toBeDefined();
    expect(made.match(/: RUNNING after /g)).toHaveLength(2);
  });
});
