import type { Clock } from '../../../src/kernel/clock.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import type { LogLine } from '../../../src/logs/log-source.ts';
import { createRescan, createSeenSet, createStitcher, type Method } from './methods.ts';

/** How fast one way to show a rolling log is, and how many lines it loses. */
export interface ThroughputRow {
  readonly kind: 'throughput';
  readonly method: string;
  /** Lines of the log, each of which stands in two windows. */
  readonly lines: number;
  readonly linesPerSecond: number;
  readonly lostLines: number;
}

/** The cost of one line in a window of a size, compared with the smallest window. */
export interface GrowthRow {
  readonly kind: 'growth';
  readonly windowLines: number;
  readonly nsPerLine: number;
  readonly ratio: number;
}

/** One line of the bench's table. */
export type Row = ThroughputRow | GrowthRow;

const A_MILLION = 1_000_000;
const WINDOW_LINES = 200;
/** As many as the quadratic re-scan gets through in a second or two. */
const RESCAN_LINES = 20_000;
const GROWTH_WINDOWS = [100, 200, 500, 1000, 2000, 5000];
const GROWTH_LINES = 200_000;

/** Runs the bench, in a few seconds: a million lines through the stitcher and beside it what people write, then growth with the window. */
export function runLogTailBench(clock: Clock = createSystemClock()): Row[] {
  measure(createStitcher(WINDOW_LINES), GROWTH_LINES, WINDOW_LINES, clock);
  return [
    measureThroughput('stitcher', createStitcher(WINDOW_LINES), A_MILLION, clock),
    measureThroughput('set of all lines seen', createSeenSet(), A_MILLION, clock),
    measureThroughput('stitcher, short log', createStitcher(WINDOW_LINES), RESCAN_LINES, clock),
    measureThroughput('re-scan of all shown (tail | comm), short log', createRescan(), RESCAN_LINES, clock),
    ...measureGrowth(clock),
  ];
}

/** Returns the rows as two tables of text. */
export function renderLogTailBench(rows: readonly Row[]): string {
  const throughput = rows.filter((row) => row.kind === 'throughput');
  const growth = rows.filter((row) => row.kind === 'growth');
  const count = (number: number): string => Math.round(number).toLocaleString('en-US');
  return [
    `${'method'.padEnd(48)}${'lines'.padStart(12)}${'lines/s'.padStart(14)}${'lost'.padStart(10)}`,
    ...throughput.map(
      ({ method, lines, linesPerSecond, lostLines }) =>
        `${method.padEnd(48)}${count(lines).padStart(12)}${count(linesPerSecond).padStart(14)}${count(lostLines).padStart(10)}`,
    ),
    '',
    `${'window'.padStart(8)}${'ns per line'.padStart(14)}${'ratio'.padStart(9)}`,
    ...growth.map(
      ({ windowLines, nsPerLine, ratio }) =>
        `${count(windowLines).padStart(8)}${count(nsPerLine).padStart(14)}${`${ratio.toFixed(2)}×`.padStart(9)}`,
    ),
  ].join('\n');
}

function measureThroughput(name: string, method: Method, lines: number, clock: Clock): ThroughputRow {
  const { elapsedMs, shownLines } = measure(method, lines, WINDOW_LINES, clock);
  const linesPerSecond = (lines / elapsedMs) * 1000;
  return { kind: 'throughput', method: name, lines, linesPerSecond, lostLines: lines - shownLines };
}

function measureGrowth(clock: Clock): GrowthRow[] {
  const costs = GROWTH_WINDOWS.map((windowLines) => {
    const runs = [1, 2, 3].map(() => measure(createStitcher(windowLines), GROWTH_LINES, windowLines, clock).elapsedMs);
    return { windowLines, nsPerLine: (Math.min(...runs) / GROWTH_LINES) * 1e6 };
  });
  const smallest = costs[0]?.nsPerLine ?? 0;
  return costs.map((cost) => ({ kind: 'growth', ...cost, ratio: cost.nsPerLine / smallest }));
}

/** Puts a log through `method`, half a window new at a time; only the method's own time is counted. */
function measure(
  method: Method,
  lines: number,
  windowLines: number,
  clock: Clock,
): { elapsedMs: number; shownLines: number } {
  let elapsedMs = 0;
  let shownLines = 0;
  for (let end = windowLines / 2; end <= lines; end += windowLines / 2) {
    const window = readWindow(Math.max(0, end - windowLines), end);
    const startedAt = clock.monotonicMs();
    shownLines += method(window);
    elapsedMs += clock.monotonicMs() - startedAt;
  }
  return { elapsedMs, shownLines };
}

/** The lines from `start` to `end`, decoded again as from a response's JSON. One in ten is the same line each time. */
function readWindow(start: number, end: number): LogLine[] {
  const texts = Array.from({ length: end - start }, (_, index) => renderText(start + index));
  const decoded: unknown = JSON.parse(JSON.stringify(texts));
  if (!Array.isArray(decoded)) return [];
  return decoded.map((text) => ({ text: String(text), epochMs: null, id: null }));
}

function renderText(index: number): string {
  if (index % 10 === 9) return 'INFO health check answered 200 in 1 ms';
  return `INFO request ${index} answered 200, 1432 bytes, in ${(index * 7) % 90} ms`;
}
