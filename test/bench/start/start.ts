import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_ENTRY_BYTES, MAX_RUN_BYTES } from '../../../tools/build.mjs';
import type { Aim } from '../bench.ts';
import { medianOf, quantileOf } from '../statistics.ts';
import { renderTable } from '../table.ts';
import { ACTION, prepareCandidates } from './candidates.ts';
import { openLoopback } from './loopback.ts';
import { measureStart } from './measure-start.ts';
import { canReadCost, type ProcessCost } from './process-cost.ts';

const BUNDLE = join(import.meta.dirname, '../../../dist/action');

const MAX_CPU_RATIO = 3.2;
const MAX_PEAK_RATIO = 1.5;

/** The cost of the starts of one candidate up to the first byte; ratios are those of the medians. */
export interface Row {
  readonly name: string;
  readonly cpuMs: { readonly median: number; readonly low: number; readonly high: number };
  readonly cpuRatio: number;
  readonly peakBytes: number;
  readonly peakRatio: number;
}

/** Sizes of the committed bundle's scripts, in bytes. */
export interface BundleSize {
  /** The file that the runner starts. */
  readonly entry: number;
  /** All that a run can load, the entry included. */
  readonly whole: number;
}

/** Starts every candidate `rounds` times in turn, after a warm-up round; no rows if this system cannot measure them. */
export async function runStartBench(rounds = 15, prepare = prepareCandidates): Promise<Row[]> {
  if (!canReadCost()) return [];
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-bench-'));
  try {
    await using loopback = await openLoopback();
    const candidates = prepare(folder);
    const costs = new Map<string, ProcessCost[]>(candidates.map(({ name }) => [name, []]));
    for (let round = 0; round <= rounds; round++) {
      for (const candidate of candidates) {
        const cost = await measureStart(candidate, loopback);
        if (round > 0) costs.get(candidate.name)?.push(cost);
      }
    }
    return summarize(costs);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the sizes of the action's bundle. */
export function readBundleSize(): BundleSize {
  const scripts = readdirSync(BUNDLE).filter((file) => file.endsWith('.js'));
  const bytesOf = (file: string): number => statSync(join(BUNDLE, file)).size;
  return { entry: bytesOf('index.js'), whole: scripts.reduce((sum, file) => sum + bytesOf(file), 0) };
}

/** Renders the rows as a table of plain text, or the reason for its absence. */
export function renderStartBench(rows: readonly Row[]): string {
  if (rows.length === 0) return 'CPU time and memory are not measured here: it takes /proc, which only Linux has.';
  return renderTable(
    ['process start to first byte', 'CPU: median', 'middle 80 %', 'ratio', 'peak memory', 'ratio'],
    rows.map(({ name, cpuMs, cpuRatio, peakBytes, peakRatio }) => [
      name,
      `${cpuMs.median.toFixed(1)} ms`,
      `${cpuMs.low.toFixed(1)} to ${cpuMs.high.toFixed(1)}`,
      renderRatio(cpuRatio),
      `${(peakBytes / 1e6).toFixed(1)} MB`,
      renderRatio(peakRatio),
    ]),
  );
}

/** Compares the action's row and its bundle with the aims; without rows, only the bundle. */
export function judgeStartBench(rows: readonly Row[], { entry, whole }: BundleSize): Aim[] {
  const started = rows
    .filter(({ name }) => name === ACTION)
    .flatMap(({ cpuRatio, peakRatio }) => [
      judge(`at most ${MAX_CPU_RATIO}x the CPU time of bare node`, cpuRatio, MAX_CPU_RATIO, renderRatio),
      judge(`at most ${MAX_PEAK_RATIO}x its peak memory`, peakRatio, MAX_PEAK_RATIO, renderRatio),
    ]);
  return [
    ...started,
    judge(`an entry bundle of at most ${renderKilobytes(MAX_ENTRY_BYTES)}`, entry, MAX_ENTRY_BYTES, renderKilobytes),
    judge(`at most ${renderKilobytes(MAX_RUN_BYTES)} that a run can load`, whole, MAX_RUN_BYTES, renderKilobytes),
  ];
}

function judge(text: string, value: number, max: number, render: (value: number) => string): Aim {
  return { text, seen: render(value), isMet: value <= max };
}

function renderRatio(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

function renderKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function summarize(costs: ReadonlyMap<string, readonly ProcessCost[]>): Row[] {
  const medians = [...costs].map(([name, taken]) => {
    const cpu = taken.map(({ cpuMs }) => cpuMs);
    const cpuMs = { median: medianOf(cpu), low: quantileOf(cpu, 0.1), high: quantileOf(cpu, 0.9) };
    return { name, cpuMs, peakBytes: medianOf(taken.map(({ peakBytes }) => peakBytes)) };
  });
  const [bare] = medians;
  return medians.map((row) => ({
    ...row,
    cpuRatio: row.cpuMs.median / (bare?.cpuMs.median ?? Number.NaN),
    peakRatio: row.peakBytes / (bare?.peakBytes ?? Number.NaN),
  }));
}
