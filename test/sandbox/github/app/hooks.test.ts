import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withEvent } from '../../../../src/sandbox/github/app/hooks.ts';
import type { DeliveryOutcome, Post } from '../../../../src/sandbox/http/webhook-sender.ts';
import { open } from '../../open.ts';
import { START } from '../../play.ts';
import { playApp } from '../play-app.ts';
import { REPO, SHA } from '../play-github.ts';

const ADMIN = '/_sandbox/github';
const HOOK = { hook_url: 'http://127.0.0.1:9/hooks/github', hook_secret: "It's a Secret to Everybody" };

async function openHooks(status: number | null = 200) {
  const sent: Parameters<Post>[0][] = [];
  const opened = open({
    post: async (posting) => {
      sent.push(posting);
      return status === null ? { kind: 'failed', message: 'refused' } : { kind: 'responded', status };
    },
  });
  await opened.send('POST', `${ADMIN}/app`, HOOK);
  await opened.send('POST', `${ADMIN}/pull-requests`, { repository: REPO, number: 7, head_sha: SHA });
  const headers = { authorization: 'token sandbox-github' };
  const body = JSON.stringify({ name: 'deploy', head_sha: SHA, external_id: 'x' });
  await opened.sandbox.handle({ method: 'POST', target: `/api/v3/repos/${REPO}/check-runs`, headers, body });
  const checkRunId = opened.sandbox.github().repositories.get(REPO)?.checkRuns[0]?.id;
  const deliver = (event: string, facts: object = {}) =>
    opened.send('POST', `${ADMIN}/deliver`, { event, repository: REPO, ...facts });
  const outcomes = () => opened.sandbox.github().app.attempts.map(({ outcome }) => outcome);
  return { ...opened, sentHooks: sent, checkRunId, deliver, outcomes };
}

/** Lets what is sent get its response. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("an event of GitHub's", () => {
  test('is sent to the App, with a signature of the sent body', async () => {
    const { deliver, sentHooks, outcomes } = await openHooks();
    const { status, body } = await deliver('pull_request.opened', { number: 7, login: 'mona' });
    expect(status).toBe(202);
    await settle();
    const [posting] = sentHooks;
    const signature = createHmac('sha256', HOOK.hook_secret)
      .update(posting?.body ?? '')
      .digest('hex');
    expect(posting).toMatchObject({
      targetUrl: HOOK.hook_url,
      headers: {
        'X-GitHub-Event': 'pull_request',
        'X-GitHub-Delivery': JSON.parse(body).guid,
        'X-Hub-Signature-256': `sha256=${signature}`,
      },
    });
    expect(JSON.parse(posting?.body ?? '')).toMatchObject({
      action: 'opened',
      number: 7,
      pull_request: { head: { sha: SHA } },
      repository: { full_name: REPO, id: expect.any(Number) },
      installation: { id: 515_151 },
      sender: { login: 'mona' },
    });
    expect(outcomes()).toEqual([200]);
  });

  test('has the payload that GitHub sends', async () => {
    const { deliver, sentHooks, checkRunId } = await openHooks();
    await deliver('check_run.rerequested', { check_run_id: checkRunId });
    await deliver('check_run.requested_action', { check_run_id: checkRunId });
    await deliver('check_suite.requested', { sha: SHA });
    await deliver('merge_group.checks_requested', { sha: SHA });
    await settle();
    await settle();
    expect(sentHooks.map(({ headers, body }) => [headers['X-GitHub-Event'], JSON.parse(body)])).toMatchObject([
      ['check_run', { action: 'rerequested', check_run: { id: checkRunId, head_sha: SHA, external_id: 'x' } }],
      ['check_run', { action: 'requested_action', requested_action: { identifier: 'deploy-again' } }],
      ['check_suite', { action: 'requested', check_suite: { head_sha: SHA } }],
      ['merge_group', { merge_group: { head_sha: SHA } }],
    ]);
  });

  test.each([
    ['check_run.rerequested', { check_run_id: 1 }, 404],
    ['pull_request.opened', { number: 8 }, 404],
    ['merge_group.checks_requested', {}, 404],
    ['check_suite.requested', {}, 404],
    ['push', {}, 400],
    ['pull_request.opened', { number: 'seven' }, 400],
  ])('%s of something that does not exist is not sent: %j', async (event, facts, status) => {
    const { deliver, sentHooks } = await openHooks();
    expect((await deliver(event, facts)).status).toBe(status);
    await settle();
    expect(sentHooks).toEqual([]);
  });

  test('is lost on request, and if no server listens', async () => {
    const { deliver, sentHooks, outcomes } = await openHooks();
    await deliver('pull_request.opened', { number: 7, lost: true });
    const silent = open();
    await silent.send('POST', `${ADMIN}/pull-requests`, { repository: REPO, number: 7 });
    await silent.send('POST', `${ADMIN}/deliver`, { event: 'pull_request.opened', repository: REPO, number: 7 });
    await settle();
    expect([sentHooks, outcomes(), silent.sandbox.github().app.attempts]).toMatchObject([
      [],
      [502],
      [{ outcome: 502 }],
    ]);
  });
});

describe('a reset during an event', () => {
  test('makes the first of the new events wait only for its own response', async () => {
    const responses: ((outcome: DeliveryOutcome) => void)[] = [];
    const { send, sandbox } = open({ post: () => new Promise((resolve) => responses.push(resolve)) });
    const deliver = async () => {
      await send('POST', `${ADMIN}/app`, HOOK);
      await send('POST', `${ADMIN}/pull-requests`, { repository: REPO, number: 7, head_sha: SHA });
      await send('POST', `${ADMIN}/deliver`, { event: 'pull_request.opened', repository: REPO, number: 7 });
      await settle();
    };
    const outcomes = () => sandbox.github().app.attempts.map(({ outcome }) => outcome);
    await deliver();
    await send('POST', '/_sandbox/reset');
    await deliver();
    responses[0]?.({ kind: 'responded', status: 500 });
    await settle();
    expect(outcomes()).toEqual(['under-way']);
    responses[1]?.({ kind: 'responded', status: 200 });
    await settle();
    expect(outcomes()).toEqual([200]);
  });
});

describe('the admin calls of the App', () => {
  test.each([
    ['app', { hook_url: 'http://x.example' }],
    ['app', { permissions: { nonsense: 'read' } }],
    ['runs', { repository: REPO }],
    ['deliver', { repository: REPO }],
  ])('refuse %s: %j', async (path, body) => {
    expect((await open().send('POST', `${ADMIN}/${path}`, body)).status).toBe(400);
  });
});

test("the App's webhook is shown without its secret", () => {
  const play = playApp();
  const read = () => play.asApp('GET', '/app/hook/config').json;
  expect(read()).toEqual({ content_type: 'json', insecure_ssl: '0' });
  play.change({ hook: { url: HOOK.hook_url, secret: HOOK.hook_secret } });
  expect(read()).toEqual({ content_type: 'json', insecure_ssl: '0', url: HOOK.hook_url, secret: '********' });
});

describe("the App's log of deliveries", () => {
  function playLog(outcomes: readonly number[]) {
    const play = playApp();
    for (const [index, outcome] of outcomes.entries()) {
      const event = { event: 'pull_request', payload: { action: 'opened', index } };
      [play.world] = withEvent(play.world, event, outcome, START + index * 1000);
    }
    const list = (query: string) => play.asApp('GET', `/app/hook/deliveries?${query}`, undefined, 100);
    return { play, list };
  }

  test('lists the newest first, with their outcomes', () => {
    const { list } = playLog([200, 502, 404]);
    const statuses = (query: string) => list(query).json.map((entry: { status_code: number }) => entry.status_code);
    expect(statuses('')).toEqual([404, 502, 200]);
    expect(statuses('status=failure')).toHaveLength(2);
    expect(statuses('status=success')).toEqual([200]);
  });

  test('has pages, each with a link to the next', () => {
    const { list } = playLog([200, 201, 202]);
    const first = list('per_page=2');
    expect([first.json.length, first.headers['link']]).toEqual([
      2,
      expect.stringMatching(/^<http.*cursor=v1_\d+>; rel="next"$/),
    ]);
    const cursor = /cursor=(\w+)/.exec(first.headers['link'] ?? '')?.[1];
    const second = list(`per_page=2&cursor=${cursor}`);
    expect([second.json.length, second.json[0].status_code, second.headers['link']]).toEqual([1, 200, undefined]);
  });

  test('returns sent events for three days', () => {
    const { play, list } = playLog([502]);
    const [{ id, guid }] = list('').json;
    const path = `/app/hook/deliveries/${id}`;
    expect(play.asApp('GET', path).json).toMatchObject({ guid, request: { payload: { action: 'opened', index: 0 } } });
    expect(play.asApp('GET', path, undefined, 3 * 86_400).status).toBe(404);
  });
});

test('drops old deliveries, except those that still wait', () => {
  const event = { event: 'ping', payload: {} };
  const days = (count: number): number => START + count * 86_400_000;
  const [first] = withEvent(open().sandbox.github(), event, 502, days(0));
  const [second, waiting] = withEvent(first, event, 'waiting', days(0));
  const [third, young] = withEvent(second, event, 502, days(1));
  const [fourth, newest] = withEvent(third, event, 502, days(3));
  expect(fourth.app.attempts).toEqual([waiting, young, newest]);
});
