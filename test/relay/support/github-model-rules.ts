import type { FakeClock } from '../../support/fake-clock.ts';
import type { Life } from './relay-life.ts';

/** One call that writes, as it was sent: instants in epoch milliseconds. */
export interface SentWrite {
  readonly at: number;
  readonly kind: 'create' | 'update';
  readonly installationId: number;
  /** The check run's external id. */
  readonly about: string;
  readonly relay: string;
  readonly isOutcome: boolean;
  /** True if GitHub performed it. */
  isCarriedOut: boolean;
}

interface Hold {
  readonly until: number;
  readonly reportedAt: number;
  readonly readUntil: Life;
}

/** Checks that the writes of each installation obey GitHub's limits. */
export interface WriteBook {
  readonly writes: readonly SentWrite[];
  /** The violations, as sentences. */
  readonly violations: string[];
  /** Maximum latency from a relay's store to a relay, in milliseconds; two writes may be closer by this much. */
  slackMs: number;
  sent(write: SentWrite): void;
  started(installationId: number): void;
  finished(installationId: number): void;
  /** Records that a relay must not write until a given time. */
  reported(installationId: number, hold: Hold): void;
}

/** Maximum time until a relay has informed the others about a limit, in milliseconds. */
const GRACE_MS = 250;
const WRITE_LIMITS: readonly (readonly [windowMs: number, most: number])[] = [
  [1_000, 1],
  [60_000, 80],
  [3_600_000, 500],
];
const MAX_IN_FLIGHT = 10;

/** Returns an empty book; the limits are those of GitHub's documentation, counted from when a call is sent. */
export function createWriteBook(clock: FakeClock): WriteBook {
  const writes: SentWrite[] = [];
  const violations: string[] = [];
  const byInstallation = new Map<number, SentWrite[]>();
  const inFlight = new Map<number, number>();
  const holds = new Map<number, Hold[]>();
  const addViolation = (sentence: string): void => {
    violations.push(`at ${clock.monotonicMs()} ms: ${sentence}`);
  };
  const book: WriteBook = {
    writes,
    violations,
    slackMs: 0,
    sent: (write) => {
      const own = byInstallation.get(write.installationId) ?? [];
      byInstallation.set(write.installationId, own);
      writes.push(write);
      own.push(write);
      for (const [windowMs, most] of WRITE_LIMITS) {
        const before = own.at(-1 - most);
        if (before !== undefined && write.at - before.at < windowMs - book.slackMs)
          addViolation(`${most + 1} writes within ${write.at - before.at} ms (${before.kind}, ${write.kind})`);
      }
      for (const { until, reportedAt, readUntil } of holds.get(write.installationId) ?? []) {
        const isKnown = write.at > reportedAt + GRACE_MS && (readUntil.finishedAt ?? Infinity) > reportedAt + GRACE_MS;
        if (isKnown && write.at < until) addViolation(`a ${write.kind} ${until - write.at} ms before Retry-After ends`);
      }
    },
    started: (installationId) => {
      const count = (inFlight.get(installationId) ?? 0) + 1;
      inFlight.set(installationId, count);
      if (count > MAX_IN_FLIGHT) addViolation(`${count} calls in flight`);
    },
    finished: (installationId) => {
      inFlight.set(installationId, (inFlight.get(installationId) ?? 0) - 1);
    },
    reported: (installationId, hold) => {
      const open = (holds.get(installationId) ?? []).filter(({ until }) => until > hold.reportedAt);
      holds.set(installationId, [...open, hold]);
    },
  };
  return book;
}
