import { describe, expect, test } from 'vitest';
import { check, createCheckWorld } from '../../../src/cli/relay/check.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { NetworkError, ProtocolError, RemoteError } from '../../../src/kernel/errors.ts';
import { createWebFetch } from '../../../src/platform/http/web-fetch.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import { findClosedPort, type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';
import { type CheckOptions, ENV, PERMISSIONS, refused, runCheck } from './check-world.ts';

const fetchAt = (origin: string) => createWebFetch({ origin, env: {}, clock: createSystemClock() });

describe('touchdown relay check', () => {
  test('reports that everything is good, asks each service once, and returns 0', async () => {
    const { code, lines, out, asked, closed } = await runCheck();
    expect(lines).toEqual([
      '✓ settings     All variables are valid.',
      '✓ settings     GITHUB_WEBHOOK_SECRET is set.',
      '✓ applications relay.json lists 2 applications.',
      '✓ store        The store can be opened and written to.',
      '✓ platform     The status of shop can be read: RUNNING.',
      '✓ platform     The platform says which commit of shop runs, so the relay can match its successes.',
      '✓ platform     The status of mail can be read: RUNNING.',
      '✓ platform     The platform says which commit of mail runs, so the relay can match its successes.',
      '! platform     Cannot check whether the token may deploy without deploying. Only the button "Deploy again" needs the scope Deploy.',
      '✓ github       The key belongs to the App our-relay.',
      '✓ github       our-relay has all required permissions.',
      '✓ github       The App is installed on Acme/Web (repository 7, installation 12).',
      '✓ github       The relay accepted the last event of GitHub (2026-01-31 09:30 UTC).',
      '✓ oidc         https://token.actions.githubusercontent.com publishes 1 key.',
    ]);
    expect(out).toMatch(/\n\nNo problems found, 1 note \(!\)\.\n$/);
    expect(asked).toEqual(['status shop', 'status mail', 'repository Acme/Web']);
    expect([code, closed]).toEqual([0, ['network']]);
  });

  test('prints a line for each finding and one for all with --json, and nothing else', async () => {
    const { code, out } = await runCheck({ values: { json: true }, network: { readKeys: async () => null } });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, lines.length]).toEqual([1, 15]);
    expect(lines.at(-2)).toMatchObject({ kind: 'item', data: { verdict: 'wrong', subject: 'oidc' } });
    const data = { ok: false, wrong: 1, notes: expect.any(Number) };
    expect(lines.at(-1)).toEqual({ version: 1, kind: 'result', command: 'relay check', data });
  });

  test('shows no control character and no secret of what a service sends', async () => {
    const probeStore = async () => {
      throw new StoreError(`\x1b[2J::error::${ENV['PLATFORM_TOKEN']}`);
    };
    const { out } = await runCheck({ network: { probeStore } });
    expect(out).not.toContain('\x1b');
    expect(out).not.toContain('token-of-the-platform');
  });

  test('ends its connections when it is asked to stop', async () => {
    const terminal = createTerminal();
    const hanging = Promise.withResolvers<null>();
    const readKeys = async () => {
      terminal.end();
      return hanging.promise;
    };
    const close = async () => hanging.resolve(null);
    const running = runCheck({ terminal, network: { readKeys, close } });
    await expect(running).rejects.toMatchObject({
      code: 'cancelled-signal',
      message: 'Interrupted before all checks were done.',
    });
    expect(terminal.printed.out).toContain('github');
    expect(terminal.printed.out).not.toContain('oidc');
    expect(terminal.printed.out).not.toContain('No problems found');
  });
});

describe('the check of the settings', () => {
  test('reports every bad setting and application at once, and asks no service', async () => {
    const { code, lines, asked } = await runCheck({
      env: { PORT: 'x', GITHUB_APP_ID: '', RELAY_SECRT: '1' },
      file: '[{"id":"a b"}]',
    });
    expect(lines).toEqual([
      expect.stringMatching(/^✗ settings {5}PORT: "x" is not a port\. /),
      expect.stringMatching(/^✗ settings {5}GITHUB_APP_ID is /),
      expect.stringMatching(/^! settings {5}RELAY_SECRT is not a variable/),
      expect.stringMatching(/^✗ applications relay\.json: \[0\]\.id: "a b" is /),
      expect.stringMatching(/^✗ applications relay\.json: \[0\]\.repository is /),
    ]);
    expect([code, asked]).toEqual([1, []]);
  });

  test('reports a missing file as wrong, and notes a file without applications', async () => {
    expect(await runCheck({ file: null })).toMatchObject({ code: 1, out: expect.stringContaining('ENOENT') });
    const { code, lines } = await runCheck({ file: '[]' });
    expect([code, lines[2]]).toEqual([0, expect.stringMatching(/^! applications relay\.json lists no applications/)]);
  });

  test('notes every setting that is left out', async () => {
    const { code, lines } = await runCheck({ env: { GITHUB_WEBHOOK_SECRET: '', RELAY_ADMIN_TOKEN: '' } });
    expect(code).toBe(0);
    expect(lines[1]).toMatch(/^! settings {5}The relay does not accept GitHub's events.*Set GITHUB_WEBHOOK_SECRET/);
    expect(lines[2]).toMatch(/^! settings {5}The page and replays are disabled/);
  });

  test('notes each application that needs a branch and has none', async () => {
    const file = '[{"id":"shop","repository":"acme/web"}]';
    const { lines } = await runCheck({ env: { RELAY_UNPLACED: 'branch-head' }, file });
    expect(lines[3]).toMatch(/^! applications shop has no branch/);
    expect((await runCheck({ file })).out).not.toContain('no branch');
  });
});

describe('the check of the store', () => {
  test('is good if a running relay holds the store', async () => {
    const { code, lines } = await runCheck({
      network: { probeStore: async () => ({ state: 'held', clockAheadMs: null }) },
    });
    expect([code, lines[3]]).toEqual([0, expect.stringMatching(/^✓ store {8}The store is in use by a running relay/)]);
  });

  test.each([
    [1_200, "This machine's clock is 1.2 s ahead of the database's."],
    [-90_000, "This machine's clock is 1 min 30 s behind the database's."],
  ])('reports that the clock of the store is %i ms ahead', async (clockAheadMs, sentence) => {
    const { code, lines } = await runCheck({
      network: { probeStore: async () => ({ state: 'current', clockAheadMs }) },
    });
    expect([code, lines[3]]).toEqual([1, expect.stringMatching(/^✓ store/)]);
    expect(lines[4]).toContain(sentence);
    const near = await runCheck({ network: { probeStore: async () => ({ state: 'current', clockAheadMs: -900 }) } });
    expect(near.out).not.toContain('clock');
  });

  test('reports a store that cannot be used, and checks the rest all the same', async () => {
    const probeStore = () => Promise.reject(new StoreError('This PostgreSQL has fsync off.'));
    const { code, lines } = await runCheck({ network: { probeStore } });
    expect([code, lines[3], lines.length]).toEqual([1, '✗ store        This PostgreSQL has fsync off.', 14]);
  });
});

describe('the check of the platform', () => {
  test('reports the status of each application', async () => {
    const error = new ProtocolError('$.state', 'a text', 'number');
    const statuses = { shop: refused('not-found'), mail: { kind: 'malformed', error, partial: null } as const };
    const { code, lines } = await runCheck({ statuses });
    expect(code).toBe(1);
    expect(lines[4]).toBe('✗ platform     The status of shop cannot be read. The platform says not-found.');
    expect(lines[5]).toMatch(/^✗ platform {5}The status of mail cannot be read\..*\$\.state/);
  });

  test('says which applications can only be matched if a workflow registers them, and how (B64)', async () => {
    const error = new NetworkError('reset', 'The connection was reset.', { method: 'GET', path: '/' });
    const commits = { shop: { isNamed: false }, mail: { isNamed: null, error } };
    const { code, lines } = await runCheck({ commits });
    expect(code).toBe(0);
    expect(lines).toContain(
      '! platform     The platform does not say which commit of shop runs: GET /application/{id} has no git_repository.deployed_commit_id, so only deployments that a workflow registers are matched. Set relay-url in the workflow that deploys it, or RELAY_UNPLACED=branch-head and a branch, which is a guess.',
    );
    expect(lines).toContain(
      '! platform     Could not read which commit of mail runs. The connection was reset. Check again later.',
    );
  });

  test('reports a refused token once', async () => {
    const { asked, lines } = await runCheck({ statuses: { shop: refused('unauthorized') } });
    expect(asked).not.toContain('status mail');
    expect(lines.filter((line) => line.includes('platform'))).toHaveLength(1);
  });

  test('reports a platform that cannot be reached once', async () => {
    const error = new NetworkError('connect', 'No connection.', { method: 'GET', path: '/' });
    const { asked } = await runCheck({ statuses: { shop: { kind: 'failed', error } } });
    expect(asked).not.toContain('status mail');
    const odd = new RemoteError('remote', 'It is broken.', { method: 'GET', path: '/' }, '');
    expect((await runCheck({ statuses: { shop: { kind: 'failed', error: odd } } })).asked).toContain('status mail');
  });

  test('notes a missing token, except if deliveries are signed', async () => {
    const none = { PLATFORM_BASE_URL: '', PLATFORM_TOKEN: '' };
    const network = { platform: null };
    const unsigned = await runCheck({ env: none, network });
    expect(unsigned.lines[4]).toMatch(/^! platform {5}.*no check can pass.*RELAY_SIGNATURE/);
    const signed = await runCheck({ env: { ...none, RELAY_SIGNATURE: 'standard-webhooks' }, network });
    expect(signed.lines[4]).toMatch(/^✓ platform/);
  });
});

describe('the check of GitHub', () => {
  const withApp = (permissions: Readonly<Record<string, string>>) => ({
    github: {
      clockAheadMs: (): number => 0,
      readApp: async () => ({ kind: 'done', value: { slug: 'our-relay', permissions } }) as const,
      readRepository: async () =>
        ({ kind: 'done', value: { repository: 'acme/web', repositoryId: 7, installationId: 12 } }) as const,
    },
  });

  test('names each missing and each needless permission', async () => {
    const { merge_queues: _, ...rest } = PERMISSIONS;
    const permissions = { ...rest, checks: 'read', actions: 'write', contents: 'read' };
    const { code, lines } = await runCheck({ network: withApp(permissions) });
    expect(code).toBe(1);
    expect(lines[10]).toMatch(
      /^✗ github {7}our-relay is missing permissions: checks \(write\), merge_queues \(read\)\. .*accept/,
    );
    expect(lines[11]).toMatch(
      /^! github {7}our-relay has permissions that it does not need: actions \(write\), contents \(read\)/,
    );
  });

  test('says what a missing permission for GitHub Deployments means, if an application has an environment', async () => {
    const network = withApp(PERMISSIONS);
    const file = JSON.stringify([{ id: 'shop', repository: 'acme/web', environment: 'production' }]);
    const { code, out } = await runCheck({ network, file });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^! github {7}our-relay is missing an optional permission: deployments \(write\)\. Applications with an environment get a check run, but no GitHub Deployment\. .*accept/m,
    );
    expect(out).toContain('our-relay has all required permissions.');
    const granted = { network: withApp({ ...PERMISSIONS, deployments: 'write' }) };
    for (const run of [await runCheck({ network }), await runCheck(granted), await runCheck({ ...granted, file })])
      expect(run.out).not.toMatch(/optional|does not need/);
  });

  test.each([
    [10_800_000, 'ahead of', 'expired'],
    [-45_000, 'behind', 'not valid yet'],
  ])("reports a clock that is %i ms ahead of GitHub's", async (aheadMs, where, how) => {
    const network = { github: { ...withApp(PERMISSIONS).github, clockAheadMs: () => aheadMs } };
    const { code, out } = await runCheck({ network });
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(`✗ github {7}This machine's clock is .* ${where} GitHub's\\. .*401.* look ${how}\\.`),
    );
    expect((await runCheck({ network: { github: { ...network.github, clockAheadMs: () => 30_000 } } })).code).toBe(0);
  });

  test('reports once that the App cannot be read', async () => {
    const readApp = async () => ({ kind: 'dead', status: 401, sentence: 'GitHub does not accept the key.' }) as const;
    const { code, lines, asked } = await runCheck({
      network: { github: { ...withApp({}).github, readApp } },
    });
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('github  '))).toEqual([
      '✗ github       Cannot read the App. GitHub does not accept the key. Check GITHUB_APP_ID, the private key and GITHUB_API_URL.',
    ]);
    expect(asked.filter((one) => one.startsWith('repository'))).toEqual([]);
  });

  test('reports each repository', async () => {
    const file = JSON.stringify(['moved', 'missing'].map((name) => ({ id: name, repository: `acme/${name}` })));
    const { github } = withApp(PERMISSIONS);
    const readRepository: typeof github.readRepository | (() => Promise<never>) = github.readRepository;
    const { lines } = await runCheck({
      file,
      network: {
        github: {
          ...github,
          readRepository: async (name) =>
            name === 'acme/moved'
              ? readRepository()
              : { kind: 'dead', status: 404, sentence: 'The App is not installed.' },
        },
      },
    });
    expect(lines[11]).toMatch(/^! github {7}acme\/moved was renamed to acme\/web .*Update the name/);
    expect(lines[12]).toBe('✗ github       acme/missing: The App is not installed.');
  });
});

describe("the check of the App's webhook", () => {
  const RELAY = { RELAY_URL: 'https://relay.example.com/' };
  const AT = Date.UTC(2026, 0, 31, 9, 30);

  test.each<[string, CheckOptions, RegExp]>([
    [
      'another address',
      { env: RELAY, hook: { url: 'https://u:p@old.example.com/hooks/github?s=1' } },
      /✗ .*sends its events to https:\/\/old\.example\.com\/hooks\/github\. Set .*to https:\/\/relay\.example\.com\/hooks\/github\.$/,
    ],
    [
      'another path',
      { hook: { url: 'https://relay.example.com/' } },
      /✗ .*to the relay's public address and \/hooks\/github\.$/,
    ],
    ['a slash too many', { env: RELAY, hook: { url: 'https://RELAY.example.com//hooks/github/' } }, /✓ .*accepted/],
    ['no address', { hook: { url: '' } }, /✗ .*has no webhook/],
    ['forms', { hook: { isJson: false } }, /✗ .*not send its events as JSON.*application\/json\.$/],
    ['no secret', { hook: { hasSecret: false } }, /✗ .*no secret.*to the value of GITHUB_WEBHOOK_SECRET\.$/],
    [
      'another secret',
      { hook: { last: { at: AT, status: 401 } } },
      /✗ .*\(2026-01-31 09:30 UTC\) with 401.*GITHUB_WEBHOOK_SECRET.*redeliver/,
    ],
    [
      'no response',
      { hook: { last: { at: AT, status: 502 } } },
      /✗ .*did not accept .*: the response was 502\. .*can reach/,
    ],
    ['no event yet', { hook: { last: null } }, /! .*no event in the last three days.*Open a pull request/],
  ])('reports %s', async (_title, options, line) => {
    const { code, lines } = await runCheck(options);
    expect(lines.filter((one) => one.includes('github  ')).at(-1)).toMatch(line);
    expect(code).toBe(line.source.startsWith('✗') ? 1 : 0);
  });

  test('compares the address with --url unless that is local', async () => {
    const hook = { url: 'https://old.example.com/hooks/github' };
    const fetchAt = () => Object.assign(async () => new Response(), { close: async () => {} });
    const lineFor = async (url: string) => (await runCheck({ values: { url }, hook, fetchAt })).out;
    expect(await lineFor('https://relay.example.com')).toContain('✗ github       The App sends its events to');
    expect(await lineFor('http://127.0.0.1:8080')).not.toContain('sends its events');
  });

  test('is left out without a secret, and notes that GitHub could not be asked', async () => {
    expect((await runCheck({ env: { GITHUB_WEBHOOK_SECRET: '' }, hook: { url: '' } })).out).not.toContain('webhook,');
    const readHook = async () => ({ kind: 'lost', sentence: 'GitHub did not respond.' }) as const;
    const { code, out } = await runCheck({ network: { readHook } });
    expect([code, out]).toEqual([
      0,
      expect.stringContaining("! github       Cannot read the App's webhook. GitHub did not"),
    ]);
  });
});

describe('the check of a running relay', () => {
  const HOOKS: readonly Step[] = [{ status: 405 }, { status: 405 }];

  async function at(...steps: readonly Step[]) {
    await using server = await startScriptedServer(...steps);
    const { code, lines } = await runCheck({ values: { url: `${server.url}/behind/` }, fetchAt });
    return {
      code,
      lines: lines.filter((line) => line.includes('relay  ')),
      requests: server.requests,
      url: server.url,
    };
  }

  test('is good if the relay is ready and its hooks are reached, and sends nothing to it', async () => {
    const { code, lines, requests, url } = await at(
      { body: { alive: true } },
      { body: { ready: true, github: { state: 'ok' } } },
      ...HOOKS,
    );
    expect([code, lines]).toEqual([
      0,
      [
        `✓ relay        A relay is running at ${url}/behind.`,
        '✓ relay        It is ready: it can store deliveries.',
        '✓ relay        GitHub accepts its App.',
      ],
    ]);
    expect(requests.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
      'GET /behind/healthz',
      'GET /behind/readyz',
      'GET /behind/hooks/platform',
      'GET /behind/hooks/github',
    ]);
  });

  test.each([
    [
      'refused',
      1,
      '✗ relay        GitHub has refused its App since 2030-01-01 12:05 UTC, so it cannot write check runs. Check',
    ],
    ['unreachable', 1, '✗ relay        It has not been able to reach GitHub since 2030-01-01 12:05 UTC.'],
    ['slow', 0, '! relay        GitHub has responded slowly since 2030-01-01 12:05 UTC, so check runs are late.'],
    ['unknown', 0, '! relay        It has not called GitHub yet, so it does not know whether GitHub accepts its App.'],
  ])('reports that GitHub is %s for a relay that is ready', async (state, code, start) => {
    const github = { state, ...(state === 'unknown' ? {} : { since: '2030-01-01T12:05:59.000Z' }) };
    const run = await at({ body: { alive: true } }, { body: { ready: true, github } }, ...HOOKS);
    expect([run.code, run.lines[1]]).toEqual([code, '✓ relay        It is ready: it can store deliveries.']);
    expect(run.lines[2]).toContain(start);
  });

  test.each([undefined, 'ok', { state: 'splendid' }, { state: 'refused', since: '<b>' }])(
    'claims nothing about GitHub that the relay does not report: %j',
    async (github) => {
      const { lines } = await at({ body: { alive: true } }, { body: { ready: true, github } }, ...HOOKS);
      expect(lines.join()).not.toMatch(/accepts|<b>|splendid/);
    },
  );

  test('reports why a relay is not ready', async () => {
    const { code, lines } = await at(
      { body: { alive: true } },
      { status: 503, body: { ready: false, reasons: ['deliveries cannot be stored', 7] } },
      ...HOOKS,
    );
    expect([code, lines[1]]).toEqual([
      1,
      '✗ relay        It is not ready: deliveries cannot be stored. See its log for the reason.',
    ]);
  });

  test('reports that a proxy keeps the hooks from the relay', async () => {
    const { code, lines } = await at({ body: { alive: true } }, { body: {} }, { status: 404 });
    expect(code).toBe(1);
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^✗ relay {8}\S+\/behind\/hooks\/platform does not reach the relay \(404\)/),
      expect.stringMatching(/^✗ relay {8}\S+\/behind\/hooks\/github does not reach the relay \(404\)/),
    ]);
  });

  test.each<[Step]>([[{ status: 404 }], [{ body: '<html>' }], [{ body: { alive: 'yes' } }], [{ body: 'null' }]])(
    'reports that there is no relay if the response is %j',
    async (step) => {
      const { code, lines } = await at(step);
      expect([code, lines]).toEqual([1, [expect.stringMatching(/^✗ relay {8}\S+ is not a relay: /)]]);
    },
  );

  test('reports that no relay responds, even if the settings are wrong', async () => {
    const { code, lines } = await runCheck({ values: { url: await findClosedPort() }, env: { PORT: 'x' }, fetchAt });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^✗ relay {8}Cannot reach \S+ \(could not connect \(ECONNREFUSED\)\)\. Check the address/,
    );
  });
});

describe('the world of a check', () => {
  test('asks GitHub, the platform and the issuers over the network, each at its own address', async () => {
    await using github = await startScriptedServer({ status: 401, body: { message: 'no' } });
    await using platform = await startScriptedServer({ body: { state: 'RUNNING' } });
    await using issuer = await startScriptedServer({ status: 500 });
    const env = {
      ...ENV,
      RELAY_STORE: 'sqlite:/nowhere/relay.db',
      GITHUB_API_URL: github.url,
      PLATFORM_BASE_URL: platform.url,
      RELAY_OIDC_ISSUER: issuer.url,
    };
    const terminal = createTerminal();
    const readFile = () => '[{"id":"shop","repository":"acme/web"}]';
    const code = await check({}, terminal, createCheckWorld({ env, clock: createSystemClock(), readFile }));
    expect(code).toBe(1);
    expect(
      [github, platform, issuer].map(({ requests }) => requests.map(({ method, url }) => `${method} ${url}`)),
    ).toEqual([
      ['GET /app'],
      ['GET /application/shop/status', 'GET /application/shop'],
      ['GET /.well-known/openid-configuration'],
    ]);
    expect(terminal.printed.out).toMatch(/✗ store .*✓ platform .*✗ github .*✗ oidc .*\n\n3 problems/s);
  });

  test('reports a proxy that cannot be used', async () => {
    const env = { ...ENV, HTTPS_PROXY: 'socks5://proxy.example.com' };
    const terminal = createTerminal();
    await check({}, terminal, createCheckWorld({ env, clock: createSystemClock(), readFile: () => '[]' }));
    expect(terminal.printed.out).toMatch(/^✗ settings {5}HTTPS_PROXY/im);
  });
});
