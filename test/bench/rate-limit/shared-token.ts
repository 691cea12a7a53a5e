import type { Arrivals } from './jobs.ts';
import { type Outcome, type Policy, simulateShared } from './simulate-shared.ts';

const BUDGET_PER_HOUR = 1_000;
const RESERVE = 50;
const FOLLOWERS = [1, 10, 50, 100, 200];
const POLICIES: readonly Policy[] = ['all-knowing', 'touchdown', 'poll 3 s', 'poll 10 s'];
/** So many deployments make a row, in as many simulations as that takes. */
const DEPLOYMENTS = 200;
const SITUATIONS: readonly Situation[] = [
  { name: 'all within 2 min', arrivals: 'fan-out', windowAgeMs: 0 },
  { name: 'over an hour', arrivals: 'hour', windowAgeMs: 0 },
  { name: 'all within 2 min, mid-window', arrivals: 'fan-out', windowAgeMs: 30 * 60_000 },
];

interface Situation {
  readonly name: string;
  readonly arrivals: Arrivals;
  readonly windowAgeMs: number;
}

/** What one policy made of one number of followers; times in milliseconds, over all simulations of the row. */
export interface Row {
  readonly situation: string;
  readonly followers: number;
  readonly policy: Policy;
  readonly deployments: number;
  /** From a deployment's end to its verdict; Infinity where most got none. */
  readonly medianDelayMs: number;
  /** The median, as a multiple of the all-knowing scheduler's. */
  readonly ratio: number;
  readonly lost: number;
  readonly provoked: number;
  readonly blind: number;
  /** A simulation's, on average. */
  readonly requests: number;
}

/** Plays one token of 1,000 requests an hour, a reserve of 50, shared by 1 to 200 followers, under every policy. */
export async function runSharedTokenBench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const situation of SITUATIONS) {
    for (const followers of FOLLOWERS) {
      const best = await playRow(situation, followers, 'all-knowing');
      for (const policy of POLICIES) {
        const row = policy === 'all-knowing' ? best : await playRow(situation, followers, policy);
        rows.push({ ...row, ratio: row.medianDelayMs / best.medianDelayMs });
      }
    }
  }
  return rows;
}

/** Renders the rows as a table of plain text. */
export function renderSharedToken(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.situation,
    String(row.followers),
    row.policy,
    renderSeconds(row.medianDelayMs),
    Number.isFinite(row.ratio) ? `${row.ratio.toFixed(2)}x` : 'never',
    `${row.lost} of ${row.deployments}`,
    String(row.provoked),
    String(row.blind),
    String(row.requests),
  ]);
  const head = [
    'jobs start',
    'followers',
    'policy',
    'median delay',
    'ratio',
    'lost',
    '429 provoked',
    '429 blind',
    'requests',
  ];
  const table = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Answers the middle of `values`, the lower one of two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

async function playRow({ name, arrivals, windowAgeMs }: Situation, followers: number, policy: Policy): Promise<Row> {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= Math.max(2, DEPLOYMENTS / followers); seed++) {
    const shared = { followers, seed, budgetPerHour: BUDGET_PER_HOUR, reserve: RESERVE, policy, arrivals, windowAgeMs };
    outcomes.push(await simulateShared(shared));
  }
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    situation: name,
    followers,
    policy,
    deployments: sum(({ delaysMs }) => delaysMs.length),
    medianDelayMs: medianOf(outcomes.flatMap(({ delaysMs }) => delaysMs)),
    ratio: 1,
    lost: sum(({ lost }) => lost),
    provoked: sum(({ provoked }) => provoked),
    blind: sum(({ blind }) => blind),
    requests: Math.round(sum(({ requests }) => requests) / outcomes.length),
  };
}

function renderSeconds(durationMs: number): string {
  return Number.isFinite(durationMs) ? `${(durationMs / 1_000).toFixed(1)} s` : 'none';
}
