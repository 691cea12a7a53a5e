import { type Part, runParts } from './bench.ts';
import { measureRequests } from './rate-limit/requests.ts';
import { measureRelay } from './relay/relay.ts';
import { measureSize } from './size.ts';
import { measureStarts } from './start.ts';

const PARTS: readonly Part[] = [
  {
    name: 'start',
    about: [
      'A process from its start to the first byte of its first request: medians, all started in turn. Bare Node runs an empty',
      'script. The usual action is what a team writes in an hour: @actions/core, @actions/github, undici and a loop, bundled.',
    ],
    run: measureStarts,
  },
  {
    name: 'size',
    about: ['What a job downloads before the step starts: the archive that git makes of the work tree.'],
    run: measureSize,
  },
  {
    name: 'rate-limit',
    about: [
      'Jobs that start at once, within 2 minutes (fan-out) or an hour and share a token of 1,000 requests an hour, with a reserve of',
      '50; deployments of 1 to 10 minutes if not said, in virtual time: the same numbers every time. Beside them a loop that checks every',
      '10 s. Cells: first status check (median) / from the end of the deployment to the verdict (median / 95%), in seconds.',
      'L: lost or wrong verdicts. P: 429 that the job could have foreseen.',
    ],
    run: measureRequests,
  },
  {
    name: 'relay',
    about: [
      'The relay from its sources beside a node:http server that only responds, each in a process of its own, on loopback.',
      'Ack: signed deliveries at 1,000 a second; one that waits for a connection waits since its time. Write: outcomes at 200 a',
      'second, each in a repository of its own, from the acknowledgment to the write that GitHub receives. The first second of',
      'both is not counted. Busy: 50 connections that send the next delivery after each response; servers in turn, ratios within',
      "a round. SQLite is in the folder for temporary files; PostgreSQL's data is in memory if there is room.",
    ],
    run: measureRelay,
  },
];

process.exitCode = await runParts(PARTS, process.argv.slice(2));
