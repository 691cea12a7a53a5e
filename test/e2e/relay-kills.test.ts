import { describe, expect, test } from 'vitest';
import { type RelayKills, runRelayKills } from '../campaign/relay-kills.ts';

/** Little: `npm run campaign` has more of everything. */
const LOAD = { connections: 4, mostAcknowledged: 30, restMs: 20 };

async function prove(trial: RelayKills, skip: () => void): Promise<void> {
  const result = await runRelayKills(trial);
  if (result === null) return skip();
  console.info(`${trial.victim ?? 'relay'} on ${trial.store}: ${JSON.stringify(result)}`);
  expect(result.problems).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(trial.kills);
}

describe.concurrent('an acknowledged delivery', () => {
  test('is never lost when the relay is killed', ({ skip }) =>
    prove({ store: 'sqlite', kills: 1, seed: 1, ...LOAD }, skip));

  test('is never lost when PostgreSQL is killed, and other deliveries get 503', ({ skip }) =>
    prove({ store: 'postgres', victim: 'postgres', kills: 1, seed: 3, ...LOAD }, skip));
});
