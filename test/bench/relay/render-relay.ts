import type { Aim } from '../bench.ts';
import { renderTable } from '../table.ts';
import type { RelayMeasured } from './relay.ts';
import type { StoreName } from './stage.ts';

/** p95 of Convoy, from an event's arrival to its first attempt, as its makers published it. */
const CONVOY = '124 to 127 ms';
const MIN_RATIO: Readonly<Record<StoreName, number>> = { SQLite: 0.2, PostgreSQL: 0.12 };
const MAX_ACK_MS = 20;
const SLOW = { leastPerSecond: 1_500, longestMs: 100 };
const MAX_CALL_MS: Readonly<Record<StoreName, number>> = { SQLite: 50, PostgreSQL: 100 };
const STREAMS = { mostKib: 25, toAllMs: 300, toOneMs: 50 };
const BACKLOG = { longestSeconds: 60, mostGrowthMib: 32 };
const START = { longestMs: 250, packages: 25 };

/** Renders what was measured as tables of plain text, one for each row of the issue's. */
export function renderRelayBench(measured: RelayMeasured): string {
  const { missing } = measured;
  const tables = [renderAcks, renderOpen, renderFirstCalls, renderStreams, renderBacklogs, renderStart];
  return [...tables.map((render) => render(measured)), ...missing].join('\n\n');
}

function renderAcks({ acks }: RelayMeasured): string {
  const rows = acks.map(({ name, perSecond, ratio, ratios, p99Ms, failures, loadShare, cpuUs }) => {
    const cpu = cpuUs === null ? '-' : `${cpuUs.toFixed(0)} µs`;
    const ends = ratios.map((end) => end.toFixed(2)).join(' to ');
    return [name, perSecond.toFixed(0), ratio.toFixed(2), ends, ms(p99Ms), String(failures), loadShare.toFixed(2), cpu];
  });
  const heads = [
    '50 connections',
    'responses/s',
    'ratio',
    'of rounds',
    'p99',
    'failed',
    "load's CPU",
    'CPU a delivery',
  ];
  return renderTable(heads, rows);
}

function renderOpen({ open }: RelayMeasured): string {
  return renderTable(
    ['at their times', 'disk', 'offered/s', 'acknowledged/s', 'p50', 'p99', 'longest', 'failed'],
    open.map(({ store, disk, offered, perSecond, p50Ms, p99Ms, longestMs, failures }) => [
      ...[store, disk === 'slow' ? '10 ms more an fsync' : disk, String(offered), perSecond.toFixed(0)],
      ...[ms(p50Ms), ms(p99Ms), ms(longestMs), String(failures)],
    ]),
  );
}

function renderFirstCalls({ firstCalls }: RelayMeasured): string {
  const rows = firstCalls.map(({ store, p50Ms, p95Ms, longestMs, calls, missed }) => {
    return [store, ms(p50Ms), ms(p95Ms), ms(longestMs), String(calls), String(missed)];
  });
  const convoy = ["Convoy, its makers' figure", '', CONVOY, '', '', ''];
  return renderTable(['stored to first call to GitHub', 'p50', 'p95', 'longest', 'calls', 'missed'], [...rows, convoy]);
}

function renderStreams({ streams: { streams, kibEach, toAllP99Ms, toOneP99Ms, missed } }: RelayMeasured): string {
  return renderTable(
    ['open event streams', 'KiB each', 'delivery to all: p99', 'to one: p99', 'missed'],
    [[String(streams), kibEach.toFixed(1), ms(toAllP99Ms), ms(toOneP99Ms), String(missed)]],
  );
}

function renderBacklogs({ backlogs }: RelayMeasured): string {
  return renderTable(
    ['backlog drained', 'deliveries', 'time', 'a second', 'resident MiB', 'growth', 'out of order'],
    backlogs.map(({ store, deliveries, seconds, leastMib, mostMib, growthMib, outOfOrder, falls }) => [
      ...[store, String(deliveries), `${seconds.toFixed(1)} s`, (deliveries / seconds).toFixed(0)],
      `${leastMib.toFixed(0)} to ${mostMib.toFixed(0)}`,
      `${growthMib.toFixed(0)} MiB`,
      String(outOfOrder + falls),
    ]),
  );
}

function renderStart({ start, probot }: RelayMeasured): string {
  const rows = [[`relay: ${start.what}`, ms(start.medianMs), ms(start.longestMs), String(start.packages ?? '-')]];
  if (probot !== null) rows.push([`Probot ${probot.version}`, '-', '-', String(probot.packages)]);
  return renderTable(['start to listening', 'median', 'longest', 'packages'], rows);
}

/** Compares the results with the aims; nothing is judged that was not measured. */
export function judgeRelayBench({ acks, open, firstCalls, streams, backlogs, start }: RelayMeasured): Aim[] {
  const answers = (['SQLite', 'PostgreSQL'] as const).flatMap((store) => {
    const row = acks.find(({ name }) => name === `relay, ${store}`);
    return row === undefined
      ? []
      : [atLeast(`${store}: at least ${MIN_RATIO[store]} of node:http's responses`, row.ratio, MIN_RATIO[store])];
  });
  const late = open.map(({ store, disk, p99Ms, perSecond }): Aim => {
    if (disk === 'as it is') return within(`${store}: p99 of an open loop`, p99Ms, MAX_ACK_MS);
    const isMet = p99Ms <= SLOW.longestMs && perSecond >= SLOW.leastPerSecond;
    const text = `${store}, 10 ms more an fsync: at least ${SLOW.leastPerSecond}/s, p99 within ${SLOW.longestMs} ms`;
    return { text, seen: `${perSecond.toFixed(0)}/s, ${ms(p99Ms)}`, isMet };
  });
  const calls = firstCalls.map(({ store, p95Ms, missed }) => {
    const aim = within(`${store}: p95 of stored to first call`, p95Ms, MAX_CALL_MS[store]);
    return { ...aim, isMet: aim.isMet && missed === 0 };
  });
  const drained = backlogs.map(({ store, seconds, growthMib, outOfOrder, falls }): Aim => {
    const { longestSeconds, mostGrowthMib } = BACKLOG;
    const isMet = seconds <= longestSeconds && growthMib <= mostGrowthMib && outOfOrder + falls === 0;
    const text = `${store}: a backlog drained in order within ${longestSeconds} s, with at most ${mostGrowthMib} MiB more in its second half`;
    return {
      text,
      seen: `${outOfOrder + falls} out of order, ${seconds.toFixed(1)} s, ${growthMib.toFixed(0)} MiB`,
      isMet,
    };
  });
  const { kibEach, toAllP99Ms, toOneP99Ms, missed } = streams;
  const received = (aim: Aim): Aim => ({ ...aim, isMet: aim.isMet && missed === 0 });
  return [
    ...answers,
    ...late,
    ...calls,
    {
      text: `at most ${STREAMS.mostKib} KiB a stream`,
      seen: `${kibEach.toFixed(1)} KiB`,
      isMet: kibEach <= STREAMS.mostKib,
    },
    received(within('p99 from a delivery to all streams', toAllP99Ms, STREAMS.toAllMs)),
    received(within('p99 from a delivery to one stream', toOneP99Ms, STREAMS.toOneMs)),
    ...drained,
    within('listening, median', start.medianMs, START.longestMs),
    ...(start.packages === null ? [] : [judgePackages(start.packages)]),
  ];
}

function judgePackages(packages: number): Aim {
  return {
    text: `at most ${START.packages} runtime packages`,
    seen: String(packages),
    isMet: packages <= START.packages,
  };
}

function atLeast(text: string, ratio: number, least: number): Aim {
  return { text, seen: `${ratio.toFixed(2)}x`, isMet: ratio >= least };
}

function within(text: string, tookMs: number, mostMs: number): Aim {
  return { text: `${text} within ${mostMs} ms`, seen: ms(tookMs), isMet: tookMs <= mostMs };
}

function ms(durationMs: number): string {
  return `${durationMs.toFixed(1)} ms`;
}
