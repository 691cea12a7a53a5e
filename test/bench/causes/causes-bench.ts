import { findCauses } from '../../../src/logs/cause.ts';
import { type KnownLog, plainLogOf, readLogs, scoreLog } from '../../logs/causes/known-logs.ts';
import type { Aim, Measured } from '../bench.ts';
import { renderTable } from '../table.ts';

const LOG_BYTES = 1_048_576;
/** Every so many logs, one is timed. */
const TIMED_SHARE = 12;
const RUNS_EACH = 3;
const RUNS = 10;
const MIN_RIGHT = 0.9;
const MAX_MS = 50;
/** What people search a log for, and take the first line of. */
const SEARCH = /error|fatal|failed/i;

interface Half {
  readonly name: string;
  readonly logs: readonly KnownLog[];
}

/** Scores the causes found in the corpus beside the first line that a search for "error" finds, and measures the time for 1 MiB. */
export function runCausesBench(): Measured {
  const failing = readLogs('failing');
  const passing = readLogs('passing');
  const halves: readonly Half[] = [
    { name: 'read while the matchers were written', logs: failing.filter(({ isSetAside }) => !isSetAside) },
    { name: 'set aside', logs: failing.filter(({ isSetAside }) => isSetAside) },
  ];
  const rows = halves.map(({ name, logs }) => {
    const scores = logs.map(scoreLog);
    const count = (test: (score: (typeof scores)[number]) => boolean): number => scores.filter(test).length;
    return {
      name,
      total: logs.length,
      right: count((score) => score.isSentenceRight && score.isPlaceRight),
      wrongPlaces: count((score) => score.isPlaceWrong),
      sentences: count((score) => score.isSentenceRight),
      kinds: scores.filter(({ found }, index) => found?.kind === logs[index]?.header['kind']).length,
      searched: logs.filter(isFoundBySearch).length,
    };
  });
  const claimed = passing.filter((log) => findCauses(plainLogOf(log)).length > 0).length;
  const plain = timeFailures(failing.filter((_, index) => index % TIMED_SHARE === 0));
  const dense = timeSearch(repeatLogs([...failing, ...passing]), RUNS);
  const head = ['logs', 'total', 'right', 'sentence', 'kind', 'wrong place', 'first "error" shows it'];
  const body = rows.map((row) => [
    row.name,
    ...[row.total, row.right, row.sentences, row.kinds, row.wrongPlaces, row.searched].map(String),
  ]);
  const table = [
    renderTable(head, body),
    '',
    `CPU time for 1 MiB of plain lines with a failure at the end: ${plain.toFixed(1)} ms;`,
    `for 1 MiB of nothing but these logs, one after the other, of all tools at once: ${dense.toFixed(1)} ms.`,
  ].join('\n');
  const [, aside] = rows;
  const aims: readonly Aim[] = [
    {
      text: 'the right sentence and place for 90 % of the logs that were set aside',
      seen: `${aside?.right} of ${aside?.total}`,
      isMet: aside !== undefined && aside.total > 0 && aside.right >= aside.total * MIN_RIGHT,
    },
    {
      text: 'no wrong file or line',
      seen: String(rows.reduce((sum, row) => sum + row.wrongPlaces, 0)),
      isMet: rows.every((row) => row.wrongPlaces === 0),
    },
    {
      text: 'no cause in the log of a deployment that succeeded',
      seen: `${claimed} of ${passing.length}`,
      isMet: claimed === 0,
    },
    { text: '1 MiB of log in under 50 ms', seen: `${plain.toFixed(1)} ms`, isMet: plain < MAX_MS },
  ];
  return { table, aims };
}

function isFoundBySearch(log: KnownLog): boolean {
  const lines = plainLogOf(log);
  return lines.findIndex((line) => SEARCH.test(line)) + 1 === Number(log.header['shows']);
}

/** Returns lines as builds and servers print them while nothing is wrong, 1 MiB in all. */
function createPlainLines(): readonly string[] {
  const shapes: readonly ((n: number) => string)[] = [
    (n) =>
      `10.0.${n % 256}.1 - - [20/Nov/2026:10:00:01 +0000] "GET /api/items/${n} HTTP/1.1" 200 ${(n * 7) % 9999} "-" "Mozilla/5.0"`,
    (n) =>
      `#9 ${(n / 10).toFixed(3)} npm http fetch GET 200 https://registry.npmjs.org/left-pad/-/left-pad-1.${n % 9}.0.tgz ${n}ms`,
    (n) => `{"level":30,"time":17953000${n},"msg":"request ${n} completed in ${n % 90} ms","url":"/items/${n}"}`,
    (n) => `[${n}/2000] Compiling src/modules/feature-${n}/index.ts`,
    (n) => `2026-11-20T10:00:01.${n}Z INFO worker-${n % 7} processed job ${n} of queue default`,
  ];
  const lines: string[] = [];
  for (let bytes = 0; bytes < LOG_BYTES; bytes += (lines.at(-1)?.length ?? 0) + 1)
    lines.push(shapes[lines.length % shapes.length]?.(lines.length) ?? '');
  return lines;
}

/** Returns the lines of logs that follow each other, 1 MiB in all. */
function repeatLogs(logs: readonly KnownLog[]): readonly string[] {
  const pool = logs.flatMap(plainLogOf);
  const lines: string[] = [];
  for (let bytes = 0; bytes < LOG_BYTES; bytes += (lines.at(-1)?.length ?? 0) + 1)
    lines.push(pool[lines.length % pool.length] ?? '');
  return lines;
}

/** Returns the mean CPU time of a search, in milliseconds. */
function timeSearch(lines: readonly string[], runs: number): number {
  findCauses(lines);
  const startedAt = process.cpuUsage().user;
  for (let run = 0; run < runs; run++) findCauses(lines);
  return (process.cpuUsage().user - startedAt) / 1_000 / runs;
}

/** Returns the mean time over several failed logs that 1 MiB of plain lines precede, in milliseconds. */
function timeFailures(logs: readonly KnownLog[]): number {
  const plain = createPlainLines();
  const times = logs.map((log) => timeSearch([...plain, ...plainLogOf(log)], RUNS_EACH));
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}
