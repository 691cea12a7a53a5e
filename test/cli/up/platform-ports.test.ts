import { describe, expect, test } from 'vitest';
import { createPatience } from '../../../src/cli/up/patience.ts';
import { createPlatformCreator } from '../../../src/cli/up/platform-creator.ts';
import { createPlatformDeployer } from '../../../src/cli/up/platform-deployer.ts';
import type { Platform } from '../../../src/platform/client.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import type { Step } from '../../support/scripted-server.ts';
import { openPlatform } from '../resources/platform.ts';

const PROJECT = { kind: 'project', spec: { name: 'shop' } } as const;
const VARIABLE = { kind: 'variable', key: 'A', value: 'mine' } as const;

const patienceFor = (platform: Platform) =>
  createPatience({ platform, clock: createFakeClock(), signal: new AbortController().signal, waits: () => undefined });

async function creatorFor(...steps: readonly Step[]) {
  const { platform, requests } = await openPlatform(...steps);
  return {
    creator: createPlatformCreator({
      platform,
      organizationId: 'o',
      secrets: new Map(),
      patience: patienceFor(platform),
    }),
    requests,
  };
}

async function deployerFor(...steps: readonly Step[]) {
  const { platform } = await openPlatform(...steps);
  const silent = () => undefined;
  const watch = { changed: silent, notice: silent, log: silent };
  const signal = new AbortController().signal;
  const parts = { timeoutMs: 1_000, watch, clock: createFakeClock(), random: () => 0.5, signal };
  return createPlatformDeployer({ platform, ...parts, patience: patienceFor(platform) });
}

describe('looking for what may be there', () => {
  test('finds the one project of the name', async () => {
    const results = [
      { id: 'p1', name: 'shop' },
      { id: 'p2', name: 'shop2' },
    ];
    const { creator } = await creatorFor({ status: 200, body: { results } });
    expect(await creator.find(PROJECT, null)).toEqual({ id: 'p1', differs: false });
  });

  test('lists the candidates where several projects have the name', async () => {
    const results = [
      { id: 'p1', name: 'shop' },
      { id: 'p2', name: 'shop' },
    ];
    const { creator } = await creatorFor({ status: 200, body: { results } });
    await expect(creator.find(PROJECT, null)).rejects.toThrow('choose one with --adopt project=ID: p1, p2');
  });

  test.for([
    ['mine', false],
    ['another', true],
    [undefined, false],
  ] as const)('tells whether a variable that is %s differs', async ([value, differs]) => {
    const { creator } = await creatorFor({ status: 200, body: { results: [{ id: 'v', key: 'A', value }] } });
    expect(await creator.find(VARIABLE, 'a1')).toEqual({ id: null, differs });
  });
});

describe('creating at the platform', () => {
  test.for([
    [{ status: 201, body: { id: 'p1', name: 'shop' } }, 'created'],
    [{ status: 201, body: {} }, 'lost'],
    [{ status: 500, body: {} }, 'lost'],
    [{ status: 409, body: {} }, 'exists'],
    [{ status: 400, body: { message: 'name is missing' } }, 'refused'],
    [{ status: 403, body: {} }, 'refused'],
  ] as const)('takes %j as %s, and sends it once', async ([answer, kind]) => {
    const { creator, requests } = await creatorFor(answer);
    expect((await creator.create(PROJECT, null)).kind).toBe(kind);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('deploying a database', () => {
  test.for([
    [{ status: 200, body: { id: 'd' } }, 'passed', 'asked to deploy; the platform tells nothing of its end'],
    [{ status: 204, body: '' }, 'passed', 'asked to deploy; the platform tells nothing of its end'],
    [{ status: 409, body: {} }, 'passed', 'is being deployed already'],
    [{ status: 500, body: {} }, 'unknown', expect.stringContaining('500')],
    [{ status: 400, body: {} }, 'failed', expect.stringContaining('400')],
  ] as const)('takes %j as %s', async ([answer, kind, sentence]) => {
    expect(await (await deployerFor(answer)).deployDatabase('db')).toMatchObject({ kind, sentence });
  });
});
