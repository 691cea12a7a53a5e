import { createServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor, playScenario, writesAmong } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

const QUIET = { logs: 'off' };

describe.concurrent('a platform that refuses', () => {
  test.for([
    [
      'a token that it does not know',
      'succeeds',
      { token: 'sandbox-nobody' },
      /does not accept the token \(401\).*"Authorization: Token"/,
      // A token that may deploy and nothing else is refused the status as well: the POST tells.
      2,
    ],
    ['an application that it does not know', 'no-such-app', {}, /\(404\)/, 1],
    [
      'a token that may only read',
      'succeeds',
      { token: 'sandbox-read' },
      /may not start a deployment .*\(403\).*scope Deploy.*some services answer 403/,
      2,
    ],
  ] as const)(
    '%s is refused once by each request (B10) (B52)',
    async ([, appId, inputs, said, requests], { expect }) => {
      const played = await playScenario(appId, { inputs: { ...QUIET, ...inputs } });
      const [error = '', ...others] = errorsIn(played.outcome);
      expect(played.outcome.outputs['result']).toBe('failure');
      expect(played.outcome.exitCode).toBe(1);
      expect(others).toEqual([]);
      expect(error).toMatch(said);
      expect(error).toContain(`Application ${appId}: `);
      expect(played.requests).toHaveLength(requests);
      expect(played.started).toBe(0);
    },
  );

  test('to be read by a token that may only deploy still deploys, and the step says so (B11)', async ({ expect }) => {
    const { outcome, started } = await playScenario('succeeds', { inputs: { ...QUIET, token: 'sandbox-deploy' } });
    expect(outcome.outputs['result']).toBe('unknown');
    expect(outcome.outputs['reason']).toMatch(/^The deployment was accepted, but .* needs the Read scope/);
    expect(started).toBe(1);
  });
});

const GOOD = { token: 'sandbox-ci', 'app-id': 'fast' };
const BAD = {
  token: 'two words',
  'app-id': '../secrets',
  commit: 'a b',
  'auth-scheme': 'basic',
  trigger: 'yes',
  wait: 'no',
  timeout: 'soon',
  'start-timeout': '-1s',
  'poll-interval': '0',
  logs: 'all',
  'log-tail': '0',
  'on-unchanged': 'ignore',
  'on-superseded': 'ignore',
  'on-conflict': 'ignore',
  'rate-limit-reserve': 'many',
  variables: 'no equals sign',
  secrets: 'no equals sign either',
  summary: 'y',
  'dry-run': 'n',
  'allow-http': '1',
};

describe.concurrent('bad inputs', () => {
  test('are reported all at once, by name, before any request', async ({ expect }) => {
    await using platform = await startStagedPlatform();
    const outcome = await runAction('main', { inputs: { ...inputsFor(platform, 'fast'), ...BAD } });
    const [error = '', ...others] = errorsIn(outcome);
    const reported = error
      .split('%0A')
      .slice(1)
      .map((line) => /^[a-z-]+/.exec(line)?.[0]);
    expect(outcome.exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(reported.sort()).toEqual(Object.keys(BAD).sort());
    expect(platform.requests).toEqual([]);
    expect(outcome.outputs['result']).toBe('unknown');
    expect(Object.keys(outcome.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outcome.summary).toMatch(/^## ❌ \d+ inputs cannot be used: /);
    for (const name of Object.keys(BAD)) expect(outcome.summary).toContain(`\n| ${name} | `);
    expect(outcome.summary).not.toMatch(/two words|no equals sign/);
    expect(outcome.printed.replaceAll(/^::add-mask::.*$/gm, '')).not.toMatch(/two words|no equals sign/);
  });
});

describe.concurrent('the summary of bad inputs', () => {
  test('is not written if it is off', async ({ expect }) => {
    const outcome = await runAction('main', { inputs: { ...GOOD, summary: 'false' } });
    expect(outcome).toMatchObject({ exitCode: 1, summary: '' });
  });
});

describe.concurrent('an address', () => {
  test.for([
    ['that is left out', '', /base-url: give the platform's base address here or in .*TOUCHDOWN_BASE_URL/],
    [
      'with a password in it',
      'https://user:hunter2-hunter2@platform.example',
      /base-url: give an address without a user or password/,
    ],
    [
      'with a query',
      'https://platform.example/?key=hunter2-hunter2',
      /base-url is "https:\/\/platform\.example\/".*query/,
    ],
    ['that is a host alone', 'platform.example', /base-url is "platform\.example", /],
  ] as const)('%s cannot be used', async ([, baseUrl, said], { expect }) => {
    const outcome = await runAction('main', { inputs: { ...GOOD, 'base-url': baseUrl } });
    expect(outcome.exitCode).toBe(1);
    expect(errorsIn(outcome)).toEqual([expect.stringMatching(said)]);
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  test('may be given in the environment', async ({ expect }) => {
    await using platform = await startStagedPlatform();
    const outcome = await runAction('main', {
      inputs: { ...inputsFor(platform, 'fast', QUIET), 'base-url': '' },
      env: { TOUCHDOWN_BASE_URL: platform.url },
    });
    expect(outcome.outputs['result']).toBe('success');
  });
});

describe('plain http to another host', () => {
  test('is refused before any connection is opened (B38)', async () => {
    let connections = 0;
    const server = createServer(() => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const outcome = await runAction('main', {
      inputs: { ...GOOD, 'base-url': 'http://platform.example/api/v1' },
      env: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy },
    });
    server.close();
    expect(outcome.exitCode).toBe(1);
    expect(errorsIn(outcome)).toEqual([
      expect.stringMatching(/base-url is "http:.*travel in the clear.*allow-http: true/),
    ]);
    expect(connections).toBe(0);
  });
});

describe.concurrent('a path', () => {
  test('keeps its prefix, with one slash between its parts (B37)', async ({ expect }) => {
    await using platform = await startStagedPlatform();
    const inputs = { ...inputsFor(platform, 'fast', QUIET), 'base-url': `${platform.url}//` };
    const { outputs } = await runAction('main', { inputs });
    expect(outputs['result']).toBe('success');
    expect(writesAmong(platform.requests)).toEqual(['POST /application/fast/deploy']);
  });

  test('contains every id as one segment (B39)', async ({ expect }) => {
    const { outcome, requests } = await playScenario('fast--a/b?c d', { inputs: QUIET });
    expect(outcome.outputs['result']).toBe('success');
    expect(writesAmong(requests)).toEqual(['POST /application/fast--a%2Fb%3Fc%20d/deploy']);
  });
});
