import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runAction } from '../../support/action-runner.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The name of the action itself among the candidates. */
export const ACTION = 'touchdown: dist/action';

/** A program that is started and soon prints its first byte. */
export interface Candidate {
  readonly name: string;
  /** Where the first byte goes: to the server, or to standard output for what sends no request. */
  readonly says: 'request' | 'output';
  /** Starts it, passes its process to `onStart`, and resolves with its output once it has exited. */
  launch(url: string, onStart: (child: ChildProcess) => void): Promise<string>;
}

/** Returns all that are compared, bare Node first, the action second; bundles the others' actions into `folder`. */
export function prepareCandidates(folder: string): Candidate[] {
  return [
    script('bare node', new URL('./scripts/bare.cjs', import.meta.url), 'output'),
    { name: ACTION, says: 'request', launch: launchAction },
    script('node:http', new URL('./scripts/http.cjs', import.meta.url)),
    script("undici's client alone", new URL('./scripts/undici-client.cjs', import.meta.url)),
    script('global fetch', new URL('./scripts/fetch.cjs', import.meta.url)),
    script("undici's index", new URL('./scripts/undici.cjs', import.meta.url)),
    script('action: core + fetch', bundle(new URL('./scripts/action.mjs', import.meta.url), folder)),
    script(
      'action: core + fetch + undici',
      bundle(new URL('./scripts/action-with-undici.mjs', import.meta.url), folder),
    ),
  ];
}

/** Starts the committed bundle as the runner does. */
async function launchAction(url: string, onStart: (child: ChildProcess) => void): Promise<string> {
  const { printed } = await runAction('main', {
    inputs: { token: 'bench-token', 'app-id': 'app-1', 'base-url': url },
    onStart,
  });
  return printed;
}

function script(name: string, path: URL, says: Candidate['says'] = 'request'): Candidate {
  const launch: Candidate['launch'] = async (url, onStart) => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      START_URL: url,
      GITHUB_SHA: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
      INPUT_TOKEN: 'bench-token',
      'INPUT_APP-ID': 'app-1',
      'INPUT_BASE-URL': url,
    };
    const child = spawn(process.execPath, [fileURLToPath(path)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
    onStart(child);
    await once(child, 'close');
    return printed;
  };
  return { name, says, launch };
}

/** Bundles a script like an action, into its own folder in `folder`, and returns the path of the bundle. */
function bundle(path: URL, folder: string): URL {
  const ncc = join(ROOT, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
  const out = join(folder, basename(path.pathname, '.mjs'));
  const args = ['build', fileURLToPath(path), '--out', out, '--target', 'es2025', '--no-cache', '--quiet'];
  const { status, stderr } = spawnSync(process.execPath, [ncc, ...args], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.pathname} could not be bundled: ${stderr}`);
  return pathToFileURL(join(out, 'index.mjs'));
}
