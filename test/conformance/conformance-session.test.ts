import { describe, expect, test } from 'vitest';
import { readChoices } from '../../src/cli/conformance/conformance-options.ts';
import type { ProbeRequest, ProbeResponse } from '../../src/conformance/conformance-probe.ts';
import { type CheckRequest, createSession } from '../../src/conformance/conformance-session.ts';
import { Omission } from '../../src/conformance/omission.ts';
import { createPlatform } from '../../src/platform/platform-client.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const OWN = 'Token own';

/** A session whose every request gets `status`. */
function responding(status: number, closedBy: string | null = null) {
  const sent: ProbeRequest[] = [];
  const send = async (request: ProbeRequest): Promise<ProbeResponse> => {
    sent.push(request);
    return { status, headers: {}, text: `${sent.length}` };
  };
  const settings = {
    ...readChoices({}, { organization: null, appIds: [] }),
    prefix: '/api/v1',
    authorization: OWN,
  };
  const session = createSession({
    settings,
    clock: createFakeClock(),
    ending: new AbortController().signal,
    probe: { send },
    meter: { closedBy: () => closedBy },
    openClient: () => createPlatform({ baseUrl: 'http://127.0.0.1:9', token: 'own' }),
  });
  return { session, sent };
}

async function omissionOf(asking: Promise<unknown>): Promise<Omission | null> {
  try {
    await asking;
    return null;
  } catch (error) {
    if (error instanceof Omission) return error;
    throw error;
  }
}

describe('a session', () => {
  test('sends requests under the prefix, with the token and no body', async () => {
    const { session, sent } = responding(200);
    expect(await session.ask({ path: '/organization' })).toMatchObject({ status: 200, request: 'GET /organization' });
    expect(sent).toEqual([
      {
        method: 'GET',
        path: '/api/v1/organization',
        headers: {
          accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'touchdown-conformance',
          authorization: OWN,
        },
        body: null,
      },
    ]);
  });

  test('sends a body as JSON, another prefix, or no token', async () => {
    const { session, sent } = responding(200);
    await session.ask({ method: 'POST', path: '/x', body: { key: 'A' }, authorization: null, prefix: '' });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/x', body: '{"key":"A"}' });
    expect(sent[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  test('reads a path once, but repeats requests of ask', async () => {
    const { session, sent } = responding(200);
    const [first, second] = [await session.read('/organization'), await session.read('/organization')];
    expect([first.text, second.text, (await session.ask({ path: '/organization' })).text]).toEqual(['1', '1', '2']);
    expect(sent).toHaveLength(2);
  });

  test('sends nothing after a limit, and says why', async () => {
    const { session, sent } = responding(200, 'all are spent');
    expect(await omissionOf(session.ask({ path: '/x' }))).toMatchObject({
      kind: 'undetermined',
      message: 'not checked: all are spent',
    });
    expect(sent).toEqual([]);
  });

  test('remembers every response except the description, also one that it does not judge', async () => {
    const { session } = responding(503);
    for (const path of ['/organization', '/openapi.json']) await omissionOf(session.ask({ path }));
    expect(session.responses().map(({ request }) => request)).toEqual(['GET /organization']);
  });
});

describe('a response', () => {
  const POST: CheckRequest = { method: 'POST', path: '/organization/o/project' };
  const OTHER: CheckRequest = { path: '/organization', authorization: 'Token other' };

  test.each([
    [200, POST],
    [400, POST],
    [401, POST],
    [404, POST],
    [403, OTHER],
    [500, OTHER],
    [500, { path: '/x', judgesFailure: true }],
    [501, POST],
  ] as const)('with the status %d is judged: %j', async (status, asked) => {
    expect((await responding(status).session.ask(asked)).status).toBe(status);
  });

  test.each([
    [403, POST, 'skipped', 'the token needs the scope Write for POST /organization/o/project'],
    [
      403,
      { method: 'POST', path: '/database/d/deploy' },
      'skipped',
      'the token needs the scope Deploy for POST /database/d/deploy',
    ],
    [403, { path: '/organization' }, 'skipped', 'the token needs the scope Read for GET /organization'],
    [429, OTHER, 'undetermined', 'not checked: the rate limit is used up (status 429)'],
    [500, POST, 'undetermined', 'POST /organization/o/project returned 500'],
    [502, OTHER, 'undetermined', 'GET /organization returned 502'],
    [503, { path: '/x', judgesFailure: true }, 'undetermined', 'GET /x returned 503'],
  ] as const)('with the status %d to %j is not judged but %s', async (status, asked, kind, message) => {
    expect(await omissionOf(responding(status).session.ask(asked))).toMatchObject({ kind, message });
  });
});
