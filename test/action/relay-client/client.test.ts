import { describe, expect, test } from 'vitest';
import { RelayClient } from '../../../src/action/relay-client/client.ts';
import type { RelayReport } from '../../../src/action/relay-client/event.ts';
import { readStream } from '../../../src/action/relay-client/event-stream.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { createWebStream } from '../../../src/platform/http/web-fetch.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { report, SHA } from './support/fake-relay.ts';

const DEPLOYMENT = { appId: 'app-1', sha: SHA, pullRequest: null, environment: null, url: 'https://x.example/' };
const SUBJECT = { id: 'reg-1', appId: 'app-1', sha: SHA };
const clock = createSystemClock();
const never = new AbortController().signal;

async function open(...steps: readonly Step[]) {
  const server = await startScriptedServer(...steps);
  let tokens = 0;
  const client = new RelayClient({
    baseUrl: `${server.url}/relay/`,
    fetch: createWebStream({ origin: server.url, env: {}, clock }),
    readToken: async () => `oidc-token-${++tokens}`,
  });
  const dispose = async (): Promise<void> => {
    await client.close();
    await server[Symbol.asyncDispose]();
  };
  return { server, client, [Symbol.asyncDispose]: dispose };
}

const state = (data: object, rev: number): string => `event: state\nid: ${rev}\ndata: ${JSON.stringify(data)}\n\n`;

describe('the client of the relay over HTTP', () => {
  test('registers with a token and passes on each event as it is written', async () => {
    const { promise: isHeard, resolve: heard } = Promise.withResolvers<void>();
    await using world = await open({ status: 201, body: { id: 'reg-1', check_run_url: '' } }, async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`: beat\n\n${state(report('running', 4), 4)}`);
      await isHeard;
      response.end(state(report('succeeded', 5), 5));
    });
    const { client, server } = world;
    expect(await client.register(DEPLOYMENT, 'dep-9', never)).toEqual({ kind: 'registered', id: 'reg-1' });
    const reports: RelayReport[] = [];
    const ended = await readStream({ client, clock, subject: SUBJECT, lastEventId: '3', signal: never }, (report) => {
      reports.push(report);
      heard();
      return true;
    });
    expect(ended).toEqual({ doubt: null, lastEventId: '5' });
    expect(reports.map(({ progress }) => progress)).toEqual(['running', 'ended']);
    const [post, get] = server.requests;
    expect(JSON.parse(post?.body ?? '')).toEqual({
      app_id: 'app-1',
      deployment_id: 'dep-9',
      sha: SHA,
      url: DEPLOYMENT.url,
    });
    expect(post).toMatchObject({ url: '/relay/v1/deployments', headers: { authorization: 'Bearer oidc-token-1' } });
    expect(get).toMatchObject({
      url: '/relay/v1/deployments/reg-1/events',
      headers: { authorization: 'Bearer oidc-token-2', 'last-event-id': '3', accept: 'text/event-stream' },
    });
    expect(redact('x oidc-token-2 y')).toBe('x *** y');
  });

  test('does not follow a redirect', async () => {
    await using world = await open({ status: 307, headers: { location: '/elsewhere' } });
    expect(await world.client.register(DEPLOYMENT, null, never)).toEqual({
      kind: 'doubtful',
      why: 'the relay responded 307',
    });
    expect(await world.client.open('reg-1', '', never)).toEqual({ kind: 'doubtful', why: 'the relay responded 307' });
    expect(world.server.requests).toHaveLength(2);
  });
});
