import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECK_GROUPS, type Verdict } from '../../src/conformance/run-checks.ts';
import { AccessError, CancelledError, NetworkError } from '../../src/kernel/errors.ts';
import type { Exchange, Exchanged } from '../../src/platform/http/exchange.ts';
import { runsOf } from '../support/runs.ts';
import { changing, type Plant, runPlanted, withHeader } from './plant.ts';

const NOTHING: Plant = {};
const READ_ONLY = { mayWrite: false, rewardCode: null } as const;

function idsOf(verdicts: readonly Verdict[], word: Verdict['verdict']): readonly string[] {
  return verdicts.filter(({ verdict }) => verdict === word).map(({ id }) => id);
}

function whyOf(verdicts: readonly Verdict[], id: string): string | null | undefined {
  return verdicts.find((verdict) => verdict.id === id)?.why;
}

/** An exchange that sends `count` requests on, and then ends every one as `failure` says. */
function failingAfter(count: number, kind: 'reset' | 'signal' | 'deadline'): (inner: Exchange) => Exchange {
  return (inner) => {
    let left = count;
    const send = async (request: Parameters<Exchange['send']>[0]): Promise<Exchanged> =>
      left-- > 0 ? inner.send(request) : { kind: 'unanswered', failure: { kind } };
    return { ...inner, send };
  };
}

describe('all checks', () => {
  const all = CHECK_GROUPS.flatMap(({ checks }) => checks);

  test('have a unique id, a group and a subject', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ id }) => !/^[a-z]+\.[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  test('say which of them write', () => {
    const writing = all.filter(({ isWriting }) => isWriting).map(({ id }) => id);
    const others = ['variables.created', 'errors.body-400', 'errors.type-400'];
    expect(others.filter((id) => !writing.includes(id))).toEqual([]);
    expect(writing.filter((id) => !others.includes(id))).toEqual(
      all.map(({ id }) => id).filter((id) => /^(?:create|validation|deploy|reward)\./.test(id)),
    );
  });

  test('name the section and the statement of the description, in one sentence', () => {
    expect(all.filter(({ section, says }) => section === '' || !/^\S.*\.$/.test(says))).toEqual([]);
  });
});

describe('a run', () => {
  test('reports every check in order, without departures for a service that conforms', async () => {
    const { verdicts } = await runPlanted(NOTHING);
    expect(verdicts.map(({ id }) => id)).toEqual(CHECK_GROUPS.flatMap(({ checks }) => checks.map(({ id }) => id)));
    expect(verdicts.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'noted')).toEqual([]);
    expect(verdicts[0]).toEqual({
      group: 'Description',
      id: 'description.served',
      section: 'What the service does 5',
      says: 'The OpenAPI description can be downloaded at /openapi.json.',
      verdict: 'conforms',
      expected: null,
      came: null,
      copes: null,
      consequence: null,
      why: null,
    });
  });

  test('uses the given prefix, and also checks the other one', async () => {
    const { verdicts, requests } = await runPlanted(NOTHING, { prefix: '/api/v1' });
    expect(verdicts.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'noted')).toEqual([]);
    expect(requests.filter(({ path }) => !path.startsWith('/api/v1/')).map(({ path }) => path)).toEqual([
      '/organization',
    ]);
    const say: Plant['say'] = (sent, { path }) => (path.startsWith('/api/v1/') ? sent : { ...sent, status: 404 });
    const bare = await runPlanted({ say }, { prefix: '/api/v1' });
    expect(bare.departures).toEqual({ 'address.prefix': true });
    expect(bare.verdicts.find(({ id }) => id === 'address.prefix')?.came).toBe('status 404 without the prefix');
  });

  test('tests the client with the same kind of resource: a variable as a variable, a secret as a secret', async () => {
    const say: Plant['say'] = (sent) => (sent.status === 201 ? { ...sent, status: 202 } : sent);
    const { requests } = await runPlanted({ say });
    const keys = requests.flatMap(({ method, path, body }) => {
      return method === 'POST' && body?.includes('_9"')
        ? [`${path.split('/').at(-1)} ${/_([A-Z]+)_9"/.exec(body)?.[1]}`]
        : [];
    });
    expect(keys).toEqual(['environmentVariable VARIABLE', 'secret SECRET']);
  });

  test('reports what was expected, what was found and what it means', async () => {
    const { verdicts } = await runPlanted(withHeader('x-ratelimit-reset', () => '60'));
    expect(verdicts.find(({ id }) => id === 'limits.reset')).toMatchObject({
      verdict: 'departs',
      expected: 'a Unix timestamp in seconds within the next hour',
      came: '60, which looks like seconds to wait',
      copes: true,
      consequence: expect.stringContaining('recognizes the format from the size'),
      why: null,
    });
  });

  test('sends the golden requests to a service that conforms', async () => {
    const { requests } = await runPlanted(NOTHING, { choices: { label: 'l4b3l', clusterId: 'c1' } });
    const ids = /[\da-f]{8}-[\da-f-]{27}|sandbox-organization/g;
    const sent = requests.map(({ method, path, headers }) => {
      const authorization = headers['authorization'] ?? 'no token';
      const asked = `${method} ${path.replaceAll(ids, '{id}').replace(/\?.*/, '')}`;
      return authorization === 'Token sandbox-admin' ? asked : `${asked} (${authorization})`;
    });
    const routes = [...Map.groupBy(sent, (line) => line)].map(([line, all]) => `${all.length} ${line}\n`);
    await expect(routes.join('')).toMatchFileSnapshot('./golden/requests.txt');
  });

  test('requests existing pages, a page after the last, and invalid pages', async () => {
    const { requests } = await runPlanted(NOTHING);
    for (const list of ['project', 'environmentVariable']) {
      const queries = requests.flatMap(({ path }) => path.split(`/${list}?`)[1] ?? []);
      expect([...new Set(queries)].map((query) => query.replaceAll(/page=|page_size=/g, ''))).toEqual([
        '1&2',
        ...['1&1', '2&1', '3&1', '4&1'],
        '100000&2',
        ...['0&2', '-1&2', 'none&2', '100000000000000000000&2', '1&0', '1&-1'],
      ]);
    }
  });

  test('creates one of each kind with its label, and tries each again without its name', async () => {
    const { requests } = await runPlanted(NOTHING, { choices: { label: 'l4b3l', clusterId: 'c1' } });
    const bodies = requests.flatMap(({ method, path, body }) =>
      method === 'POST' && body !== null && !/\/(?:deploy|rewardClaim)$/.test(path) ? [JSON.parse(body)] : [],
    );
    const names = bodies.map(({ name, key, target_url }) => name ?? key ?? target_url ?? null);
    expect(names).toEqual([
      ...['l4b3l-project-1', 'l4b3l-project-2', 'l4b3l-project-3', 'l4b3l-environment-1', 'l4b3l-application-1'],
      ...['l4b3l-database-1', 'https://l4b3l-webhook-1.example.com/', 'L4B3L_VARIABLE_1', 'L4B3L_SECRET_1'],
      ...Array(7).fill(null),
      ...['L4B3L_VARIABLE_2', 'L4B3L_VARIABLE_3'],
    ]);
    const bodyOf = (wanted: string) => bodies[names.indexOf(wanted)];
    expect(bodyOf('l4b3l-environment-1')).toEqual({ name: 'l4b3l-environment-1', mode: 'STAGING', cluster_id: 'c1' });
    expect(bodyOf('l4b3l-application-1')).toMatchObject({
      cpu: 250,
      memory: 256,
      min_running_instances: 1,
      max_running_instances: 1,
      ports: [{ publicly_accessible: false }],
    });
    expect(bodyOf('l4b3l-database-1')).toMatchObject({ mode: 'MANAGED', cpu: 250, memory: 256, storage: 10 });
    expect(bodyOf('https://l4b3l-webhook-1.example.com/')).toMatchObject({ enabled: false });
  });

  test('changes nothing without permission', async () => {
    const { verdicts, requests } = await runPlanted(NOTHING, { choices: READ_ONLY, token: 'sandbox-read' });
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(whyOf(verdicts, 'create.project')).toBe('this check changes something. Use --write to allow it');
    expect(whyOf(verdicts, 'status.state')).toMatch(/application/);
    expect(idsOf(verdicts, 'departs')).toEqual([]);
  });

  test('reads the given application, but changes only its own', async () => {
    const choices = { appId: 'succeeds' };
    const { verdicts, requests } = await runPlanted(NOTHING, { choices });
    const named = requests.filter(({ path }) => path.startsWith('/application/succeeds/'));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(idsOf(verdicts, 'departs')).toEqual([]);
    // It has no variables, and gets none.
    const paged = ['variables.page-size', 'variables.pages', 'variables.figures'];
    expect(idsOf(verdicts, 'skipped')).toEqual(['variables.created', ...paged]);
    expect(requests.filter(({ body }) => body?.includes('_VARIABLE_2'))).toEqual([]);
  });

  test.each([
    ['sandbox-read', 'create.project', 'Write', 'POST /organization/sandbox-organization/project'],
    ['sandbox-write', 'organization.object', 'Read', 'GET /organization'],
  ])('with the scopes of %s skips %s and names the scope that is missing', async (token, id, scope, request) => {
    const { verdicts } = await runPlanted(NOTHING, { token });
    expect(idsOf(verdicts, 'departs')).toEqual([]);
    expect(whyOf(verdicts, id)).toBe(`the token needs the scope ${scope} for ${request}`);
  });

  test('uses the given organization, by id or by name', async () => {
    const two = changing(/^GET \S*\/organization(\?|$)/, (own) => ({ results: [{ id: 'other', name: 'Other' }, own] }));
    for (const organization of ['Sandbox', 'sandbox-organization']) {
      const { verdicts } = await runPlanted(two, { choices: { organization } });
      expect(verdicts.find(({ id }) => id === 'create.project')?.verdict).toBe('conforms');
    }
    const { verdicts, requests } = await runPlanted(two, { choices: { organization: 'Nobody' } });
    expect(whyOf(verdicts, 'create.project')).toContain('no organization with an id');
    expect(new Set(requests.flatMap(({ method, path }) => (method === 'POST' ? [path] : [])))).toEqual(
      new Set(['/account/rewardClaim']),
    );
  });
});

describe('a run spends', () => {
  test.each([1, 2, 7, 20, 40])('at most %d requests, and says what it skipped', async (mostRequests) => {
    const { verdicts, requests } = await runPlanted(NOTHING, { choices: { mostRequests } });
    expect(requests.length).toBe(mostRequests);
    expect(idsOf(verdicts, 'departs')).toEqual([]);
    expect(verdicts.map(({ why }) => why)).toContain(`not checked: all ${mostRequests} allowed requests are used up`);
  });

  test('none of the last tenth of the rate limit', async () => {
    const { verdicts, requests } = await runPlanted(withHeader('x-ratelimit-remaining', () => '100'));
    expect(requests).toHaveLength(1);
    expect(whyOf(verdicts, 'auth.missing-token')).toBe(
      'not checked: only 100 of 1000 requests are left before the rate limit, and other jobs may need them',
    );
  });

  test('nothing after a 429', async () => {
    let left = 5;
    const say: Plant['say'] = (sent) => (left-- > 0 ? sent : { ...sent, status: 429 });
    const { verdicts, requests } = await runPlanted({ say });
    expect(requests).toHaveLength(6);
    expect(idsOf(verdicts, 'departs')).toEqual([]);
  });

  test('ten requests on an endless list, and reports nothing in it as missing', async () => {
    const endless: Plant = {
      say: (sent, { path }) => {
        const page = /\/project\?page=(\d+)&page_size=1$/.exec(path)?.[1];
        return page === undefined ? sent : { ...sent, text: JSON.stringify({ results: [{ id: `p${page}` }] }) };
      },
    };
    const { verdicts, requests, departures } = await runPlanted(endless);
    expect(requests.filter(({ path }) => /\/project\?.*page_size=1$/.test(path))).toHaveLength(10);
    expect(departures).toEqual({});
    expect(whyOf(verdicts, 'list.figures')).toBe('no page contains its number and totals');
  });

  test('no request on a test of the client beyond the limit', async () => {
    const bare = changing(/^GET \S*\/project$/, ({ results }) => results);
    const found = await Promise.all(
      [...Array(30).keys()].map(async (count) => {
        const { departures } = await runPlanted(bare, { choices: { ...READ_ONLY, mostRequests: count + 1 } });
        return departures['list.plain'];
      }),
    );
    expect(new Set(found)).toEqual(new Set([undefined, null, true]));
    expect(found.filter((copes) => copes === null)).toHaveLength(1);
  });
});

describe('a run that cannot continue', () => {
  test('rejects if the token is refused', async () => {
    const run = runPlanted(NOTHING, { token: 'token-of-nobody' });
    await expect(run).rejects.toThrow(AccessError);
    await expect(run).rejects.toThrow('The service rejected the token (401), sent as "Authorization: Token"');
  });

  test.each([
    ['reset', NetworkError],
    ['deadline', CancelledError],
  ] as const)('rejects if the first request gets no response: %s', async (kind, error) => {
    await expect(runPlanted(NOTHING, { exchange: failingAfter(0, kind) })).rejects.toThrow(error);
  });

  test.each([1, 10, 30])('stops when it is asked to after %d requests', async (count) => {
    await expect(runPlanted(NOTHING, { exchange: failingAfter(count, 'signal') })).rejects.toThrow('was canceled');
  });

  test.each([1, 10, 30])('counts checks without a response as undetermined after %d requests', async (count) => {
    const { verdicts } = await runPlanted(NOTHING, { exchange: failingAfter(count, 'reset') });
    expect(idsOf(verdicts, 'departs')).toEqual([]);
    expect(idsOf(verdicts, 'undetermined').length).toBeGreaterThan(5);
  });

  test.each([500, 502, 503, 504])('counts checks with the status %d as undetermined', async (status) => {
    const down: Plant = { say: (sent, { path }) => (/\/log\?/.test(path) ? { ...sent, status } : sent) };
    const { verdicts } = await runPlanted(down);
    expect(idsOf(verdicts, 'undetermined')).toEqual(['log.lines', 'log.tail', 'log.order']);
    expect(idsOf(verdicts, 'departs')).toEqual([]);
  });

  test('requests no invalid page of a list that does not exist', async () => {
    const gone: Plant = { say: (sent, { path }) => (/Variable(\?|$)/.test(path) ? { ...sent, status: 404 } : sent) };
    const { verdicts, requests } = await runPlanted(gone, { choices: { ...READ_ONLY, appId: 'succeeds' } });
    expect(whyOf(verdicts, 'variables.absurd-page')).toBe('the list could not be read');
    expect(requests.filter(({ path }) => /Variable\?page=0/.test(path))).toEqual([]);
  });

  test.each([
    [1, 'skipped'],
    [2, 'conforms'],
    [4, 'conforms'],
  ] as const)('finds the limit of claims if claim %d is refused: %s', async (refused, verdict) => {
    let claims = 0;
    const say: Plant['say'] = (sent, { path }) => {
      if (!path.endsWith('/rewardClaim')) return sent;
      claims++;
      return claims < refused ? { ...sent, status: 200 } : { ...sent, status: 404 };
    };
    const { verdicts } = await runPlanted({ say });
    const limit = verdicts.find(({ id }) => id === 'reward.limit');
    expect([limit?.verdict, claims]).toEqual([verdict, refused]);
    if (verdict === 'skipped') expect(limit?.why).toBe('the code cannot be claimed (404); it may be used up');
  });

  test('counts a deployment that does not finish in time as undetermined', async () => {
    const stuck = changing(/^GET \S*\/status$/, (json) => ({ ...json, state: 'BUILDING' }));
    const { verdicts, requests } = await runPlanted(stuck, { choices: { timeoutMs: 600_000 } });
    expect(whyOf(verdicts, 'deploy.ends')).toBe(
      'the deployment did not finish before --timeout; the last state was BUILDING',
    );
    expect(requests.length).toBeLessThan(120);
  });
});

describe('the outcome of a deployment', () => {
  test.each([
    ['RUNNING', 'conforms'],
    ['Stopped', 'conforms'],
    ['ERROR', 'conforms'],
    ['BUILDING', 'undetermined'],
  ])('is recognized by its date if the state stays %s: %s', async (state, verdict) => {
    let looks = 0;
    const still = changing(/^GET \S*\/status$/, (json) => {
      looks++;
      return {
        ...json,
        state,
        last_deployment_date: looks > 4 ? '2030-01-02T00:00:00.000Z' : '2030-01-01T00:00:00.000Z',
      };
    });
    const { verdicts } = await runPlanted(still, { choices: { timeoutMs: 60_000 } });
    expect(verdicts.find(({ id }) => id === 'deploy.ends')?.verdict).toBe(verdict);
    expect(looks).toBeGreaterThan(4);
  });

  test('is not the previous state, which a status may still show for a while', async () => {
    let looks = 0;
    const late = changing(/^GET \S*\/status$/, (json) => {
      looks++;
      return looks > 6 ? json : { ...json, state: 'STOPPED', last_deployment_date: null };
    });
    const { verdicts } = await runPlanted(late);
    expect(verdicts.find(({ id }) => id === 'deploy.ends')?.verdict).toBe('conforms');
    expect(looks).toBeGreaterThan(7);
  });
});

describe('the report of a run', () => {
  test('contains no secrets, even if the service repeats them', async () => {
    const token = 'sandbox-admin';
    const code = 'WINTER-2031-CODE';
    const repeating: Plant = {
      say: (sent, { headers, body }) => ({
        ...sent,
        status: sent.status === 200 ? 418 : sent.status,
        headers: { ...sent.headers, 'content-type': `text/${headers['authorization']}` },
        text: `${headers['authorization']} ${body}`,
      }),
    };
    const { verdicts } = await runPlanted(repeating, { token, choices: { rewardCode: code } });
    expect(idsOf(verdicts, 'departs').length).toBeGreaterThan(5);
    expect(JSON.stringify(verdicts)).toContain('text/Token ***');
    expect(JSON.stringify(verdicts)).not.toContain(token);
    expect(JSON.stringify(verdicts)).not.toContain(code);
    expect(JSON.stringify(verdicts)).not.toContain('made-by-touchdown-conformance');
  });

  test('has one line per verdict, whatever the service responds', async () => {
    const status = fc.constantFrom(200, 201, 204, 301, 400, 401, 404, 500);
    const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('[{"id":1}]', '{"results":[{"id":"a"}]}', '[[]]'));
    const response = fc.tuple(status, body);
    const service = fc.array(response, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(service, async (responses) => {
        let turn = 0;
        const say: Plant['say'] = (sent) => {
          const [given, text] = responses[turn++ % responses.length] ?? [200, ''];
          return turn === 1 ? sent : { ...sent, status: given, text };
        };
        const { verdicts } = await runPlanted({ say }, { choices: { timeoutMs: 1000 } });
        expect(verdicts).toHaveLength(CHECK_GROUPS.flatMap(({ checks }) => checks).length);
        for (const { expected, came, consequence, why } of verdicts) {
          expect(`${expected}${came}${consequence}${why}`).not.toMatch(/[\n\r\x1b]/);
        }
      }),
      { numRuns: runsOf(60) },
    );
  });
});
