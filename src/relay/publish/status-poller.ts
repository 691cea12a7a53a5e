import type { CallLimits, StatusCheck } from '../../deploy/deploy-target.ts';
import { toReadableCheck } from '../../deploy/phase.ts';
import { aheadMsOf, type PlatformClock, readClock } from '../decide/platform-clock.ts';
import { BUILT_IN } from '../decide/registration-baseline.ts';
import { claimTasks, type PlatformWorkParts } from './work.ts';

/** The maximum duration of a status check; other relays do not check the application during this time. */
const CHECK_MS = 30_000;

/** Returns a poller of due applications, which remembers the platform's clock between checks. */
export function createStatusPoller(parts: PlatformWorkParts) {
  const known: Known = { clock: null };
  /** The applications that are being checked, and whether to check each again afterwards. */
  const underWay = new Map<string, { mustRepeat: boolean }>();
  return {
    claim: async (limit: number): Promise<readonly string[]> =>
      (await claimTasks(parts, 'status-check', limit, CHECK_MS)).map(({ application }) => application),
    /**
     * Checks one application, one check at a time, since a slow response is older than it seems. A check that `signal` aborts says nothing
     * about the platform and is not recorded.
     */
    check: async (application: string, signal: AbortSignal): Promise<void> => {
      const before = underWay.get(application);
      if (before !== undefined) {
        before.mustRepeat = true;
        return;
      }
      const turn = { mustRepeat: true };
      underWay.set(application, turn);
      try {
        while (turn.mustRepeat && !signal.aborted) {
          turn.mustRepeat = false;
          await checkStatus(parts, known, application, signal);
        }
      } finally {
        underWay.delete(application);
      }
    },
  };
}

interface Known {
  clock: PlatformClock | null;
}

async function checkStatus(
  parts: PlatformWorkParts,
  known: Known,
  application: string,
  signal: AbortSignal,
): Promise<void> {
  const { store, platform, clock, random, rules, meter, log } = parts;
  const requestedAt = clock.epochMs();
  const target = platform(application);
  const limits = (): CallLimits => ({ signal, deadlineAt: clock.monotonicMs() + CHECK_MS });
  const check = toReadableCheck(await target.checkStatus('follow', limits()), BUILT_IN);
  const now = clock.epochMs();
  if (signal.aborted && check.kind !== 'observed') return;
  meter.checkedStatus(check.kind);
  if (check.kind !== 'observed')
    log('warn', 'Could not read the status of an application.', { application, reason: check.error.message });
  const aheadMs = compareClocks(known, check, requestedAt, now);
  const task = { kind: 'status-check', application, rules: rules() } as const;
  const { isCommitWanted = false } = await store.settle({ ...task, check, now, jitter: random(), aheadMs });
  if (!isCommitWanted) return;
  const commit = await target.readDeployedCommit(limits());
  // An aborted read is repeated after the next start.
  if (signal.aborted && commit === null) return;
  await store.settle({ ...task, check: { kind: 'commit', commit }, now: clock.epochMs(), jitter: random() });
}

/** Returns how many milliseconds the platform's clock is ahead of ours; 0 if this response has no usable time. */
function compareClocks(known: Known, check: StatusCheck, requestedAt: number, receivedAt: number): number {
  if (check.kind !== 'observed') return 0;
  const { answeredAt = null, observation } = check;
  if (answeredAt === null) return 0;
  const shownAt = observation.lastDeploymentDate?.epochMs ?? null;
  known.clock = readClock(known.clock, { requestedAt, receivedAt, respondedAt: answeredAt, shownAt });
  return aheadMsOf(known.clock, receivedAt);
}
