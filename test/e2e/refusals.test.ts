import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { runStepHere } from './github/step-here.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';
import { errorsOf, playStep, writesOf } from './step-play.ts';

const QUIET = { logs: 'off' };

describe('a platform that refuses', () => {
  test.for([
    [
      'a token that it does not know',
      'succeeds',
      { token: 'sandbox-nobody' },
      /does not accept the token \(401\).*"Authorization: Token"/,
      // A token that may only deploy is also refused the status, so only the POST shows its scope.
      2,
    ],
    ['an application that it does not know', 'no-such-app', {}, /\(404\)/, 1],
    [
      'a token that may only read',
      'succeeds',
      { token: 'sandbox-read' },
      /may not start a deployment .*\(403\).*scope Deploy.*some services return 403/,
      // The status, the commit that runs, and the request that deploys.
      3,
    ],
  ] as const)('%s is refused once by each request (B10) (B52)', async ([, appId, inputs, said, requests]) => {
    const played = await playStep(appId, { ...QUIET, ...inputs });
    const [error = '', ...others] = errorsOf(played);
    expect(played.outputs.result).toBe('failure');
    expect(played.exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(error).toMatch(said);
    expect(error).toContain(`Application ${appId}: `);
    expect(played.requests).toHaveLength(requests);
    expect(played.started).toBe(0);
  });

  test('to be read by a token that may only deploy still deploys, and the step says so (B11)', async () => {
    const { outputs, started } = await playStep('succeeds', { ...QUIET, token: 'sandbox-deploy' });
    expect(outputs.result).toBe('unknown');
    expect(outputs.reason).toMatch(/needs the Read scope/);
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

describe('bad inputs', () => {
  test('are reported all at once, by name, before any request', async () => {
    const { exitCode, lines, outputs, requests, summaries } = await playStep('', BAD);
    const [error = '', ...others] = errorsOf({ lines });
    const [summary = ''] = summaries;
    const reported = error
      .split('\n')
      .slice(1)
      .map((line) => /^[a-z-]+/.exec(line)?.[0]);
    expect(exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(reported.sort()).toEqual(Object.keys(BAD).sort());
    expect(requests).toEqual([]);
    expect(outputs.result).toBe('unknown');
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    for (const name of Object.keys(BAD)) {
      expect(summary).toContain(`\n| ${name} | `);
    }
    expect(summary).not.toMatch(/two words|no equals sign/);
    expect(lines.join('\n')).not.toMatch(/two words|no equals sign/);
  });
});

describe('the summary of bad inputs', () => {
  test('is not written if it is off', async () => {
    const played = await playStep('fast', { 'base-url': '', summary: 'false' });
    expect(played).toMatchObject({ exitCode: 1, summaries: [] });
  });
});

describe('an address', () => {
  test.for([
    ['that is left out', '', /base-url is missing\. Set the URL of the platform's API here or in .*TOUCHDOWN_BASE_URL/],
    ['with a password in it', 'https://user:hunter2-hunter2@platform.example', /base-url has a user or password in it/],
    [
      'with a query',
      'https://platform.example/?key=hunter2-hunter2',
      /base-url: "https:\/\/platform\.example\/" is followed by a query/,
    ],
    ['that is a host alone', 'platform.example', /base-url: "platform\.example" is not a URL/],
  ] as const)('%s cannot be used', async ([, baseUrl, said]) => {
    const { exitCode, lines, outputs, summaries } = await playStep('fast', { 'base-url': baseUrl });
    expect(exitCode).toBe(1);
    expect(errorsOf({ lines })).toEqual([expect.stringMatching(said)]);
    expect(JSON.stringify([lines, outputs, summaries])).not.toContain('hunter2');
  });

  test('may be set in the environment, and keeps its prefix, with one slash between its parts (B37)', async () => {
    await using platform = await startStagedPlatform();
    const { outputs } = await runStepHere('main', {
      inputs: { ...inputsFor(platform, 'fast', QUIET), 'base-url': '' },
      env: { TOUCHDOWN_BASE_URL: `${platform.url}//` },
    });
    expect(outputs['result']).toBe('success');
    expect(writesAmong(platform.requests)).toEqual(['POST /application/fast/deploy']);
  });
});

describe('plain http to another host', () => {
  test('is refused before any connection is opened (B38)', async () => {
    let connections = 0;
    const server = createServer(() => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const outcome = await runStepHere('main', {
      inputs: { ...GOOD, 'base-url': 'http://platform.example/api/v1' },
      env: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy },
    });
    server.close();
    expect(outcome.exitCode).toBe(1);
    expect(errorsIn(outcome)).toEqual([
      expect.stringMatching(
        /base-url: "http:.*" is not encrypted: http would send the token in clear text\. Give an https URL, or set allow-http: true/,
      ),
    ]);
    expect(connections).toBe(0);
  });
});

describe('a path', () => {
  test('contains every id as one segment (B39)', async () => {
    const played = await playStep('fast--a/b?c&d', QUIET);
    expect(played.outputs.result).toBe('success');
    expect(writesOf(played)).toEqual(['POST /application/fast--a%2Fb%3Fc%26d/deploy']);
  });
});
