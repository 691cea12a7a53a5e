import { expect, test } from 'vitest';
import { deployApplication } from '../src/deploy-application.ts';
import { createSeededRandom } from '../src/kernel/chance.ts';
import type { Exchange } from '../src/platform/exchange.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { DEFAULT_POLICY } from './support/scripted-target.ts';
import { createPlatformOn } from './support/simulated-platform.ts';

const TAKEN_AT = 'Sat, 21 Nov 2026 09:30:05 GMT';
const LOG = [
  { message: 'request served', created_at: '2026-11-21T09:30:04.900Z' },
  { message: 'npm ci', created_at: '2026-11-21T09:30:07.100Z' },
  { message: 'npm error code E404', created_at: '2026-11-21T09:30:09.000Z' },
];

/** Deploys to a platform whose build fails, and whose log cannot be read before; answers what is shown of the log. */
async function logOfFailure(headers: Record<string, string>): Promise<readonly string[]> {
  const clock = createFakeClock();
  const said: string[] = [];
  let isTaken = false;
  const exchange: Exchange = {
    send: async ({ method, path }) => {
      const answer = (status: number, json: unknown) =>
        ({ kind: 'answered', status, headers, text: JSON.stringify(json), failure: null }) as const;
      if (path.includes('/log')) return isTaken ? answer(200, LOG) : answer(500, {});
      if (method === 'POST') {
        isTaken = true;
        return answer(201, { id: 'd1' });
      }
      return answer(200, { state: isTaken ? 'BUILD_ERROR' : 'RUNNING', last_deployment_date: isTaken ? 'D1' : 'D0' });
    },
    close: async () => {},
  };
  const random = createSeededRandom(1);
  const record = await clock.run(
    deployApplication({
      platform: createPlatformOn(exchange, clock, random),
      appId: 'app-1',
      policy: DEFAULT_POLICY,
      settings: [],
      logTail: 200,
      watch: {
        changed() {},
        notice() {},
        line: ({ text }) => said.push(text),
        gap: (_missing, cause) => said.push(cause ?? 'gap'),
        unavailable: ({ message }) => said.push(message),
      },
      clock,
      random,
      signal: new AbortController().signal,
    }),
  );
  expect(record.settlement?.result).toBe('failure');
  return said;
}

test('a build that fails shows its own lines by their time where the log could not be read before it (B30)', async () => {
  expect(await logOfFailure({ date: TAKEN_AT })).toEqual(['withheld', 'npm ci', 'npm error code E404']);
});

test('and tells that lines are left out where the platform told no time (B30)', async () => {
  expect(await logOfFailure({})).toEqual(['withheld']);
});
