import { describe, expect, test } from 'vitest';
import { connectRelay } from '../../../src/action/relay-client/connect.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { appOf } from '../../support/app-of.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { readWith } from '../runner/support/inputs.ts';
import { recordCommands } from '../runner/support/recorded-commands.ts';

const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const SUBJECT = { commit: SHA, pullRequest: 7 };
const clock = createSystemClock();

function step(env = {}) {
  const commands = recordCommands();
  return { commands, env, signal: new AbortController().signal };
}

const PERMITTED = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x.example/?a', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };

describe('waiting on a relay', () => {
  test('needs no more than the permission of the job', () => {
    expect(connectRelay(step(PERMITTED), readWith(), 'https://r.example', SUBJECT, clock)).toBeInstanceOf(Function);
  });

  test.each([
    ['no variable of it', {}],
    ['no secret for it', { ...PERMITTED, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined }],
  ])('is skipped with one warning that names the permission if the job has no token: %s', (_, env) => {
    const recorded = step(env);
    const inputs = readWith({ 'relay-url': 'https://relay.example' });
    expect(connectRelay(recorded, inputs, 'https://relay.example', SUBJECT, clock)).toBeNull();
    expect(recorded.commands.lines).toEqual([
      expect.stringMatching(/^warning Relay: .*`permissions: id-token: write`.*fork/),
    ]);
  });

  test('is skipped with one warning if the event has no commit', () => {
    const recorded = step();
    const subject = { ...SUBJECT, commit: null };
    const readIdToken = () => Promise.resolve('token');
    expect(connectRelay(recorded, readWith(), 'https://r.example', subject, clock, readIdToken)).toBeNull();
    expect(recorded.commands.lines).toEqual([
      expect.stringMatching(/^warning Relay: No full SHA to register with the relay/),
    ]);
  });

  test('registers the head commit and the inputs of each application, with a token for the audience', async () => {
    await using server = await startScriptedServer({ status: 201, body: { id: 'reg-1', check_run_url: '' } });
    const audiences: string[] = [];
    const readIdToken = async (audience: string): Promise<string> => {
      audiences.push(audience);
      return 'an-oidc-token';
    };
    const inputs = readWith({
      'relay-audience': 'our-relay',
      wait: 'false',
      'github-environment': 'preview-{app}',
      'environment-url': 'https://{app}.example/',
    });
    const wake = connectRelay(
      step(),
      inputs,
      `${server.url}/r/`,
      SUBJECT,
      clock,
      readIdToken,
    )?.(appOf('app-1', 'web'), {
      notice: () => {},
    });
    wake?.accepted('dep-9');
    await wake?.end();
    expect(audiences).toEqual(['our-relay']);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      url: '/r/v1/deployments',
      headers: { authorization: 'Bearer an-oidc-token' },
    });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      app_id: 'app-1',
      deployment_id: 'dep-9',
      sha: SHA,
      pull_request: 7,
      environment: 'preview-web',
      url: 'https://web.example/',
    });
  });
});
