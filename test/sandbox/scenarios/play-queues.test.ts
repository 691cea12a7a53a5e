import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/deploy/state.ts';
import { deployApplication } from '../../../src/deploy-application.ts';
import { connectApplication } from '../../../src/platform/connect-application.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { SCENARIO_CATALOGUE } from '../../../src/sandbox/scenarios/scenarios.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../../support/scripted-target.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { createPlatformOn, exchangeWith } from '../../support/simulated-platform.ts';

/** What the engine makes of each queue scenario, with every input at its default; a success unless another result is given. */
const RESULTS: Readonly<Record<string, Result>> = {
  'queue-merged-later': 'superseded',
  'queue-canceled': 'cancelled',
  'queue-deleted': 'failure',
  'queue-ready': 'unknown',
  'queue-build-log': 'failure',
  'queue-build-log-published': 'failure',
  'queue-build-log-refused': 'failure',
  'queue-build-log-absent': 'failure',
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
  const sandbox = createSandbox({ clock, post: async () => ({ kind: 'responded', status: 200 }) });
  if (options !== undefined) {
    const headers = {
      host: '127.0.0.1',
      authorization: 'Token sandbox-admin',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ id: 'ours', scenario, options });
    await sandbox.handle({ method: 'POST', target: '/_sandbox/applications', headers, body });
  }
  const random = createSeededRandom(1);
  const record = await clock.run(
    deployApplication({
      ...connectApplication(
        createPlatformOn(exchangeWith(sandbox, clock), clock, random),
        options === undefined ? scenario : 'ours',
      ),
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

describe('a deployment on a sandbox that queues requests', () => {
  test.each(QUEUES)('%s finishes with the result of its scenario', async (name) => {
    const settlement = await deployIn(name);
    expect([settlement?.result, settlement?.reason]).toEqual([RESULTS[name] ?? 'success', settlement?.reason]);
  });

  test.each(QUEUES.slice(0, 11))(
    '%s finishes as a failure if ours fails after a long wait behind a success',
    async (name) => {
      const settlement = await deployIn(name, { ahead_seconds: 75, outcome: 'failure' });
      expect(settlement).toMatchObject({ result: 'failure', confirmed: true });
    },
  );
});
