import { describe, expect, test } from 'vitest';
import { createHealth } from '../../../src/relay/http/health.ts';
import type { Dependencies } from '../../../src/relay/monitoring/problems.ts';
import { WELL } from '../support/dependencies.ts';

const SINCE = Date.UTC(2030, 0, 1);

async function read(dependencies: Partial<Dependencies> = {}) {
  const { status, body } = await createHealth({ ...WELL, ...dependencies }).readyz();
  return { status, body: JSON.parse(body) };
}

describe('the health of the relay', () => {
  test('is good if it stores and GitHub accepts the App', async () => {
    expect(createHealth(WELL).healthz()).toMatchObject({ status: 200 });
    expect(await read()).toEqual({ status: 200, body: { ready: true, reasons: [], github: { state: 'ok' } } });
  });

  test('is bad from the first moment of a shutdown, while it is still alive', async () => {
    const health = createHealth(WELL);
    health.stop();
    expect(await health.readyz()).toMatchObject({
      status: 503,
      body: expect.stringContaining('the relay is stopping'),
    });
    expect(health.healthz().status).toBe(200);
  });

  test('is bad if it cannot store, without the reason', async () => {
    const findStoreProblem = async () => ({ kind: 'store', since: SINCE, reason: 'hunter2' }) as const;
    expect(await read({ findStoreProblem })).toMatchObject({
      status: 503,
      body: { ready: false, reasons: ['deliveries cannot be stored'] },
    });
  });

  test.each(['refused', 'clock', 'unreachable', 'slow'] as const)(
    'is good if GitHub is %s, since deliveries can be stored; reports the problem and its start, not the reason',
    async (state) => {
      const problem = { kind: `github-${state}`, since: SINCE, reason: 'hunter2' } as const;
      expect(await read({ readGithub: () => ({ isKnown: true, problem }) })).toEqual({
        status: 200,
        body: { ready: true, reasons: [], github: { state, since: '2030-01-01T00:00:00.000Z' } },
      });
    },
  );

  test('does not claim that GitHub accepts the App before the first response', async () => {
    const { body } = await read({ readGithub: () => ({ isKnown: false, problem: null }) });
    expect(body.github).toEqual({ state: 'unknown' });
  });
});
