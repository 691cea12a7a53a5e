import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Candidate } from './candidates.ts';
import type { Loopback } from './loopback.ts';
import { type ProcessCost, takeCost } from './process-cost.ts';

/** Starts a candidate, stops it when its first byte arrives, and returns its resources. Throws if it exits before. */
export async function measureStart({ name, says, launch }: Candidate, loopback: Loopback): Promise<ProcessCost> {
  const requested = loopback.firstByte();
  const started = Promise.withResolvers<ChildProcess>();
  const finished = launch(loopback.url, started.resolve);
  const child = await Promise.race([started.promise, finished]);
  if (typeof child === 'string' || child.pid === undefined) throw new Error(`${name} did not start`);
  try {
    const spoke = says === 'request' || child.stdout === null ? requested : once(child.stdout, 'data');
    const silent = await Promise.race([spoke.then(() => null), finished]);
    if (silent !== null) throw new Error(`${name} ended before its first byte: ${silent}`);
    return takeCost(child.pid);
  } finally {
    child.kill('SIGKILL');
    await finished;
  }
}
