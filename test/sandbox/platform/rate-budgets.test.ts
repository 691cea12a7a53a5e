import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKENS } from '../../../src/sandbox/http/tokens.ts';
import { withBudget } from '../../../src/sandbox/platform/rate-budgets.ts';
import { play, START } from '../play.ts';

const ADMIN = DEFAULT_TOKENS[0]!;

describe("an application's own budget", () => {
  const remainingOf = (story: ReturnType<typeof play>, seconds: number, id: string) =>
    story.get(seconds, `/application/${id}/status`).headers['X-RateLimit-Remaining'];

  test('is as the scenario says, and full again after its first window', () => {
    const story = play();
    expect(remainingOf(story, 0, 'low-budget')).toBe('79');
    expect(remainingOf(story, 599, 'low-budget')).toBe('78');
    expect(remainingOf(story, 600, 'low-budget')).toBe('999');
  });

  test("is separate from its token's and from every other application's", () => {
    const story = play();
    remainingOf(story, 0, 'low-budget--a');
    expect(remainingOf(story, 1, 'low-budget--b')).toBe('79');
    expect(remainingOf(story, 2, 'succeeds')).toBe('999');
  });

  test('is never above the limit', () => {
    expect(remainingOf(play({ rateLimit: 30 }), 0, 'low-budget')).toBe('29');
  });

  test('can be used up', () => {
    const story = play();
    const statuses = Array.from({ length: 61 }, () => story.get(0, '/application/reset-in-ms/status').status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a token's budget", () => {
  const headersAfter = (change: Parameters<typeof withBudget>[2], before = 3) => {
    const story = play();
    for (let requested = 0; requested < before; requested += 1) story.get(0, '/organization');
    story.world = withBudget(story.world, ADMIN, change, START + 10_000);
    const { status, headers } = story.get(10, '/organization');
    return [
      status,
      headers['X-RateLimit-Limit'],
      headers['X-RateLimit-Remaining'],
      Number(headers['X-RateLimit-Reset']) - START / 1000,
    ];
  };

  test('can be set to a number of requests, in the current window', () => {
    expect(headersAfter({ remaining: 5 })).toEqual([200, '1000', '4', 3600]);
    expect(headersAfter({ remaining: 0 })).toEqual([429, '1000', '0', 3600]);
  });

  test('keeps its used requests when only its limit changes', () => {
    expect(headersAfter({ limit: 10 })).toEqual([200, '10', '6', 3600]);
    expect(headersAfter({ limit: 2 })).toEqual([429, '2', '0', 3600]);
  });

  test('can reset at another time', () => {
    expect(headersAfter({ remaining: 7, resetsInSeconds: 30 })).toEqual([200, '1000', '6', 40]);
  });

  test('keeps its limit in later windows', () => {
    const story = play();
    story.world = withBudget(story.world, ADMIN, { limit: 10 }, START);
    expect(story.get(4000, '/organization').headers['X-RateLimit-Remaining']).toBe('9');
    expect(story.get(4000, '/organization', { token: 'sandbox-read' }).headers['X-RateLimit-Limit']).toBe('1000');
  });
});
