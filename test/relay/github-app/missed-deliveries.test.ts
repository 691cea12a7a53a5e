import { describe, expect, test } from 'vitest';
import { openApp, REPO, refusal, SHA } from './open-app.ts';

const BEGAN_AT = Date.UTC(2030, 0, 1);
const LIST = 'GET /app/hook/deliveries';
const lost = (number: number) => ({ event: 'pull_request.opened', repository: REPO, number, lost: true });
const guid = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

async function openWithPulls(count: number) {
  const opened = openApp();
  for (let number = 1; number <= count; number++) {
    await opened.admin('POST', 'pull-requests', { repository: REPO, number, head_sha: SHA });
  }
  return opened;
}

/** One entry of GitHub's log; `atSeconds` after the start of every story. */
function entry(
  id: number | string,
  guid: string,
  atSeconds: number,
  [event, action]: readonly string[] = ['pull_request', 'opened'],
) {
  return { id, guid, delivered_at: new Date(BEGAN_AT + atSeconds * 1000).toISOString(), event, action };
}

function listOf(entries: readonly object[], cursor: string | null = null): Response {
  const link =
    cursor === null ? '' : `<http://127.0.0.1/app/hook/deliveries?per_page=100&cursor=${cursor}>; rel="next"`;
  return new Response(JSON.stringify(entries), { headers: { link } });
}

describe('listFailedDeliveries', () => {
  test('returns the deliveries that failed, the newest first, which can then be read', async () => {
    const { app, admin, clock, problems } = await openWithPulls(2);
    await admin('POST', 'deliver', lost(1));
    await clock.advance(1000);
    await admin('POST', 'deliver', lost(2));
    const listed = await app.listFailedDeliveries(clock.epochMs() - 60_000, null);
    if (listed.kind !== 'done') throw new Error(listed.sentence);
    const { attempts, next } = listed.value;
    expect([attempts.length, next]).toEqual([2, null]);
    for (const [nth, { id, guid }] of attempts.entries()) {
      expect(await app.readDelivery(id)).toMatchObject({
        kind: 'done',
        value: { guid, event: 'pull_request', payload: { number: 2 - nth, repository: { full_name: REPO } } },
      });
    }
    expect(problems).toEqual([]);
  });

  test('continues at a cursor, until a page reaches back far enough', async () => {
    const { app, strike, sent } = openApp();
    strike(LIST, listOf([entry(12, guid(12), 20)], 'v1_11'));
    strike(LIST, listOf([entry(11, guid(11), 10), entry(10, guid(10), 0)], 'v1_9'));
    const since = BEGAN_AT + 5_000;
    const first = { attempts: [{ id: '12', guid: guid(12) }], next: 'v1_11' };
    expect(await app.listFailedDeliveries(since, null)).toMatchObject({ kind: 'done', value: first });
    const last = { attempts: [{ id: '11', guid: guid(11) }], next: null };
    expect(await app.listFailedDeliveries(since, 'v1_11')).toMatchObject({ kind: 'done', value: last });
    expect(sent.map(({ query }) => Object.fromEntries(query))).toEqual([
      { status: 'failure', per_page: '100' },
      { status: 'failure', per_page: '100', cursor: 'v1_11' },
    ]);
  });

  test('omits events that only report check runs, which every App that writes check runs receives', async () => {
    const { app, strike } = openApp();
    const reports = [
      ['check_run', 'completed'],
      ['check_run', 'created'],
      ['check_suite', 'completed'],
      ['check_run', 'requested_action'],
    ];
    strike(LIST, listOf(reports.map((kind, index) => entry(14 - index, guid(14 - index), 40 - index, kind))));
    expect(await app.listFailedDeliveries(0, null)).toMatchObject({ value: { attempts: [{ id: '11' }] } });
  });

  test('keeps ids of 64 bits exactly', async () => {
    const { app, strike } = openApp();
    const text = JSON.stringify([entry(0, guid(1), 10)]).replace('"id":0', '"id":190471205683855361');
    strike(LIST, new Response(text));
    expect(await app.listFailedDeliveries(0, null)).toMatchObject({
      value: { attempts: [{ id: '190471205683855361' }] },
    });
  });

  test.each([
    ['no list', '{}', { kind: 'lost' }],
    [
      'entries of no sane form',
      '[{"id":1,"guid":"x y","delivered_at":"2030-01-01"},{"id":"1/2"},7]',
      { kind: 'done', value: { attempts: [], next: null } },
    ],
  ])('does not read %s', async (_, body, expected) => {
    const { app, strike } = openApp();
    strike(LIST, new Response(body));
    expect(await app.listFailedDeliveries(0, null)).toMatchObject(expected);
  });
});

describe('readDelivery', () => {
  const carried = () =>
    new Response(JSON.stringify({ ...entry(11, guid(11), 11), request: { payload: { number: 7 } } }));

  test.each([
    ['that GitHub deleted', [refusal(404, 'Not Found')]],
    ['that is gone', [refusal(410, 'Gone')]],
    ['whose content is useless twice', [new Response('{"guid":"x"}'), new Response('{"guid":"x"}')]],
  ])('returns null for a delivery %s', async (_, responses) => {
    const { app, strike, calls } = openApp();
    for (const response of responses) strike(`${LIST}/11`, response);
    expect(await app.readDelivery('11')).toEqual({ kind: 'done', value: null });
    expect(calls()).toHaveLength(responses.length);
  });

  test('reads again after a response broke off', async () => {
    const { app, strike } = openApp();
    strike(`${LIST}/11`, new Response('{"guid":'));
    strike(`${LIST}/11`, carried());
    const attemptedAt = BEGAN_AT + 11_000;
    expect(await app.readDelivery('11')).toMatchObject({
      value: { guid: guid(11), payload: { number: 7 }, attemptedAt },
    });
  });

  test('does not give up a delivery for which GitHub fails', async () => {
    const { app, strike } = openApp();
    strike(`${LIST}/11`, refusal(502, 'Bad Gateway'));
    expect(await app.readDelivery('11')).toMatchObject({ kind: 'lost' });
  });
});
