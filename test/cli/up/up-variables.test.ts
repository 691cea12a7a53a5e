import { expect, test } from 'vitest';
import { LINE, openStage, SHOP, WITH_SECRET, without } from './stage.ts';

test('touchdown up changes nothing and says what failed if the variables of an application cannot be listed', async () => {
  const stage = await openStage(SHOP);
  expect((await stage.up(LINE, WITH_SECRET)).code).toBe(0);
  for (const [options, status, exitCode, said] of [
    [' --plan', 500, 4, /\/environmentVariable returned 500/],
    ['', 403, 3, /may not list the environment variables of application \S+ \(403\)/],
    [' --redeploy', 404, 3, /\(404\).* If it was deleted, add --forget application:api to create it again\.\n$/],
  ] as const) {
    await stage.clearFaults();
    await stage.fault({ fault: `status=${status}`, on: 'variables' });
    stage.requests();
    const { code, out, err } = await stage.up(LINE + options, WITH_SECRET);
    expect([code, out]).toEqual([exitCode, '']);
    expect(err).toMatch(said);
    expect(new Set(without(stage.requests()))).toEqual(new Set(['organization', 'variables']));
  }
});
