import { nextCheckInMs } from '../../../src/deploy/status-interval.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Client, Phase, SimulatedPlatform } from './platform.ts';

const TICK_MS = 250;
const POLL_INTERVAL_MS = 5_000;

interface Followed {
  readonly client: Client;
  readonly startedAt: number;
  readonly deadlineAt: number;
  readonly settle: (phase: Phase | null) => void;
  lastCheckAt: number;
  isBusy: boolean;
}

/**
 * Returns an ideal scheduler that could not exist: it knows the current and future jobs of every process and the remaining budget. It
 * distributes status checks evenly, first to the job whose last check is oldest. It checks a job no more often than the engine
 * would, and does not know when deployments finish. Leaves `reserve`; `comingBefore` returns how many jobs will start before a time.
 */
export function createScheduler(
  platform: SimulatedPlatform,
  clock: Clock,
  reserve: number,
  comingBefore: (instant: number) => number,
) {
  const followed = new Set<Followed>();
  let credit = 0;

  const pollStatus = async (one: Followed): Promise<void> => {
    one.isBusy = true;
    const { phase } = await one.client.pollStatus();
    one.isBusy = false;
    one.lastCheckAt = clock.monotonicMs();
    if (phase !== 'succeeded' && phase !== 'failed' && one.lastCheckAt < one.deadlineAt) return;
    followed.delete(one);
    one.settle(phase);
  };
  const isDue = (one: Followed): boolean => {
    const now = clock.monotonicMs();
    const gapMs = nextCheckInMs({
      elapsedMs: now - one.startedAt,
      pollIntervalMs: POLL_INTERVAL_MS,
      paceMs: 0,
      chance: 0.5,
    });
    return !one.isBusy && now - one.lastCheckAt >= gapMs;
  };
  const deal = (): void => {
    const now = clock.monotonicMs();
    const { remaining, untilResetMs } = platform.window();
    const spendable = Math.max(0, remaining - reserve - 2 * comingBefore(now + untilResetMs));
    credit = Math.min(credit + (spendable * TICK_MS) / untilResetMs, followed.size, spendable);
    for (const one of [...followed].sort((a, b) => a.lastCheckAt - b.lastCheckAt)) {
      if (!one.isBusy && now >= one.deadlineAt) void pollStatus(one);
      else if (credit >= 1 && isDue(one)) {
        credit--;
        void pollStatus(one);
      }
    }
  };
  return {
    /** Deploys and follows; returns the last observed phase. */
    follow: async (client: Client, timeoutMs: number): Promise<Phase | null> => {
      const deadlineAt = clock.monotonicMs() + timeoutMs;
      await client.pollStatus();
      await client.deploy();
      const startedAt = clock.monotonicMs();
      return new Promise((settle) => {
        followed.add({ client, startedAt, deadlineAt, settle, lastCheckAt: startedAt, isBusy: false });
      });
    },
    /** Distributes status checks for ever. */
    run: async (): Promise<never> => {
      for (;;) {
        deal();
        await clock.wait(TICK_MS);
      }
    },
  };
}
