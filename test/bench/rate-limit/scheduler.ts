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
 * A scheduler that could not exist: it knows of every process which jobs are being followed, which are still to come, and what
 * is left of the budget this instant, and deals looks out evenly, to the one first that was not looked at for longest. It looks at
 * a job no oftener than the engine would, and does not know when deployments end.
 */
export interface Scheduler {
  /** Deploys and follows; answers the last phase that was seen. */
  follow(client: Client, timeoutMs: number): Promise<Phase | null>;
  /** Deals looks out for ever. */
  run(): Promise<never>;
}

/** Returns a scheduler that leaves `reserve`; `comingBefore` tells how many jobs are still to start before an instant. */
export function createScheduler(
  platform: SimulatedPlatform,
  clock: Clock,
  reserve: number,
  comingBefore: (instant: number) => number,
): Scheduler {
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
    follow: async (client, timeoutMs) => {
      const deadlineAt = clock.monotonicMs() + timeoutMs;
      await client.pollStatus();
      await client.deploy();
      const startedAt = clock.monotonicMs();
      return new Promise((settle) => {
        followed.add({ client, startedAt, deadlineAt, settle, lastCheckAt: startedAt, isBusy: false });
      });
    },
    run: async () => {
      for (;;) {
        deal();
        await clock.wait(TICK_MS);
      }
    },
  };
}
