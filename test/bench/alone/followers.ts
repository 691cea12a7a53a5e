import { deployApplication } from '../../../src/deploy-application.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { connectApplication } from '../../../src/platform/connect-application.ts';
import type { Exchange } from '../../../src/platform/http/exchange.ts';
import type { HttpRequest } from '../../../src/platform/http/http-client.ts';
import { DEFAULT_POLICY } from '../../support/scripted-target.ts';
import { createPlatformOn } from '../../support/simulated-platform.ts';

/** The observations of one follower. */
export interface Followed {
  /** When the end was seen, on the clock's monotonic time. */
  readonly verdictAt: number;
  /** How many lines of the deployment's log were shown. */
  readonly lines: number;
}

/** Deploys and follows with the code of the action, without sockets. Throws if the verdict is wrong. */
export async function followWithTouchdown(exchange: Exchange, clock: Clock, random: Random): Promise<Followed> {
  const platform = createPlatformOn(exchange, clock, random);
  let verdictAt = Number.NaN;
  let lines = 0;
  const record = await deployApplication({
    ...connectApplication(platform, 'app-1'),
    policy: DEFAULT_POLICY,
    settings: [],
    logTail: 200,
    watch: {
      changed: ({ settlement }) => {
        if (settlement !== null) verdictAt = clock.monotonicMs();
      },
      notice() {},
      line: () => {
        lines++;
      },
      gap() {},
      unavailable() {},
    },
    clock,
    random,
    signal: new AbortController().signal,
  });
  if (record.settlement?.result !== 'success') throw new Error(`the verdict is wrong: ${record.settlement?.reason}`);
  return { verdictAt, lines };
}

/** Deploys and follows as a shell loop does: status, log, sleep. Shows the lines of each log that the previous one did not have. */
export async function followByPolling(exchange: Exchange, clock: Clock, intervalMs: number): Promise<Followed> {
  const send = async (method: HttpRequest['method'], path: string): Promise<string> => {
    const limits = { signal: undefined, deadlineAt: Number.POSITIVE_INFINITY };
    const exchanged = await exchange.send({ method, path, headers: {}, body: null, ...limits });
    return exchanged.kind === 'answered' ? exchanged.text : '';
  };
  const readLog = async (): Promise<string[]> =>
    (await send('GET', '/application/app-1/log?tail=200')).match(/line \d+/g) ?? [];

  const seen = new Set(await readLog());
  const before = seen.size;
  await send('POST', '/application/app-1/deploy');
  for (;;) {
    const status = await send('GET', '/application/app-1/status');
    const statusAt = clock.monotonicMs();
    for (const line of await readLog()) seen.add(line);
    if (status.includes('"RUNNING"')) return { verdictAt: statusAt, lines: seen.size - before };
    await clock.wait(intervalMs);
  }
}
