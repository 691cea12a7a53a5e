import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJudge } from '../../../src/github/http/attempts.ts';
import { createGithubClient, stopAfterLasting } from '../../../src/github/http/client.ts';
import { sendWithOctokit } from '../../../src/github/http/octokit.ts';
import { readPages } from '../../../src/github/http/pages.ts';
import { decodeFailure, type GithubResult, type Holder } from '../../../src/github/http/response.ts';
import { NetworkError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { codePoint } from '../../support/code-points.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

/** Stateless, as GitHub makes them since 2026: dots, and no fixed length. */
const TOKEN = `ghs_12345_${'eyJhbGciOiJSUzI1NiJ9'.repeat(12)}.${'payload-_'.repeat(20)}.${'signature'.repeat(9)}`;
const ROUTE = 'POST /repos/{owner}/{repo}/deployments';
const NOT_ACCESSIBLE = 'Resource not accessible by integration';
const PLACE = { owner: 'octo', repo: 'rocket' };

beforeAll(() => registerSecret(TOKEN));

type Step = Response | Error;

function open(steps: readonly Step[], options: Partial<Parameters<typeof createGithubClient>[0]> = {}) {
  const clock = createFakeClock();
  const sent: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const send: typeof fetch = async (input, init = {}) => {
    sent.push({ url: String(input), method: init.method ?? '', headers: new Headers(init.headers), body: init.body });
    const step = steps[Math.min(sent.length, steps.length) - 1];
    if (step instanceof Error) throw step;
    if (step === undefined) throw new Error('nothing is scripted');
    return step.clone();
  };
  const client = createGithubClient({
    send: sendWithOctokit,
    token: TOKEN,
    baseUrl: 'https://api.github.com',
    fetch: send,
    clock,
    ...options,
  });
  const call = (route = ROUTE, parameters: Record<string, unknown> = {}) =>
    client.call(route, { ...PLACE, ...parameters }, 'deployments: write');
  return { call, client, sent, clock };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

const problem = (status: number, message: string): Response => json(status, { message });

describe('a call', () => {
  test('is sent where Octokit has it go, signed, with the version of the API', async () => {
    const { call, sent } = open([json(201, { id: 1 })]);
    await call(ROUTE, { ref: 'é', auto_merge: false, required_contexts: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: 'https://api.github.com/repos/octo/rocket/deployments',
      method: 'POST',
      body: '{"ref":"é","auto_merge":false,"required_contexts":[]}',
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      accept: 'application/vnd.github+json',
      authorization: expect.stringMatching(new RegExp(`^(?:token|bearer) ${TOKEN}$`)),
      'x-github-api-version': '2022-11-28',
      'user-agent': expect.stringMatching(/^touchdown /),
    });
  });

  test.each(['https://ghes.example.com/api/v3', 'https://ghes.example.com/api/v3/'])('goes to %s', async (baseUrl) => {
    const { call, sent } = open([json(200, [])], { baseUrl, userAgent: 'another/1' });
    await call('GET /repos/{owner}/{repo}/pulls', { head: 'a:b/c&d', per_page: 100 });
    expect(sent[0]?.url).toBe(
      'https://ghes.example.com/api/v3/repos/octo/rocket/pulls?head=a%3Ab%2Fc%26d&per_page=100',
    );
    expect(sent[0]?.headers.get('user-agent')).toMatch(/^another\/1 /);
  });

  test('is not sent elsewhere, whatever its parameters are called', async () => {
    const { call, sent } = open([json(201, {})]);
    await call(ROUTE, { baseUrl: 'https://elsewhere.example', headers: { accept: 'x' } });
    expect(sent[0]?.url).toMatch(/^https:\/\/api\.github\.com\//);
    expect(sent[0]?.headers.get('accept')).toBe('application/vnd.github+json');
  });

  test('is never sent without a token', async () => {
    const { call, sent } = open([json(200, {})], { token: ' ' });
    expect(await call()).toMatchObject({
      kind: 'denied',
      problem: { sentence: expect.stringContaining('github-token is empty') },
    });
    expect(sent).toEqual([]);
  });
});

describe('a call of an App', () => {
  const openApp = (step: Response) => {
    const sent: Headers[] = [];
    const send: typeof fetch = async (_, init = {}) => {
      sent.push(new Headers(init.headers));
      return step.clone();
    };
    const clock = createFakeClock();
    const client = createGithubClient({
      send: sendWithOctokit,
      token: '',
      baseUrl: 'https://api.github.com',
      fetch: send,
      clock,
      holder: 'app',
    });
    return { client, sent };
  };

  test('brings its own token', async () => {
    const { client, sent } = openApp(json(200, {}));
    expect(await client.call(ROUTE, PLACE, 'deployments: write')).toMatchObject({ kind: 'denied' });
    expect(await client.call(ROUTE, PLACE, 'deployments: write', 'own-token')).toMatchObject({ kind: 'done' });
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(['token own-token']);
  });

  test.each([
    [403, 'deployments: write', NOT_ACCESSIBLE, /give the App the permission `deployments: write`, and accept it/],
    [403, '', 'This installation has been suspended', /has been suspended\): unsuspend it where the App is installed/],
    [
      403,
      '',
      'The `octo` organization has an IP allow list enabled',
      /IP allow list enabled\): add the address of this/,
    ],
    [
      403,
      'checks: write',
      'Repository was archived so is read-only.',
      /read-only\): unarchive the repository, or remove/,
    ],
    [
      403,
      'checks: write',
      'Resource protected by organization SAML enforcement.',
      /enforcement\): ask an owner of the/,
    ],
    [403, '', 'No', /did not allow .* \(403: No\)\.$/],
    [401, 'deployments: write', 'No', /does not accept the App's token .* belong to the same App/],
  ])('that is answered with %d says what its owner has to do', async (status, permission, message, sentence) => {
    const { client } = openApp(problem(status, message));
    const result = await client.call(ROUTE, PLACE, permission, 'own-token');
    expect(result).toMatchObject({ kind: 'denied', problem: { sentence: expect.stringMatching(sentence) } });
    expect(result).not.toMatchObject({
      problem: { sentence: expect.stringMatching(/github-token|to the job|fork|runner|input|may be suspended/) },
    });
  });

  test('receives the head of its response', async () => {
    const { client } = openApp(problem(410, 'Gone'));
    const result = await client.call(ROUTE, PLACE, '', 'own-token');
    expect(result.head).toMatchObject({ status: 410, headers: { 'content-type': 'application/json' } });
  });
});

describe('a response of GitHub', () => {
  test.each([
    ['200 with an object', json(200, { id: 1 }), { kind: 'done', status: 200, data: { id: 1 } }],
    [
      '200 with JSON of an unreadable content type',
      new Response('{}', { headers: { 'content-type': ';;=' } }),
      { kind: 'done', data: {} },
    ],
    ['204', new Response(null, { status: 204 }), { kind: 'done', status: 204, data: null }],
    ['404', problem(404, 'Not Found'), { kind: 'gone' }],
    ['401', problem(401, 'Bad credentials'), { kind: 'denied', problem: { kind: 'denied', permission: null } }],
    [
      '403',
      problem(403, 'Resource not accessible by integration'),
      { kind: 'denied', problem: { permission: 'deployments: write' } },
    ],
    [
      '403 of a limit',
      problem(403, 'You have exceeded a secondary rate limit.'),
      { kind: 'throttled', notBefore: 60_000 },
    ],
    [
      '429',
      json(429, {}, { 'retry-after': '9' }),
      { kind: 'throttled', notBefore: 9_000, problem: { kind: 'throttled' } },
    ],
    ['422', problem(422, 'Validation Failed'), { kind: 'refused', status: 422 }],
    ['301', problem(301, 'Moved Permanently'), { kind: 'refused', status: 301 }],
    ['500', problem(500, 'Server Error'), { kind: 'lost', problem: { kind: 'unreachable' } }],
    ['200 of no JSON', new Response('<html>'), { kind: 'lost' }],
  ])('%s', async (_, response, result) => {
    expect(await open([response]).call()).toMatchObject(result);
  });

  test('with an incomplete body is lost if it was a success, and otherwise keeps its meaning', async () => {
    const broken = (status: number): Response => {
      const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
      return new Response(body, { status });
    };
    expect(await open([broken(201)]).call()).toMatchObject({ kind: 'lost' });
    expect(await open([broken(404)]).call()).toMatchObject({ kind: 'gone' });
  });
});

describe('a problem', () => {
  const sentenceOf = async (step: Step, route = ROUTE): Promise<string> => {
    const result = await open([step]).call(route);
    return 'problem' in result ? result.problem.sentence : '';
  };

  test('names the line to add, and who cannot write whatever is added', async () => {
    expect(await sentenceOf(problem(403, 'Resource not accessible by integration'))).toBe(
      'GitHub did not allow POST /repos/{owner}/{repo}/deployments (403: Resource not accessible by integration): ' +
        'add `permissions: deployments: write` to the job. ' +
        'Pull requests from forks and from Dependabot get a read-only token.',
    );
  });

  test('names what GitHub found wrong, each thing once', async () => {
    const errors = [
      'too long',
      { message: 'is bad' },
      { resource: 'Deployment', field: 'ref', code: 'invalid' },
      7,
      null,
    ];
    expect(await sentenceOf(json(422, { message: 'Validation Failed.', errors }))).toBe(
      'GitHub refused POST /repos/{owner}/{repo}/deployments (422: Validation Failed.; too long; is bad; Deployment ref invalid).',
    );
  });

  test('says whether the call may have been carried out, where it could have been', async () => {
    expect(await sentenceOf(problem(502, 'Bad Gateway.'))).toBe(
      'GitHub sent no usable response to POST /repos/{owner}/{repo}/deployments (502: Bad Gateway). The change may or may not have been made.',
    );
    expect(await sentenceOf(problem(502, ''), 'GET /repos/{owner}/{repo}/pulls')).toBe(
      'GitHub sent no usable response to GET /repos/{owner}/{repo}/pulls (502).',
    );
  });

  test('is one line that commands nothing, and shows no token', async () => {
    const sentence = await sentenceOf(problem(422, `a\n::error::b \u001b[31m##[group]${TOKEN} ${TOKEN.slice(0, 60)}`));
    expect(sentence).not.toMatch(/\n|\u001b|##\[|ghs_/);
  });
});

describe('a refusal', () => {
  const refusal = async (message: string, headers: Record<string, string> = {}, holder: Holder = 'workflow') => {
    const result = await open([json(403, { message }, headers)], { holder }).call();
    if (result.kind !== 'denied') throw new Error(result.kind);
    return result.problem;
  };

  test.each([
    ['Resource not accessible by personal access token', /lacks a permission\. Give it more/],
    ['`octo` forbids access via a personal access token (classic). Please use a GitHub App.', /does not accept this/],
    ["The 'octo' organization forbids access via a fine-grained personal access tokens if …", /does not accept this/],
    ['Resource protected by organization SAML enforcement. You must grant your token access.', /single sign-on/],
    ['Repository was archived so is read-only.', /Unarchive it/],
    ['The `saml-team` organization has an IP allow list enabled', /lacks the address of this machine/],
    [
      'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
      /lacks the address of this machine/,
    ],
    ['You must authenticate via a GitHub App.', /only a GitHub App may do this/],
    ['This installation has been suspended', /lift the suspension/],
  ])('is shown in the words of GitHub, with what helps instead of a permission: %s', async (message, advice) => {
    const { sentence, permission } = await refusal(message);
    expect(sentence).toContain(`(403: ${message.replace(/\.$/, '')})`);
    expect(sentence).toMatch(advice);
    expect(sentence).not.toMatch(/permissions:|fork/);
    expect(permission).toBeNull();
  });

  test.each([
    [NOT_ACCESSIBLE, /give the token in GITHUB_TOKEN the permission `deployments: write`/],
    ['Resource not accessible by personal access token', /GITHUB_TOKEN lacks a permission/],
    ['`octo` forbids access via a personal access token (classic).', /Set GITHUB_TOKEN to another one/],
    ['You must authenticate via a GitHub App.', /Set GITHUB_TOKEN to another one/],
    ['The `octo` organization has an IP allow list enabled', /Add it\.$/],
    ['Resource protected by organization SAML enforcement.', /single sign-on/],
  ])('says in the command what helps there: %s', async (message, advice) => {
    const { sentence } = await refusal(message, {}, 'command');
    expect(sentence).toMatch(advice);
    expect(sentence).not.toMatch(/permissions:|fork|github\.token|runner|the job/);
  });

  test('by the page of a firewall is no limit of GitHub’s, whatever the page says', async () => {
    const page = new Response('<html>abuse detection: rate limit of the secondary proxy</html>', { status: 403 });
    expect((await open([page]).call()).kind).toBe('denied');
  });

  test('names single sign-on if only the header does, and not the address in it', async () => {
    const url = 'https://github.com/orgs/octo/sso?authorization_request=AZS';
    const { sentence } = await refusal('Forbidden', { 'x-github-sso': `required; url=${url}` });
    expect(sentence).toMatch(/single sign-on/);
    expect(sentence).not.toContain('AZS');
  });
});

describe('a redirect', () => {
  const to = (status: number, location?: string): Response =>
    new Response('{"message":"Moved Permanently"}', {
      status,
      ...(location === undefined ? {} : { headers: { location } }),
    });
  const MOVED = 'https://api.github.com/repositories/1/deployments';

  test.each([301, 307, 308])('with %d is followed by the same request, for a renamed repository', async (status) => {
    const { call, sent } = open([to(status, MOVED), json(201, { id: 1 })]);
    expect(await call(ROUTE, { ref: 'x' })).toMatchObject({ kind: 'done', status: 201 });
    expect(sent.map(({ url, method, body }) => [url, method, body])).toEqual([
      ['https://api.github.com/repos/octo/rocket/deployments', 'POST', '{"ref":"x"}'],
      [MOVED, 'POST', '{"ref":"x"}'],
    ]);
    expect(sent[1]?.headers.get('authorization')).toBe(sent[0]?.headers.get('authorization'));
  });

  test('is followed by an address without a host too', async () => {
    const { call, sent } = open([to(301, '/repositories/1'), json(200, {})]);
    expect(await call('GET /repos/{owner}/{repo}')).toMatchObject({ kind: 'done' });
    expect(sent[1]?.url).toBe('https://api.github.com/repositories/1');
  });

  test.each([
    ['to another host', to(301, 'https://api.github.com.evil.example/repositories/1')],
    ['to another port', to(307, 'https://api.github.com:8443/repositories/1')],
    ['to http', to(308, 'http://api.github.com/repositories/1')],
    ['with a user', to(301, 'https://user@api.github.com/repositories/1')],
    ['to no address', to(301, 'https://[')],
    ['without an address', to(301)],
    ['of another kind', to(302, MOVED)],
  ])('%s is not followed, and says so', async (_, response) => {
    const { call, sent } = open([response, json(201, {})]);
    expect(await call()).toMatchObject({
      kind: 'refused',
      problem: { sentence: expect.stringMatching(/^GitHub redirected POST .* Only redirects within its own address/) },
    });
    expect(sent).toHaveLength(1);
  });

  test('is followed five times at most', async () => {
    const { call, sent } = open([to(301, MOVED)]);
    expect(await call()).toMatchObject({ kind: 'refused', status: 301 });
    expect(sent).toHaveLength(6);
  });
});

describe('a list', () => {
  const LIST = 'GET /repos/{owner}/{repo}/deployments';
  const page = (items: readonly unknown[], link: string): Response => json(200, items, { link });
  const next = (address: string): string => `<https://api.github.com/x?page=1>; rel="first", <${address}>; rel="next"`;
  const read = async (responses: readonly Response[], mostPages = 10) => {
    const { client, sent } = open(responses);
    const parameters = { ...PLACE, environment: 'x' };
    const result = await readPages(client, { route: LIST, parameters, permission: '', mostPages });
    return { result, queries: sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams)) };
  };

  test('is read as far as a page names the next one, however many items a page has', async () => {
    const link = next('https://api.github.com/repositories/1/deployments?per_page=100&page=2&owner=evil');
    const { result, queries } = await read([page([1], link), page([2, 3], '')]);
    expect(result).toMatchObject({ kind: 'done', data: [1, 2, 3] });
    expect(queries).toEqual([
      { environment: 'x', per_page: '100' },
      { environment: 'x', per_page: '100', page: '2' },
    ]);
  });

  test.each([
    ['on another host', next('https://evil.example/x?page=2')],
    ['that is no address', next('https://[')],
    ['without a page', next('https://api.github.com/x')],
    ['with a page that is no name', next('https://api.github.com/x?page=%0A2')],
    ['in a header that is too long', `${next('https://api.github.com/x?page=2')}, ${'x'.repeat(8_192)}`],
    ['of another relation', '<https://api.github.com/x?page=2>; rel="last"'],
  ])('ends at a page %s', async (_, link) => {
    expect((await read([page([1], link), page([2], '')])).queries).toHaveLength(1);
  });

  test('ends after as many pages as its reader wants', async () => {
    const { result, queries } = await read([page([1], next('https://api.github.com/x?page=2'))], 3);
    expect([queries.length, result]).toMatchObject([3, { kind: 'done', data: [1, 1, 1] }]);
  });

  test('is not read from what is no list, nor beyond a page that fails', async () => {
    expect((await read([json(200, { id: 1 })])).result).toMatchObject({ kind: 'lost' });
    const link = next('https://api.github.com/x?page=2');
    expect((await read([page([1], link), problem(500, 'x')])).result).toMatchObject({ kind: 'lost' });
  });
});

describe('a call without a response', () => {
  const failed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });
  const stage = (name: NetworkError['stage']): TypeError =>
    failed(new NetworkError(name, 'x', { method: 'POST', path: '/' }));
  const coded = (code: string): TypeError => failed(Object.assign(new Error('x'), { code }));

  test.each([stage('dns'), stage('connect'), stage('tls'), coded('ECONNREFUSED')])(
    'was surely not sent: %o',
    async (error) => {
      const result = await open([error]).call();
      expect(result).toMatchObject({ kind: 'not-sent', problem: { kind: 'unreachable', permission: null } });
      expect('problem' in result && result.problem.sentence).toMatch(
        /^GitHub could not be reached for POST .+: (?:x|ECONNREFUSED)\. Nothing was sent\.$/,
      );
    },
  );

  test.each([
    stage('headers'),
    stage('body'),
    stage('reset'),
    coded('ECONNRESET'),
    new DOMException('x', 'TimeoutError'),
    failed(undefined),
  ])('may have been carried out: %o', async (error) => {
    expect(await open([error]).call()).toMatchObject({ kind: 'lost', problem: { kind: 'unreachable' } });
  });
});

describe('a client that stops after failures that last', () => {
  const fault = (stage: NetworkError['stage']): GithubResult =>
    decodeFailure(
      { route: 'GET /user', permission: '', holder: 'workflow' },
      new NetworkError(stage, 'The certificate is not trusted.', { method: 'GET', path: '/user' }),
    );

  function playing(...results: readonly GithubResult[]) {
    let calls = 0;
    const client = stopAfterLasting({ call: async () => results[calls++] ?? fault('tls') });
    return { call: () => client.call('GET /user', {}, ''), count: () => calls };
  }

  test.each(['tls', 'proxy', 'protocol'] as const)('calls GitHub twice, and then no more: %s', async (stage) => {
    const { call, count } = playing(fault(stage), fault(stage));
    const kinds = [await call(), await call(), await call(), await call()].map(({ kind }) => kind);
    expect(kinds).toEqual([stage === 'protocol' ? 'lost' : 'not-sent', 'denied', 'denied', 'denied']);
    expect(count()).toBe(2);
  });

  test('goes on after failures that may pass, and after a response in between', async () => {
    const done: GithubResult = { kind: 'done', status: 200, data: {} };
    const { call, count } = playing(fault('connect'), fault('connect'), fault('tls'), done, fault('tls'), done);
    for (let calls = 0; calls < 6; calls++) await call();
    expect(count()).toBe(6);
  });

  test('says why, so that a surface is given up at once', async () => {
    const { call } = playing();
    await call();
    const result = await call();
    expect('problem' in result && result.problem.sentence).toContain('The certificate is not trusted.');
    const judged = result.kind === 'done' ? null : createJudge(createFakeClock())(result);
    expect(judged).toMatchObject({ kind: 'given-up' });
  });
});

test('while a limit holds no call is sent, whatever it is for, until it opens', async () => {
  const { call, sent, clock } = open([json(429, {}, { 'retry-after': '30' }), json(200, {})]);
  expect(await call()).toMatchObject({ kind: 'throttled', notBefore: 30_000 });
  await clock.advance(29_999);
  const held = await call('GET /repos/{owner}/{repo}/pulls');
  expect(held).toMatchObject({ kind: 'throttled', notBefore: 30_000, problem: { kind: 'throttled' } });
  expect(sent).toHaveLength(1);
  await clock.advance(1);
  expect(await call()).toMatchObject({ kind: 'done' });
  expect(sent).toHaveLength(2);
});

describe('whatever GitHub responds', () => {
  const text = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.json(),
    fc.constantFrom(
      TOKEN,
      JSON.stringify({ message: TOKEN, errors: [TOKEN, { message: `x${TOKEN}` }] }),
      '{"message":{}}',
    ),
    fc.json().map((errors) => `{"message":"${TOKEN}","errors":${errors}}`),
  );
  const value = fc.oneof(fc.string({ unit: fc.constantFrom('0', '1', ' ', 'x', ';', '/', '=') }), fc.constant(TOKEN));
  const names = [
    'content-type',
    'retry-after',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'date',
    'link',
    'deprecation',
  ];
  const headers = fc.dictionary(fc.constantFrom(...names), value);
  const status = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(401, 403, 404, 422, 429));

  test('no call rejects, and no problem shows the token', async () => {
    await fc.assert(
      fc.asyncProperty(status, headers, text, async (code, head, body) => {
        const hasNone = [204, 205, 304].includes(code);
        const result = await open([new Response(hasNone ? null : body, { status: code, headers: head })]).call();
        if (!('problem' in result)) return;
        expect(result.problem.sentence).not.toContain('ghs_');
        expect(result.problem.sentence).not.toMatch(/[\r\n\p{Cc}]/u);
        if (result.kind === 'throttled') expect(result.notBefore).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  test('no call rejects, and no problem shows the token, where the error itself does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.string(), async (cause, code) => {
        const error = Object.assign(new TypeError(TOKEN, { cause }), { code: `${code}${TOKEN}` });
        expect(JSON.stringify(await open([error]).call())).not.toContain('ghs_');
      }),
    );
  });
});
