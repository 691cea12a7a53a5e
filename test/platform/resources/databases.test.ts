import { describe, expect, test } from 'vitest';
import { isUncertain } from '../../../src/kernel/request-fate.ts';
import { openPlatform } from '../../support/open-platform.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

async function deploy(step: Step, id = 'b1') {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  return await platform.databases.deploy(id).finally(() => expect(server.requests).toHaveLength(1));
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
    ['no JSON', { body: 'ok' }, { id: null, status: null }],
    ['a list', { body: ['d1'] }, { id: null, status: null }],
    ['another state word', { body: { id: 7, state: 'DEPLOYING' } }, { id: '7', status: 'DEPLOYING' }],
    ["the database's own id", { body: { id: 'b1', state: 'DEPLOYING' } }, { id: null, status: 'DEPLOYING' }],
    ['an id that differs in case', { body: { id: 'B1', state: 'DEPLOYING' } }, { id: 'B1', status: 'DEPLOYING' }],
  ])('was accepted if the response is %s', async (_, step, taken) => {
    expect(await deploy(step)).toEqual(taken);
  });

  test('was accepted if the response has the UUID of the database in capitals', async () => {
    const step = { body: { id: UUID.toUpperCase(), state: 'DEPLOYING' } };
    expect(await deploy(step, UUID)).toEqual({ id: null, status: 'DEPLOYING' });
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

  test('needs the scope Deploy', async () => {
    await expect(deploy({ status: 403 })).rejects.toThrow(/start a deployment of database b1 \(403\).*scope Deploy/);
  });
});
