import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { dispatch } from '../../src/cli/arguments/dispatch.ts';
import { createCommands } from '../../src/cli/commands.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { createFolder } from '../cli/folder.ts';
import { installProgram, installPrograms, serveCommand } from '../cli/init/support.ts';
import { createTerminal } from '../cli/terminal.ts';
import { createLoopbackClock } from '../support/loopback-clock.ts';
import { ROOT } from '../support/programs.ts';

const URL = 'http://127.0.0.1:4780';
const SCRIPTS = {
  sandbox: 'node tools/setup.mjs --command && exec node tools/touchdown.mjs sandbox',
  touchdown: 'node tools/setup.mjs --command && exec node tools/touchdown.mjs',
};

/** Returns the shell lines after a marker of docs/sandbox.md. */
function linesBehind(marker: string): string {
  const [, after = ''] = readFileSync(join(ROOT, 'docs/sandbox.md'), 'utf8').split(`<!-- quick-start: ${marker} -->`);
  return /^\s*```sh\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

test('the quick start of docs/sandbox.md leads to a running application in an environment of its own', async () => {
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts).toMatchObject(SCRIPTS);
  expect(linesBehind('platform')).toContain(' --port 4780 ');
  const clock = createLoopbackClock();
  const sandbox = await startSandbox({ clock });
  onTestFinished(() => sandbox.close());

  // Stands in for npm and starts the scripts above without the set-up.
  const folder = await createFolder();
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
  const called = await serveCommand(async (words, env, folder) => {
    const terminal = createTerminal({ clock, env, folder });
    return { code: await dispatch(words, createCommands(), terminal), ...terminal.printed };
  });
  installPrograms(folder, called);
  installProgram(
    folder,
    'npm',
    '[ "$1 $2 $3 $4" = "run -s touchdown --" ] || exit 9\nshift 4; exec touchdown-program "$@"',
  );
  const env = { PATH: `${folder}:${process.env['PATH']}`, HOME: folder };
  const commands = linesBehind('commands');
  expect(commands).toContain(`TOUCHDOWN_BASE_URL=${URL} `);

  const script = commands.replace(URL, sandbox.url);
  const { stdout: out, stderr } = await promisify(execFile)('sh', ['-euc', script], { cwd: folder, env });

  expect(stderr).toBe('');
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
