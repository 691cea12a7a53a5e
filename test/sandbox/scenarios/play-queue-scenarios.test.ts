import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/deploy/state.ts';
import { deployApplication } from '../../../src/deploy-application.ts';
import { createSeededRandom } from '../../../src/kernel/random.ts';
import type { Exchange, Exchanged, ExchangeRequest } from '../../../src/platform/http/exchange.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { SCENARIO_CATALOGUE } from '../../../src/sandbox/scenarios/scenarios.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../../support/scripted-target.ts';
import { createPlatformOn } from '../../support/simulated-platform.ts';

/** What the engine makes of each queue scenario, with every input at its default; a success unless another result is given. */
const RESULTS: Readonly<Record<string, Result>> = {
  'queue-merged-later': 'superseded',
  'queue-canceled': 'cancelled',
  'queue-deleted': 'failure',
  'queue-ready': 'unknown',
  'queue-deploy-only': 'unknown',
  'queue-status-400': 'unknown',
  'queue-status-405': 'unknown',
  'queue-status-410': 'unknown',
  'queue-status-422': 'unknown',
};

const QUEUES = SCENARIO_CATALOGUE.map(({ name }) => name).filter((name) => name.startsWith('queue'));

/** Deploys once in a sandbox, with everything but the sockets and the clock real. */
async function deployIn(scenario: string, options?: Readonly<Record<string, unknown>>) {
  const clock = createFakeClock(Date.UTC(2030, 0, 1));
  const sandbox = createSandbox({ clock, deliver: async () => ({ kind: 'answered', status: 200 }) });
  const handle = async ({
    method,
    path,
    headers,
    body,
  }: Pick<ExchangeRequest, 'method' | 'path' | 'headers' | 'body'>) => {
    const result = await sandbox.handle({
      method,
      target: path,
      headers: { host: '127.0.0.1', ...headers },
      body: body ?? '',
    });
    if (result.kind !== 'response') throw new Error(`the client gets a ${result.kind}`);
    return result;
  };
  if (options !== undefined) {
    const headers = { authorization: 'Token sandbox-admin', 'content-type': 'application/json' };
    const body = JSON.stringify({ id: 'ours', scenario, options });
    await handle({ method: 'POST', path: '/_sandbox/applications', headers, body });
  }
  const exchange: Exchange = {
    send: async (request): Promise<Exchanged> => {
      await clock.wait(50);
      const authorization = 'Token sandbox-ci';
      const { status, headers, body } = await handle({ ...request, headers: { ...request.headers, authorization } });
      return { kind: 'answered', status, headers: lowerCased(headers), text: String(body), failure: null };
    },
    close: () => Promise.resolve(),
  };
  const random = createSeededRandom(1);
  const record = await clock.run(
    deployApplication({
      platform: createPlatformOn(exchange, clock, random),
      appId: options === undefined ? scenario : 'ours',
      policy: DEFAULT_POLICY,
      settings: [],
      logTail: null,
      watch: { changed() {}, notice() {}, line() {}, gap() {}, unavailable() {} },
      clock,
      random,
      signal: new AbortController().signal,
    }),
  );
  return record.settlement;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describe('a deployment on a sandbox that queues requests', () => {
  test.each(QUEUES)('%s ends with the result of its story', async (name) => {
    const settlement = await deployIn(name);
    expect([settlement?.result, settlement?.reason]).toEqual([RESULTS[name] ?? 'success', settlement?.reason]);
  });

  test.each(QUEUES.slice(0, 11))(
    '%s ends as a failure where ours fails after a long wait behind a success',
    async (name) => {
      const settlement = await deployIn(name, { ahead_seconds: 75, outcome: 'failure' });
      expect(settlement).toMatchObject({ result: 'failure', confirmed: true });
    },
  );
});
