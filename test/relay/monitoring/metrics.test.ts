import { describe, expect, test } from 'vitest';
import { createMeter } from '../../../src/relay/monitoring/metrics.ts';
import type { Dependencies } from '../../../src/relay/monitoring/problems.ts';
import type { Backlog } from '../../../src/relay/store/operations/views.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { WELL } from '../support/dependencies.ts';

function play(measure: () => Promise<Backlog>, dependencies: Dependencies = WELL) {
  const clock = createFakeClock();
  const left = new Map([[70, 4999]]);
  const meter = createMeter({ measure, streamsOpen: () => 12, callsLeft: () => left, ...dependencies, clock });
  const read = async () => (await clock.run(meter.render())).split('\n').filter((line) => /^relay_/.test(line));
  return { clock, meter, left, read };
}

const backlog = async (): Promise<Backlog> => ({
  pending: 3,
  oldestPendingAt: Date.UTC(2030, 0, 1) - 4_500,
  unpublished: 2,
  dead: 1,
});

describe('the metrics', () => {
  test('count deliveries, writes and status checks by their outcome', async () => {
    const { meter, read } = play(backlog);
    meter.delivered('platform', 'stored', 3);
    meter.delivered('platform', 'stored', 30);
    meter.delivered('github', 'unauthorized', 0);
    meter.wrote('written');
    meter.checkedStatus('throttled');
    expect(await read()).toEqual(
      expect.arrayContaining([
        'relay_deliveries_total{source="platform",fate="stored"} 2',
        'relay_deliveries_total{source="github",fate="unauthorized"} 1',
        'relay_ack_seconds_bucket{le="0.005"} 1',
        'relay_ack_seconds_count 2',
        'relay_github_writes_total{outcome="written"} 1',
        'relay_looks_total{outcome="throttled"} 1',
      ]),
    );
  });

  test('report the backlog, the streams and the remaining calls as they are when they are read', async () => {
    const { read, left } = play(backlog);
    left.set(71, 5);
    left.delete(70);
    const lines = await read();
    expect(lines).toEqual(
      expect.arrayContaining([
        'relay_store_up 1',
        'relay_backlog_pending 3',
        'relay_backlog_oldest_age_seconds 4.5',
        'relay_checks_unpublished 2',
        'relay_dead_letters 1',
        'relay_streams_open 12',
        'relay_github_calls_left{installation="71"} 5',
      ]),
    );
    expect(lines.join()).not.toContain('"70"');
  });

  test.each<[string, () => Promise<Backlog>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['does not answer', () => new Promise(() => {})],
  ])('omit the backlog if the store %s', async (_, measure) => {
    const { meter, read } = play(measure);
    meter.wrote('failed');
    const lines = await read();
    expect(lines).toContain('relay_store_up 0');
    expect(lines).toContain('relay_github_writes_total{outcome="failed"} 1');
    expect(lines.join()).not.toContain('backlog_pending');
  });

  test('report that the store is not up if it can be read but not written', async () => {
    const findStoreProblem = async () => ({ kind: 'store', since: 1, reason: 'There is no space left.' }) as const;
    const lines = await play(backlog, { ...WELL, findStoreProblem }).read();
    expect(lines).toContain('relay_store_up 0');
    expect(lines).toContain('relay_backlog_pending 3');
  });

  test('report since when GitHub refuses the App, and 0 for every other problem', async () => {
    const problem = { kind: 'github-refused', since: 1_893_456_000_500, reason: 'GitHub answered 401.' } as const;
    let isWell = false;
    const readGithub: Dependencies['readGithub'] = () => ({ isKnown: true, problem: isWell ? null : problem });
    const { clock, read } = play(backlog, { ...WELL, readGithub });
    const linesFor = (seconds: number) => [
      `relay_github_problem_since_seconds{problem="refused"} ${seconds}`,
      'relay_github_problem_since_seconds{problem="clock"} 0',
      'relay_github_problem_since_seconds{problem="unreachable"} 0',
      'relay_github_problem_since_seconds{problem="slow"} 0',
    ];
    expect(await read()).toEqual(expect.arrayContaining(linesFor(1_893_456_000.5)));
    isWell = true;
    await clock.advance(1_000);
    expect(await read()).toEqual(expect.arrayContaining(linesFor(0)));
  });

  test('are rendered at most once a second, however many clients request them', async () => {
    let queries = 0;
    const { clock, meter, read } = play(async () => {
      queries += 1;
      return backlog();
    });
    const renderings = await Promise.all(Array.from({ length: 50 }, read));
    meter.wrote('written');
    await clock.advance(999);
    expect(new Set([...renderings, await read()].map((lines) => lines.join())).size).toBe(1);
    expect(queries).toBe(1);
    await clock.advance(1);
    expect(await read()).toContain('relay_github_writes_total{outcome="written"} 1');
    expect(queries).toBe(2);
  });
});
