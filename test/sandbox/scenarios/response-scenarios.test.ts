import { describe, expect, test } from 'vitest';
import { play } from '../play.ts';

/** Returns the result of each of some POSTs, the number of started deployments, and the state right after. */
function storyOf(id: string, secondsOfPosts: readonly number[] = [0]): [string[], number, unknown] {
  const story = play();
  story.request(0, 'GET', `/application/${id}/status`);
  const responses = secondsOfPosts.map((second) => {
    const { result } = story.request(second, 'POST', `/application/${id}/deploy`);
    return result.kind === 'response' ? String(result.status) : result.kind;
  });
  const started = story.world.applications.get(id)!.deployments.length;
  const { result } = story.request(secondsOfPosts.at(-1)!, 'GET', `/application/${id}/status`);
  const state = result.kind === 'response' && result.status === 200 ? JSON.parse(result.body).state : null;
  return [responses, started, state];
}

describe('the POST in the scenario', () => {
  test.each([
    ['terminal-answer', ['201'], 1, 'ERROR'],
    ['status-answer', ['200'], 1, 'QUEUED'],
    ['empty-answer', ['204'], 1, 'QUEUED'],
    ['text-answer', ['200'], 1, 'QUEUED'],
    ['rejected', ['400'], 0, 'RUNNING'],
    ['lost-answer', ['reset'], 1, 'QUEUED'],
    ['lost-request', ['reset'], 0, 'RUNNING'],
    ['lost-then-stale', ['reset'], 1, 'RUNNING'],
    ['lost-then-fast', ['reset'], 1, 'RUNNING'],
    ['deploy-only', ['201'], 1, null],
  ])('%s results in %j, %i deployments and the state %s', (id, responses, started, state) => {
    expect(storyOf(id)).toEqual([responses, started, state]);
  });

  test.each(['lost-answer', 'lost-request'])('%s succeeds when it is repeated', (id) => {
    expect(storyOf(id, [0, 1])[0]).toEqual(['reset', '201']);
  });

  test.each([
    ['conflict', '409'],
    ['conflict-400', '400'],
  ])("%s returns %s until another's deployment finishes", (id, status) => {
    expect(storyOf(id, [0, 44])).toEqual([[status, status], 0, 'DEPLOYING']);
    expect(storyOf(id, [0, 45])).toEqual([[status, '201'], 1, 'QUEUED']);
  });

  test('rejected stays rejected', () => {
    expect(storyOf('rejected', [0, 100_000])[0]).toEqual(['400', '400']);
  });

  test('lost-then-stale shows the deployment ten seconds later', () => {
    const story = play();
    story.request(0, 'POST', '/application/lost-then-stale/deploy');
    expect([9, 10].map((second) => story.status(second, 'lost-then-stale')['state'])).toEqual(['RUNNING', 'QUEUED']);
  });

  test('lost-then-fast leaves only a changed date', () => {
    const story = play();
    expect(story.status(0, 'lost-then-fast')['state']).toBe('STOPPED');
    story.request(1, 'POST', '/application/lost-then-fast/deploy');
    expect(story.status(1, 'lost-then-fast')['last_deployment_date']).toBe('2030-01-01T00:00:01.000Z');
  });

  test('deploy-only forbids only reads, to every token', () => {
    const story = play();
    const statusOf = (method: string, last: string): unknown => {
      const { result } = story.request(0, method, `/application/deploy-only/${last}`, {
        body: { key: last, value: '' },
      });
      return result.kind === 'response' && result.status;
    };
    expect(['status', 'log', 'environmentVariable'].map((last) => statusOf('GET', last))).toEqual([403, 403, 403]);
    expect(['deploy', 'environmentVariable', 'secret'].map((last) => statusOf('POST', last))).toEqual([201, 201, 201]);
  });
});
