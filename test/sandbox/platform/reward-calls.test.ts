import { describe, expect, test } from 'vitest';
import { jsonOf, type Play, play } from '../play.ts';

const claim = (story: Play, body: unknown) => story.post(0, '/account/rewardClaim', { body });

describe('a reward', () => {
  test('can be claimed three times with one code, and not a fourth time', () => {
    const story = play();
    const responses = [1, 2, 3, 4, 5].map(() => claim(story, { type: 'INVITATION', code: 'abc' }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400]);
    expect(responses[0]?.body).toBe('{}');
    expect(responses[3] && jsonOf(responses[3])).toEqual({
      status: 400,
      error: 'Bad Request',
      message: 'code: has already been claimed 3 times, which is the maximum.',
    });
    expect(story.world.catalog.claims).toEqual(new Map([['abc', 3]]));
  });

  test('is counted separately for each code, with any token', () => {
    const story = play();
    for (const code of ['a', 'a', '__proto__', 'constructor']) expect(claim(story, { code }).status).toBe(200);
    const byWriter = story.post(0, '/account/rewardClaim', { token: 'sandbox-write', body: { code: 'a' } });
    expect(byWriter.status).toBe(200);
    expect(claim(story, { code: 'a' }).status).toBe(400);
    expect(claim(story, { code: 'b' }).status).toBe(200);
  });

  test.each([
    [{}, 'code: '],
    [{ code: 'abc', type: 'GIFT' }, 'type: '],
  ])('cannot be claimed with %j, which is refused by name and not counted', (body, start) => {
    const story = play();
    const response = claim(story, body);
    expect(response.status).toBe(400);
    expect(String(jsonOf(response)['message']).startsWith(start)).toBe(true);
    expect(story.world.catalog.claims.size).toBe(0);
  });
});
