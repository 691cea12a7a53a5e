import { medianOf } from '../statistics.ts';
import { type Program, type Touchdown, touchdown } from './programs.ts';
import { type StartTime, timeStarts } from './time-starts.ts';

/** The cost of one start: medians over the rounds, and their ratios to those of bare node. */
export interface VersionRow {
  readonly name: string;
  readonly wallMs: number;
  readonly wallRatio: number;
  readonly cpuMs: number;
  readonly cpuRatio: number;
}

/** The judged row. */
export const VERSION = 'touchdown --version';

/** Starts each program so many times a round, in turn, after a round that does not count; bare node first. */
export async function measureVersion(start: Touchdown, rounds: number, starts: number): Promise<VersionRow[]> {
  const node = (name: string, source: string): Program => ({ name, file: process.execPath, args: ['-e', source] });
  const programs = [
    node('node -e 0', '0'),
    touchdown(start, VERSION, ['--version'], ''),
    node("node -e 'console.log(1)'", 'console.log(1)'),
    touchdown(start, 'touchdown --help', ['--help'], ''),
  ];
  const times = new Map<Program, StartTime[]>(programs.map((program) => [program, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [program, taken] of times) {
      const time = await timeStarts(program, starts);
      if (round > 0) taken.push(time);
    }
  }
  return compare(times);
}

function compare(times: ReadonlyMap<Program, readonly StartTime[]>): VersionRow[] {
  const medians = [...times].map(([{ name }, taken]) => ({
    name,
    wallMs: medianOf(taken.map(({ wallMs }) => wallMs)),
    cpuMs: medianOf(taken.map(({ cpuMs }) => cpuMs)),
  }));
  const bare = medians[0] ?? { wallMs: Number.NaN, cpuMs: Number.NaN };
  return medians.map((row) => ({
    ...row,
    wallRatio: row.wallMs / bare.wallMs,
    cpuRatio: row.cpuMs / bare.cpuMs,
  }));
}
