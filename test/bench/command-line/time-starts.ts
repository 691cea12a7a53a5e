import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentOf, type Program } from './programs.ts';

/** The cost of one start of a program, in milliseconds; the CPU time is user's and system's, over all its threads. */
export interface StartTime {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** Bash counts in whole milliseconds, too coarse for one start; Node does not report the CPU time of another process. */
const LOOP = `TIMEFORMAT='%3R %3U %3S'
starts=$1; shift
time for ((i = 0; i < starts; i++)); do "$@" >/dev/null </dev/null || exit 1; done`;

/** Starts a program so many times, one after the other, and returns the average. Throws if one fails, or without Bash. */
export async function timeStarts(program: Program, starts: number): Promise<StartTime> {
  const { name, file, args } = program;
  const child = spawn('bash', ['-c', LOOP, 'bash', String(starts), file, ...args], {
    env: environmentOf(program),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  const [, real, user, system] = /([\d.]+) ([\d.]+) ([\d.]+)\n$/.exec(said) ?? [];
  if (child.exitCode !== 0 || real === undefined) throw new Error(`${name} failed: ${said}`);
  const each = (seconds: number): number => (seconds * 1000) / starts;
  return { wallMs: each(Number(real)), cpuMs: each(Number(user) + Number(system)) };
}
