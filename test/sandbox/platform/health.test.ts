import { expect, test } from 'vitest';
import { isHealthCall, respondHealth } from '../../../src/sandbox/platform/health.ts';
import { play, START } from '../play.ts';

const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const NEXT = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';

/** Returns the status and the commit that an application responds with at each of these seconds. */
function healthOf(id: string, ...atSeconds: readonly number[]) {
  const platform = play();
  platform.post(0, `/application/${id}/deploy`, { body: { git_commit_id: COMMIT } });
  platform.post(200, `/application/${id}/deploy`, { body: { git_commit_id: NEXT } });
  return atSeconds.map((seconds) => {
    const target = `/apps/${id}/health`;
    const request = { method: 'GET', target, headers: {}, body: '' };
    expect(isHealthCall(request)).toBe(true);
    const { status, body } = respondHealth(platform.world, request, START + seconds * 1000);
    return [status, JSON.parse(body).commit ?? null];
  });
}

test.each([
  ['succeeds', [200, null], [200, COMMIT], [200, COMMIT], [200, NEXT], [200, NEXT]],
  ['build-fails', [200, null], [200, null], [200, null], [200, null], [200, null]],
] as const)(
  'an application of the scenario %s responds with its version, before, while and after it turns well',
  (id, ...expected) => {
    expect(healthOf(id, 80, 95, 115, 295, 315)).toEqual(expected);
  },
);

test('an application whose deployments queue responds with the commit that is deployed', () => {
  expect(healthOf('queue-idle', 80, 95, 315)).toEqual([
    [200, expect.stringMatching(/^[0-9a-f]{40}$/)],
    [200, COMMIT],
    [200, NEXT],
  ]);
});

test('an application that was never used responds with 404', () => {
  const request = { method: 'GET', target: '/apps/succeeds/health', headers: {}, body: '' };
  expect(respondHealth(play().world, request, START).status).toBe(404);
});
