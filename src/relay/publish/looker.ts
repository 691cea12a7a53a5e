import type { Look } from '../../deploy/ports.ts';
import type { Random } from '../../kernel/chance.ts';
import type { Clock } from '../../kernel/clock.ts';
import { aheadMsOf, type PlatformClock, readClock } from '../platform-clock.ts';
import type { Meter, Platform, RelayLog } from '../ports.ts';
import type { Rules } from '../rules.ts';
import type { Store } from '../store/store.ts';
import { finishAll } from './lane.ts';

const AT_ONCE = 8;
/** Longest that a look may take; others keep from the application for as long. */
const LOOK_MS = 30_000;
const POLL_MS = 1_000;

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
}

/** Looks at the status of the applications that are due; answers after how many milliseconds to look again. */
export async function lookDue(parts: LookerParts, signal: AbortSignal): Promise<number> {
  const { store, clock, rules } = parts;
  const due = await store.takeLooks({ now: clock.epochMs(), limit: AT_ONCE, holdMs: LOOK_MS, rules: rules() });
  await finishAll(due.map((application) => lookAt(parts, application, signal)));
  return due.length === AT_ONCE ? 0 : POLL_MS;
}

async function lookAt(parts: LookerParts, application: string, signal: AbortSignal): Promise<void> {
  const { store, platform, clock, random, rules, meter, log } = parts;
  const askedAt = clock.epochMs();
  const look = await platform(application).look('follow', { signal, deadlineAt: clock.monotonicMs() + LOOK_MS });
  const now = clock.epochMs();
  // What was broken off because we stop says nothing of the platform.
  if (signal.aborted && look.kind !== 'observed') return;
  meter.looked(look.kind);
  if (look.kind !== 'observed')
    log('warn', 'The status could not be read.', { application, reason: look.error.message });
  const aheadMs = compareClocks(parts, look, askedAt, now);
  await store.recordLook({ application, look, now, jitter: random(), aheadMs, rules: rules() });
}

/** Answers how far the platform's clock is ahead of ours: 0 where this very answer does not bear it out. */
function compareClocks({ clocks }: LookerParts, look: Look, askedAt: number, receivedAt: number): number {
  if (look.kind !== 'observed') return 0;
  const { answeredAt = null, observation } = look;
  if (answeredAt === null) return 0;
  const shownAt = observation.lastDeploymentDate?.epochMs ?? null;
  clocks.platform = readClock(clocks.platform, { askedAt, receivedAt, answeredAt, shownAt });
  return aheadMsOf(clocks.platform, receivedAt);
}
