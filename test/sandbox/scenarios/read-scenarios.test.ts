import { describe, expect, test } from 'vitest';
import { READ_SCENARIOS } from '../../../src/sandbox/scenarios/response-scenarios.ts';
import { type Play, play } from '../play.ts';

const pathOf = (id: string, last = 'status'): string => `/application/${id}/${last}`;

/** Returns the results of some reads of the status, one a second. */
function readsOf(story: Play, id: string, count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const { result } = story.request(from + index, 'GET', pathOf(id));
    if (result.kind !== 'response') return result.kind;
    if (result.cut) return 'cut';
    return result.headers['Content-Type']?.includes('html') ? `${result.status} html` : String(result.status);
  });
}

function storyOf(id: string): { before: string[]; after: string[] } {
  const story = play();
  const before = readsOf(story, id, 2);
  story.request(2, 'POST', pathOf(id, 'deploy'));
  return { before, after: readsOf(story, id, 4, 3) };
}

describe('the reads of the status in the scenario', () => {
  const fine = ['200', '200'];

  test.each([
    ['down', fine, ['503', '503', '503', '503']],
    ['hangs', fine, ['hang', 'hang', 'hang', 'hang']],
    ['html-status', fine, ['200 html', '200 html', '200 html', '200 html']],
    ['cut-body', fine, ['200', 'cut', '200', 'cut']],
    ['not-found-once', fine, ['404', '200', '200', '200']],
    ['redirecting', ['307', '307'], ['307', '307', '307', '307']],
    ['redirecting-away', fine, ['307', '307', '307', '307']],
    ['redirecting-forever', fine, ['307', '307', '307', '307']],
  ])('%s return %j before the POST and %j after it', (id, before, after) => {
    expect(storyOf(id)).toEqual({ before, after });
  });

  test.each(Object.keys(READ_SCENARIOS))('%s do not prevent the deployment from finishing', (id) => {
    const story = play();
    story.request(0, 'POST', pathOf(id, 'deploy'));
    expect(story.world.applications.get(id)?.deployments).toHaveLength(1);
    story.request(100, 'GET', pathOf('fast'));
    expect(story.world.coming).toEqual([]);
  });

  test('flaky fail now and then, in every way, before the POST too', () => {
    const reads = readsOf(play(), 'flaky', 400);
    expect(new Set(reads)).toEqual(new Set(['200', '500', '502 html', '503', 'reset', '200 html']));
    const failed = reads.filter((read) => read !== '200').length / 400;
    expect(failed).toBeGreaterThan(0.2);
    expect(failed).toBeLessThan(0.4);
  });

  test('flaky never affect the POST', () => {
    const story = play();
    const posts = Array.from({ length: 50 }, (_, second) => story.post(second, pathOf('flaky', 'deploy')).status);
    expect(new Set(posts)).toEqual(new Set([201]));
  });

  test('slow start after two and a half seconds', () => {
    expect(play().get(0, pathOf('slow')).headDelayMs).toBe(2500);
    expect(play().post(0, pathOf('slow', 'deploy')).headDelayMs).toBe(2500);
  });

  test('malformed-status never have a valid state of the platform', () => {
    const story = play();
    story.post(0, pathOf('malformed-status', 'deploy'));
    const states = Array.from({ length: 20 }, () => JSON.parse(story.get(95, pathOf('malformed-status')).body)?.state);
    expect(states).toContain(42);
    expect(states).toContain('running');
    expect(states.filter((state) => /^[A-Z]/.test(state))).toEqual([]);
  });

  test('big-body are more than 10 MiB', () => {
    const story = play();
    expect(story.get(0, pathOf('big-body')).body.length).toBeLessThan(1000);
    story.post(1, pathOf('big-body', 'deploy'));
    expect(story.get(2, pathOf('big-body')).body.length).toBeGreaterThan(10 * 1024 * 1024);
  });

  const locationOf = (story: Play, target: string): string => story.get(5, target).headers['Location'] ?? '';
  const follow = (story: Play, target: string): number =>
    story.get(6, locationOf(story, target).replace('http://127.0.0.1:4010', '')).status;

  test('redirecting succeed at the target of the redirect', () => {
    expect(follow(play(), pathOf('redirecting'))).toBe(200);
  });

  test('redirecting-forever are redirected again at the target', () => {
    const story = play();
    story.post(0, pathOf('redirecting-forever', 'deploy'));
    expect(follow(story, pathOf('redirecting-forever'))).toBe(307);
  });

  test('redirecting-away lead to another host', () => {
    const story = play();
    story.post(0, pathOf('redirecting-away', 'deploy'));
    expect(locationOf(story, pathOf('redirecting-away'))).toMatch(/^http:\/\/localhost:4010\/application\//);
  });
});
