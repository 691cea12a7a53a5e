import { describe, expect, onTestFinished, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { type ServerOptions, startSandbox } from '../../../src/sandbox/sandbox-server.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';
import { examineAt } from './run.ts';

async function open(options: ServerOptions = {}) {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const GITHUB = { GITHUB_TOKEN: 'sandbox-github', GITHUB_REPOSITORY: 'acme/web' };

describe('touchdown doctor', () => {
  test('finds nothing wrong where all is right, by a dozen reads at most', async () => {
    const sandbox = await open();
    const env = { ...GITHUB, GITHUB_API_URL: `${sandbox.url}/api/v3` };
    const { code, out, of } = await examineAt(sandbox.url, 'succeeds', { env });
    expect(code, out).toBe(0);
    expect(out).not.toContain('✗');
    expect(of('address')[0]).toMatch(/^✓ http:\/\/127\.0\.0\.1:\d+ answered 200 within/);
    expect(of('clock')).toEqual(["✓ This machine's clock agrees with the platform's to 30 s."]);
    expect(of('application')[0]).toBe('✓ Application succeeds is there: RUNNING, which counts as a success.');
    expect(of('github')[1]).toBe('✓ The token can read checks, statuses, deployments, pull-requests.');
    expect(of('scopes').slice(0, -1)).toEqual([
      '✓ Read: the organizations can be listed: Sandbox (sandbox-organization).',
      '✓ Read: the projects can be listed: there is none.',
      '✓ Read: the log of application succeeds can be read.',
      '✓ Read: the environment variables of application succeeds can be read.',
    ]);
    expect(of('token')).toEqual([
      '✓ The platform accepts the token, sent as "Authorization: Token".',
      '✓ The token has the form of an API token, which may have no end.',
    ]);
    expect(of('budget')).toHaveLength(1);
    expect(sandbox.journal().map(({ operation }) => operation)).toEqual([
      'organization',
      'projects',
      'status',
      'log',
      'variables',
    ]);
    const requests = [...sandbox.journal(), ...sandbox.githubJournal()];
    expect(requests.length).toBeLessThanOrEqual(12);
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test("finds nothing wrong with a sandbox whose clock runs fast, as the quick start's does", async () => {
    const sandbox = await open({ speed: 60 });
    const clock = createSystemClock();
    const late = { ...clock, epochMs: () => clock.epochMs() - 3_600_000 };
    const { code, out, of } = await examineAt(sandbox.url, 'succeeds', { clock: late });
    expect(of('clock')).toEqual([
      '! The platform is a sandbox with a clock of its own, which runs at 60 times real time.',
    ]);
    expect(code, out).toBe(0);
  });

  test('still finds that a clock is wrong where the sandbox plays a platform with a wrong one', async () => {
    await using server = await startScriptedServer({
      headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT' },
      body: { results: [] },
    });
    expect((await examineAt(server.url)).of('clock')[0]).toMatch(
      /^✗ This machine's clock is .* (?:behind|ahead of) the platform's/,
    );
  });

  test('prints a line of JSON for each finding, and one with the result', async () => {
    const sandbox = await open();
    const { code, out } = await examineAt(sandbox.url, 'nothing-here --json');
    const lines: { kind: string; data: Record<string, unknown> }[] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines.at(-1)).toEqual({
      version: 1,
      kind: 'result',
      command: 'doctor',
      data: { ok: false, wrong: 1, notes: 2 },
    });
    expect(lines.slice(0, -1).every(({ kind }) => kind === 'item')).toBe(true);
    expect(lines.find(({ data }) => data['verdict'] === 'wrong')?.data).toEqual({
      verdict: 'wrong',
      subject: 'application',
      sentence: 'There is no application nothing-here (404), saying "app_id: the application does not exist".',
      fix: 'Copy the id from the console, and check that the token is of the same organization.',
    });
  });

  test('tells of a token that is not accepted, in either way, and ends with 3', async () => {
    const sandbox = await open();
    const { code, of, out } = await examineAt(sandbox.url, 'succeeds', { env: { TOUCHDOWN_TOKEN: 'wrong-token' } });
    expect(code).toBe(3);
    expect(of('token')[0]).toContain('(401), sent as "Authorization: Token", nor as "Bearer"');
    expect(of('application')).toEqual([]);
    expect(out).not.toContain('wrong-token');
  });

  test.each([
    ['sandbox-read', 0, []],
    ['sandbox-ci', 0, []],
    ['sandbox-deploy', 1, ['list the organizations', 'read the log', 'read the environment variables']],
    ['sandbox-write', 1, ['list the organizations', 'read the log', 'read the environment variables']],
  ])('proves the scopes of %s by reads', async (token, expected, refused) => {
    const sandbox = await open();
    const { code, of } = await examineAt(sandbox.url, 'succeeds', { env: { TOUCHDOWN_TOKEN: token } });
    expect(code).toBe(expected);
    expect(of('token')[0]).toMatch(/^✓ The platform accepts the token/);
    const wrong = of('scopes').filter((line) => line.startsWith('✗'));
    expect(
      wrong.map((line) => /may not (\w+ the (?:organizations|log|environment variables))/.exec(line)?.[1]),
    ).toEqual(refused);
    for (const line of wrong) expect(line).toContain('the scope Read');
    expect(of('scopes').at(-1)).toMatch(/^! .* \(scope Deploy\) .* \(scope Write\) /);
  });

  test('finds the prefix that the address lacks, and goes on with it', async () => {
    const sandbox = await open();
    const { code, of } = await examineAt(`${sandbox.url}/elsewhere`, 'succeeds');
    expect(code).toBe(1);
    expect(of('address')[0]).toContain(`Use ${sandbox.url}/api/v1 as base address: the platform answers there.`);
    expect(of('application')[0]).toMatch(/^✓ Application succeeds is there/);
  });

  test('tells the scheme that the token wants', async () => {
    const account = { body: { id: 'o1', name: 'Acme' } };
    await using server = await startScriptedServer({ status: 401 }, account, { body: { results: [] } });
    const { code, of } = await examineAt(server.url, '', { env: { TOUCHDOWN_TOKEN: 'some-token' } });
    expect(code).toBe(3);
    expect(of('token')[0]).toContain('Set --auth-scheme bearer, or TOUCHDOWN_AUTH_SCHEME=bearer.');
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Token some-token',
      'Bearer some-token',
      'Bearer some-token',
    ]);
    expect(of('scopes')[0]).toBe('✓ Read: the organizations can be listed: Acme (o1).');
  });

  test.each([300, 304, 400, 402, 405, 406, 407, 408, 409, 410, 418, 421, 422, 429, 451, 499])(
    'finds something wrong, and ends with 1, where every request is refused with %d',
    async (status) => {
      await using server = await startScriptedServer({ status, body: status === 304 ? '' : { message: 'Not today.' } });
      const { code, out } = await examineAt(server.url, 'a1');
      expect(out).toContain('✗');
      expect(out).not.toContain('Nothing is wrong');
      expect(code).toBe(1);
    },
  );

  test('suggests plain http where the port of an https address speaks that', async () => {
    await using server = await startScriptedServer();
    const { code, of } = await examineAt(server.url.replace('http:', 'https:'), 'a1');
    expect(of('address')[0]).toContain(`Use ${server.url}.`);
    expect(code).toBe(4);
  });

  test('exits with 4 if the platform does not respond, and still checks GitHub', async () => {
    const { code, of } = await examineAt(await findClosedPort(), 'a1');
    expect(code).toBe(4);
    expect(of('address')[0]).toMatch(/^✗ .*\(ECONNREFUSED\)\. Check the base address/);
    expect(of('token')[0]).toMatch(/^! Whether the token is accepted is not known/);
    expect(of('github')).toHaveLength(1);
  });

  test('ends with 4 where a login page answers under every prefix', async () => {
    const body = '<!doctype html><form>Sign in <input type="password"></form>';
    await using server = await startScriptedServer({ headers: { 'content-type': 'text/html' }, body });
    const { code, of } = await examineAt(server.url, 'a1');
    expect(code).toBe(4);
    expect(of('address')[0]).toContain('answered 200 with what seems to be a login page where JSON was expected.');
    expect(server.requests.map(({ url }) => url)).toEqual(['/organization', '/api/v1/organization']);
  });

  test('tells where a redirect leads, without its query, and sends the token nowhere else', async () => {
    await using other = await startScriptedServer();
    const location = `${other.url}/login?return=secret-place`;
    await using server = await startScriptedServer({ status: 302, headers: { location } });
    const { code, of, out } = await examineAt(server.url);
    expect(code).toBe(4);
    expect(of('address')[0]).toContain(`redirects to ${other.url} (302), and the token goes to no other origin.`);
    expect(out).not.toContain('secret-place');
    expect(other.requests).toEqual([]);
  });

  test('tells of redirects in a circle, and does not go round for ever', async () => {
    await using server = await startScriptedServer({ status: 307, headers: { location: '/organization' } });
    const { code, of } = await examineAt(server.url);
    expect(code).toBe(4);
    expect(of('address')[0]).toContain('leads from one redirect to the next (307), and to no answer.');
    expect(server.requests.length).toBeLessThanOrEqual(12);
  });

  test('finishes all checks, and exits with their result, after its output was closed', async () => {
    const sandbox = await open();
    const lost = AbortSignal.abort(Object.assign(new Error('gone'), { code: 'EPIPE' }));
    expect((await examineAt(sandbox.url, 'nothing-here', { lost })).code).toBe(1);
    expect(sandbox.journal().filter(({ operation }) => operation === 'status')).toHaveLength(1);
  });

  test('refuses plain http to another host, and ends with 2', async () => {
    const { code, of } = await examineAt('http://platform.example');
    expect(code).toBe(2);
    expect(of('settings').find((line) => line.startsWith('✗'))).toContain(
      'is not encrypted: http would send the token in clear text. Use https, or set allow-http.',
    );
    expect(of('address')).toEqual([]);
  });

  test('exits with 2 if the proxy cannot be used, and sends no request', async () => {
    const { code, of } = await examineAt('https://platform.example', '', { env: { HTTPS_PROXY: 'socks5://proxy' } });
    expect(code).toBe(2);
    expect(of('proxy')[0]).toMatch(/^✗ HTTPS_PROXY/);
    expect(of('address')).toEqual([]);
  });

  test('tells how far the clock is off', async () => {
    const sandbox = await open();
    const clock = createSystemClock();
    const skewed = { ...clock, epochMs: () => clock.epochMs() + 600_000 };
    const { code, of } = await examineAt(sandbox.url, '', { clock: skewed });
    expect(code).toBe(1);
    expect(of('clock')[0]).toMatch(
      /^✗ This machine's clock is (10 min|9 min 59 s|10 min 1 s) ahead of the platform's\./,
    );
  });

  test('stops where nothing is left of the rate limit, and provokes no refusal', async () => {
    const sandbox = await open({ rateLimit: 2 });
    const { code, of } = await examineAt(sandbox.url, 'succeeds');
    expect(code).toBe(1);
    expect(of('budget')[0]).toMatch(/^✗ .*; the window ends in/);
    expect(of('application')).toEqual([
      '! Application succeeds was not looked at: nothing is left of the rate limit. Run this again when the window has ended.',
    ]);
    expect(sandbox.journal()).toHaveLength(2);
  });

  test('judges no token by a 429', async () => {
    await using server = await startScriptedServer({ status: 429, headers: { 'retry-after': '60' } });
    const { code, of } = await examineAt(server.url, 'a1');
    expect(code).toBe(1);
    expect(of('token')[0]).toMatch(/^! .* the rate limit .*\.$/);
    expect(of('budget')[0]).toMatch(/^✗ Nothing is left/);
    expect(server.requests).toHaveLength(1);
  });

  test('tells a platform in trouble from a token that is wrong', async () => {
    await using server = await startScriptedServer({ status: 503, body: { message: 'Maintenance.' } });
    const { code, of } = await examineAt(server.url);
    expect(code).toBe(4);
    expect(of('address')[0]).toContain('is in trouble: it answered 503, saying "Maintenance".');
    expect(of('token')[0]).toBe('! Whether the token is accepted is not known: the platform is in trouble.');
  });

  test.each([
    [3, ['✓ Application succeeds is there'], 2],
    [4, ['✓ Application succeeds is there'], 3],
  ])('reads no more than is left of the rate limit: %d', async (rateLimit, expected, reads) => {
    const sandbox = await open({ rateLimit });
    const { of } = await examineAt(sandbox.url, 'succeeds');
    expect(of('application').map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(expected));
    expect(of('scopes').filter((line) => line.startsWith('✓'))).toHaveLength(reads);
    expect(of('scopes').filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(of('budget')[0]).toMatch(/^✗ Nothing is left/);
    expect(sandbox.journal()).toHaveLength(rateLimit);
  });

  test('asks no more of an application that is not there, and looks at the next', async () => {
    const sandbox = await open();
    const { code, of } = await examineAt(sandbox.url, 'nothing-here succeeds');
    expect(code).toBe(1);
    expect(of('application').map((line) => line.slice(0, 3))).toEqual(['✗ T', '✓ A', expect.any(String)]);
    expect(sandbox.journal().filter(({ operation }) => operation === 'log')).toEqual([]);
  });

  test('judges when a token expires by the clock of the platform where that tells one', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const at = Date.UTC(2030, 0, 1);
    const token = `${encode({ alg: 'RS256' })}.${encode({ exp: at / 1000 + 7_200 })}.c2ln`;
    const clock = { ...createSystemClock(), epochMs: () => at };
    const expected = async (headers: Record<string, string>) => {
      await using server = await startScriptedServer({ headers, body: { id: 'o1' } }, { body: { results: [] } });
      return (await examineAt(server.url, '', { env: { TOUCHDOWN_TOKEN: token }, clock })).of('token')[1];
    };
    expect(await expected({ date: 'Tue, 01 Jan 2030 03:00:00 GMT' })).toMatch(/^✗ The token is a JWT that expired 1 h/);
    expect(await expected({ date: 'no date' })).toBe('✓ The token is a JWT that expires in 2 h.');
  });

  test('ends with 1 where the platform is under another prefix, and with what is wrong there', async () => {
    await using refusing = await startScriptedServer({ status: 404 }, { status: 401 }, { status: 401 });
    const { code, of } = await examineAt(refusing.url);
    expect(code).toBe(3);
    expect(of('address')[0]).toContain(`Use ${refusing.url}/api/v1 as base address`);
  });

  test('ends with 1 where a page answers, and the platform under another prefix', async () => {
    const page = { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
    await using server = await startScriptedServer(page, { body: { id: 'o1' } }, { body: { results: [] } });
    const { code, of } = await examineAt(server.url);
    expect(code).toBe(1);
    expect(of('address')[0]).toMatch(/answered 200 .*HTML.*Use http.*\/api\/v1 as base address/);
  });

  test('recognizes the id of something else', async () => {
    const sandbox = await open();
    const { of } = await examineAt(sandbox.url, 'sandbox-organization');
    expect(of('application')[0]).toContain('That is an organization: give the id of an application in it.');
  });

  test('takes what is missing on the line from touchdown.yaml', async () => {
    const sandbox = await open();
    const folder = await createFolder({ 'touchdown.yaml': `base-url: ${sandbox.url}\napp-id: succeeds\n` });
    const { code, of } = await examineAt('', '', { folder });
    expect(code).toBe(0);
    expect(of('settings').slice(0, 3)).toEqual([
      `✓ ${folder}/touchdown.yaml was read.`,
      `✓ The base address is ${sandbox.url} (from touchdown.yaml).`,
      '✓ The application is succeeds (from touchdown.yaml).',
    ]);
  });

  test('looks at further applications with one request each', async () => {
    const sandbox = await open();
    await examineAt(sandbox.url, 'succeeds succeeds--2 succeeds--3');
    expect(sandbox.journal().filter(({ operation }) => operation === 'status')).toHaveLength(3);
    expect(sandbox.journal().filter(({ operation }) => operation === 'log')).toHaveLength(1);
  });

  test.each(['', ' --json'])('ends when it is asked to, and tells that it did%s', async (json) => {
    await using server = await startScriptedServer('hang');
    const terminal = createTerminal();
    const running = examineAt(server.url, `a1${json}`, { ending: terminal.ending });
    await server.arrived(1);
    terminal.end();
    const { code, err, out } = await running;
    const message = 'It was ended before everything was looked at.';
    expect([code, err]).toEqual([130, `touchdown doctor: ${message}\n`]);
    if (json === '') return expect(out).not.toContain('interrupted');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ kind: 'error', data: { code: 'cancelled-signal', message, exitCode: 130 } });
    expect(new Set(lines.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['item']));
  });
});

describe('touchdown doctor on GitHub', () => {
  const off = 'https://platform.invalid';
  const env = { ...GITHUB, TOUCHDOWN_TOKEN: '', GITHUB_SHA: 'abc' };

  test('tells the permissions that the token lacks, as a block to add', async () => {
    const denied = { status: 403, body: { message: 'Resource not accessible by integration' } };
    await using server = await startScriptedServer({ body: { id: 1 } }, denied, denied, { body: [] }, denied);
    const { of } = await examineAt(off, '', { env: { ...env, GITHUB_API_URL: server.url } });
    expect(of('github')[2]).toMatch(/^✗ The token cannot read .*`permissions: \{ .*: write.* \}`\.$/);
    expect(new Set(server.requests.map(({ url }) => url))).toEqual(
      new Set([
        '/repos/acme/web',
        '/repos/acme/web/commits/abc/check-runs?per_page=1',
        '/repos/acme/web/commits/abc/statuses?per_page=1',
        '/repos/acme/web/deployments?per_page=1',
        '/repos/acme/web/pulls?per_page=1',
      ]),
    );
  });

  test('asks no further where the token is not accepted', async () => {
    await using server = await startScriptedServer({ status: 401, body: { message: 'Bad credentials' } });
    const { of } = await examineAt(off, '', { env: { ...env, GITHUB_API_URL: server.url } });
    expect(of('github')).toEqual([
      expect.stringMatching(/^✗ GitHub .* GITHUB_TOKEN \(401\), saying "Bad credentials"\. /),
    ]);
    expect(server.requests).toHaveLength(1);
  });

  test('shows no token of GitHub, even where GitHub does', async () => {
    const body = { message: 'bad token ghs_hidden-in-an-answer' };
    await using server = await startScriptedServer({ status: 401, body });
    const own = { ...env, GITHUB_TOKEN: ' ghs_hidden-in-an-answer ', GITHUB_REPOSITORY: ' acme/web ' };
    const { of, out } = await examineAt(off, '', { env: { ...own, GITHUB_API_URL: ` ${server.url}/api/v3/ ` } });
    expect(of('github')[0]).toContain('saying "bad token ***"');
    expect(out).not.toContain('hidden-in-an-answer');
    expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/v3/repos/acme/web', 'Bearer ghs_hidden-in-an-answer'],
    ]);
  });

  test('asks for the newest commit where none is named', async () => {
    await using server = await startScriptedServer({ body: [] });
    await examineAt(off, '', { env: { ...env, GITHUB_SHA: ' ', GITHUB_API_URL: server.url } });
    expect(server.requests.map(({ url }) => url)).toContain('/repos/acme/web/commits/HEAD/statuses?per_page=1');
  });

  test('tells of a proxy that cannot be used', async () => {
    const { code, of } = await examineAt(off, '', {
      env: { ...env, GITHUB_API_URL: 'http://github.example', HTTP_PROXY: 'socks5://p' },
    });
    expect(of('github')[0]).toMatch(/^✗ HTTP_PROXY/);
    expect(code).toBe(2);
  });

  test('tells an address or a token that cannot be used, and shows neither', async () => {
    const { of: ofAddress } = await examineAt(off, '', { env: { ...env, GITHUB_API_URL: 'nowhere' } });
    expect(ofAddress('github')[0]).toContain('✗ GITHUB_API_URL');
    const { of, out } = await examineAt(off, '', { env: { ...env, GITHUB_TOKEN: 'two words' } });
    expect(of('github')[0]).toContain('✗ GITHUB_TOKEN');
    expect(out).not.toContain('two words');
  });
});
