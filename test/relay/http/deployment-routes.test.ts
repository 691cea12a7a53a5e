import { describe, expect, test } from 'vitest';
import { createFakeRelay, requestTo } from '../support/http-relay.ts';
import { viewOf } from '../support/http-store.ts';

const SHA = 'a'.repeat(40);

function play() {
  const relay = createFakeRelay();
  relay.store.views.set('d1', viewOf());
  const get = (path: string, token = 'good', headers: Record<string, string> = {}) =>
    relay.app(requestTo(`/v1/deployments/${path}`, { token, headers }));
  return { ...relay, get };
}

async function textOf(response: Response): Promise<string> {
  return response.text();
}

describe('GET /v1/deployments/{id}', () => {
  test("returns the state to the deployment's own repository", async () => {
    const response = await play().get('d1');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: 'd1',
      app_id: 'web',
      deployment_id: null,
      sha: SHA,
      state: 'running',
      unconfirmed: null,
      platform_state: null,
      ended: false,
      rev: 1,
      check_run_url: null,
      opened_at: '2030-01-01T00:00:00.000Z',
      ended_at: null,
    });
  });

  test('responds 404 to another repository, as for an unknown deployment', async () => {
    const { get, store } = play();
    store.views.set('d2', viewOf({ id: 'd2', repositoryId: null }));
    for (const path of ['d1', 'd1/events', 'd2', 'nothing', '%00', 'a%20b/events']) {
      const response = await get(path, 'foreign');
      expect([response.status, await response.json()]).toEqual([404, { error: 'not found' }]);
    }
  });

  test('writes one throttled line to the log for a hundred refused tokens', async () => {
    const { get, lines } = play();
    for (let sent = 0; sent < 100; sent += 1) await get('d1', 'bad');
    expect(lines.filter((line) => line.includes('A token was refused.'))).toHaveLength(1);
  });
});

describe('an event stream', () => {
  test('is refused with 503 when too many are open, but the state can still be read', async () => {
    const { get, waiters } = play();
    for (let nth = 0; nth < 1_000; nth++)
      waiters.subscribe(viewOf(), { changed: () => {}, beat: () => {}, stopped: () => {} });
    expect((await get('d1/events')).status).toBe(503);
    expect((await get('d1')).status).toBe(200);
  });

  test('sends the state and each change, and closes with the outcome', async () => {
    const { get, store, clock, waiters } = play();
    const response = await get('d1/events');
    await clock.advance(15_000);
    store.change(viewOf({ rev: 2, word: 'running' }));
    await clock.advance(0);
    store.change(viewOf({ rev: 3, word: 'failed', isEnded: true }));
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await textOf(response)).replaceAll(/data: \{.*\}/g, 'data: {}')).toBe(
      [
        'retry: 2000\n\n',
        'event: state\nid: 1\ndata: {}\n\n',
        ': \n\n',
        'event: state\nid: 2\ndata: {}\n\n',
        'event: state\nid: 3\ndata: {}\n\n',
      ].join(''),
    );
    expect(waiters.count()).toBe(0);
  });

  test('omits states that were seen, and responds 204 if the outcome was seen', async () => {
    const { get, store } = play();
    store.views.set('d1', viewOf({ rev: 4, isEnded: true, word: 'succeeded' }));
    expect(await textOf(await get('d1/events', 'good', { 'last-event-id': '3' }))).toContain('id: 4\n');
    expect((await get('d1/events', 'good', { 'last-event-id': '4' })).status).toBe(204);
  });

  test('does not send a rev that was seen', async () => {
    const { get, store, clock } = play();
    const response = await get('d1/events', 'good', { 'last-event-id': '1' });
    await clock.advance(0);
    store.change(viewOf({ rev: 2, isEnded: true }));
    const text = await textOf(response);
    expect([text.includes('id: 1\n'), text.includes('id: 2\n')]).toEqual([false, true]);
  });

  test('starts from the first revision for a client that saw a later one, since a database that lost its last rows counts again', async () => {
    const { get, store, clock } = play();
    const response = await get('d1/events', 'good', { 'last-event-id': '9' });
    await clock.advance(0);
    store.change(viewOf({ rev: 2, word: 'succeeded', isEnded: true }));
    await clock.advance(0);
    const text = await Promise.race([textOf(response), clock.run(clock.wait(5_000)).then(() => 'still open')]);
    expect(text).toMatch(/id: 1\n.*id: 2\n/s);
    expect((await get('d1/events', 'good', { 'last-event-id': '9' })).status).toBe(200);
  });

  test('is not kept for a client that left before it was opened', async () => {
    const { app, waiters } = play();
    const gone = new AbortController();
    const request = requestTo('/v1/deployments/d1/events', { token: 'good', signal: gone.signal });
    const answer = app(request);
    gone.abort();
    await answer;
    expect(waiters.count()).toBe(0);
  });

  test('closes with the time to reconnect when its token expires', async () => {
    const { get, clock } = play();
    const response = await get('d1/events');
    await clock.advance(300_000);
    const text = await textOf(response);
    expect(text).toMatch(/event: state\n.*retry: 2000\n\n$/s);
    expect(text).not.toContain('"ended":true');
  });

  test('is closed if its client does not read', async () => {
    const { get, store, waiters, clock } = play();
    const response = await get('d1/events');
    await clock.advance(0);
    for (let rev = 2; waiters.count() > 0 && rev < 100; rev += 1) {
      store.change(viewOf({ rev, state: 'x'.repeat(10_000) }));
      await clock.advance(0);
    }
    expect(waiters.count()).toBe(0);
    await expect(response.text()).rejects.toThrow('too slow');
  });
});
