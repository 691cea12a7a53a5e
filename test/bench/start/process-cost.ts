import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSystemClock } from '../../../src/kernel/clock.ts';

/** The resources that a process has used since its start. */
export interface ProcessCost {
  /** In user and system mode, over all its threads. */
  readonly cpuMs: number;
  /** The most memory that was resident at once. */
  readonly peakBytes: number;
}

const STOP_LIMIT_MS = 5_000;

/** Returns true if this system reports the resources of another process: Linux does, by files (its manual page proc(5)). */
export function canReadCost(): boolean {
  return existsSync(`/proc/self/task/${process.pid}/schedstat`);
}

/**
 * Stops a process and returns the resources that it has used; it stays stopped. Reads the scheduler's own accounts, in
 * nanoseconds: the times of `stat` count in hundredths of a second, too coarse for a start. Throws if the process has exited.
 */
export function takeCost(pid: number): ProcessCost {
  process.kill(pid, 'SIGSTOP');
  waitUntilStopped(pid);
  const threads = readdirSync(`/proc/${pid}/task`);
  const cpuNs = threads.map((thread) => Number(readProc(pid, `task/${thread}/schedstat`).split(' ')[0]));
  const peakKib = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, 'status'))?.[1];
  return { cpuMs: cpuNs.reduce((sum, ns) => sum + ns, 0) / 1e6, peakBytes: Number(peakKib) * 1024 };
}

/** A running thread's account is updated when it stops, which takes the process a moment. */
function waitUntilStopped(pid: number): void {
  const clock = createSystemClock();
  const deadlineAt = clock.monotonicMs() + STOP_LIMIT_MS;
  while (!/\) [Tt] /.test(readProc(pid, 'stat'))) {
    if (clock.monotonicMs() > deadlineAt) throw new Error(`process ${pid} does not stop`);
  }
}

function readProc(pid: number, name: string): string {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8');
}
