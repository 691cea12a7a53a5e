import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommandFiles, createStepEnv } from '../support/action-runner.ts';
import { medianOf } from '../support/statistics.ts';
import { atMost, type Measured, renderMs, renderRatio, renderTable } from './bench.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPTS = join(import.meta.dirname, 'scripts');
const ROUNDS = 15;
const MAX_CPU_RATIO = 3;

/** A script that is started, where its first byte goes, and what its starts cost until then. */
interface Candidate {
  readonly name: string;
  readonly script: string;
  readonly firstByte: 'output' | 'request';
  readonly costs: { readonly wallMs: number; readonly cpuMs: number }[];
}

/** Starts bare Node, the committed action and a usual action in turn, after a warm-up round. */
export async function measureStarts(): Promise<Measured> {
  if (!existsSync(`/proc/self/task/${process.pid}/schedstat`)) {
    return { table: 'Not measured: only Linux reports the CPU time of another process.', aims: [] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-bench-'));
  await using server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => server.emit('first byte'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const candidates: readonly Candidate[] = [
      { name: 'bare Node', script: join(SCRIPTS, 'bare.cjs'), firstByte: 'output', costs: [] },
      { name: 'touchdown, dist/action', script: join(ROOT, 'dist/action/index.js'), firstByte: 'request', costs: [] },
      {
        name: 'usual action',
        script: bundle(join(SCRIPTS, 'usual-action.mjs'), folder),
        firstByte: 'request',
        costs: [],
      },
    ];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const candidate of candidates) {
        const cost = await measureStart(candidate, server, folder);
        if (round > 0) candidate.costs.push(cost);
      }
    }
    return summarize(candidates);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts a script as the runner starts a step, and stops it when its first byte arrives. Throws if it exits before. */
async function measureStart({ name, script, firstByte }: Candidate, server: Server, folder: string) {
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const inputs = { token: 'bench-token', 'app-id': 'app-1', 'base-url': baseUrl };
  const env = createStepEnv({ inputs }, createCommandFiles(folder, {}), folder);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const closed = once(child, 'close');
  try {
    const spoke = firstByte === 'output' ? once(child.stdout, 'data') : once(server, 'first byte');
    const first = await Promise.race([spoke, closed.then(() => null)]);
    if (first === null) throw new Error(`${name} exited before its first byte: ${printed}`);
    return { wallMs: performance.now() - startedAt, cpuMs: takeCpuMs(child.pid ?? 0) };
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
}

/**
 * Stops a process and returns the CPU time that it has used; it stays stopped. Reads the scheduler's accounts in nanoseconds: the times
 * in `stat` count in hundredths of a second, too coarse for a start (proc(5)).
 */
function takeCpuMs(pid: number): number {
  process.kill(pid, 'SIGSTOP');
  while (/\) [RSD] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) {
    // The account of a running thread is updated when it stops.
  }
  const accounts = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return accounts.reduce((sum, account) => sum + Number(account.split(' ')[0]) / 1e6, 0);
}

/** Bundles a script like an action, from the packages that are installed here, and returns the path of the bundle. */
function bundle(script: string, folder: string): string {
  const ncc = join(ROOT, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
  const out = join(folder, 'usual-action');
  const args = ['build', script, '--out', out, '--target', 'es2025', '--no-cache', '--quiet'];
  const { status, stderr } = spawnSync(process.execPath, [ncc, ...args], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} could not be bundled: ${stderr}`);
  return join(out, 'index.mjs');
}

function summarize(candidates: readonly Candidate[]): Measured {
  const medians = candidates.map(({ name, costs }) => ({
    name,
    cpuMs: medianOf(costs.map(({ cpuMs }) => cpuMs)),
    wallMs: medianOf(costs.map(({ wallMs }) => wallMs)),
  }));
  const [bare = { cpuMs: Number.NaN, wallMs: Number.NaN }, action = bare] = medians;
  const rows = medians.map(({ name, cpuMs, wallMs }) => [
    name,
    renderMs(cpuMs),
    renderRatio(cpuMs / bare.cpuMs),
    renderMs(wallMs),
    renderRatio(wallMs / bare.wallMs),
  ]);
  const cpuRatio = action.cpuMs / bare.cpuMs;
  return {
    table: renderTable(['start to first byte', 'CPU time', 'ratio', 'time', 'ratio'], rows),
    aims: [atMost("the action's CPU time, in multiples of bare Node's", cpuRatio, MAX_CPU_RATIO, renderRatio)],
  };
}
