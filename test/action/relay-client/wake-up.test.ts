import { describe, expect, test } from 'vitest';
import { type FakeRelayScript, report } from './support/fake-relay.ts';
import { playRelayed, type RelayedOptions, TEN_MINUTES } from './support/relayed-story.ts';

const WELL: FakeRelayScript['moves'] = [
  [500, report('unknown', 0)],
  [3_000, report('running', 1)],
  [600_200, report('succeeded', 2)],
];

describe('a ten-minute deployment with a relay', () => {
  test('needs at most 7 requests, including the proof of the commit, and has its verdict within a second of the delivery', async () => {
    const story = await playRelayed({ moves: WELL });
    expect(story.result).toBe('success');
    expect(story.record.settlement?.confirmed).toBe(true);
    expect(story.requests).toEqual(['GET status', 'POST deploy', 'GET status', 'GET status', 'GET status', 'GET 1']);
    expect(story.looksAfterMs).toEqual([3_000, 303_000, 600_200]);
    expect(story.verdictAfterMs).toBeLessThan(601_000);
    expect(story.notices).toEqual([]);
  });

  test('needs no more status checks for progress that is not new', async () => {
    const moves: FakeRelayScript['moves'] = [
      [100, report('queued', 0)],
      ...Array.from({ length: 50 }, (_, at) => [3_000 + at, report('running', 1 + at)] as const),
      [61_500, report('running', 99, { platform_state: 'DEPLOYING' })],
      [600_200, report('succeeded', 100)],
    ];
    const story = await playRelayed({ moves });
    expect(story.looksAfterMs).toEqual([3_000, 303_000, 600_200]);
  });

  test('checks the status once for an unconfirmed outcome, and does not trust it', async () => {
    const early = [...WELL.slice(0, 2), [600_050, report('running', 2, { unconfirmed: 'succeeded' })] as const];
    const story = await playRelayed({ moves: early });
    expect([story.result, story.verdictAfterMs]).toEqual(['success', 600_050]);
  });
});

describe('the registration', () => {
  test('is also sent if the step does not wait, without opening a stream', async () => {
    const story = await playRelayed({}, { policy: { wait: false } });
    expect([story.result, story.seen.map(({ method }) => method)]).toEqual(['triggered', ['POST']]);
  });

  test('is followed by a new stream with the last event and a new token if the stream closes', async () => {
    const moves = [...WELL.slice(0, 2), [100_000, 'close'] as const, [600_200, report('succeeded', 2)] as const];
    const story = await playRelayed({ moves });
    expect(story.seen[2]?.headers).toMatchObject({ authorization: 'Bearer token-3', 'last-event-id': '1' });
    expect([story.result, story.looksAfterMs.at(-1), story.requests.length]).toEqual(['success', 600_200, 6]);
    expect(story.notices).toEqual([]);
  });
});

describe('a relay that reported the outcome', () => {
  test('may close its stream before the status shows the outcome: no stream is opened again, without a notice', async () => {
    const end = [[595_000, report('succeeded', 2)] as const, [595_001, 'close'] as const];
    const story = await playRelayed({ moves: [...WELL.slice(0, 2), [100_000, 'close'], ...end] });
    expect([story.result, story.notices, story.seen.length]).toEqual(['success', [], 3]);
    expect(story.looksAfterMs.slice(2)).toEqual([595_000, expect.closeTo(604_000, -4)]);
  });
});

describe('an untrusted relay', () => {
  const answer =
    (status: number, body = '{}') =>
    () =>
      new Response(body, { status });
  const html = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const at = (ms: number, ...moves: readonly unknown[]): FakeRelayScript => ({
    moves: moves.map((move, index) => [ms + index * 10_000, move as string]),
  });
  const never = () => new Promise<never>(() => {});
  const doubts: readonly [string, FakeRelayScript, RelayedOptions, RegExp][] = [
    ['refuses the token', { registration: answer(401) }, {}, /the relay responded 401/],
    ['cannot be reached', { registration: () => Promise.reject(new TypeError('fetch failed')) }, {}, /not be reached/],
    ['never responds', { registration: never }, {}, /in time/],
    ['responds without JSON', { registration: answer(201, '<html>') }, {}, /cannot be read/],
    ['responds with an id that is a path', { registration: answer(201, '{"id":"../../x"}') }, {}, /cannot be read/],
    [
      'responds with too many bytes',
      { registration: answer(201, `{"id":"reg-1","x":"${'x'.repeat(70_000)}"}`) },
      {},
      /cannot/,
    ],
    ['has no such stream', { stream: answer(404) }, {}, /the relay responded 404/],
    ['streams a page', { stream: html }, {}, /the relay did not respond with an event stream/],
    ['closes its stream twice', at(30_000, 'close', 'close'), {}, /closed twice/],
    ['falls silent', at(30_000, 'silence'), {}, /silent for 45 s/],
    ['sends an event without JSON', at(30_000, 'event: state\ndata: {\n\n'), {}, /cannot be read/],
    [
      'sends too many bytes',
      at(30_000, `data: ${'x'.repeat(70_000)}`),
      {},
      /the event stream of the relay is too large/,
    ],
    [
      'contradicts an earlier event',
      at(30_000, report('running', 2), report('queued', 3)),
      {},
      /contradicted an earlier event/,
    ],
    ['reports a wrong success', at(30_000, report('succeeded', 1)), {}, /status does not show/],
    [
      'gets no token',
      {},
      { readToken: () => Promise.reject(new Error('no')) },
      /GitHub's token service did not issue an OIDC token/,
    ],
  ];

  test.each(doubts)('that %s is replaced by polling, and the verdict is right', async (_, script, options, said) => {
    const story = await playRelayed(script, options);
    expect(story.result).toBe('success');
    expect(story.verdictAfterMs).toBeGreaterThanOrEqual(600_000);
    expect(story.verdictAfterMs).toBeLessThan(611_000);
    expect(story.notices).toEqual([expect.stringMatching(said)]);
    expect(story.looksAfterMs.length).toBeGreaterThan(40);
  });

  test('never changes the verdict of a deployment', async () => {
    const shown = [...TEN_MINUTES.slice(0, -1), [90_000, 'BUILD_ERROR', '2030-01-02T00:00:00Z'] as const];
    expect((await playRelayed(at(30_000, report('succeeded', 1)), { shown })).result).toBe('failure');
    expect((await playRelayed(at(600_000, report('succeeded', 1)), { shown })).result).toBe('failure');
    expect((await playRelayed(at(600_000, report('failed', 1)))).result).toBe('success');
  });

  test('that reports nothing delays the verdict until the next regular status check', async () => {
    const story = await playRelayed({});
    expect([story.result, story.notices]).toEqual(['success', []]);
    expect(story.looksAfterMs).toEqual([60_000, 360_000, 660_000]);
  });

  test('cannot delay the step beyond its timeout', async () => {
    const shown = TEN_MINUTES.slice(0, 3);
    const story = await playRelayed({ moves: WELL.slice(0, 2) }, { shown, policy: { timeoutMs: 400_000 } });
    expect([story.result, story.looksAfterMs.at(-1)]).toEqual(['timed_out', 398_500]);
  });

  test('that reports nothing about a deployment that never starts does not change its verdict', async () => {
    const story = await playRelayed({}, { shown: TEN_MINUTES.slice(0, 1) });
    expect([story.result, story.looksAfterMs]).toEqual(['unchanged', [60_000]]);
  });

  test('is abandoned immediately, without a notice, when the step is asked to stop', async () => {
    const story = await playRelayed({ moves: WELL }, { abortAfterMs: 30_000 });
    expect([story.result, story.verdictAfterMs, story.notices]).toEqual(['cancelled', 30_000, []]);
  });
});
