import { medianOf } from '../statistics.ts';
import { type Program, script, TOKEN, type Touchdown, touchdown } from './programs.ts';
import { type Ran, runForPeak } from './run-program.ts';
import { findOrganization } from './sandbox-process.ts';

/** The cost of listing so many projects; medians over the rounds. */
export interface ListRow {
  readonly name: string;
  readonly projects: number;
  readonly peakBytes: number;
  readonly tookMs: number;
  /** The difference from the expected number of lines in any round; negative if some are missing. */
  readonly wrongLines: number;
}

interface Lister {
  readonly program: Program;
  /** Beside one for each project: the result. */
  readonly moreLines: number;
}

/** The names of the rows that are judged, and of what they stand beside. */
export const LISTS = {
  table: 'touchdown projects list',
  json: 'touchdown projects list --json',
  collected: 'fetch, Array.fromAsync',
} as const;

/** Lists the projects of the platform at `url`, of which there are so many, in turn. */
export async function measureLists(
  start: Touchdown,
  url: string,
  projects: number,
  rounds: number,
): Promise<ListRow[]> {
  const path = `${url}/organization/${await findOrganization(url, TOKEN)}/project`;
  const listers: readonly Lister[] = [
    { program: touchdown(start, LISTS.table, ['projects', 'list'], url), moreLines: 0 },
    { program: touchdown(start, LISTS.json, ['projects', 'list', '--json'], url), moreLines: 1 },
    {
      program: script(LISTS.collected, new URL('./scripts/collect-projects.mjs', import.meta.url), path),
      moreLines: 0,
    },
  ];
  const runs = new Map<Lister, Ran[]>(listers.map((lister) => [lister, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [{ program }, ran] of runs) ran.push(await runForPeak(program));
  }
  return [...runs].map(([{ program, moreLines }, ran]) => ({
    name: program.name,
    projects,
    peakBytes: medianOf(ran.map(({ peakBytes }) => peakBytes)),
    tookMs: medianOf(ran.map(({ tookMs }) => tookMs)),
    wrongLines: ran.map(({ lines }) => lines - projects - moreLines).find((more) => more !== 0) ?? 0,
  }));
}
