import { describe, expect, test } from 'vitest';
import { openApp, REPO, SHA, told } from './open-app.ts';

const LIST = 'GET /app/hook/deliveries';
const lost = (number: number) => ({ event: 'pull_request.opened', repository: REPO, number, lost: true });

async function openWithPulls(count: number) {
  const opened = openApp();
  for (let number = 1; number <= count; number++) {
    await opened.admin('POST', 'pull-requests', { repository: REPO, number, head_sha: SHA });
  }
  return opened;
}

/** One entry of GitHub's log; `atSeconds` after the start of every story. */
function entry(id: number | string, guid: string, atSeconds: number) {
  return {
    id,
    guid,
    delivered_at: new Date(Date.UTC(2030, 0, 1) + atSeconds * 1000).toISOString(),
    event: 'pull_request',
  };
}

function listOf(entries: readonly object[], cursor: string | null = null): Response {
  const link =
    cursor === null ? '' : `<http://127.0.0.1/app/hook/deliveries?per_page=100&cursor=${cursor}>; rel="next"`;
  return new Response(JSON.stringify(entries), { headers: { link } });
}

const guid = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

describe('deliveries that were missed', () => {
  test('are told with what they carried, the oldest first', async () => {
    const { app, admin, clock, problems } = await openWithPulls(2);
    await admin('POST', 'deliver', lost(1));
    await clock.advance(1000);
    await admin('POST', 'deliver', lost(2));
    const reply = await app.readMissedDeliveries(clock.epochMs() - 60_000);
    expect(reply).toMatchObject({
      kind: 'done',
      value: [
        {
          guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
          event: 'pull_request',
          payload: { action: 'opened', number: 1 },
        },
        { event: 'pull_request', payload: { number: 2, repository: { full_name: REPO } } },
      ],
    });
    expect(problems).toEqual([]);
  });

  test('are none where nothing failed, at the cost of one request', async () => {
    const { app, calls, problems } = openApp();
    expect(await app.readMissedDeliveries(0)).toEqual({ kind: 'done', value: [] });
    expect([calls(), problems]).toEqual([[LIST], []]);
  });

  test('of before are not told', async () => {
    const { app, admin, clock } = await openWithPulls(1);
    await admin('POST', 'deliver', lost(1));
    await clock.advance(60_000);
    expect(await app.readMissedDeliveries(clock.epochMs() - 30_000)).toEqual({ kind: 'done', value: [] });
  });

  test('are not those that a later attempt brought', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(12, guid(2), 20), entry(11, guid(1), 10)]));
    strike(LIST, listOf([entry(14, guid(1), 40), entry(13, guid(3), 30)]));
    strike(`${LIST}/12`, told(500, 'stop here'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    expect(calls().slice(2)).toEqual([`${LIST}/12`]);
  });

  test('that failed again and again are read once, at the last attempt', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(13, guid(1), 30), entry(12, guid(2), 20), entry(11, guid(1), 10)]));
    strike(`${LIST}/12`, told(404, 'Not Found'));
    strike(`${LIST}/13`, told(410, 'Gone'));
    expect(await app.readMissedDeliveries(0)).toEqual({ kind: 'done', value: [] });
    expect(calls().slice(2)).toEqual([`${LIST}/12`, `${LIST}/13`]);
  });

  test('are looked for on all pages since then, and at most a hundred are told', async () => {
    const { app, strike, sent } = openApp();
    const pageOf = (first: number) =>
      Array.from({ length: 100 }, (_, index) => entry(first - index, guid(first - index), first - index));
    strike(LIST, listOf(pageOf(300), 'v1_200'));
    strike(LIST, listOf(pageOf(200), 'v1_100'));
    strike(LIST, listOf([]));
    for (let id = 150; id <= 260; id++) strike(`${LIST}/${id}`, told(404, 'Not Found'));
    await app.readMissedDeliveries(Date.UTC(2030, 0, 1) + 150_000);
    const [first, second, third, ...details] = sent;
    expect([first, second, third].map((request) => Object.fromEntries(request?.query ?? []))).toEqual([
      { status: 'failure', per_page: '100' },
      { status: 'failure', per_page: '100', cursor: 'v1_200' },
      { status: 'success', per_page: '100' },
    ]);
    expect(details.map(({ call }) => call)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${LIST}/${150 + index}`),
    );
  });

  test('keep their ids to the last digit', async () => {
    const { app, strike, calls } = openApp();
    const text = JSON.stringify([entry(0, guid(1), 10)]).replace('"id":0', '"id":190471205683855361');
    strike(LIST, new Response(text));
    strike(LIST, listOf([]));
    strike(`${LIST}/`, told(404, 'Not Found'));
    await app.readMissedDeliveries(0);
    expect(calls().at(-1)).toBe(`${LIST}/190471205683855361`);
  });

  test.each([
    ['no list', '{}', { kind: 'lost' }],
    [
      'entries of no sane form',
      '[{"id":1,"guid":"x y","delivered_at":"2030-01-01"},{"id":"1/2"},7]',
      { kind: 'done', value: [] },
    ],
  ])('are not read out of %s', async (_, body, expected) => {
    const { app, strike } = openApp();
    strike(LIST, new Response(body));
    expect(await app.readMissedDeliveries(0)).toMatchObject(expected);
  });

  test('wait for a limit', async () => {
    const { app, strike, clock } = openApp();
    strike(LIST, 'secondary-limit=20');
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'later', notBefore: clock.epochMs() + 20_000 });
  });
});
