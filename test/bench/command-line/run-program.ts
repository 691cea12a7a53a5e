import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { environmentOf, type Program } from './programs.ts';

/** The result of a program; times in milliseconds since its start. */
export interface Ran {
  /** To the first byte of its standard output; NaN without output. */
  readonly firstByteMs: number;
  readonly tookMs: number;
  /** Line feeds on its standard output. */
  readonly lines: number;
  /** The last 2,000 characters of its standard output. */
  readonly end: string;
  /** The peak of the resident memory; NaN if it was not requested or this system does not report it. */
  readonly peakBytes: number;
}

const PEAK = fileURLToPath(new URL('./scripts/peak.cjs', import.meta.url));
const LINE_FEED = 10;
const KEPT_CHARS = 2_000;
/** In real time, at most two minutes. */
const LIMIT_MS = 600_000;

/** Runs a program until it exits. Throws its error output if the exit code is not 0. */
export async function runProgram(program: Program): Promise<Ran> {
  return run(program, []);
}

/** As `runProgram`, for a program of Node's, and with its peak. */
export async function runForPeak(program: Program): Promise<Ran> {
  return run(program, ['--require', PEAK]);
}

async function run(program: Program, before: readonly string[]): Promise<Ran> {
  const { name, file, args } = program;
  const clock = createSystemClock();
  const startedAt = clock.monotonicMs();
  const child = spawn(file, [...before, ...args], {
    env: environmentOf(program),
    timeout: LIMIT_MS,
    stdio: ['ignore', 'pipe', 'pipe', before.length > 0 ? 'pipe' : 'ignore'],
  });
  const printed = count(child.stdout as Readable, () => clock.monotonicMs() - startedAt);
  const complaint = keep(child.stderr);
  const printedPeakKb = keep(child.stdio[3] as Readable | null);
  await once(child, 'close');
  const tookMs = clock.monotonicMs() - startedAt;
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}: ${complaint()}${printed().end}`);
  const peakKb = printedPeakKb();
  return { ...printed(), tookMs, peakBytes: peakKb === '' ? Number.NaN : Number(peakKb) * 1024 };
}

function keep(stream: Readable | null | undefined): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => (text = `${text}${chunk}`.slice(-KEPT_CHARS)));
  return () => text;
}

function count(stream: Readable, sinceStartMs: () => number): () => Pick<Ran, 'firstByteMs' | 'lines' | 'end'> {
  let firstByteMs = Number.NaN;
  let lines = 0;
  const end = keep(stream);
  stream.on('data', (chunk: Buffer) => {
    if (Number.isNaN(firstByteMs)) firstByteMs = sinceStartMs();
    for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
  });
  return () => ({ firstByteMs, lines, end: end() });
}
