import type { Clock } from '../../../src/kernel/clock.ts';
import { createSeededRandom, type Random } from '../../../src/kernel/random.ts';
import type { Exchange } from '../../../src/platform/http/exchange.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import type { Aim } from '../bench.ts';
import { medianOf, quantileOf } from '../statistics.ts';
import { renderTable } from '../table.ts';
import { type Followed, followByPolling, followWithTouchdown } from './followers.ts';
import { createQuietPlatform } from './platform.ts';

/** The cost of following one deployment with one method, over many runs. */
export interface Row {
  readonly method: string;
  readonly deployments: number;
  readonly medianRequests: number;
  readonly mostRequests: number;
  /** From the deployment's end to its verdict, in milliseconds. */
  readonly medianDelayMs: number;
  readonly longDelayMs: number;
  readonly longestDelayMs: number;
  /** How many of the lines that the deployments wrote were never shown, over all deployments. */
  readonly missedLines: number;
}

type Follow = (exchange: Exchange, clock: Clock, random: Random) => Promise<Followed>;

const METHODS: Readonly<Record<string, Follow>> = {
  touchdown: followWithTouchdown,
  'poll 3 s': (exchange, clock) => followByPolling(exchange, clock, 3_000),
  'poll 10 s': (exchange, clock) => followByPolling(exchange, clock, 10_000),
};
const TEN_MINUTES_MS = 600_000;
const MAX_REQUESTS = 120;
const MAX_MEDIAN_DELAY_MS = 5_000;
/** The deployments finish up to so much earlier or later than ten minutes, at any time between two status checks. */
const SPREAD_MS = 15_000;

/** Follows ten-minute deployments with a streaming log, one at a time on a token of its own, in virtual time: the same for everybody. */
export async function runAloneBench(deployments = 200): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [method, follow] of Object.entries(METHODS)) rows.push(await playRow(method, follow, deployments));
  return rows;
}

/** Renders the rows as a table of plain text. */
export function renderAloneBench(rows: readonly Row[]): string {
  return renderTable(
    ['who follows', 'requests: median', 'most', 'delay: median', '90 %', 'longest', 'lines missed'],
    rows.map((row) => [
      row.method,
      String(row.medianRequests),
      String(row.mostRequests),
      renderSeconds(row.medianDelayMs),
      renderSeconds(row.longDelayMs),
      renderSeconds(row.longestDelayMs),
      String(row.missedLines),
    ]),
  );
}

/** Returns how the action's row compares with what is hoped for. */
export function judgeAloneBench(rows: readonly Row[]): Aim[] {
  return rows
    .filter(({ method }) => method === 'touchdown')
    .flatMap(({ mostRequests, medianDelayMs, missedLines }) => [
      {
        text: `at most ${MAX_REQUESTS} requests a deployment`,
        seen: String(mostRequests),
        isMet: mostRequests <= MAX_REQUESTS,
      },
      {
        text: `a median delay of at most ${renderSeconds(MAX_MEDIAN_DELAY_MS)}`,
        seen: renderSeconds(medianDelayMs),
        isMet: medianDelayMs <= MAX_MEDIAN_DELAY_MS,
      },
      { text: 'no log line missed', seen: String(missedLines), isMet: missedLines === 0 },
    ]);
}

function renderSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}

async function playRow(method: string, follow: Follow, deployments: number): Promise<Row> {
  const requests: number[] = [];
  const delaysMs: number[] = [];
  let missedLines = 0;
  for (let seed = 1; seed <= deployments; seed++) {
    const random = createSeededRandom(seed);
    const clock = createFakeClock();
    const durationMs = TEN_MINUTES_MS + SPREAD_MS * (2 * random() - 1);
    const platform = createQuietPlatform(clock, random, durationMs);
    const { verdictAt, lines } = await clock.run(follow(platform.exchange, clock, random));
    requests.push(platform.requests());
    delaysMs.push(verdictAt - (platform.endsAt() ?? Number.NaN));
    missedLines += platform.linesWritten() - lines;
  }
  return {
    method,
    deployments,
    medianRequests: medianOf(requests),
    mostRequests: Math.max(...requests),
    medianDelayMs: medianOf(delaysMs),
    longDelayMs: quantileOf(delaysMs, 0.9),
    longestDelayMs: Math.max(...delaysMs),
    missedLines,
  };
}
