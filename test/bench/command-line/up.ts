import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EnvironmentSize, fewestRequests, renderLoopPlan, renderManifest } from './environment.ts';
import { type Program, script, type Touchdown, touchdown } from './programs.ts';
import { runProgram } from './run-program.ts';
import { readRequests, type SeenRequest, startSandboxProcess } from './sandbox-process.ts';

/** The cost of creating and deploying an environment. */
export interface UpRow {
  readonly name: string;
  /** The platform's limit; null: none. */
  readonly rateLimit: number | null;
  readonly creations: number;
  readonly deployments: number;
  readonly statusChecks: number;
  /** The organizations, the projects, and all other calls. */
  readonly others: number;
  readonly total: number;
  /** To the fewest with which it can be done. */
  readonly ratio: number;
  /** Requests above the minimum, without status checks; negative if something was not done. */
  readonly surplus: number;
  /** Answered with 429. */
  readonly refused: number;
  /** In platform time. */
  readonly tookMs: number;
}

/** The commands. */
export interface UpPlay {
  readonly start: Touchdown;
  readonly size: EnvironmentSize;
  /** How many times as fast as this machine's the time of the platform and the program passes: the windows of its limit too. */
  readonly speed: number;
  readonly rateLimit?: number;
}

/** The names of the rows. */
export const UP = { first: 'touchdown up', again: 'the same again', loop: 'fetch, a look every 5 s' } as const;

const FAST_TIME = new URL('../../support/fast-time.ts', import.meta.url);
const CREATIONS = ['project', 'environment', 'database', 'application', 'variable', 'secret'];
const DEPLOYMENTS = ['database-deploy', 'deploy'];

/** Creates and deploys an environment at a platform of its own with `touchdown up`, then runs it again. */
export async function measureUp({ start, size, speed, rateLimit }: UpPlay): Promise<UpRow[]> {
  const fast = [...faster(speed), ...start];
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-bench-'));
  try {
    await using sandbox = await startSandboxProcess(fast, rateLimit === undefined ? {} : { rateLimit });
    const config = join(folder, 'touchdown.yaml');
    writeFileSync(config, renderManifest(size));
    const words = ['up', '--config', config, '--state', join(folder, 'state.json'), '--json'];
    const { env = {}, ...program } = touchdown(fast, UP.first, words, sandbox.url);
    const ready = { ...program, env: { ...env, DATABASE_URL: 'postgres://bench@db' } };
    const rows: UpRow[] = [];
    for (const name of [UP.first, UP.again]) {
      rows.push(await measureOne({ ...ready, name }, sandbox.url, { speed, size, rateLimit: rateLimit ?? null }));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Does the same at a platform of its own with the loop that a team writes in an hour. */
export async function measureUpLoop({ start, size, speed, rateLimit }: UpPlay): Promise<UpRow> {
  const fast = [...faster(speed), ...start];
  await using sandbox = await startSandboxProcess(fast, rateLimit === undefined ? {} : { rateLimit });
  const { env = {}, ...loop } = script(UP.loop, new URL('./scripts/up-loop.mjs', import.meta.url), sandbox.url);
  const args = [...faster(speed), ...loop.args];
  const program = { ...loop, args, env: { ...env, BENCH_PLAN: renderLoopPlan(size) } };
  return await measureOne(program, sandbox.url, { speed, size, rateLimit: rateLimit ?? null });
}

interface Stage {
  readonly speed: number;
  readonly size: EnvironmentSize;
  readonly rateLimit: number | null;
}

async function measureOne(program: Program, url: string, { speed, size, rateLimit }: Stage): Promise<UpRow> {
  const before = (await readRequests(url)).length;
  const { tookMs } = await runProgram(program);
  const requests = (await readRequests(url)).slice(before);
  const counts = countRequests(requests);
  const fewest = fewestRequests(size);
  const ratio = counts.total / (fewest.statusChecks + fewest.others);
  const surplus = counts.total - counts.statusChecks - fewest.others;
  return { name: program.name, rateLimit, ...counts, ratio, surplus, tookMs: tookMs * speed };
}

/** Returns how many of the requests there are of each kind. */
export function countRequests(
  requests: readonly SeenRequest[],
): Pick<UpRow, 'creations' | 'deployments' | 'statusChecks' | 'others' | 'total' | 'refused'> {
  const count = (isOne: (request: SeenRequest) => boolean): number => requests.filter(isOne).length;
  const creations = count(({ operation, method }) => method === 'POST' && CREATIONS.includes(operation));
  const deployments = count(({ operation }) => DEPLOYMENTS.includes(operation));
  const statusChecks = count(({ operation }) => operation === 'status');
  const total = requests.length;
  const others = total - creations - deployments - statusChecks;
  return { creations, deployments, statusChecks, others, total, refused: count(({ status }) => status === 429) };
}

/** Returns the arguments for node with which a program's time passes so many times as fast. */
function faster(speed: number): readonly string[] {
  return ['--import', `${FAST_TIME.href}?speed=${speed}`];
}
