import type { CallLimits, StatusCheck } from '../../deploy/deploy-target.ts';
import { aheadMsOf, type PlatformClock, readClock } from '../../deploy/evidence/platform-clock.ts';
import { toReadableCheck } from '../../deploy/phase.ts';
import { BUILT_IN } from '../decide/registration-baseline.ts';
import type { PlatformWorkParts } from './work.ts';

/** The maximum duration of a status check; other relays do not check the application during this time. */
const CHECK_MS = 30_000;

const UNNAMED =
  'The platform does not say which commit the application runs, so only deployments that a workflow registers get a check run of their commit. Set relay-url in the workflow, or RELAY_UNPLACED=branch-head to guess.';

/** Returns a poller of due applications, which remembers the platform's clock between checks. */
export function createStatusPoller(parts: PlatformWorkParts) {
  const { store, platform, clock, random, rules, meter, log } = parts;
  /** The applications whose commit the platform does not name, as the log says. */
  const unnamed = new Set<string>();
  let platformClock: PlatformClock | null = null;
  /** The applications that are being checked, and whether to check each again afterwards. */
  const underWay = new Map<string, { mustRepeat: boolean }>();

  /** Returns how many milliseconds the platform's clock is ahead of ours; 0 if this response has no usable time. */
  const compareClocks = (check: StatusCheck, requestedAt: number, receivedAt: number): number => {
    if (check.kind !== 'observed' || check.respondedAt == null) return 0;
    const shownAt = check.observation.lastDeploymentDate?.epochMs ?? null;
    platformClock = readClock(platformClock, { requestedAt, receivedAt, respondedAt: check.respondedAt, shownAt });
    return aheadMsOf(platformClock, receivedAt);
  };

  const checkStatus = async (application: string, signal: AbortSignal): Promise<void> => {
    const requestedAt = clock.epochMs();
    const target = platform(application);
    const limits = (): CallLimits => ({ signal, deadlineAt: clock.monotonicMs() + CHECK_MS });
    const check = toReadableCheck(await target.checkStatus('follow', limits()), BUILT_IN);
    const now = clock.epochMs();
    // An aborted check says nothing about the platform.
    if (signal.aborted && check.kind !== 'observed') return;
    meter.checkedStatus(check.kind);
    if (check.kind !== 'observed')
      log('warn', 'Could not read the status of an application.', { application, reason: check.error.message });
    const aheadMs = compareClocks(check, requestedAt, now);
    const about = { application, rules: rules() };
    const { isCommitWanted } = await store.settleStatusCheck({ ...about, check, now, jitter: random(), aheadMs });
    if (!isCommitWanted) return;
    const reading = await target.readDeployedCommit(limits());
    // An aborted read is repeated after the next start.
    if (signal.aborted && reading.commit === null) return;
    if (reading.isNamed === false && rules().unplaced === 'keep' && !unnamed.has(application)) {
      unnamed.add(application);
      log('warn', UNNAMED, { application, reason: reading.error?.message ?? 'No deployed_commit_id.' });
    }
    const read = { kind: 'commit', ...reading } as const;
    await store.settleStatusCheck({ ...about, check: read, now: clock.epochMs(), jitter: random() });
  };

  return {
    claim: (limit: number): Promise<readonly string[]> =>
      store.claimStatusChecks({ now: clock.epochMs(), limit, holdMs: CHECK_MS, rules: rules() }),
    /** Checks one application, one check at a time, since a slow response is older than it seems. */
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
          await checkStatus(application, signal);
        }
      } finally {
        underWay.delete(application);
      }
    },
  };
}
