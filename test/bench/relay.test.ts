import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type AckRow, summarizeAcks } from './relay/acknowledgements.ts';
import { measureBacklog } from './relay/backlog.ts';
import { readRssBytes, startChild } from './relay/children.ts';
import { createFlood, createPushes } from './relay/deliveries.ts';
import { type Loaded, loadClosed, loadOpen, summarize } from './relay/loads.ts';
import type { RelayMeasured } from './relay/relay.ts';
import { judgeRelayBench, renderRelayBench } from './relay/render-relay.ts';
import { setStage } from './relay/stage.ts';

test('the bench of the relay drains a backlog in order', async () => {
  await using stage = await setStage();
  const rows = await measureBacklog(stage, { deliveries: 20, deployments: 5 }, ['SQLite']);

  expect(rows).toEqual([expect.objectContaining({ store: 'SQLite', deliveries: 20, outOfOrder: 0, falls: 0 })]);
});

describe('the aims of the relay', () => {
  const row = (name: string, perSecond: number): AckRow => {
    return {
      name,
      perSecond,
      ratio: perSecond / 10_000,
      ratios: [0, 1],
      p99Ms: 5,
      failures: 0,
      loadShare: 0.2,
      cpuUs: 150,
    };
  };
  const loaded: Loaded = { perSecond: 1_500, p50Ms: 1, p99Ms: 10, longestMs: 20, failures: 0, ownShare: 0.1 };
  const good: RelayMeasured = {
    acks: [row('node:http, echo', 10_000), row('relay, SQLite', 2_000), row('relay, PostgreSQL', 1_200)],
    open: [
      { ...loaded, store: 'SQLite', disk: 'as it is', offered: 1_000 },
      { ...loaded, store: 'SQLite', disk: 'slow', offered: 1_600, p99Ms: 100 },
    ],
    firstCalls: [{ store: 'PostgreSQL', p50Ms: 10, p95Ms: 100, longestMs: 200, calls: 3, missed: 0 }],
    streams: { streams: 8_000, kibEach: 25, toAllP99Ms: 300, toOneP99Ms: 50, missed: 0 },
    backlogs: [
      {
        store: 'SQLite',
        deliveries: 9,
        seconds: 3,
        leastMib: 80,
        mostMib: 100,
        growthMib: 32,
        outOfOrder: 0,
        falls: 0,
      },
    ],
    start: { what: 'dist/relay', medianMs: 250, longestMs: 300, packages: 25 },
    probot: null,
    missing: [],
  };
  const unmet = (worse: Partial<RelayMeasured>): readonly string[] =>
    judgeRelayBench({ ...good, ...worse }).flatMap(({ text, isMet }) => (isMet ? [] : [text]));

  test('are met up to their limits, in one of several tables', () => {
    expect(unmet({})).toEqual([]);
    expect(renderRelayBench(good).split('\n\n').length).toBeGreaterThanOrEqual(6);
  });

  test('are not met beyond their limits', () => {
    const [first, slow] = good.open;
    const [backlog] = good.backlogs;
    const [call] = good.firstCalls;
    if (first === undefined || slow === undefined || backlog === undefined || call === undefined) throw new Error();

    expect(unmet({ acks: [row('relay, SQLite', 1_999), row('relay, PostgreSQL', 1_199)] })).toHaveLength(2);
    expect(unmet({ open: [{ ...first, p99Ms: 20.1 }] })).toHaveLength(1);
    expect(unmet({ open: [{ ...slow, perSecond: 1_499 }] })).toHaveLength(1);
    expect(unmet({ open: [{ ...slow, p99Ms: 101 }] })).toHaveLength(1);
    expect(unmet({ firstCalls: [{ ...call, p95Ms: 101 }] })).toHaveLength(1);
    expect(unmet({ firstCalls: [{ ...call, missed: 1 }] })).toHaveLength(1);
    expect(unmet({ streams: { ...good.streams, kibEach: 26, toAllP99Ms: 301, toOneP99Ms: 51 } })).toHaveLength(3);
    expect(unmet({ streams: { ...good.streams, missed: 1 } })).toHaveLength(2);
    expect(unmet({ backlogs: [{ ...backlog, outOfOrder: 1 }] })).toHaveLength(1);
    expect(unmet({ backlogs: [{ ...backlog, falls: 1 }] })).toHaveLength(1);
    expect(unmet({ backlogs: [{ ...backlog, growthMib: 33 }] })).toHaveLength(1);
    expect(unmet({ backlogs: [{ ...backlog, seconds: 61 }] })).toHaveLength(1);
    expect(unmet({ start: { ...good.start, medianMs: 251, packages: 26 } })).toHaveLength(2);
  });
});

describe('a ratio', () => {
  test('compares with node:http in the same round', () => {
    const loads = (...rates: number[]) =>
      rates.map((perSecond) => ({ ...summarize([1], 1_000, 0), perSecond, ownShare: 0.5, cpuUs: 10_000 / perSecond }));
    const measured = new Map([
      ['node:http, echo', loads(100, 200, 400)],
      ['relay, SQLite', loads(50, 180, 100)],
    ]);

    expect(summarizeAcks(measured)[1]).toMatchObject({ perSecond: 100, ratio: 0.5, ratios: [0.25, 0.9], cpuUs: 100 });
  });
});

describe('a load', () => {
  /** A server that answers by `answer`, each request after `delayMs`. */
  async function serve(status: number, delayMs: number): Promise<{ url: string; bodies: string[]; close(): void }> {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        bodies.push(`${request.headers['webhook-id']} ${body}`);
        setTimeout(() => response.writeHead(status).end('in a chunk'), delayMs);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    return { url, bodies, close: () => server.close() };
  }

  /** A clock that advances by a millisecond with each reading. */
  function createTicks(): () => number {
    let nowMs = 0;
    return () => nowMs++;
  }

  test('sends valid deliveries that are all different', async () => {
    const { url, bodies, close } = await serve(200, 0);
    const how = { connections: 3, warmUpMs: 0, measureMs: 100 };
    const { perSecond, failures } = await loadClosed(url, createFlood('12345678'), how, createTicks());
    close();

    expect(perSecond).toBeGreaterThan(0);
    expect(failures).toBe(0);
    expect(new Set(bodies).size).toBe(bodies.length);
    expect(JSON.parse(bodies[0]?.replace(/^\S+ /, '') ?? '')).toMatchObject({ event_type: 'DEPLOYMENT_STARTED' });
  });

  test('counts refused deliveries as failed', async () => {
    const { url, close } = await serve(503, 0);
    const how = { connections: 1, warmUpMs: 0, measureMs: 100 };
    const loaded = await loadClosed(url, createPushes(), how, createTicks());
    close();

    expect(loaded.perSecond).toBe(0);
    expect(loaded.failures).toBeGreaterThan(0);
  });

  test('at fixed times includes the wait for a connection in its durations', async () => {
    const { url, close } = await serve(200, 20);
    const requests = Array.from({ length: 10 }, createFlood('12345678'));
    const answers = await loadOpen(url, requests.values(), { connections: 1, perSecond: 1_000, count: 10 });
    close();

    const tookMs = answers.map(({ intendedMs, ackMs }) => ackMs - intendedMs);
    expect(answers).toHaveLength(10);
    expect(tookMs[9]).toBeGreaterThan(10 * 20 - 10);
  });
});

describe('a script in a process of its own', () => {
  test('has readable memory and reports why it ended', async () => {
    const child = await startChild('node-echo');

    expect(readRssBytes(child.pid)).not.toBe(0);
    await child.stop();
    await expect(startChild('relay-server')).rejects.toThrow('RELAY_WEBHOOK_SECRET');
  });
});
