import { join, resolve } from 'node:path';
import { type ListRow, measureLists } from './lists.ts';
import type { Touchdown } from './programs.ts';
import { makeProjects, startSandboxProcess } from './sandbox-process.ts';
import { measureStatus, type StatusRow } from './status.ts';
import { measureUp, measureUpLoop, type UpRow } from './up.ts';
import { measureVersion, type VersionRow } from './version.ts';

/** All that was measured of the command line. */
export interface CommandLineMeasured {
  readonly version: readonly VersionRow[];
  readonly status: readonly StatusRow[];
  /** By the number of projects, the smallest first. */
  readonly lists: readonly ListRow[];
  readonly up: readonly UpRow[];
}

const ROOT = join(import.meta.dirname, '../../..');
const LIST_SIZES = [100, 10_000, 50_000];
const SIZE = { databases: 10, applications: 100 };
/** Time limits of requests are as much shorter: 30 s is a second, which a machine at work needs. */
const SPEED = 30;
/** The loop sets none, and waits for an hour if there is a limit. */
const LOOP_SPEED = 60;
/** The platform's own. */
const RATE_LIMIT = 1_000;

/** Measures the built command: that of `dist`, or of the folder that TOUCHDOWN_DIST names. */
export async function runCommandLineBench(): Promise<CommandLineMeasured> {
  const dist = resolve(ROOT, process.env['TOUCHDOWN_DIST'] ?? 'dist');
  const start: Touchdown = [join(dist, 'cli/index.js')];
  const version = await measureVersion(start, 31, 5);
  const status = await measureStatusAlone(start);
  const lists: ListRow[] = [];
  for (const projects of LIST_SIZES) lists.push(...(await measureListsOf(start, projects)));
  const play = { start, size: SIZE, speed: SPEED };
  const up = [
    ...(await measureUp(play)),
    await measureUpLoop(play),
    ...(await measureUp({ ...play, rateLimit: RATE_LIMIT })),
    await measureUpLoop({ ...play, rateLimit: RATE_LIMIT, speed: LOOP_SPEED }),
  ];
  return { version, status, lists, up };
}

async function measureStatusAlone(start: Touchdown): Promise<StatusRow[]> {
  await using sandbox = await startSandboxProcess(start);
  return await measureStatus(start, sandbox.url, 41);
}

async function measureListsOf(start: Touchdown, projects: number): Promise<ListRow[]> {
  await using sandbox = await startSandboxProcess(start);
  await makeProjects(sandbox.url, projects);
  return await measureLists(start, sandbox.url, projects, 3);
}
