import type { CallLimits, StatusCheck } from '../../deploy/deploy-target.ts';
import { toReadableCheck } from '../../deploy/phase.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import { aheadMsOf, type PlatformClock, readClock } from '../decide/platform-clock.ts';
import { BUILT_IN } from '../decide/registration-baseline.ts';
import type { Rules } from '../decide/rules.ts';
import type { Meter, Platform, RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import { finishAll } from './poll-loop.ts';

const AT_ONCE = 8;
/** Longest that a look may take; others keep from the application for as long. */
const LOOK_MS = 30_000;
/** How often to look what is due, in milliseconds. */
export const LOOK_POLL_MS = 1_000;

/** What the status is looked at with. */
export interface LookerParts {
  readonly store: Pick<Store, 'takeLooks' | 'recordLook'>;
  readonly platform: Platform;
  readonly clock: Clock;
  readonly random: Random;
  readonly rules: () => Rules;
  readonly meter: Meter;
  readonly log: RelayLog;
  /** What is known of the platform's clock, from one look to the next; `platform` null before any told its time. */
  readonly clocks: { platform: PlatformClock | null };
  /** The applications that are looked at now. */
  readonly underWay: Map<string, { isAskedAgain: boolean }>;
}

/**
 * Looks at the status of the applications that are due, for at most `limitMs`; answers after how many milliseconds to look again.
 * `onTaken` is told before it begins. What `signal` breaks off says nothing of the platform, and is not recorded.
 */
export async function lookDue(
  parts: LookerParts,
  signal: AbortSignal,
  { limitMs = LOOK_MS, onTaken = () => {} }: { limitMs?: number; onTaken?: () => void } = {},
): Promise<number> {
  const { store, clock, rules } = parts;
  const due = await store.takeLooks({ now: clock.epochMs(), limit: AT_ONCE, holdMs: LOOK_MS, rules: rules() });
  if (due.length > 0) onTaken();
  await finishAll(due.map((application) => lookInTurn(parts, application, signal, limitMs)));
  return due.length === AT_ONCE ? 0 : LOOK_POLL_MS;
}

/** Of one application one look at a time, since an answer that was long in coming is older than it seems; what is asked for meanwhile comes after it. */
async function lookInTurn(
  parts: LookerParts,
  application: string,
  signal: AbortSignal,
  limitMs: number,
): Promise<void> {
  const { underWay } = parts;
  const before = underWay.get(application);
  if (before !== undefined) {
    before.isAskedAgain = true;
    return;
  }
  const turn = { isAskedAgain: true };
  underWay.set(application, turn);
  try {
    while (turn.isAskedAgain && !signal.aborted) {
      turn.isAskedAgain = false;
      await lookAt(parts, application, signal, limitMs);
    }
  } finally {
    underWay.delete(application);
  }
}

async function lookAt(parts: LookerParts, application: string, signal: AbortSignal, limitMs: number): Promise<void> {
  const { store, platform, clock, random, rules, meter, log } = parts;
  const askedAt = clock.epochMs();
  const target = platform(application);
  const limits = (): CallLimits => ({ signal, deadlineAt: clock.monotonicMs() + limitMs });
  const look = toReadableCheck(await target.checkStatus('follow', limits()), BUILT_IN);
  const now = clock.epochMs();
  if (signal.aborted && look.kind !== 'observed') return;
  meter.looked(look.kind);
  if (look.kind !== 'observed')
    log('warn', 'The status could not be read.', { application, reason: look.error.message });
  const aheadMs = compareClocks(parts, look, askedAt, now);
  const { isCommitWanted } = await store.recordLook({
    application,
    look,
    now,
    jitter: random(),
    aheadMs,
    rules: rules(),
  });
  if (!isCommitWanted) return;
  const commit = await target.readDeployedCommit(limits());
  // What was broken off is read again after the next start.
  if (signal.aborted && commit === null) return;
  const read = { kind: 'commit', commit } as const;
  await store.recordLook({ application, look: read, now: clock.epochMs(), jitter: random(), rules: rules() });
}

/** Returns how far the platform's clock is ahead of ours: 0 where this very answer does not bear it out. */
function compareClocks({ clocks }: LookerParts, look: StatusCheck, askedAt: number, receivedAt: number): number {
  if (look.kind !== 'observed') return 0;
  const { answeredAt = null, observation } = look;
  if (answeredAt === null) return 0;
  const shownAt = observation.lastDeploymentDate?.epochMs ?? null;
  clocks.platform = readClock(clocks.platform, { askedAt, receivedAt, answeredAt, shownAt });
  return aheadMsOf(clocks.platform, receivedAt);
}
