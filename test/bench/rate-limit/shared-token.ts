import { medianOf, quantileOf } from '../statistics.ts';
import type { Arrivals } from './jobs.ts';
import type { StartingWindow } from './platform.ts';
import { type Outcome, type Policy, simulateShared } from './simulate-shared.ts';

const BUDGET_PER_HOUR = 1_000;
const RESERVE = 50;
const FOLLOWERS = [1, 2, 10, 50, 100, 200];
const MINUTE_MS = 60_000;
const POLICIES: readonly Policy[] = ['all-knowing', 'touchdown', 'poll 3 s', 'poll 10 s'];
/** So many deployments make a row, in as many simulations as that takes. */
const DEPLOYMENTS = 200;
const SITUATIONS: readonly Situation[] = [
  { name: 'within 2 min', arrivals: 'fan-out', maxMinutes: 20, window: { ageMs: 0, used: 0 } },
  { name: 'within 2 min, 985 left', arrivals: 'fan-out', maxMinutes: 20, window: { ageMs: 5_000, used: 15 } },
  { name: 'within 2 min, mid-window', arrivals: 'fan-out', maxMinutes: 20, window: { ageMs: 30 * MINUTE_MS, used: 0 } },
  { name: 'over an hour', arrivals: 'hour', maxMinutes: 20, window: { ageMs: 0, used: 0 } },
  { name: 'short, within 2 min', arrivals: 'fan-out', maxMinutes: 5, window: { ageMs: 0, used: 0 } },
  { name: 'short, within 2 min, 985 left', arrivals: 'fan-out', maxMinutes: 5, window: { ageMs: 5_000, used: 15 } },
  { name: 'short, at once, 985 left', arrivals: 'at-once', maxMinutes: 5, window: { ageMs: 5_000, used: 15 } },
];

interface Situation {
  readonly name: string;
  readonly arrivals: Arrivals;
  readonly maxMinutes: number;
  readonly window: StartingWindow;
}

/** What one policy made of one number of followers; times in milliseconds, over all simulations of the row. */
export interface Row {
  readonly situation: string;
  readonly followers: number;
  readonly policy: Policy;
  readonly deployments: number;
  /** From a deployment's end to its verdict; Infinity where most got none. */
  readonly medianDelayMs: number;
  readonly longDelayMs: number;
  /** The longest wait between the request that deployed and the first status check. */
  readonly firstCheckMs: number;
  /** The median, as a multiple of the all-knowing scheduler's. */
  readonly ratio: number;
  readonly lost: number;
  readonly provoked: number;
  readonly blind: number;
  /** A simulation's, on average. */
  readonly requests: number;
}

/** Plays one token of 1,000 requests an hour, a reserve of 50, shared by 1 to 200 followers, under every policy; a short deployment takes 1 to 5 minutes. */
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
    renderSeconds(row.firstCheckMs),
    renderSeconds(row.medianDelayMs),
    renderSeconds(row.longDelayMs),
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
    'first check',
    'median delay',
    '95 %',
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

async function playRow(situation: Situation, followers: number, policy: Policy): Promise<Row> {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= Math.max(2, DEPLOYMENTS / followers); seed++) {
    const shared = { followers, seed, budgetPerHour: BUDGET_PER_HOUR, reserve: RESERVE, policy, ...situation };
    outcomes.push(await simulateShared(shared));
  }
  const delaysMs = outcomes.flatMap((outcome) => outcome.delaysMs);
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    situation: situation.name,
    followers,
    policy,
    deployments: delaysMs.length,
    medianDelayMs: medianOf(delaysMs),
    longDelayMs: quantileOf(delaysMs, 0.95),
    firstCheckMs: Math.max(...outcomes.flatMap(({ firstChecksMs }) => firstChecksMs)),
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
