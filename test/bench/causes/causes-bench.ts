import { findCauses } from '../../../src/logs/cause.ts';
import { type KnownLog, plainLogOf, readLogs, scoreLog } from '../../logs/causes/known-logs.ts';
import type { Aim, Measured } from '../bench.ts';
import { renderTable } from '../table.ts';

const LOG_BYTES = 1_048_576;
const RUNS = 30;
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
  const plain = timePerMegabyte([...failing, ...passing]);
  const alarming = timePerMegabyte(failing);
  const head = ['logs', 'total', 'right', 'sentence', 'kind', 'wrong place', 'first "error" shows it'];
  const body = rows.map((row) => [
    row.name,
    ...[row.total, row.right, row.sentences, row.kinds, row.wrongPlaces, row.searched].map(String),
  ]);
  const table = [
    renderTable(head, body),
    '',
    `1 MiB of all logs of the corpus: ${plain.toFixed(1)} ms; of those that fail only: ${alarming.toFixed(1)} ms (means of ${RUNS} runs)`,
  ].join('\n');
  const [, aside] = rows;
  const aims: readonly Aim[] = [
    {
      text: 'the right sentence and place for 90 % of the logs that were set aside',
      seen: `${aside?.right} of ${aside?.total}`,
      isMet: (aside?.right ?? 0) >= (aside?.total ?? 0) * MIN_RIGHT,
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

/** Returns the mean time for logs that follow each other up to 1 MiB, in milliseconds. */
function timePerMegabyte(logs: readonly KnownLog[]): number {
  const pool = logs.flatMap(plainLogOf);
  const lines: string[] = [];
  for (let bytes = 0, index = 0; bytes < LOG_BYTES; index++) {
    const line = pool[index % pool.length] ?? '';
    lines.push(line);
    bytes += line.length + 1;
  }
  findCauses(lines);
  const startedAt = performance.now();
  for (let run = 0; run < RUNS; run++) findCauses(lines);
  return (performance.now() - startedAt) / RUNS;
}
