import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';
import type { Meter } from '../relay-interfaces.ts';
import type { Backlog } from '../store/store-overview.ts';
import type { Dependencies, GithubProblemKind } from './problems.ts';

/** What the metrics are read from. */
export interface MeterParts extends Dependencies {
  readonly measure: () => Promise<Backlog>;
  readonly streamsOpen: () => number;
  /** By installation id. */
  readonly callsLeft: () => ReadonlyMap<number, number>;
  readonly clock: Clock;
}

/** A meter that can be read. */
export interface ReadableMeter extends Meter {
  /** Renders the metrics for Prometheus (text, 0.0.4), without the store's if it does not respond within 2 s. Never rejects. */
  render(): Promise<string>;
}

const MEASURE_LIMIT_MS = 2_000;
const GITHUB_PROBLEMS: readonly GithubProblemKind[] = ['github-refused', 'github-unreachable', 'github-slow'];
const ACK_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** Returns the relay's meter, with a registry of its own; counting touches numbers in memory only. */
export function createMeter(parts: MeterParts): ReadableMeter {
  const registry = new Registry();
  const counts = createCounts(registry);
  const fill = createGauges(registry, parts);
  return {
    ...counts,
    render: async () => {
      await fill();
      return registry.metrics();
    },
  };
}

function createCounts(registry: Registry): Meter {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'relay_deliveries_total',
    help: 'Deliveries answered, by sender and by what became of them.',
    labelNames: ['source', 'fate'] as const,
    registers,
  });
  const acks = new Histogram({
    name: 'relay_ack_seconds',
    help: 'From the whole body of a delivery to its answer, of those that were taken in.',
    buckets: ACK_SECONDS,
    registers,
  });
  const writes = new Counter({
    name: 'relay_github_writes_total',
    help: 'Calls to GitHub that write, by how they came out.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const checks = new Counter({
    name: 'relay_looks_total',
    help: "Readings of the platform's status, by how they came out.",
    labelNames: ['outcome'] as const,
    registers,
  });
  return {
    delivered: (source, fate, ackMs) => {
      deliveries.inc({ source, fate });
      if (fate !== 'unauthorized' && fate !== 'refused') acks.observe(ackMs / 1000);
    },
    wrote: (outcome) => writes.inc({ outcome }),
    looked: (outcome) => checks.inc({ outcome }),
  };
}

/** Returns what fills the gauges; concurrent calls share one query to the store. */
function createGauges(registry: Registry, parts: MeterParts): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name: `relay_${name}`, help, registers: [registry] });
  const up = gauge('store_up', 'Whether deliveries can be stored: 1 or 0.');
  const stored = {
    pending: gauge('backlog_pending', 'Deliveries stored and not yet applied.'),
    age: gauge('backlog_oldest_age_seconds', 'Age of the oldest delivery not yet applied; 0 where there is none.'),
    unpublished: gauge('checks_unpublished', 'Check runs whose wanted state is not yet on GitHub.'),
    dead: gauge(
      'dead_letters',
      'Check runs given up until somebody replays them, and answers to waiting jobs that GitHub refuses.',
    ),
  };
  const streams = gauge('streams_open', 'Waiters for deployments: event streams and long polls.');
  const calls = new Gauge({
    name: 'relay_github_calls_left',
    help: "Calls left in an installation's primary limit, as last told.",
    labelNames: ['installation'] as const,
    registers: [registry],
  });
  const fillProblems = createProblemGauge(registry, parts.readGithub);
  let measuring: Promise<Backlog | null> | null = null;

  return async () => {
    streams.set(parts.streamsOpen());
    calls.reset();
    for (const [installation, left] of parts.callsLeft()) calls.set({ installation: String(installation) }, left);
    measuring ??= parts
      .measure()
      .catch(() => null)
      .finally(() => {
        measuring = null;
      });
    fillProblems();
    const [backlog, problem] = await Promise.all([
      withinLimit(parts.clock, MEASURE_LIMIT_MS, async () => measuring),
      parts.findStoreProblem(),
    ]);
    up.set(backlog === null || problem !== null ? 0 : 1);
    for (const one of Object.values(stored)) one.remove();
    if (backlog === null) return;
    const { pending, oldestPendingAt, unpublished, dead } = backlog;
    stored.pending.set(pending);
    stored.age.set(oldestPendingAt === null ? 0 : Math.max(0, parts.clock.epochMs() - oldestPendingAt) / 1000);
    stored.unpublished.set(unpublished);
    stored.dead.set(dead);
  };
}

/** Returns what fills the gauge of GitHub's problems; only the worst is set. */
function createProblemGauge(registry: Registry, readGithub: Dependencies['readGithub']): () => void {
  const problems = new Gauge({
    name: 'relay_github_problem_since_seconds',
    help: 'Unix time since when GitHub refuses the App, cannot be reached or is slow; 0 while it does not.',
    labelNames: ['problem'] as const,
    registers: [registry],
  });
  return () => {
    const { problem } = readGithub();
    for (const kind of GITHUB_PROBLEMS) {
      problems.set({ problem: kind.replace('github-', '') }, problem?.kind === kind ? problem.since / 1000 : 0);
    }
  };
}
