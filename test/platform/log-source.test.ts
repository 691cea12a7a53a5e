import { describe, expect, test } from 'vitest';
import { ThrottledError } from '../../src/kernel/errors.ts';
import { createBuildLogSource, createLogSource } from '../../src/platform/log-source.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { callLimits, openPlatform } from '../support/open-platform.ts';
import { createRecordingGate } from '../support/recording-gate.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

async function read(step: Step, purpose: 'follow' | 'drain' = 'follow') {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  const log = await createLogSource(platform, 'a1').read(2, purpose, callLimits());
  return { log, url: server.requests[0]?.url, passed: platform.gate.passed, sent: server.requests.length };
}

describe('a read of the log', () => {
  test('returns the last lines, oldest first (B27) (B28)', async () => {
    const { log, url } = await read({ body: ['one', 'two', 'three'] });
    expect(log).toEqual({
      kind: 'window',
      lines: [
        { text: 'two', epochMs: null, id: null },
        { text: 'three', epochMs: null, id: null },
      ],
    });
    expect(url).toBe('/application/a1/log?tail=2');
  });

  test('masks each line of a private key, also if its beginning is not among the lines', async () => {
    const body = ['-----BEGIN PRIVATE KEY-----', `MIIE${'a'.repeat(60)}`, 'api | -----END PRIVATE KEY-----', 'one'];
    const texts = async (tail: number): Promise<readonly string[] | null> => {
      await using server = await startScriptedServer({ body });
      await using platform = openPlatform(server.url);
      const { kind, ...read } = await createLogSource(platform, 'a1').read(tail, 'follow', callLimits());
      return kind === 'window' && 'lines' in read ? read.lines.map(({ text }) => text) : null;
    };
    expect(await texts(4)).toEqual([body[0], '***', ...body.slice(2)]);
    expect(await texts(3)).toEqual(['***', ...body.slice(2)]);
  });

  test('may return no lines (B27)', async () => {
    expect((await read({ status: 204 })).log).toEqual({ kind: 'window', lines: [] });
  });

  test('is the first request that a low budget skips while following, but not for the outcome (B25)', async () => {
    expect((await read({ body: [] })).passed).toEqual(['log']);
    expect((await read({ body: [] }, 'drain')).passed).toEqual(['other']);
  });

  test('is skipped if the budget is low (B25)', async () => {
    const givingUp = createRecordingGate((purpose) => (purpose === 'log' ? 'given-up' : 'admitted'));
    const shut = createRecordingGate(() => {
      throw new ThrottledError('shut', 1, 1);
    });
    for (const gate of [givingUp, shut]) {
      await using platform = openPlatform('http://127.0.0.1:9', { gate });
      expect(await createLogSource(platform, 'a1').read(2, 'follow', callLimits())).toMatchObject({
        kind: 'skipped',
        error: { code: 'throttled' },
      });
    }
  });

  test('may be tried again after 404, since a new application may have no container yet (B32)', async () => {
    expect((await read({ status: 404 })).log).toMatchObject({ kind: 'unavailable', lasting: false });
  });

  test.each([401, 403, 405])('is not tried again after %i (B32)', async (status) => {
    expect((await read({ status })).log).toMatchObject({ kind: 'unavailable', lasting: true });
  });

  test.each<[string, Step]>([
    ['500', { status: 500 }],
    ['a reset', 'reset'],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['broken JSON', { headers: { 'content-type': 'application/json' }, body: '["one", "tw' }],
  ])('fails for now with %s, and is not repeated here (B32)', async (_, step) => {
    const { log, sent } = await read(step);
    expect(log).toMatchObject({ kind: 'unavailable', lasting: false });
    expect(sent).toBe(1);
  });

  test('has ten seconds, or less if its deadline is sooner (B32)', async () => {
    for (const [deadlineAt, endsAt] of [
      [Number.POSITIVE_INFINITY, 10_000],
      [3_000, 3_000],
    ] as const) {
      const clock = createFakeClock();
      await using server = await startScriptedServer('hang');
      await using platform = openPlatform(server.url, { clock });
      const reading = createLogSource(platform, 'a1').read(2, 'follow', callLimits({ deadlineAt }));
      await server.arrived(1);
      await clock.advance(endsAt);
      expect(await reading).toMatchObject({
        kind: 'unavailable',
        error: { code: 'cancelled-timeout' },
        lasting: false,
      });
    }
  });
});

async function readBuild(...steps: readonly Step[]) {
  await using server = await startScriptedServer(...steps);
  await using platform = openPlatform(server.url);
  const log = await createBuildLogSource(platform, 'a1').readBuildLog(2, callLimits());
  return { log, urls: server.requests.map(({ url }) => url), passed: platform.gate.passed };
}

const APPLICATION = { body: { id: 'a1', environment: { id: 'e1' } } };
const AT = '2026-11-21T09:30:07.100Z';

describe("a read of the build's log", () => {
  test("returns the last lines of the log of the application's environment with two requests (B27) (B28)", async () => {
    const lines = ['one', 'two', 'three'].map((message) => ({ message, created_at: AT, pod_name: 'p' }));
    const { log, urls, passed } = await readBuild(APPLICATION, { body: lines });
    const epochMs = Date.parse(AT);
    expect(log).toEqual({
      kind: 'lines',
      environmentId: 'e1',
      lines: [
        { text: 'two', epochMs, id: null },
        { text: 'three', epochMs, id: null },
      ],
    });
    expect(urls).toEqual(['/application/a1', '/environment/e1/logs']);
    expect(passed).toEqual(['other', 'other']);
  });

  test.each<[string, unknown, string]>([
    ['environment_id', { environment_id: 'e2' }, 'e2'],
    ['a number', { environment: { id: 7 } }, '7'],
  ])('finds the environment where it is %s', async (_, body, environmentId) => {
    expect((await readBuild({ body: body as object }, { body: [] })).log).toEqual({
      kind: 'lines',
      environmentId,
      lines: [],
    });
  });

  test.each<[string, Step]>([
    ['the application is not described', { status: 404 }],
    ['it names no environment', { body: { id: 'a1', environment: 'e1' } }],
    ['it is a list', { body: [] }],
  ])('needs one request if %s', async (_, step) => {
    const { log, urls } = await readBuild(step);
    expect([log, urls]).toEqual([{ kind: 'absent', environmentId: null }, ['/application/a1']]);
  });

  test.each<[Step, string]>([
    [{ status: 404 }, 'absent'],
    [{ status: 401 }, 'refused'],
    [{ status: 403 }, 'refused'],
    [{ status: 500 }, 'unreadable'],
    ['reset', 'unreadable'],
    [{ headers: { 'content-type': 'text/html' }, body: '<html>' }, 'unreadable'],
  ])('is not repeated after %j, and keeps the id of the environment', async (step, kind) => {
    const { log, urls } = await readBuild(APPLICATION, step);
    expect([log, urls.length]).toEqual([{ kind, environmentId: 'e1' }, 2]);
  });

  test('masks each line of a private key', async () => {
    const body = [`MIIE${'a'.repeat(60)}`, '-----END PRIVATE KEY-----'];
    expect((await readBuild(APPLICATION, { body })).log).toMatchObject({
      lines: [{ text: '***' }, { text: '-----END PRIVATE KEY-----' }],
    });
  });

  test('sends no request for an environment whose id cannot be one', async () => {
    const { log, urls } = await readBuild({ body: { environment: { id: '../x' } } });
    expect([log.kind, urls.length]).toEqual(['unreadable', 1]);
  });
});
