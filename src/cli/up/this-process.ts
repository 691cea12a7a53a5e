import { hostname } from 'node:os';
import type { LockSurroundings } from './lock-file.ts';

/** Answers what a lock is to know of this process and its machine. */
export function thisProcess(): LockSurroundings {
  return { pid: process.pid, host: hostname(), isAlive };
}

/** Signal 0 asks alone (kill(2)); a process of somebody else's is there too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
