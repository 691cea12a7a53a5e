import type { Aim } from '../bench.ts';
import { renderTable } from '../table.ts';
import type { CommandLineMeasured } from './command-line.ts';
import { LISTS, type ListRow } from './lists.ts';
import { FETCH, STATUS } from './status.ts';
import { UP } from './up.ts';
import { VERSION } from './version.ts';

const MAX_VERSION_RATIO = 1.3;
const MAX_STATUS_RATIO = 1.2;
const MAX_LIST_GROWTH_BYTES = 24e6;
/** Requests to the fewest possible, at the platform's own limit. */
const MAX_UP_RATIO = 1.1;

/** Renders what was measured as tables of plain text, one for each row of the issue's. */
export function renderCommandLineBench(measured: CommandLineMeasured): string {
  return [renderVersion, renderStatus, renderLists, renderUp].map((render) => render(measured)).join('\n\n');
}

function renderVersion({ version }: CommandLineMeasured): string {
  return renderTable(
    ['start to end', 'wall', 'ratio', 'CPU', 'ratio'],
    version.map(({ name, wallMs, wallRatio, cpuMs, cpuRatio }) => {
      return [name, ms(wallMs), times(wallRatio), ms(cpuMs), times(cpuRatio)];
    }),
  );
}

function renderStatus({ status }: CommandLineMeasured): string {
  return renderTable(
    ['start to first byte of a status', 'median', '90 %', 'ratio'],
    status.map(({ name, medianMs, longMs, ratio }) => [name, ms(medianMs), ms(longMs), times(ratio)]),
  );
}

function renderLists({ lists }: CommandLineMeasured): string {
  return renderTable(
    ['projects listed', 'projects', 'peak memory', 'time', 'lines too many'],
    lists.map(({ name, projects, peakBytes, tookMs, wrongLines }) => {
      return [name, String(projects), mb(peakBytes), ms(tookMs), String(wrongLines)];
    }),
  );
}

function renderUp({ up }: CommandLineMeasured): string {
  return renderTable(
    ['an environment', 'limit', 'creations', 'deployments', 'looks', 'others', 'total', 'of fewest', '429', 'time'],
    up.map((row) => [
      ...[row.name, row.rateLimit === null ? 'none' : `${row.rateLimit}/h`],
      ...[row.creations, row.deployments, row.statusChecks, row.others, row.total].map(String),
      ...[times(row.ratio), String(row.refused), `${(row.tookMs / 60_000).toFixed(1)} min`],
    ]),
  );
}

/** Compares the results with the aims; nothing is judged that was not measured. */
export function judgeCommandLineBench(measured: CommandLineMeasured): Aim[] {
  return [judgeVersion, judgeStatus, judgeLists, judgeUp].flatMap((judge) => judge(measured));
}

function judgeVersion({ version }: CommandLineMeasured): Aim[] {
  return version
    .filter(({ name }) => name === VERSION)
    .flatMap(({ wallRatio, cpuRatio }) => [
      atMost(`${VERSION}: at most ${MAX_VERSION_RATIO}x bare node's time`, wallRatio, MAX_VERSION_RATIO, times),
      atMost(`${VERSION}: at most ${MAX_VERSION_RATIO}x its CPU time`, cpuRatio, MAX_VERSION_RATIO, times),
    ]);
}

function judgeStatus({ status }: CommandLineMeasured): Aim[] {
  const ours = status.find(({ name }) => name === STATUS);
  const other = status.find(({ name }) => name === FETCH);
  if (ours === undefined || other === undefined) return [];
  const text = `${STATUS}: at most ${MAX_STATUS_RATIO}x the time of ${FETCH}`;
  return [atMost(text, ours.medianMs / other.medianMs, MAX_STATUS_RATIO, times)];
}

function judgeLists({ lists }: CommandLineMeasured): Aim[] {
  const wrong = lists.filter(({ name, wrongLines }) => name !== LISTS.collected && wrongLines !== 0).length;
  const exact: Aim = { text: 'a line a project, and none more', seen: `${wrong} lists differ`, isMet: wrong === 0 };
  return lists.length === 0 ? [] : [exact, ...[LISTS.table, LISTS.json].flatMap((name) => judgeGrowth(name, lists))];
}

/** Each size against the one before it. If the memory is not known, nothing is judged. */
function judgeGrowth(name: string, lists: readonly ListRow[]): Aim[] {
  const own = lists.filter((row) => row.name === name && !Number.isNaN(row.peakBytes));
  return own.slice(1).map(({ projects, peakBytes }, at) => {
    const before = own[at] ?? { projects, peakBytes };
    const text = `${name}: ${projects} with at most ${mb(MAX_LIST_GROWTH_BYTES)} more memory than ${before.projects}`;
    return atMost(text, peakBytes - before.peakBytes, MAX_LIST_GROWTH_BYTES, mb);
  });
}

function judgeUp({ up }: CommandLineMeasured): Aim[] {
  const first = up.filter(({ name }) => name === UP.first);
  const again = up.filter(({ name }) => name === UP.again).map(({ total }) => total);
  const limited = first.filter(({ rateLimit }) => rateLimit !== null);
  if (first.length === 0) return [];
  return [
    atMost(
      'up: beside looks, no request more than the fewest',
      Math.max(...first.map(({ surplus }) => surplus)),
      0,
      String,
    ),
    ...limited.flatMap(({ ratio, refused, rateLimit }) => [
      atMost(`up at ${rateLimit}/h: at most ${MAX_UP_RATIO}x the fewest requests`, ratio, MAX_UP_RATIO, times),
      atMost(`up at ${rateLimit}/h: no 429`, refused, 0, String),
    ]),
    atMost('up again: one request, whose organization it is, where nothing is missing', Math.max(...again), 1, String),
  ];
}

function atMost(text: string, value: number, most: number, render: (value: number) => string): Aim {
  return { text, seen: render(value), isMet: value <= most };
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

function ms(durationMs: number): string {
  return `${durationMs.toFixed(1)} ms`;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
