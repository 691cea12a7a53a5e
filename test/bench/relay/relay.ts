import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createStory, type Posting, renderDelivery, type Story } from '../../e2e/relay/load.ts';
import { type ScriptedGithub, startScriptedGithub } from '../../e2e/relay/scripted-github.ts';
import { applicationsOf, type Stage, setStage } from '../../e2e/relay/stage.ts';
import { untilIdle } from '../../e2e/relay/standing.ts';
import { until } from '../../e2e/relay/until.ts';
import { startPostgres } from '../../support/postgres.ts';
import { medianOf, quantileOf } from '../../support/statistics.ts';
import { type Aim, atMost, type Measured, renderMs, renderRatio, renderTable } from '../bench.ts';
import { loadClosed, loadOpen } from './loads.ts';

const ECHO = join(import.meta.dirname, '../scripts/echo.ts');
const COMMAND = join(import.meta.dirname, '../../../src/cli/main.ts');
const APPLICATIONS = applicationsOf(1_000);
const IDS = APPLICATIONS.map(({ id }) => id);
const ROUNDS = 5;
/** More than a relay acknowledges in a round: a delivery that is sent again costs it less. */
const DELIVERIES_A_ROUND = 50_000;
const ACKS = 10_000;
const ACKS_PER_SECOND = 1_000;
const OUTCOMES_PER_SECOND = 200;

type StoreName = 'SQLite' | 'PostgreSQL';
const MIN_RATIO: Readonly<Record<StoreName, number>> = { SQLite: 0.2, PostgreSQL: 0.12 };
const MAX_ACK_MS = 20;
const MAX_WRITE_MS: Readonly<Record<StoreName, number>> = { SQLite: 50, PostgreSQL: 100 };

/** The results of a server: a relay on a store, or node:http. */
export interface Row {
  readonly store: StoreName | null;
  /** From when each delivery was due to its acknowledgment. */
  readonly acksMs: readonly number[];
  /** From each acknowledgment of an outcome to its write on GitHub; empty for node:http. */
  readonly writesMs: readonly number[];
  /** Acknowledgments a second of busy connections. */
  readonly rounds: number[];
}

interface Server extends Row {
  readonly url: string;
  readonly story: Story;
}

/** Measures node:http and a relay on each store; PostgreSQL only if this machine has one that may run. */
export async function measureRelay(): Promise<Measured> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres();
  if (postgres !== null) stack.defer(() => postgres.stop());
  const stage = stack.use(setStage(APPLICATIONS));
  const servers = [await measureHttp(stack), await measureStore(stack, stage, 'SQLite', stage.sqlite)];
  if (postgres !== null) servers.push(await measureStore(stack, stage, 'PostgreSQL', postgres.url));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { store, url, story, rounds } of servers) {
      rounds.push(await loadClosed(url, renderNext(story, DELIVERIES_A_ROUND)));
      if (store !== null) await untilIdle(url);
    }
  }
  return { table: renderRelay(servers), aims: judgeRelay(servers) };
}

async function measureHttp(stack: AsyncDisposableStack): Promise<Server> {
  const url = await startServer(stack, [ECHO], {});
  const story = createStory(IDS, 1);
  return { store: null, url, story, acksMs: await measureAcks(url, story), writesMs: [], rounds: [] };
}

/** Starts a relay and a deployment of each application, whose deliveries then change nothing on GitHub until its outcome. */
async function measureStore(
  stack: AsyncDisposableStack,
  stage: Stage,
  store: StoreName,
  address: string,
): Promise<Server> {
  const github = stack.use(await startScriptedGithub());
  const env = { ...stage.env, RELAY_STORE: address, GITHUB_API_URL: github.urlFor('one') };
  const url = await startServer(stack, [COMMAND, 'relay'], env);
  const story = createStory(IDS, 1);
  await loadOpen(url, renderNext(story, IDS.length), OUTCOMES_PER_SECOND);
  await until('every deployment has its check run', () => github.checks.length >= IDS.length);
  const acksMs = await measureAcks(url, story);
  await untilIdle(url);
  return { store, url, story, acksMs, writesMs: await measureWrites(url, story, github), rounds: [] };
}

/** Does not return the first second: programs are slow at first. */
async function measureAcks(url: string, story: Story): Promise<number[]> {
  const acknowledged = await loadOpen(url, renderNext(story, ACKS), ACKS_PER_SECOND);
  return acknowledged.slice(ACKS_PER_SECOND).map(({ dueMs, ackMs }) => ackMs - dueMs);
}

async function measureWrites(url: string, story: Story, github: ScriptedGithub): Promise<number[]> {
  const before = github.writes.length;
  const acknowledged = await loadOpen(url, story.ends.map(renderRequest), OUTCOMES_PER_SECOND);
  await until('every outcome is on GitHub', () => github.checks.every(({ said }) => said.at(-1) === 'success'));
  const arrivals = new Map(github.writes.slice(before).map(({ check, arrivedMs }) => [check.repository, arrivedMs]));
  const delaysMs = APPLICATIONS.map(({ repository }, index) => {
    const { ackMs = Number.NaN } = acknowledged[index] ?? {};
    // A write can arrive before the response is read here.
    return Math.max(0, (arrivals.get(repository) ?? Number.NaN) - ackMs);
  });
  return delaysMs.slice(OUTCOMES_PER_SECOND);
}

/** Starts a server in a process of its own and returns its URL, which it prints once it listens. */
async function startServer(
  stack: AsyncDisposableStack,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(process.execPath, args, {
    // As the image and the systemd unit set it.
    env: { PATH: process.env['PATH'], NODE_OPTIONS: '--max-semi-space-size=4', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  stack.defer(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (text: string): void => {
      printed += text;
      const url = /"url":"(http:[^"]+)"/.exec(printed)?.[1];
      if (url === undefined) return;
      child.stdout.off('data', read).resume();
      resolve(url);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    void closed.then(() => reject(new Error(`${args.join(' ')} has ended: ${printed}`)));
  });
}

function renderNext(story: Story, count: number): string[] {
  return Array.from({ length: count }, () => renderRequest(story.next()));
}

function renderRequest(posting: Posting): string {
  const { path, headers, body } = renderDelivery(posting);
  const lines = Object.entries({ host: 'relay.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function ratiosOf({ rounds }: Row, [http]: readonly Row[]): number[] {
  return rounds.map((perSecond, round) => perSecond / (http?.rounds[round] ?? Number.NaN));
}

function renderRelay(rows: readonly Row[]): string {
  const quantiles = (ms: readonly number[], shares: readonly number[]): string =>
    ms.length === 0 ? '-' : shares.map((share) => renderMs(quantileOf(ms, share))).join(' / ');
  const table = renderTable(
    ['', 'busy: acks/s', 'ratio', 'of rounds', 'ack: p50 / p99', 'write: p50 / p95'],
    rows.map((row) => {
      const ratios = ratiosOf(row, rows);
      return [
        row.store === null ? 'node:http' : `relay, ${row.store}`,
        medianOf(row.rounds).toFixed(0),
        renderRatio(medianOf(ratios)),
        `${renderRatio(Math.min(...ratios))} to ${renderRatio(Math.max(...ratios))}`,
        quantiles(row.acksMs, [0.5, 0.99]),
        quantiles(row.writesMs, [0.5, 0.95]),
      ];
    }),
  );
  return rows.length > 2 ? table : `${table}\nPostgreSQL is not measured: this machine has none that may run.`;
}

/** Compares the relays with the aims; a store that was not measured is not judged. */
function judgeRelay(rows: readonly Row[]): Aim[] {
  return rows.flatMap((row): Aim[] => {
    const { store, acksMs, writesMs } = row;
    if (store === null) return [];
    const ratio = medianOf(ratiosOf(row, rows));
    return [
      {
        text: `${store}: acknowledgments of a busy relay, beside node:http: at least ${renderRatio(MIN_RATIO[store])}`,
        seen: renderRatio(ratio),
        isMet: ratio >= MIN_RATIO[store],
      },
      atMost(`${store}: p99 of an acknowledgment`, quantileOf(acksMs, 0.99), MAX_ACK_MS, renderMs),
      atMost(`${store}: p95 to the write on GitHub`, quantileOf(writesMs, 0.95), MAX_WRITE_MS[store], renderMs),
    ];
  });
}
