import { describe, expect, test } from 'vitest';
import { openApp, REPO, refusal, SHA } from './open-app.ts';

const BEGAN_AT = Date.UTC(2030, 0, 1);
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

/** The payload of an attempt, as GitHub returns it one by one. */
function carried(id: number): Response {
  return new Response(JSON.stringify({ ...entry(id, guid(id), id), request: { payload: { number: id } } }));
}

/** A page of a hundred attempts, the newest first. */
function pageOf(first: number): readonly object[] {
  return Array.from({ length: 100 }, (_, index) => entry(first - index, guid(first - index), first - index));
}

const NONE = { deliveries: [], unread: 0, isAll: true };

const guid = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

describe('readMissedDeliveries', () => {
  test('returns deliveries with their payloads, the oldest first', async () => {
    const { app, admin, clock, problems } = await openWithPulls(2);
    await admin('POST', 'deliver', lost(1));
    await clock.advance(1000);
    await admin('POST', 'deliver', lost(2));
    const reply = await app.readMissedDeliveries(clock.epochMs() - 60_000);
    expect(reply).toMatchObject({
      kind: 'done',
      value: {
        deliveries: [
          {
            guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
            event: 'pull_request',
            payload: { action: 'opened', number: 1 },
          },
          { event: 'pull_request', payload: { number: 2, repository: { full_name: REPO } } },
        ],
        isAll: true,
        readUntil: clock.epochMs(),
      },
    });
    expect(problems).toEqual([]);
  });

  test('returns nothing if nothing failed, with one request', async () => {
    const { app, calls, problems } = openApp();
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'done', value: NONE });
    expect([calls(), problems]).toEqual([[LIST], []]);
  });

  test('omits deliveries from before the given instant', async () => {
    const { app, admin, clock } = await openWithPulls(1);
    await admin('POST', 'deliver', lost(1));
    await clock.advance(60_000);
    expect(await app.readMissedDeliveries(clock.epochMs() - 30_000)).toMatchObject({ kind: 'done', value: NONE });
  });

  test('omits deliveries that a later attempt delivered', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(12, guid(2), 20), entry(11, guid(1), 10)]));
    strike(LIST, listOf([entry(14, guid(1), 40), entry(13, guid(3), 30)]));
    strike(`${LIST}/12`, refusal(500, 'stop here'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    expect(calls().slice(2)).toEqual([`${LIST}/12`]);
  });

  test('reads a delivery that failed repeatedly once, at its last attempt', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(13, guid(1), 30), entry(12, guid(2), 20), entry(11, guid(1), 10)]));
    strike(`${LIST}/12`, refusal(404, 'Not Found'));
    strike(`${LIST}/13`, refusal(410, 'Gone'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'done', value: { ...NONE, unread: 2 } });
    expect(calls().slice(2)).toEqual([`${LIST}/12`, `${LIST}/13`]);
  });

  test('reads all pages since the given time, and returns at most a hundred', async () => {
    const { app, strike, sent } = openApp();
    strike(LIST, listOf(pageOf(300), 'v1_200'));
    strike(LIST, listOf(pageOf(200), 'v1_100'));
    strike(LIST, listOf([]));
    for (let id = 150; id <= 260; id++) strike(`${LIST}/${id}`, refusal(404, 'Not Found'));
    const reply = await app.readMissedDeliveries(BEGAN_AT + 150_000);
    const [first, second, third, ...details] = sent;
    expect([first, second, third].map((request) => Object.fromEntries(request?.query ?? []))).toEqual([
      { status: 'failure', per_page: '100' },
      { status: 'failure', per_page: '100', cursor: 'v1_200' },
      { status: 'success', per_page: '100' },
    ]);
    expect(details.map(({ call }) => call)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${LIST}/${150 + index}`),
    );
    const readUntil = BEGAN_AT + 250_000;
    expect(reply).toEqual({ kind: 'done', value: { deliveries: [], unread: 100, readUntil, isAll: false } });
  });

  test('returns all of them, the oldest first, even if there are more than fit on ten pages', async () => {
    const { app, strike, calls, clock } = openApp();
    const pages = 25;
    for (let page = pages; page > 0; page--)
      strike(LIST, listOf(pageOf(100 * page), page === 1 ? null : `v1_${100 * (page - 1)}`));
    strike(LIST, listOf([]));
    for (let id = 1; id <= 100 * pages; id++) strike(`${LIST}/${id}`, carried(id));
    const numbers: number[] = [];
    let [since, calledLists] = [0, 0];
    for (let isAll = false; !isAll; ) {
      const before = calls().length;
      const reply = await app.readMissedDeliveries(since);
      if (reply.kind !== 'done') throw new Error(reply.sentence);
      const lists = calls()
        .slice(before)
        .filter((call) => call === LIST).length;
      expect([lists <= 11, reply.value.deliveries.length <= 100]).toEqual([true, true]);
      calledLists += lists;
      numbers.push(...reply.value.deliveries.map(({ payload }) => Number(Object(payload).number)));
      ({ isAll, readUntil: since } = reply.value);
    }
    expect(numbers).toEqual(Array.from({ length: 100 * pages }, (_, index) => index + 1));
    expect([calledLists, since]).toEqual([pages + 1, clock.epochMs()]);
  });

  test('returns all of them even if most failed in the same second', async () => {
    const { app, strike } = openApp();
    const [first, count] = [101, 250];
    const all = Array.from({ length: count }, (_, index) => entry(first + index, guid(first + index), 60)).reverse();
    for (let page = 0; page < 3; page++)
      strike(LIST, listOf(all.slice(100 * page, 100 * page + 100), page === 2 ? null : `v1_${page}`));
    strike(LIST, listOf([]));
    for (let id = first; id < first + count; id++) strike(`${LIST}/${id}`, carried(id));
    const numbers = new Set<number>();
    for (let [since, isAll] = [0, false]; !isAll; ) {
      const reply = await app.readMissedDeliveries(since);
      if (reply.kind !== 'done') throw new Error(reply.sentence);
      for (const { payload } of reply.value.deliveries) numbers.add(Number(Object(payload).number));
      ({ isAll, readUntil: since } = reply.value);
    }
    expect(numbers.size).toBe(count);
  });

  test('returns the newest 20,000, oldest first, and continues there the next time', async () => {
    const { app, strike } = openApp();
    const all = Array.from({ length: 20_500 }, (_, index) => 20_500 - index).map((nth) =>
      entry(nth, guid(nth), nth - 30_000),
    );
    for (let page = 0; page < 11; page++)
      strike(LIST, listOf(all.slice(2_000 * page, 2_000 * page + 2_000), page === 10 ? null : `v1_${page}`));
    strike(LIST, listOf([]));
    for (const id of [19_999, 20_000]) strike(`${LIST}/${id}`, carried(id));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ value: { deliveries: [], isAll: false } });
    strike(`${LIST}/1`, refusal(502, 'Bad Gateway'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    expect(await app.readMissedDeliveries(BEGAN_AT - 10_001_000)).toMatchObject({
      value: {
        deliveries: [{ payload: { number: 19_999 } }, { payload: { number: 20_000 } }],
        ...{ isAll: true, readUntil: BEGAN_AT - 10_000_000 },
      },
    });
  });

  test('returns them even if the successes cannot be listed', async () => {
    const { app, strike } = openApp();
    strike(LIST, listOf([entry(11, guid(11), 10)]));
    strike(LIST, refusal(502, 'Bad Gateway'));
    strike(`${LIST}/11`, carried(11));
    expect(await app.readMissedDeliveries(0)).toMatchObject({
      value: { deliveries: [{ payload: { number: 11 } }], isAll: true },
    });
  });

  test('omits those delivered since, and does not read successes from before the first failure', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(12, guid(1), 20), entry(10, guid(3), 10)]));
    const brought = [entry(15, guid(1), 40), entry(14, guid(1), 15), entry(13, guid(3), 12), entry(11, guid(2), 5)];
    strike(LIST, listOf(brought, 'v1_older'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'done', value: NONE });
    expect(calls()).toEqual([LIST, LIST]);
  });

  test('reads once for two concurrent calls', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    strike(`${LIST}/11`, carried(11));
    const [one, other] = await Promise.all([app.readMissedDeliveries(0), app.readMissedDeliveries(0)]);
    expect(other).toEqual(one);
    expect(calls()).toEqual([LIST, LIST, `${LIST}/11`]);
  });

  test('returns deliveries again if they were not stored', async () => {
    const { app, strike } = openApp();
    for (let count = 0; count < 2; count++) {
      strike(LIST, listOf([entry(11, guid(11), 10)]));
      strike(LIST, listOf([]));
      strike(`${LIST}/11`, carried(11));
      const reply = await app.readMissedDeliveries(0);
      expect(reply).toMatchObject({ value: { deliveries: [{ payload: { number: 11 } }], isAll: true } });
    }
  });

  test('returns the deliveries before one that cannot be read now, and that one next', async () => {
    const { app, strike, calls } = openApp();
    strike(LIST, listOf([entry(13, guid(13), 30), entry(12, guid(12), 20), entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    for (const id of [11, 12, 13]) strike(`${LIST}/${id}`, id === 12 ? refusal(502, 'Bad Gateway') : carried(id));
    const readUntil = BEGAN_AT + 20_000;
    const first = await app.readMissedDeliveries(0);
    expect(first).toMatchObject({ value: { deliveries: [{ payload: { number: 11 } }], readUntil, isAll: false } });
    strike(`${LIST}/12`, carried(12));
    const second = await app.readMissedDeliveries(readUntil);
    expect(second).toMatchObject({
      value: { deliveries: [{ payload: { number: 12 } }, { payload: { number: 13 } }], isAll: true },
    });
    expect(calls().filter((call) => call === LIST)).toHaveLength(2);
  });

  test('returns the others if one can never be read', async () => {
    const { app, strike } = openApp();
    strike(LIST, listOf([entry(12, guid(12), 20), entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    for (let count = 0; count < 2; count++) strike(`${LIST}/11`, new Response('{"guid":"x"}'));
    strike(`${LIST}/12`, carried(12));
    const reply = await app.readMissedDeliveries(0);
    expect(reply).toMatchObject({ value: { deliveries: [{ payload: { number: 12 } }], unread: 1, isAll: true } });
  });

  test('skips a delivery for which GitHub fails for an hour, and returns the others', async () => {
    const { app, strike } = openApp();
    strike(LIST, listOf([entry(12, guid(12), 20), entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    for (let count = 0; count < 12; count++) {
      strike(`${LIST}/11`, refusal(502, 'Bad Gateway'));
      expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    }
    // An hour in which every delivery failed does not prove that this one is at fault.
    for (const id of [11, 12]) strike(`${LIST}/${id}`, refusal(502, 'Bad Gateway'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    strike(`${LIST}/11`, refusal(502, 'Bad Gateway'));
    strike(`${LIST}/12`, carried(12));
    expect(await app.readMissedDeliveries(0)).toMatchObject({
      value: { deliveries: [{ payload: { number: 12 } }], unread: 1, isAll: true },
    });
  });

  test('returns those that failed after the only one for which GitHub fails for an hour', async () => {
    const { app, strike } = openApp();
    strike(LIST, listOf([entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    for (let count = 0; count < 14; count++) strike(`${LIST}/11`, refusal(502, 'Bad Gateway'));
    for (let count = 0; count < 13; count++) expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'lost' });
    strike(LIST, listOf([entry(12, guid(12), 20), entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    strike(`${LIST}/12`, carried(12));
    expect(await app.readMissedDeliveries(0)).toMatchObject({
      value: { deliveries: [{ payload: { number: 12 } }], unread: 1, isAll: true },
    });
  });

  test('reads again after a response broke off', async () => {
    const { app, strike } = openApp();
    strike(LIST, listOf([entry(11, guid(11), 10)]));
    strike(LIST, listOf([]));
    strike(`${LIST}/11`, new Response('{"guid":'));
    strike(`${LIST}/11`, carried(11));
    expect(await app.readMissedDeliveries(0)).toMatchObject({
      value: { deliveries: [{ payload: { number: 11 } }], unread: 0 },
    });
  });

  test('omits events that only report check runs, which every App that writes check runs receives', async () => {
    const { app, strike, calls } = openApp();
    const reports = [
      ['check_run', 'completed'],
      ['check_run', 'created'],
      ['check_suite', 'completed'],
      ['check_run', 'requested_action'],
    ];
    strike(LIST, listOf(reports.map((kind, index) => entry(14 - index, guid(14 - index), 40 - index, kind))));
    strike(LIST, listOf([]));
    strike(`${LIST}/11`, carried(11));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ value: { deliveries: [{ payload: { number: 11 } }] } });
    expect(calls()).toEqual([LIST, LIST, `${LIST}/11`]);
  });

  test('starts again from the newest if GitHub no longer accepts a cursor', async () => {
    const { app, strike, sent } = openApp();
    for (let page = 20; page > 10; page--) strike(LIST, listOf(pageOf(100 * page), `v1_${page}`));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ value: { ...NONE, isAll: false, readUntil: 0 } });
    strike(LIST, refusal(422, 'Invalid cursor'));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'dead', status: 422 });
    strike(LIST, listOf([]));
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'done', value: NONE });
    expect(sent.slice(-2).map(({ query }) => query.get('cursor'))).toEqual(['v1_11', null]);
  });

  test('keeps ids of 64 bits exactly', async () => {
    const { app, strike, calls } = openApp();
    const text = JSON.stringify([entry(0, guid(1), 10)]).replace('"id":0', '"id":190471205683855361');
    strike(LIST, new Response(text));
    strike(LIST, listOf([]));
    strike(`${LIST}/`, refusal(404, 'Not Found'));
    await app.readMissedDeliveries(0);
    expect(calls().at(-1)).toBe(`${LIST}/190471205683855361`);
  });

  test.each([
    ['no list', '{}', { kind: 'lost' }],
    [
      'entries of no sane form',
      '[{"id":1,"guid":"x y","delivered_at":"2030-01-01"},{"id":"1/2"},7]',
      { kind: 'done', value: NONE },
    ],
  ])('does not read %s', async (_, body, expected) => {
    const { app, strike } = openApp();
    strike(LIST, new Response(body));
    expect(await app.readMissedDeliveries(0)).toMatchObject(expected);
  });

  test('returns the end of a rate limit', async () => {
    const { app, strike, clock } = openApp();
    strike(LIST, 'secondary-limit=20');
    expect(await app.readMissedDeliveries(0)).toMatchObject({ kind: 'later', notBefore: clock.epochMs() + 20_000 });
  });
});
