import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';
import { linesOf, openSandbox, runAt } from '../run.ts';
import { createTerminal } from '../terminal.ts';

/** Runs `touchdown doctor` at `url`, as an admin; `of` returns the lines of one subject: `✓ …`, `✗ …` or `! …`. */
async function examineAt(url: string, line = '', surroundings: Partial<Terminal> = {}, flags = ['--verbose']) {
  const words = line.split(' ').filter((word) => word !== '');
  const ran = await runAt(url, ['doctor', ...flags, ...words], surroundings);
  const of = (subject: string) =>
    ran.out
      .split('\n')
      .filter((one) => one.slice(2).split(' ')[0] === subject)
      .map((one) => `${one[0]} ${one.slice(15)}`);
  return { ...ran, of };
}

describe('touchdown doctor', () => {
  test('finds no problem in a working setup, with six reads', async () => {
    const sandbox = await openSandbox();
    const { code, out, of } = await examineAt(sandbox.url, 'succeeds');
    expect(code, out).toBe(0);
    expect(out).not.toContain('✗');
    expect(of('address')).toEqual([`✓ The platform responds at ${sandbox.url}.`]);
    expect(of('application')[0]).toBe('✓ Application succeeds exists. Its state is RUNNING, which means success.');
    expect(of('platform').map((line) => line.split(', so')[0])).toEqual([
      '! The status of succeeds names no deployment',
      '! The status of succeeds has no deployment_requests_count',
      '! GET /application/succeeds does not say which commit runs',
      expect.stringContaining(' The status of succeeds has last_deployment_date'),
    ]);
    expect(of('scopes').slice(0, -1)).toEqual([
      '✓ The token can list the organizations: Sandbox (sandbox-organization).',
      '✓ The token can read the log of application succeeds.',
      '✓ The token can read the environment variables of application succeeds.',
    ]);
    expect(of('token')).toEqual(['✓ The platform accepts the token, sent as "Authorization: Token".']);
    expect(of('budget')).toHaveLength(1);
    expect(sandbox.journal().map(({ target }) => target.split('?')[0])).toEqual([
      '/organization',
      '/application/succeeds/status',
      '/application/succeeds',
      '/application/succeeds/log',
      '/application/succeeds/environmentVariable',
    ]);
    expect(new Set(sandbox.journal().map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test('prints one line if all is well, with fewer reads', async () => {
    const sandbox = await openSandbox();
    const { code, out } = await examineAt(sandbox.url, 'succeeds', {}, []);
    expect(code, out).toBe(0);
    expect(out).toMatch(
      /^No problems found\. Application succeeds exists\. Its state is RUNNING, which means success\. The rate limit has 99\d of 1000 requests left; it resets in [^.]+\. Enough for about 8 ten-minute deployments\. \d+ more checks with --verbose\.\n$/,
    );
    expect(sandbox.journal()).toHaveLength(4);
  });

  test('prints only what is wrong and what is worth knowing if something is wrong', async () => {
    const sandbox = await openSandbox();
    const { out } = await examineAt(sandbox.url, 'nothing-here', {}, []);
    expect(out).toMatch(/^✗ application [^\n]+\n\n1 problem\. \d+ more checks with --verbose\.\n$/);
  });

  test('prints a line of JSON for each finding, and one with the result', async () => {
    const sandbox = await openSandbox();
    const { code, out } = await examineAt(sandbox.url, 'nothing-here --json');
    const lines = linesOf(out);
    expect(code).toBe(1);
    expect(lines.at(-1)).toEqual({
      version: 1,
      kind: 'result',
      command: 'doctor',
      data: { ok: false, wrong: 1, notes: 1 },
    });
    expect(lines.slice(0, -1).every(({ kind }) => kind === 'item')).toBe(true);
    expect(lines.find(({ data }) => data['verdict'] === 'wrong')?.data).toEqual({
      verdict: 'wrong',
      subject: 'application',
      sentence: expect.stringMatching(/ does not know application nothing-here \(404\): .* Check the id, and/),
      fix: null,
    });
  });

  test('exits with 3 if the platform accepts the token with neither scheme', async () => {
    const sandbox = await openSandbox();
    const { code, of, out } = await examineAt(sandbox.url, 'succeeds', { env: { TOUCHDOWN_TOKEN: 'wrong-token' } });
    expect(code).toBe(3);
    expect(of('token')[0]).toMatch(/does not accept the token \(401\).*To create a token in the console/);
    expect(of('application')).toEqual([]);
    expect(out).not.toContain('wrong-token');
  });

  test('finds the missing prefix of the base URL, and continues with it', async () => {
    const sandbox = await openSandbox();
    const { code, of } = await examineAt(`${sandbox.url}/elsewhere`, 'succeeds');
    expect(code).toBe(1);
    expect(of('address')[0]).toContain(
      `Set the base URL to ${sandbox.url}/api/v1, where the platform responds. The checks below used that one.`,
    );
    expect(of('application')[0]).toMatch(/^✓ Application succeeds exists/);
  });

  test('exits with 3 if the platform is under another prefix and rejects the token there', async () => {
    await using refusing = await startScriptedServer({ status: 404 }, { status: 401 }, { status: 401 });
    const { code, of } = await examineAt(refusing.url);
    expect(code).toBe(3);
    expect(of('address')[0]).toContain(`Set the base URL to ${refusing.url}/api/v1, where`);
  });

  test('skips further reads of an application that does not exist, and checks the next one', async () => {
    const sandbox = await openSandbox();
    const { code, of } = await examineAt(sandbox.url, 'nothing-here succeeds');
    expect(code).toBe(1);
    expect(of('application').map((line) => line.split(/ ?[.(]/)[0])).toEqual([
      '✗ The platform at http://127',
      '✓ Application succeeds exists',
    ]);
    expect(sandbox.journal().filter(({ operation }) => operation === 'log')).toEqual([]);
  });

  test.each([400, 410, 429, 499])('exits with 1 if every request is refused with %d', async (status) => {
    await using server = await startScriptedServer({ status, body: { message: 'Not today.' } });
    const { code, out } = await examineAt(server.url, 'a1');
    expect(out).toContain('✗');
    expect(out).not.toContain('No problems found');
    expect(code).toBe(1);
  });

  test('suggests plain http if the port of an https URL uses plain http', async () => {
    await using server = await startScriptedServer();
    const { code, of } = await examineAt(server.url.replace('http:', 'https:'), 'a1');
    expect(of('address')[0]).toContain(`Use ${server.url}.`);
    expect(code).toBe(4);
  });

  test('exits with 4 if the platform does not respond', async () => {
    const { code, of } = await examineAt(await findClosedPort(), 'a1');
    expect(code).toBe(4);
    expect(of('address')[0]).toMatch(/^✗ .*\(ECONNREFUSED\)\. Check the URL/);
    expect(of('token')).toEqual([]);
  });

  test('exits with 4 if a login page responds under every prefix', async () => {
    const body = '<!doctype html><form>Sign in <input type="password"></form>';
    await using server = await startScriptedServer({ headers: { 'content-type': 'text/html' }, body });
    const { code, of } = await examineAt(server.url, 'a1');
    expect(code).toBe(4);
    expect(of('address')[0]).toContain('returned 200 with an HTML page instead of JSON.');
    expect(server.requests.map(({ url }) => url.split('?')[0])).toEqual(['/organization', '/api/v1/organization']);
  });

  test('reports the target of a redirect without its query, and does not send the token there', async () => {
    await using other = await startScriptedServer();
    const location = `${other.url}/login?return=secret-place`;
    await using server = await startScriptedServer({ status: 302, headers: { location } });
    const { code, of, out } = await examineAt(server.url);
    expect(code).toBe(4);
    expect(of('address')[0]).toContain(
      `redirect (302) that was not followed: the token is not sent to another origin, ${other.url}. Check`,
    );
    expect(out).not.toContain('secret-place');
    expect(other.requests).toEqual([]);
  });

  test('exits with 2 if the proxy cannot be used, and sends no request', async () => {
    const { code, of } = await examineAt('https://platform.example', '', { env: { HTTPS_PROXY: 'socks5://proxy' } });
    expect(code).toBe(2);
    expect(of('settings').find((line) => line.startsWith('✗'))).toMatch(/^✗ HTTPS_PROXY/);
    expect(of('address')).toEqual([]);
  });

  test.each([
    [3, ['✓ Application succeeds exists'], 1],
    [5, ['✓ Application succeeds exists'], 2],
  ])('reads no more than the rate limit allows: %d', async (rateLimit, expected, reads) => {
    const sandbox = await openSandbox({ rateLimit });
    const { of } = await examineAt(sandbox.url, 'succeeds');
    expect(of('application').map((line) => line.split('.')[0])).toEqual(expect.arrayContaining(expected));
    expect(of('scopes').filter((line) => line.startsWith('✓'))).toHaveLength(reads);
    expect(of('scopes').filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(of('budget')[0]).toMatch(/^✗ The token's rate limit is used up/);
    expect(sandbox.journal()).toHaveLength(rateLimit - 1);
  });

  test.each([
    [
      [{ status: 401 }, { body: [] }],
      'Set --auth-scheme bearer, or TOUCHDOWN_AUTH_SCHEME=bearer: it is accepted as "Bearer".',
    ],
    [[{ status: 401 }, { status: 403 }], 'Set --auth-scheme bearer'],
    [[{ status: 401 }, { status: 500 }], 'To create a token in the console'],
  ])('tries a refused token with the other scheme: %j', async (script, fix) => {
    await using server = await startScriptedServer(...script);
    const { code, of } = await examineAt(server.url);
    expect(of('token')[0]).toContain(fix);
    expect(server.requests.slice(0, 2).map(({ headers }) => headers.authorization?.split(' ')[0])).toEqual([
      'Token',
      'Bearer',
    ]);
    expect(code).toBe(3);
  });

  test.each([
    ['other', '✗ organization: "other" is not found. Use one of these names or ids: acme (o1).'],
    ['acme', undefined],
    ['o1', undefined],
  ])('looks for the given organization: %s', async (name, problem) => {
    await using server = await startScriptedServer({ body: [{ id: 'o1', name: 'acme' }] });
    const { of } = await examineAt(server.url, '', { env: { TOUCHDOWN_ORGANIZATION: name } });
    expect(of('scopes').find((line) => line.startsWith('✗'))).toBe(problem);
  });

  test('stops when it is interrupted, and says so, also as the last JSON line', async () => {
    await using server = await startScriptedServer('hang');
    const terminal = createTerminal();
    const running = examineAt(server.url, 'a1 --json', { ending: terminal.ending });
    await server.arrived(1);
    terminal.end();
    const { code, err, out } = await running;
    const message = 'Interrupted before all checks were done.';
    expect([code, err]).toEqual([130, `touchdown doctor: ${message}\n`]);
    const lines = linesOf(out);
    expect(lines.at(-1)).toMatchObject({ kind: 'error', data: { code: 'cancelled-signal', message, exitCode: 130 } });
    expect(new Set(lines.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['item']));
  });
});
