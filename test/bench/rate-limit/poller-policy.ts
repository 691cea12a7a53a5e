import type { Clock } from '../../../src/kernel/clock.ts';
import type { Client, Phase, Reply } from './platform.ts';

/**
 * Deploys and follows as a shell loop around curl does: a request, a sleep, and again, whatever the rate limit is.
 * Returns the last observed phase.
 */
export async function followByPolling(
  client: Client,
  clock: Clock,
  intervalMs: number,
  timeoutMs: number,
): Promise<Phase | null> {
  const deadlineAt = clock.monotonicMs() + timeoutMs;
  let isStarted = false;
  let phase: Phase | null = null;
  while (clock.monotonicMs() < deadlineAt) {
    const reply: Reply = await (isStarted ? client.pollStatus() : client.deploy());
    isStarted ||= reply.status === 200;
    phase = reply.phase ?? phase;
    if (phase === 'succeeded' || phase === 'failed') break;
    await clock.wait(intervalMs);
  }
  return phase;
}
