// Run as a program: reads one thing of the platform at `url` three times, and prints by how many MiB the process grew at its peak.

import { createJobLog } from '../../src/action/runner/job-log.ts';
import { createLogFile } from '../../src/action/runner/log-file.ts';
import { createSavedState } from '../../src/action/runner/saved-state.ts';
import { createWatch } from '../../src/action/runner/watch.ts';
import { createRecord } from '../../src/deploy/state.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { createLogTail } from '../../src/logs/tail.ts';
import { createPlatform, type Platform } from '../../src/platform/client.ts';
import { createDeployTarget } from '../../src/platform/deploy-target.ts';
import { createLogSource } from '../../src/platform/log-source.ts';
import { recordCommands } from '../action/runner/support/recorded-commands.ts';
import { appOf } from './app-of.ts';

const READS = 3;
const MIB = 1_048_576;
const APP = appOf('app-1');

/** What is read: a status, or the log with all that is shown and kept of it. */
export type Reading = 'status' | 'log';

async function readLog(platform: Platform): Promise<void> {
  const stop = new AbortController();
  const source = createLogSource(platform, APP.appId);
  const commands = { ...recordCommands(), info: () => {} };
  const logFile = createLogFile(process.env, () => {});
  const watch = createWatch(APP, createRecord(APP.appId, null, 0), {
    jobLog: createJobLog(commands, false),
    logFile,
    savedState: createSavedState([APP], commands),
    isStreaming: true,
    tailLines: 200,
    several: false,
  });
  let reads = 0;
  const tail = createLogTail({
    source: {
      read: async (count, purpose, limits) => {
        const read = await source.read(count, purpose, limits);
        reads += 1;
        if (reads === READS) stop.abort();
        return read;
      },
    },
    sink: watch,
    clock: createSystemClock(),
    tail: 200,
    pollIntervalMs: 1,
    paceMs: () => 0,
  });
  await tail.follow({ signal: stop.signal, deadlineAt: Number.POSITIVE_INFINITY });
  logFile.close();
}

async function readStatus(platform: Platform): Promise<void> {
  const target = createDeployTarget(platform, APP.appId);
  const limits = { signal: new AbortController().signal, deadlineAt: Number.POSITIVE_INFINITY };
  for (let reads = 0; reads < READS; reads++) await target.checkStatus('follow', limits);
}

const [reading = '', url = ''] = process.argv.slice(2);
registerSecret('tok-of-the-test');
const timeouts = { headersMs: 600_000, bodyMs: 600_000 };
const platform = createPlatform({ baseUrl: url, token: 'tok-of-the-test', timeouts });
const startMib = process.memoryUsage.rss() / MIB;
await (reading === 'log' ? readLog(platform) : readStatus(platform));
await platform.close();
console.log(String(Math.round(process.resourceUsage().maxRSS / 1024 - startMib)));
