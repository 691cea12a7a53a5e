import { describe, expect, test } from 'vitest';
import { createBuildLogSource } from '../../src/platform/log-source.ts';
import { callLimits, openPlatform } from '../support/open-platform.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

async function read(...steps: readonly Step[]) {
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
    const { log, urls, passed } = await read(APPLICATION, { body: lines });
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
    expect((await read({ body: body as object }, { body: [] })).log).toEqual({
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
    const { log, urls } = await read(step);
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
    const { log, urls } = await read(APPLICATION, step);
    expect([log, urls.length]).toEqual([{ kind, environmentId: 'e1' }, 2]);
  });

  test('sends no request for an environment whose id cannot be one', async () => {
    const { log, urls } = await read({ body: { environment: { id: '../x' } } });
    expect([log.kind, urls.length]).toEqual(['unreadable', 1]);
  });
});
