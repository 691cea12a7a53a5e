import { describe, expect, test } from 'vitest';
import { RemoteError } from '../../../src/kernel/errors.ts';
import { isUncertain } from '../../../src/kernel/request-fate.ts';
import { openPlatform } from '../../support/open-platform.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';

const RULE = 'A code can be claimed at most 3 times.';

async function claim(step: Step) {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  return await platform.rewards.claim({ code: 'c-1' }).finally(() => expect(server.requests).toHaveLength(1));
}

describe('the claim of a reward', () => {
  test('sends the code and its type, which is an invitation by default', async () => {
    await using server = await startScriptedServer({ status: 200 });
    await using platform = openPlatform(server.url);
    await platform.rewards.claim({ code: 'c-1' });
    await platform.rewards.claim({ type: 'INVITATION', code: 'c-2' });
    expect(server.requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/account/rewardClaim', { type: 'INVITATION', code: 'c-1' }],
      ['POST', '/account/rewardClaim', { type: 'INVITATION', code: 'c-2' }],
    ]);
  });

  test.each<[string, Step]>([
    ['nothing', { status: 204 }],
    ['plain text', { body: 'claimed' }],
  ])('is done if a success is %s', async (_, step) => {
    expect(await claim(step)).toBeUndefined();
  });

  test('may not be done if a page responds, such as one to sign in', async () => {
    const error = await claim({ body: '<html>' }).catch((refused: unknown) => refused);
    expect(isUncertain(error)).toBe(true);
  });

  test.each([400, 403, 404, 409])(
    'that is refused with %i, such as a fourth one, quotes the service and the rule',
    async (status) => {
      const refused = claim({ status, body: { status, error: 'No', message: 'code used up' } });
      await expect(refused).rejects.toThrow(': "code used up"');
      await expect(refused).rejects.toThrow(RULE);
      expect(isUncertain(await refused.catch((error: unknown) => error))).toBe(false);
    },
  );

  test.each<[string, Step]>([
    ['remote', { status: 500 }],
    ['network-reset', 'reset'],
  ])('with %s may have been done, and is not sent again', async (code, step) => {
    const error = await claim(step).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(isUncertain(error)).toBe(true);
    if (error instanceof RemoteError) expect(error.message).not.toContain(RULE);
  });
});
