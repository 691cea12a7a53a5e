import { medianOf, quantileOf } from '../../support/statistics.ts';
import { type Aim, atMost, type Measured, renderMs, renderTable } from '../bench.ts';
import type { Arrivals } from './jobs.ts';
import { type Outcome, type Policy, simulateShared } from './simulate-shared.ts';

const LIMIT = 1_000;
const FIRST_SEED = 7_001;
const MAX_PROVOKED_SHARE = 0.01;

/** The token's window when the first job may start, and the jobs. */
export interface Situation {
  /** Requests that are left of the limit. */
  readonly left: number;
  readonly ageMinutes: number;
  readonly jobs: number;
  readonly arrivals: Arrivals;
  /** The longest deployment (default: 10 minutes). */
  readonly maxMinutes?: number;
}

const SITUATIONS: readonly Situation[] = [
  { left: 985, ageMinutes: 1, jobs: 1, arrivals: 'at-once' },
  { left: 985, ageMinutes: 1, jobs: 2, arrivals: 'at-once' },
  { left: 985, ageMinutes: 1, jobs: 5, arrivals: 'at-once' },
  { left: 985, ageMinutes: 1, jobs: 10, arrivals: 'at-once' },
  { left: 985, ageMinutes: 1, jobs: 200, arrivals: 'at-once' },
  { left: 940, ageMinutes: 2, jobs: 1, arrivals: 'at-once' },
  { left: 940, ageMinutes: 2, jobs: 5, arrivals: 'at-once' },
  { left: 500, ageMinutes: 30, jobs: 1, arrivals: 'at-once' },
  { left: 500, ageMinutes: 30, jobs: 2, arrivals: 'at-once' },
  { left: 500, ageMinutes: 30, jobs: 5, arrivals: 'at-once' },
  { left: 250, ageMinutes: 30, jobs: 1, arrivals: 'at-once' },
  { left: 250, ageMinutes: 30, jobs: 2, arrivals: 'at-once' },
  { left: 250, ageMinutes: 30, jobs: 10, arrivals: 'at-once' },
  { left: 250, ageMinutes: 10, jobs: 1, arrivals: 'at-once' },
  { left: 250, ageMinutes: 10, jobs: 5, arrivals: 'at-once' },
  { left: 985, ageMinutes: 1, jobs: 200, arrivals: 'fan-out' },
  { left: 985, ageMinutes: 1, jobs: 50, arrivals: 'hour' },
  { left: 985, ageMinutes: 1, jobs: 200, arrivals: 'hour' },
  { left: 1000, ageMinutes: 0, jobs: 200, arrivals: 'fan-out' },
  { left: 1000, ageMinutes: 0, jobs: 200, arrivals: 'hour' },
  { left: 1000, ageMinutes: 0, jobs: 200, arrivals: 'hour', maxMinutes: 20 },
  { left: 250, ageMinutes: 30, jobs: 2, arrivals: 'hour' },
];

/** What a policy made of a situation, over all runs; times in milliseconds, Infinity if there was no verdict or no status check. */
export interface Result {
  readonly firstCheckMs: number;
  readonly delayMs: number;
  readonly longDelayMs: number;
  readonly lost: number;
  readonly provoked: number;
  /** Of all requests. */
  readonly provokedShare: number;
  /** Of a job, on average. */
  readonly requests: number;
}

/** A situation under each policy. */
export type Row = Situation & Readonly<Record<Policy, Result>>;

/** Plays each situation under each policy. */
export async function measureRequests(): Promise<Measured> {
  const rows: Row[] = [];
  for (const situation of SITUATIONS) {
    rows.push({
      ...situation,
      touchdown: await play(situation, 'touchdown'),
      'poll 10 s': await play(situation, 'poll 10 s'),
    });
  }
  return { table: renderRequests(rows), aims: judgeRequests(rows) };
}

async function play({ left, ageMinutes, jobs, arrivals, maxMinutes = 10 }: Situation, policy: Policy): Promise<Result> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < countRuns(jobs); run++) {
    const outcome = await simulateShared({
      followers: jobs,
      seed: FIRST_SEED + run,
      budgetPerHour: LIMIT,
      reserve: 50,
      policy,
      arrivals,
      maxMinutes,
      window: { ageMs: ageMinutes * 60_000, used: LIMIT - left },
    });
    outcomes.push(outcome);
  }
  const delaysMs = outcomes.flatMap((outcome) => outcome.delaysMs);
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    firstCheckMs: medianOf(outcomes.flatMap(({ firstChecksMs }) => firstChecksMs)),
    delayMs: medianOf(delaysMs),
    longDelayMs: quantileOf(delaysMs, 0.95),
    lost: sum(({ lost }) => lost),
    provoked: sum(({ provoked }) => provoked),
    provokedShare: sum(({ provoked }) => provoked) / sum(({ requests }) => requests),
    requests: sum(({ requests }) => requests) / delaysMs.length,
  };
}

/** A row of few jobs needs more runs. */
function countRuns(jobs: number): number {
  if (jobs === 1) return 15;
  return jobs <= 10 ? 5 : 2;
}

function renderRequests(rows: readonly Row[]): string {
  return renderTable(
    ['left, age, jobs', 'touchdown', 'L', 'P', 'requests a job', 'loop of 10 s', 'L', 'P'],
    rows.map(({ left, ageMinutes, jobs, arrivals, maxMinutes, touchdown, 'poll 10 s': loop }) => [
      `${left}, ${ageMinutes} min, ${jobs} ${arrivals}${maxMinutes === undefined ? '' : `, 1-${maxMinutes} min`}`,
      renderTimes(touchdown),
      String(touchdown.lost),
      String(touchdown.provoked),
      touchdown.requests.toFixed(1),
      renderTimes(loop),
      String(loop.lost),
      String(loop.provoked),
    ]),
  );
}

function renderTimes({ firstCheckMs, delayMs, longDelayMs }: Result): string {
  const render = (ms: number): string => (Number.isFinite(ms) ? String(Math.round(ms / 1_000)) : 'never');
  return [firstCheckMs, delayMs, longDelayMs].map(render).join('/');
}

/** Compares the action's results with the aims. */
function judgeRequests(rows: readonly Row[]): Aim[] {
  const lost = rows.reduce((sum, { touchdown }) => sum + touchdown.lost, 0);
  const share = Math.max(...rows.map(({ touchdown }) => touchdown.provokedShare));
  const atOnce = rows.filter(({ arrivals }) => arrivals === 'at-once');
  const few = atOnce.filter(({ jobs, left }) => jobs <= 5 && left >= LIMIT / 2);
  const ten = atOnce.filter(({ jobs, left }) => jobs === 10 && left >= LIMIT / 2);
  const late = atOnce.filter(({ jobs, left, ageMinutes }) => jobs <= 2 && left === 250 && ageMinutes === 30);
  const slowest = (some: readonly Row[], of: 'firstCheckMs' | 'delayMs' | 'longDelayMs'): number =>
    Math.max(0, ...some.map(({ touchdown }) => touchdown[of]));
  return [
    atMost('lost or wrong verdicts', lost, 0),
    atMost('429 that a job could have foreseen, of the requests of a row', share, MAX_PROVOKED_SHARE, renderShare),
    atMost('first check of 1 to 5 at once, half left, median', slowest(few, 'firstCheckMs'), 13_000, renderMs),
    atMost('delay of 1 to 5 at once, half left, median', slowest(few, 'delayMs'), 9_000, renderMs),
    atMost('delay of 1 to 5 at once, half left, 95%', slowest(few, 'longDelayMs'), 30_000, renderMs),
    atMost('delay of 10 at once, half left, median', slowest(ten, 'delayMs'), 14_000, renderMs),
    atMost('delay of 10 at once, half left, 95%', slowest(ten, 'longDelayMs'), 45_000, renderMs),
    atMost('delay of 1 and 2 at once, 250 left after 30 min, median', slowest(late, 'delayMs'), 10_000, renderMs),
    atMost('delay of 1 and 2 at once, 250 left after 30 min, 95%', slowest(late, 'longDelayMs'), 50_000, renderMs),
  ];
}

function renderShare(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
