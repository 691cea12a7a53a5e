import { describe, expect, test } from 'vitest';
import { isUncertain } from '../../../src/kernel/request-fate.ts';
import { openPlatform } from '../../support/open-platform.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';

async function deploy(step: Step) {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  return await platform.databases.deploy('b1').finally(() => expect(server.requests).toHaveLength(1));
}

describe('the deployment of a database', () => {
  test('is requested without a body, with the highest priority', async () => {
    await using server = await startScriptedServer({ body: { id: 'd1', status: 'QUEUED' } });
    await using platform = openPlatform(server.url);
    expect(await platform.databases.deploy('b1')).toEqual({ id: 'd1', status: 'QUEUED' });
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/database/b1/deploy', body: '' }]);
    expect(platform.gate.passed).toEqual(['essential']);
  });

  test.each<[string, Step, unknown]>([
    ['nothing', { status: 204 }, { id: null, status: null }],
    ['another state word', { body: { id: 7, state: 'DEPLOYING' } }, { id: '7', status: 'DEPLOYING' }],
    ["the database's own id", { body: { id: 'b1', state: 'DEPLOYING' } }, { id: null, status: 'DEPLOYING' }],
  ])('was accepted if the response is %s', async (_, step, taken) => {
    expect(await deploy(step)).toEqual(taken);
  });

  test('that is already in progress is a conflict', async () => {
    await expect(deploy({ status: 409 })).rejects.toMatchObject({ code: 'conflict' });
    const said = { status: 400, body: { message: 'a deployment is already in progress' } };
    await expect(deploy(said)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('whose response was lost may have started, and is not repeated', async () => {
    for (const step of ['reset', { status: 502 }] as const) {
      expect(isUncertain(await deploy(step).catch((error: unknown) => error))).toBe(true);
    }
  });
});
