import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/conformance/run-checks.ts';
import { changing, type Plant, runPlanted } from './plant.ts';

const READ_ONLY = { mayWrite: false, rewardCode: null } as const;

/** Returns what a run over an application says of each optional field: `sent`, `not sent`, or why it is left out. */
async function fieldsOf(appId: string, plant: Plant = {}): Promise<Readonly<Record<string, string | null>>> {
  const { verdicts } = await runPlanted(plant, { choices: { ...READ_ONLY, appId } });
  return Object.fromEntries(
    optionalIn(verdicts).map(({ id, came, why }) => [id.replace('optional.', ''), came ?? why]),
  );
}

function optionalIn(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ id }) => id.startsWith('optional.'));
}

describe('the optional fields', () => {
  test('are noted as not sent by a service that conforms to the description', async () => {
    expect(await fieldsOf('succeeds')).toEqual({
      'deployment-request-id': 'not sent',
      'execution-id': 'not sent',
      'deployment-id': 'not sent',
      'deployment-requests-count': 'not sent',
      'status-details': 'not sent',
      'last-deployment-date': 'sent',
      'deployed-commit-id': 'not sent',
      'environment-log': 'not sent',
    });
  });

  test('are noted as sent by a service whose deployments queue', async () => {
    expect(await fieldsOf('queue')).toEqual({
      'deployment-request-id': 'sent',
      'execution-id': 'sent',
      'deployment-id': 'not sent',
      'deployment-requests-count': 'sent',
      'status-details': 'sent',
      'last-deployment-date': 'sent',
      'deployed-commit-id': 'sent',
      'environment-log': 'not sent',
    });
    expect(await fieldsOf('queue-build-log')).toMatchObject({ 'environment-log': 'sent' });
  });

  test('are sent if only the response to the POST that deploys has them', async () => {
    const plant = changing(/^POST \S*\/application\/[^/]+\/deploy$/, (json) => ({ ...json, deployment_id: 'd-1' }));
    const { verdicts } = await runPlanted(plant);
    expect(optionalIn(verdicts).find(({ id }) => id === 'optional.deployment-id')?.came).toBe('sent');
  });

  test('are never a departure, and each says in one line what it means', async () => {
    for (const appId of ['succeeds', 'queue']) {
      const { verdicts } = await runPlanted({}, { choices: { ...READ_ONLY, appId } });
      const noted = optionalIn(verdicts);
      expect(noted).toHaveLength(8);
      for (const { verdict, consequence, why } of noted) {
        expect([verdict, why]).toEqual(['noted', null]);
        expect(consequence).toMatch(/^[^\n]{20,140}\.$/);
      }
    }
  });

  test('are skipped without an application', async () => {
    const { verdicts } = await runPlanted({}, { choices: READ_ONLY });
    expect(new Set(optionalIn(verdicts).map(({ why }) => why))).toEqual(
      new Set(['no application was given. Set --app-id']),
    );
  });

  test('are skipped if there is no response with a status', async () => {
    const plant: Plant = { say: (sent, { path }) => (/\/status$/.test(path) ? { ...sent, status: 401 } : sent) };
    expect(await fieldsOf('queue', plant)).toMatchObject({ 'execution-id': 'no response contained a status' });
  });

  test.each([401, 403, 500, 503])(
    'do not change other verdicts if GET /application/{id} returns %i',
    async (status) => {
      const plant: Plant = {
        say: (sent, { path }) => (/\/application\/[^/]+$/.test(path) ? { ...sent, status, text: '<html>' } : sent),
      };
      const { verdicts } = await runPlanted(plant, { choices: { ...READ_ONLY, appId: 'succeeds' } });
      const { verdicts: usual } = await runPlanted({}, { choices: { ...READ_ONLY, appId: 'succeeds' } });
      const ofDetails = ['optional.deployed-commit-id', 'optional.environment-log'];
      const others = (all: readonly Verdict[]) => all.filter(({ id }) => !ofDetails.includes(id));
      expect(others(verdicts)).toEqual(others(usual));
      const why = `GET /application/succeeds returned ${status}`;
      for (const one of ofDetails)
        expect(verdicts.find(({ id }) => id === one)).toMatchObject({ verdict: 'skipped', why });
    },
  );
});
