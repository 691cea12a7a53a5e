import { describe, expect, test } from 'vitest';
import { open } from '../open.ts';
import { play, START } from '../play.ts';

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
});

describe("a token's budget", () => {
  const headersAfter = async (change: object) => {
    const { clock, send } = open();
    for (let requested = 0; requested < 3; requested += 1) await send('GET', '/organization');
    await clock.advance(10_000);
    await send('POST', '/_sandbox/rate-limit', { token: 'sandbox-admin', ...change });
    const { status, headers } = await send('GET', '/organization');
    return [
      status,
      headers['X-RateLimit-Limit'],
      headers['X-RateLimit-Remaining'],
      Number(headers['X-RateLimit-Reset']) - START / 1000,
    ];
  };

  test.each([
    [{ remaining: 5 }, [200, '1000', '4', 3600]],
    [{ remaining: 0 }, [429, '1000', '0', 3600]],
    [{ limit: 10 }, [200, '10', '6', 3600]],
    [{ limit: 2 }, [429, '2', '0', 3600]],
    [{ remaining: 7, resets_in_seconds: 30 }, [200, '1000', '6', 40]],
  ])('can be changed to %j; what is not named stays, also the requests that were spent', async (change, headers) => {
    expect(await headersAfter(change)).toEqual(headers);
  });
});
