import { judgeAloneBench, renderAloneBench, runAloneBench } from './alone/alone.ts';
import type { Aim, Bench } from './bench.ts';
import { runCausesBench } from './causes/causes-bench.ts';
import { runCommandLineBench } from './command-line/command-line.ts';
import { judgeCommandLineBench, renderCommandLineBench } from './command-line/render-command-line.ts';
import { judgeGithubBench, renderGithubBench, runGithubBench } from './github/github-calls.ts';
import { measureLoaded } from './github/loaded.ts';
import { type Row as LogTailRow, renderLogTailBench, runLogTailBench } from './log-tail/log-tail.ts';
import { renderSharedToken, runSharedTokenBench, type Row as SharedTokenRow } from './rate-limit/shared-token.ts';
import { runRelayBench } from './relay/relay.ts';
import { judgeRelayBench, renderRelayBench } from './relay/render-relay.ts';
import { judgeStartBench, readBundleSize, renderStartBench, runStartBench } from './start/start.ts';

const MAX_RATIO = 1.5;
const MAX_GROWTH = 1.5;

/** All that is measured, in the order in which it is printed. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'start',
    measures: [
      'CPU time and peak memory of a process up to the first byte of its first request, all started in turn.',
      'Bare node runs an empty script and sends nothing. The two other actions are what a team writes in an hour, bundled:',
      "@actions/core, on this project's own small HTTP client, with a loop around fetch; and the same with all of undici",
      "loaded too, as core's usual HTTP client does.",
    ],
    run: async () => {
      const rows = await runStartBench();
      return { table: renderStartBench(rows), aims: judgeStartBench(rows, readBundleSize()) };
    },
  },
  {
    name: 'shared-token',
    measures: [
      'Many jobs on one token of 1,000 requests an hour, deployments of 1 to 20 minutes, in virtual time: from the end of a',
      'deployment to its verdict, beside shell loops, and beside a scheduler that knows everything and cannot exist.',
    ],
    run: async () => {
      const rows = await runSharedTokenBench();
      return { table: renderSharedToken(rows), aims: judgeSharedToken(rows) };
    },
  },
  {
    name: 'alone',
    measures: [
      'One job alone, following a ten-minute deployment whose log streams, in virtual time: requests, and from the end of the',
      'deployment to its verdict, beside shell loops that read status and log each time.',
    ],
    run: async () => {
      const rows = await runAloneBench();
      return { table: renderAloneBench(rows), aims: judgeAloneBench(rows) };
    },
  },
  {
    name: 'log-tail',
    measures: [
      'A million lines of a rolling log, each in two windows, through the stitcher and beside it what people write; then what',
      'a line costs as the window grows.',
    ],
    run: async () => {
      const rows = runLogTailBench();
      return { table: renderLogTailBench(rows), aims: judgeLogTail(rows) };
    },
  },
  {
    name: 'causes',
    measures: [
      'Logs with a known cause: for how many the first cause has the known sentence (three quarters of its words) and the known',
      'file and line; beside it, for how many the first line with "error", "fatal" or "failed" is the one that shows the cause.',
      'Logs of deployments that succeeded must have no cause. Time: the CPU time of one search, in means of several runs.',
    ],
    run: async () => runCausesBench(),
  },
  {
    name: 'github',
    measures: [
      'A job of a pull request on the stand-in for GitHub, 150 ms a call, in fake time: calls by what is on, deployments of 1 s',
      'to 10 min that end at once or 10 s apart, beside the calls that the usual actions make by their sources for one state',
      '"under way" and one verdict for all; from the verdict to the last write, the post step included; then what two runs of',
      'the committed bundle loaded.',
    ],
    run: async () => {
      const [rows, loaded] = [await runGithubBench(), await measureLoaded()];
      return { table: renderGithubBench(rows, loaded), aims: judgeGithubBench(rows, loaded) };
    },
  },
  {
    name: 'relay',
    measures: [
      'The relay, each server in a process of its own and the load in another, on loopback; authentication, logs (to /dev/null)',
      "and metrics on. Answers a second: each of 50 connections sends the next delivery, of another id, after the last one's",
      'answer; in turn, ratios to node:http within a round; Probot takes signed pushes. The first row is what the load itself',
      'can do. At their times: what waits, waits since it was due. 10 ms more an fsync: a library before libc that sleeps first.',
      'First call: ends of registered deployments, 200/s, each in an installation of its own (one takes a write a second), GitHub',
      'answering at once; the first two seconds after the start are not counted.',
      "Streams: RSS's growth a stream; one start and one end that all wait for, and 100 that one waits for.",
    ],
    run: async () => {
      const measured = await runRelayBench();
      return { table: renderRelayBench(measured), aims: judgeRelayBench(measured) };
    },
  },
  {
    name: 'command-line',
    measures: [
      'The built command, all in turn within a round, the sandbox in a process of its own on loopback. Starts: five in a row by',
      "Bash, ratios to bare node. Status: ratios to touchdown's. Lists: the most memory that was resident; beside it what a",
      'team writes in an hour, all pages collected and then printed. An environment of 10 databases and 100 applications, two',
      'variables and a secret each, in fast time: requests to the fewest possible (each thing, the organizations, the projects,',
      'each deployment, and two looks an application); deployments take 90 s, and 90 applications need one of the other 10.',
      'TOUCHDOWN_DIST names another folder than dist.',
    ],
    run: async () => {
      const measured = await runCommandLineBench();
      return { table: renderCommandLineBench(measured), aims: judgeCommandLineBench(measured) };
    },
  },
];

/** Returns how the shared token's rows compare with what is hoped for, over all of the action's own. */
export function judgeSharedToken(rows: readonly SharedTokenRow[]): Aim[] {
  const ours = rows.filter(({ policy }) => policy === 'touchdown');
  const lost = ours.reduce((sum, row) => sum + row.lost, 0);
  const deployments = ours.reduce((sum, row) => sum + row.deployments, 0);
  const provoked = ours.reduce((sum, row) => sum + row.provoked, 0);
  const within = ours.filter(({ ratio }) => ratio <= MAX_RATIO).length;
  const [worst] = ours.toSorted((one, other) => other.ratio - one.ratio);
  const where = worst === undefined ? '' : `, ${worst.followers} followers, ${worst.situation}`;
  return [
    { text: 'no verdict lost or wrong', seen: `${lost} of ${deployments}`, isMet: lost === 0 },
    { text: 'no 429 provoked', seen: String(provoked), isMet: provoked === 0 },
    {
      text: `a median delay within ${MAX_RATIO}x of the all-knowing scheduler's`,
      seen: `in ${within} of ${ours.length} rows; the largest is ${worst?.ratio.toFixed(2)}x${where}`,
      isMet: within === ours.length,
    },
  ];
}

/** Returns how the log tail's rows compare with what is hoped for. */
export function judgeLogTail(rows: readonly LogTailRow[]): Aim[] {
  const lost = rows.flatMap((row) =>
    row.kind === 'throughput' && row.method.startsWith('stitcher') ? row.lostLines : [],
  );
  const lostLines = lost.reduce((sum, lines) => sum + lines, 0);
  const growth = Math.max(...rows.flatMap((row) => (row.kind === 'growth' ? row.ratio : [])));
  return [
    { text: 'no line lost', seen: String(lostLines), isMet: lostLines === 0 },
    {
      text: `work that grows linearly with the window: a line costs at most ${MAX_GROWTH}x what it costs in the smallest`,
      seen: `${growth.toFixed(2)}x`,
      isMet: growth <= MAX_GROWTH,
    },
  ];
}
