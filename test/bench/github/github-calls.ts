import type { Aim } from '../bench.ts';
import { medianOf } from '../statistics.ts';
import { renderTable } from '../table.ts';
import type { Loaded } from './loaded.ts';
import { type Played, playOnGithub, SURFACES, type SurfaceName } from './plays.ts';
import { USUAL_CALLS } from './usual-actions.ts';

/** What a run of some applications takes of GitHub with a surface on; the most of all the durations that were played. */
export interface Row {
  readonly surface: SurfaceName;
  readonly crowd: Crowd;
  readonly mostCalls: number;
  /** From the last verdict to the last write's answer. */
  readonly medianWrittenMs: number;
  readonly longestWrittenMs: number;
  /** From the last verdict to the end of the step, where it is longest. */
  readonly maxFinishedMs: number;
  /** What was not as it should be, each once. */
  readonly problems: readonly string[];
}

/** How many applications a step deploys, and when they end. */
export type Crowd = 'one' | 'ten at once' | 'ten in turn';

const CROWDS: Readonly<Record<Crowd, { readonly applications: number; readonly apartMs: number }>> = {
  one: { applications: 1, apartMs: 0 },
  'ten at once': { applications: 10, apartMs: 0 },
  'ten in turn': { applications: 10, apartMs: 10_000 },
};
/** Of deployments that end before anything is written, while it is, when all is quiet, and when a comment is old. */
const UNDER_WAY_MS = [1_000, 2_250, 4_500, 8_000, 13_000, 21_500, 34_000, 61_000, 600_000];
const EVERYTHING = 'everything on';
const MAX_CALLS_FOR_ONE = 12;
const MAX_CALLS_FOR_TEN = 40;
const MAX_DELAY_MS = 5_000;

/** Plays each surface with each crowd once a duration, in fake time: the same for everybody, every time. */
export async function runGithubBench(underWayMs: readonly number[] = UNDER_WAY_MS): Promise<Row[]> {
  const rows: Row[] = [];
  for (const surface of SURFACES) {
    for (const [crowd, { applications, apartMs }] of Object.entries(CROWDS)) {
      if (!isCrowd(crowd)) continue;
      const plays: Played[] = [];
      for (const lasts of underWayMs) {
        plays.push(await playOnGithub({ surface, applications, apartMs, underWayMs: lasts }));
      }
      rows.push(summarize(surface, crowd, plays));
    }
  }
  return rows;
}

/** Renders calls by surface, the delay with everything on, and what is loaded, as three tables of plain text. */
export function renderGithubBench(rows: readonly Row[], loaded: readonly Loaded[]): string {
  return [renderCalls(rows), renderDelays(rows), renderLoaded(loaded)].join('\n\n');
}

/** Returns how the rows compare with what is hoped for. */
export function judgeGithubBench(rows: readonly Row[], [none, ...others]: readonly Loaded[]): Aim[] {
  const all = (crowd: Crowd): Row | undefined => rows.find((row) => row.surface === EVERYTHING && row.crowd === crowd);
  const problems = new Set(rows.flatMap((row) => row.problems));
  const delayMs = all('one')?.longestWrittenMs ?? Number.NaN;
  const octokitBytes = none?.octokitBytes ?? Number.NaN;
  // Nothing is found in the first run where nothing can be found in any: then it is no measurement.
  const isFound = others.some((other) => other.octokitBytes > 0);
  return [
    judgeCalls('one application', all('one'), MAX_CALLS_FOR_ONE),
    judgeCalls('ten that end at once', all('ten at once'), MAX_CALLS_FOR_TEN),
    judgeCalls('ten that end one after another', all('ten in turn'), MAX_CALLS_FOR_TEN),
    {
      text: `the last surface of one application written within ${renderSeconds(MAX_DELAY_MS)} of its verdict`,
      seen: renderSeconds(delayMs),
      isMet: delayMs <= MAX_DELAY_MS,
    },
    { text: 'no call that GitHub would refuse', seen: String(problems.size), isMet: problems.size === 0 },
    {
      text: 'no byte of Octokit loaded by a run that uses none of it',
      seen: isFound ? String(octokitBytes) : 'Octokit was found in no run at all',
      isMet: isFound && octokitBytes === 0,
    },
  ];
}

function judgeCalls(who: string, row: Row | undefined, most: number): Aim {
  const calls = row?.mostCalls ?? Number.NaN;
  return {
    text: `at most ${most} calls for ${who}, with everything on`,
    seen: String(calls),
    isMet: calls <= most,
  };
}

function summarize(surface: SurfaceName, crowd: Crowd, plays: readonly Played[]): Row {
  const writtenMs = plays.map((played) => played.writtenMs);
  return {
    surface,
    crowd,
    mostCalls: Math.max(...plays.map(({ calls }) => calls)),
    medianWrittenMs: medianOf(writtenMs),
    longestWrittenMs: Math.max(...writtenMs),
    maxFinishedMs: Math.max(...plays.map(({ finishedMs }) => finishedMs)),
    problems: [...new Set(plays.flatMap(({ problems }) => problems))],
  };
}

function renderCalls(rows: readonly Row[]): string {
  const crowds = Object.keys(CROWDS);
  return renderTable(
    ['most calls to GitHub', ...crowds, 'usual actions: one', 'ten'],
    SURFACES.map((surface) => {
      const typical = USUAL_CALLS[surface];
      const ours = crowds.map((crowd) => rows.find((row) => row.surface === surface && row.crowd === crowd)?.mostCalls);
      return [surface, ...[...ours, typical?.one, typical?.ten].map((calls) => String(calls ?? '-'))];
    }),
  );
}

function renderDelays(rows: readonly Row[]): string {
  return renderTable(
    ['verdict to last write, everything on', 'median', 'longest', 'to the end of the step: longest'],
    rows
      .filter(({ surface }) => surface === EVERYTHING)
      .map(({ crowd, medianWrittenMs, longestWrittenMs, maxFinishedMs }) => [
        crowd,
        ...[medianWrittenMs, longestWrittenMs, maxFinishedMs].map(renderSeconds),
      ]),
  );
}

function renderLoaded(loaded: readonly Loaded[]): string {
  return renderTable(
    ['a run that uses of GitHub', 'scripts loaded', 'bytes', 'of them with Octokit'],
    loaded.map(({ name, scripts, bytes, octokitBytes }) => [
      name,
      ...[scripts.length, bytes, octokitBytes].map(String),
    ]),
  );
}

function renderSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}

function isCrowd(text: string): text is Crowd {
  return Object.hasOwn(CROWDS, text);
}
