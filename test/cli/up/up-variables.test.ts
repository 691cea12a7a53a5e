import { describe, expect, test } from 'vitest';
import { LINE, openStage, SHOP, type Stage, WITH_SECRET, without } from './stage.ts';

async function openDeployed(): Promise<Stage> {
  const stage = await openStage(SHOP);
  expect((await stage.up(LINE, WITH_SECRET)).code).toBe(0);
  stage.requests();
  return stage;
}

describe('touchdown up, if the variables of an application cannot be listed', () => {
  test.each([
    ['', 500, 4, /\/environmentVariable returned 500/],
    [' --plan', 500, 4, /\/environmentVariable returned 500/],
    [' --redeploy', 501, 4, /\/environmentVariable returned 501/],
    ['', 403, 3, /may not list the environment variables of application \S+ \(403\)/],
    ['', 404, 3, /\(404\).* If it was deleted, add --forget application:api to create it again\.\n$/],
  ])('changes nothing and says what failed: up%s with %i', async (options, status, exitCode, said) => {
    const stage = await openDeployed();
    await stage.fault({ fault: `status=${status}`, on: 'variables' });
    const { code, out, err } = await stage.up(LINE + options, WITH_SECRET);
    expect([code, out]).toEqual([exitCode, '']);
    expect(err).toMatch(said);
    expect(new Set(without(stage.requests()))).toEqual(new Set(['organization', 'variables']));
  });
});

test('touchdown up changes a variable with one request after it has listed all of them (B60)', async () => {
  const yaml = (name: string) => `
up:
  project: { name: shop }
  environment: { name: preview }
  applications: { api: { name: ${name}, variables: { LEVEL: "\${LEVEL}" } } }
`;
  const stage = await openStage(yaml('queue-idle--api'));
  expect((await stage.up('--set LEVEL=one')).code).toBe(0);
  stage.requests();
  const { code, out } = await stage.up('--set LEVEL=two');
  expect([code, out]).toEqual([0, expect.stringContaining('variable:api/LEVEL: changed\n')]);
  const requests = stage.requests();
  const ofSettings = requests
    .slice(0, requests.indexOf('deploy'))
    .filter((request) => /^(?:variable|secret)/.test(request));
  // The list has two pages.
  expect(ofSettings).toEqual(['variables', 'variables', 'variable-change']);
});
