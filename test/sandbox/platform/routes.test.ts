import { describe, expect, test } from 'vitest';
import { PLATFORM_ROUTES } from '../../../src/sandbox/platform/routes.ts';

/** The endpoints of the platform's description, each with the scope that it needs. */
const DESCRIBED = [
  ['POST', '/account/rewardClaim', 'Write'],
  ['GET', '/organization', 'Read'],
  ['GET', '/organization/{org_id}/project', 'Read'],
  ['POST', '/organization/{org_id}/project', 'Write'],
  ['POST', '/project/{project_id}/environment', 'Write'],
  ['POST', '/environment/{env_id}/application', 'Write'],
  ['POST', '/application/{app_id}/deploy', 'Deploy'],
  ['GET', '/application/{app_id}/status', 'Read'],
  ['POST', '/application/{app_id}/environmentVariable', 'Write'],
  ['GET', '/application/{app_id}/environmentVariable', 'Read'],
  ['POST', '/application/{app_id}/secret', 'Write'],
  ['GET', '/application/{app_id}/log', 'Read'],
  ['POST', '/environment/{env_id}/database', 'Write'],
  ['POST', '/database/{db_id}/deploy', 'Deploy'],
  ['POST', '/organization/{org_id}/webhook', 'Write'],
] as const;

describe("the platform's calls", () => {
  test('are the described ones, and those that only applications with a queue have', () => {
    const servedTo = (needsQueue: boolean) =>
      PLATFORM_ROUTES.filter((route) => (route.needsQueue ?? false) === needsQueue).map(({ method, path, scope }) => [
        method,
        path,
        scope,
      ]);
    expect(servedTo(false).toSorted()).toEqual(DESCRIBED.map((row) => [...row]).toSorted());
    expect(servedTo(true)).toEqual([
      ['GET', '/environment/{env_id}/logs', 'Read'],
      ['GET', '/project/{project_id}/environment', 'Read'],
      ['DELETE', '/environment/{env_id}', 'Write'],
      ['GET', '/application/{app_id}', 'Read'],
      ['GET', '/application/{app_id}/link', 'Read'],
      ['PUT', '/application/{app_id}/environmentVariable/{setting_id}', 'Write'],
      ['POST', '/application/{app_id}/environmentVariable/{setting_id}/override', 'Write'],
      ['GET', '/application/{app_id}/secret', 'Read'],
      ['PUT', '/application/{app_id}/secret/{setting_id}', 'Write'],
      ['POST', '/application/{app_id}/secret/{setting_id}/override', 'Write'],
    ]);
  });
});
