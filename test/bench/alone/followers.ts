import { deployApplication } from '../../../src/deploy-application.ts';
import type { Random } from '../../../src/kernel/chance.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import { createApplications } from '../../../src/platform/applications.ts';
import { parseBaseAddress } from '../../../src/platform/base-address.ts';
import type { Platform } from '../../../src/platform/client.ts';
import type { Exchange, ExchangeRequest } from '../../../src/platform/exchange.ts';
import { createTransport } from '../../../src/platform/transport.ts';
import { createGate } from '../../../src/rate-limit/gate.ts';
import { DEFAULT_POLICY } from '../../support/scripted-target.ts';

/** What somebody saw who followed a deployment. */
export interface Followed {
  /** When the end was seen, on the clock's monotonic time. */
  readonly verdictAt: number;
  /** How many lines of the deployment's log were shown. */
  readonly lines: number;
}

/** Deploys and follows with all that the action does it with, but for the sockets. Throws where the verdict is wrong. */
export async function followWithTouchdown(exchange: Exchange, clock: Clock, random: Random): Promise<Followed> {
  const platform = createPlatformOn(exchange, clock, random);
  let verdictAt = Number.NaN;
  let lines = 0;
  const record = await deployApplication({
    platform,
    appId: 'app-1',
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

/** Deploys and follows as a shell loop does: status, log, sleep. It shows what each log has that the one before had not. */
export async function followByPolling(exchange: Exchange, clock: Clock, intervalMs: number): Promise<Followed> {
  const send = async (method: ExchangeRequest['method'], path: string): Promise<string> => {
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

function createPlatformOn(exchange: Exchange, clock: Clock, random: Random): Platform {
  const gate = createGate({ clock, random, reserve: 50 });
  const transport = createTransport({
    base: parseBaseAddress('http://127.0.0.1:1', { allowHttp: false }),
    authorization: 'Token bench-token',
    userAgent: 'bench',
    limits: { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 },
    totalMs: 120_000,
    exchange,
    gate,
    clock,
    random,
  });
  return {
    applications: createApplications(transport),
    transport,
    gate,
    rateLimit: () => gate.view(),
    close: () => exchange.close(),
  };
}
