import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';
import type { WriteOutcome } from '../decide/tasks.ts';
import type { Backlog } from '../store/operations/views.ts';
import type { Dependencies, GithubProblemKind } from './problems.ts';

/** The outcome of a delivery, for the counters. */
export type DeliveryFate =
  | 'stored'
  | 'duplicate'
  | 'ignored'
  | 'quarantined'
  | 'unauthorized'
  | 'refused'
  | 'unavailable';

/** Counts and measures; no call throws or waits. */
export type Meter = Omit<ReturnType<typeof createMeter>, 'render'>;

interface MeterParts extends Dependencies {
  readonly measure: () => Promise<Backlog>;
  readonly streamsOpen: () => number;
  /** By installation id. */
  readonly callsLeft: () => ReadonlyMap<number, number>;
  readonly clock: Clock;
}

const MEASURE_LIMIT_MS = 2_000;
/** Everyone can request the metrics, so a rendering is reused for this long. */
const KEPT_MS = 1_000;
const GITHUB_PROBLEMS: readonly GithubProblemKind[] = [
  'github-refused',
  'github-clock',
  'github-unreachable',
  'github-slow',
];
const PROBLEM_HELP =
  "Unix time since GitHub has refused the App, shown that this machine's clock is wrong, been unreachable or been slow; else 0.";
const CALLS_HELP = "Calls left in an installation's primary rate limit, as last reported.";
const ACK_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** Returns the relay's meter with its own registry; counting only changes numbers in memory. */
export function createMeter(parts: MeterParts) {
  const registry = new Registry();
  const metric = (name: string, help: string, ...labelNames: string[]) => {
    return { name: `relay_${name}`, help, labelNames, registers: [registry] };
  };
  const counter = (name: string, help: string, ...labels: string[]) => new Counter(metric(name, help, ...labels));
  const gauge = (name: string, help: string, ...labels: string[]) => new Gauge(metric(name, help, ...labels));
  const deliveries = counter(
    'deliveries_total',
    'Deliveries received, by sender (source) and outcome (fate).',
    'source',
    'fate',
  );
  const acks = new Histogram({
    ...metric('ack_seconds', 'Time from the complete body of an accepted delivery to its response.'),
    buckets: ACK_SECONDS,
  });
  const writes = counter('github_writes_total', 'Write calls to GitHub, by outcome.', 'outcome');
  const checks = counter('looks_total', 'Status checks on the platform, by outcome.', 'outcome');
  const up = gauge('store_up', '1 if deliveries can be stored, else 0.');
  const pending = gauge('backlog_pending', 'Deliveries stored but not processed yet.');
  const age = gauge('backlog_oldest_age_seconds', 'Age of the oldest unprocessed delivery; 0 if all are processed.');
  const unpublished = gauge('checks_unpublished', 'Check runs whose current state is not on GitHub yet.');
  const dead = gauge('dead_letters', 'Check runs that were given up, until they are replayed.');
  const streams = gauge('streams_open', 'Open event streams of clients that wait for deployments.');
  const calls = gauge('github_calls_left', CALLS_HELP, 'installation');
  const problems = gauge('github_problem_since_seconds', PROBLEM_HELP, 'problem');
  let measuring: Promise<Backlog | null> | null = null;
  let rendered: Promise<string> | null = null;
  let keptUntil = Number.NEGATIVE_INFINITY;
  /** A store that does not respond gets no second query meanwhile. Only the worst problem of GitHub is set. */
  const setGauges = async (): Promise<void> => {
    streams.set(parts.streamsOpen());
    calls.reset();
    for (const [installation, left] of parts.callsLeft()) calls.set({ installation: String(installation) }, left);
    const { problem: worst } = parts.readGithub();
    for (const kind of GITHUB_PROBLEMS) {
      problems.set({ problem: kind.replace('github-', '') }, worst?.kind === kind ? worst.since / 1000 : 0);
    }
    measuring ??= parts
      .measure()
      .catch(() => null)
      .finally(() => {
        measuring = null;
      });
    const measured = measuring;
    const [backlog, problem] = await Promise.all([
      withinLimit(parts.clock, MEASURE_LIMIT_MS, () => measured),
      parts.findStoreProblem(),
    ]);
    up.set(backlog === null || problem !== null ? 0 : 1);
    if (backlog === null) {
      for (const one of [pending, age, unpublished, dead]) one.remove();
      return;
    }
    const { oldestPendingAt } = backlog;
    pending.set(backlog.pending);
    age.set(oldestPendingAt === null ? 0 : Math.max(0, parts.clock.epochMs() - oldestPendingAt) / 1000);
    unpublished.set(backlog.unpublished);
    dead.set(backlog.dead);
  };
  return {
    /** Counts a delivery that got its response `ackMs` milliseconds after its body. */
    delivered: (source: 'platform' | 'github', fate: DeliveryFate, ackMs: number): void => {
      deliveries.inc({ source, fate });
      if (fate !== 'unauthorized' && fate !== 'refused') acks.observe(ackMs / 1000);
    },
    wrote: (outcome: WriteOutcome['kind']): void => writes.inc({ outcome }),
    checkedStatus: (outcome: StatusCheck['kind']): void => checks.inc({ outcome }),
    /**
     * Renders the metrics for Prometheus (text, 0.0.4) at most once a second, without the store's if the store does not respond within 2 s.
     * Never rejects.
     */
    render: (): Promise<string> => {
      const now = parts.clock.monotonicMs();
      if (rendered !== null && now < keptUntil) return rendered;
      keptUntil = now + KEPT_MS;
      rendered = setGauges().then(() => registry.metrics());
      return rendered;
    },
  };
}
