import { expect, test } from 'vitest';
import { respondHealth } from '../../../src/sandbox/platform/health.ts';
import { play, START } from '../play.ts';

test('an application whose deployments queue responds with the commit that is deployed', () => {
  const platform = play();
  platform.post(0, '/application/queue-idle/deploy', { body: { git_commit_id: 'c0ffee' } });
  const request = { method: 'GET', target: '/apps/queue-idle/health', headers: {}, body: '' };
  const commits = [80, 95].map((seconds) => {
    return JSON.parse(respondHealth(platform.world, request, START + seconds * 1000).body).commit;
  });
  expect(commits).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), 'c0ffee']);
});
