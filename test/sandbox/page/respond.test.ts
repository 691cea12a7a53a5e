import { describe, expect, test } from 'vitest';
import type { SandboxResponse } from '../../../src/sandbox/http/wire.ts';
import { open } from '../open.ts';
import { responseOf } from '../play.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
const API = '/api/v3/repos/octo/rocket';
const HEAD = '7'.padStart(40, '0');

interface Visited {
  /** Writes as a workflow does. */
  write(path: string, body: unknown): Promise<unknown>;
  /** Looks as a browser does. */
  openPage(target: string, headers?: Record<string, string>, remoteAddress?: string): Promise<SandboxResponse>;
  deploy(application: string): Promise<unknown>;
  pass(seconds: number): Promise<unknown>;
}

function visit(): Visited {
  const { sandbox, send } = open();
  const headers = { authorization: 'token sandbox-github', host: '127.0.0.1:1' };
  return {
    write: async (path, body) => {
      const request = { method: 'POST', target: `${API}${path}`, headers, body: JSON.stringify(body) };
      const { status, body: text } = responseOf(await sandbox.handle(request));
      expect(status, text).toBe(201);
      return JSON.parse(text).id;
    },
    openPage: async (target, more = {}, remoteAddress = '127.0.0.1') =>
      responseOf(
        await sandbox.handle({
          method: 'GET',
          target,
          headers: { host: '127.0.0.1:1', ...more },
          body: '',
          remoteAddress,
        }),
      ),
    pass: (seconds) => send('POST', '/_sandbox/clock', { advance_seconds: seconds }),
    deploy: (application) => send('POST', `/application/${encodeURIComponent(application)}/deploy`),
  };
}

describe('the page', () => {
  test('says that there is no pull request before anything was written', async () => {
    const { status, headers, body } = await visit().openPage('/');
    expect(status).toBe(200);
    expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('No pull request yet');
    expect(body).toContain('No application has been deployed yet.');
  });

  test('shows the newest pull request, and lists all', async () => {
    const { write, openPage } = visit();
    await write('/issues/9/comments', { body: 'first' });
    const id = await write('/issues/7/comments', { body: 'second' });
    const { body } = await openPage('/');
    expect(body).toMatch(/<title>– Pull request 7 · octo\/rocket#7<\/title>/);
    expect(body).toContain(`id="issuecomment-${id}"`);
    expect(body).toContain('<a href="/octo/rocket/pull/9">');
    expect(body).toContain('<a href="/octo/rocket/pull/7" aria-current="page">');
    expect((await openPage('/octo/rocket/pull/9')).body).toContain('<p>first</p>');
  });

  test.each(['/octo/rocket/actions/runs/4711/job/4711001', '/octo/rocket/actions/runs/4711', '/octo/rocket/runs/1005'])(
    'responds at %s, the address of a job log on GitHub, with a hint to the real log, and shows the applications',
    async (target) => {
      const { openPage, deploy } = visit();
      await deploy('succeeds');
      const { status, headers, body } = await openPage(target);
      expect([status, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('The sandbox runs no jobs');
      expect(body).toContain('Log of succeeds');
      expect(body).toContain('Deployment of succeeds requested');
    },
  );

  test('marks the first error in the log of a failed deployment, and links to it', async () => {
    const { openPage, deploy, pass } = visit();
    await deploy('build-fails');
    expect((await openPage('/')).body).not.toContain('<mark');
    await pass(60);
    const { body } = await openPage('/');
    const [, id] =
      /<mark id="(line-[\w-]+)"><time.*?<\/time> #9 src\/server.ts\(42,5\): error TS2339.*<\/mark>/.exec(body) ?? [];
    expect(body).toContain(`<a href="#${id}">#9 src/server.ts(42,5): error TS2339`);
    expect(body.split('<mark')).toHaveLength(2);
  });

  test('opens the logs of the applications that failed, and folds the others', async () => {
    const { openPage, deploy, pass } = visit();
    for (const application of ['succeeds', 'build-fails', 'never-ends']) await deploy(application);
    await pass(200);
    const { body } = await openPage('/');
    const folds = [...body.matchAll(/<details class="log \w+" id="application-(\w+)"( open)?>/g)];
    expect(folds.map(([, key = '', open]) => [Buffer.from(key, 'hex').toString(), open !== undefined])).toEqual([
      ['succeeds', false],
      ['build-fails', true],
      ['never-ends', false],
    ]);
  });

  test('shows the annotations of a check run', async () => {
    const { write, openPage } = visit();
    await write('/issues/7/comments', { body: 'a' });
    const place = { path: 'src/server.ts', start_line: 42, end_line: 42, annotation_level: 'failure' };
    const annotations = [{ ...place, title: 'Failed: <shop>', message: HOSTILE }];
    await write('/check-runs', { name: 'gate', head_sha: HEAD, output: { title: 'new', summary: '', annotations } });
    const { body } = await openPage('/');
    expect(body).toContain('<li><code>src/server.ts:42</code> <b>Failed: &lt;shop&gt;</b><br>');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img');
  });

  test('is refreshed every second only while something is in progress', async () => {
    const { deploy, openPage } = visit();
    expect((await openPage('/')).body).toContain('data-pace="slow"');
    await deploy('succeeds');
    expect((await openPage('/')).body).toContain('data-pace="fast"');
  });

  test('shows hostile names as they are', async () => {
    const { write, openPage, deploy } = visit();
    await write('/issues/7/comments', { body: HOSTILE });
    const actions = [{ label: HOSTILE, description: 'x', identifier: HOSTILE }];
    await write('/check-runs', {
      name: HOSTILE,
      head_sha: HEAD,
      output: { title: HOSTILE, summary: HOSTILE },
      actions,
    });
    await write(`/statuses/${HEAD}`, { context: HOSTILE, state: 'error', description: HOSTILE });
    const id = await write('/deployments', {
      ref: HEAD,
      environment: HOSTILE,
      auto_merge: false,
      required_contexts: [],
    });
    const urls = { environment_url: 'javascript:alert(1)', log_url: `https://x.example/${HOSTILE}` };
    await write(`/deployments/${id}/statuses`, { state: 'failure', description: HOSTILE, ...urls });
    await deploy('hostile-log');
    const { body } = await openPage('/');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toMatch(/<img|<[^>"]*(?:"[^"]*"[^>"]*)*\sonerror|href="javascript:/);
    expect(body).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('allows only its own style and script, and no framing', async () => {
    const { headers } = await visit().openPage('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.split('; ').map((rule) => rule.replace(/'sha256-[A-Za-z0-9+/]{43}='/, 'HASH'))).toEqual([
      "default-src 'none'",
      'script-src HASH',
      'style-src HASH',
      "connect-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});

describe('an address', () => {
  test.each(['/octo/rocket/pull/8', '/octo/rocket/pull/zero', '/no/where/pull/1'])(
    'without a pull request gets 404, with the list: %s',
    async (target) => {
      const { write, openPage } = visit();
      await write('/issues/7/comments', { body: 'a' });
      const { status, body } = await openPage(target);
      expect(status).toBe(404);
      expect(body).toContain('Pull request not found');
      expect(body).toContain('href="/octo/rocket/pull/7"');
    },
  );

  test.each(['/organization', '/application/succeeds/status', '/api/v1', '/api/v1/pull/7', '/octo/rocket'])(
    'of the platform is served by it: %s',
    async (target) => {
      expect((await visit().openPage(target)).status).toBe(401);
    },
  );

  test.each(['/', '/octo/rocket/pull/7'])('with a token is served by the platform: %s', async (target) => {
    const { status, headers } = await visit().openPage(target, { authorization: 'Token sandbox-admin' });
    expect([status, headers['Content-Type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('under a foreign name is refused from this machine, and accepted from another one', async () => {
    const { openPage } = visit();
    expect((await openPage('/', { host: 'evil.example' })).status).toBe(403);
    expect((await openPage('/', { host: 'sandbox:4010' }, '172.17.0.1')).status).toBe(200);
  });
});
