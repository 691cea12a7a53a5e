import { describe, expect, test } from 'vitest';
import { playGithub } from './play-github.ts';

const comment = { body: 'x' };

describe("GitHub's primary rate limit", () => {
  test('refuses requests over the limit with 403, for each token separately, until it is reset', () => {
    const { send } = playGithub();
    for (let requested = 0; requested < 1000; requested += 1) expect(send('GET', 'pulls').status).toBe(200);
    const { status, headers, json } = send('POST', 'issues/1/comments', comment);
    expect(status).toBe(403);
    expect(json.message).toMatch(/^API rate limit exceeded/);
    expect(headers).toMatchObject({ 'x-ratelimit-remaining': '0' });
    expect(headers).not.toHaveProperty('retry-after');
    expect(send('GET', 'issues/1/comments', undefined, { token: 'ghs_other' }).json).toEqual([]);
    expect(send('GET', 'pulls', undefined, { atSeconds: 3599 }).status).toBe(403);
    expect(send('GET', 'pulls', undefined, { atSeconds: 3600 }).status).toBe(200);
  });
});
