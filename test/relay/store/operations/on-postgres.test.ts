import { afterAll, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import type { Store } from '../../../../src/relay/store/store.ts';
import { startPostgres } from '../../../support/postgres.ts';
import { expectOf, WRITTEN } from '../../support/desk.ts';
import {
  BASE,
  dateOf,
  deliveryOf,
  HOUR_MS,
  observationOf,
  PLACE,
  registrationOf,
  rulesOf,
  shaOf,
} from '../../support/history-facts.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { createPostgresDatabase } from '../../support/store-databases.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const rules = rulesOf({ unplaced: 'branch-head' });

/** Asks a store everything once or more, and answers all that it answered. */
async function tellStory(store: Store): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  let now = BASE;
  const note = async (answer: Promise<unknown>): Promise<void> => void answers.push(await answer);
  const hint = (key: string, deployment: string | null, word: 'running' | 'succeeded', at: number): Promise<unknown> =>
    store.append(deliveryOf({ kind: 'hint', key, deployment, word, authority: 1, at }));
  const request = (
    key: string,
    asked: Parameters<typeof expectOf>[0] | ReturnType<typeof expectOf>,
  ): Promise<unknown> => {
    const content = { kind: 'request', request: typeof asked === 'string' ? expectOf(asked) : asked } as const;
    const known = { source: 'github', dedupeKey: key, formerKey: null, receivedAt: now, authority: 1 } as const;
    return store.append({ ...known, content });
  };
  const apply = (): Promise<unknown> => store.apply({ limit: 100, now, rules });
  const register = (deployment: string | null, sha: string, jti: string): Promise<unknown> =>
    store.register({
      registration: registrationOf({ deployment, sha }),
      token: { jti, requestHash: '', expiresAt: now },
      now,
      rules,
    });
  const look = async (date: number, state = 'RUNNING'): Promise<unknown> => {
    const observation = observationOf(state, { lastDeploymentDate: dateOf(date) });
    const input = { application: 'app-1', now, jitter: 1, rules };
    const looked = await store.recordLook({ ...input, look: { kind: 'observed', observation } });
    if (!looked.isCommitWanted) return looked;
    return [looked, await store.recordLook({ ...input, look: { kind: 'commit', commit: null } })];
  };
  const publish = async (outcome = WRITTEN as Parameters<Store['settle']>[0]['outcome']): Promise<void> => {
    for (let turn = 0; turn < 12; turn++, now += 1_000) {
      const claims = await store.claim({ now, owner: 'relay', limit: 5, leaseMs: 10_000 });
      answers.push(claims);
      for (const claim of claims) {
        await note(store.renew({ checkId: claim.checkId, epoch: claim.epoch, now, leaseMs: 10_000 }));
        await note(store.settle({ claim, outcome, now }));
        await note(store.settle({ claim, outcome, now }));
      }
    }
  };

  await note(store.takeLooks({ now, limit: 9, holdMs: 1, rules }));
  await look(-9_000_000);
  await request('expect', expectOf(shaOf(1)));
  await hint('a', null, 'running', 0);
  await hint('b', 'd-9', 'running', 0);
  await note(apply());
  await note(store.takePlacements({ now, limit: 9, holdMs: 1, rules }));
  await note(register('d-1', shaOf(1), 'one'));
  await note(register('d-1', shaOf(1), 'one'));
  now += 1_000;
  await note(register(null, shaOf(2), 'two'));
  await publish({ kind: 'failed', isUncertain: true, reason: 'reset' });
  now += 600_000;
  await publish({ kind: 'later', notBefore: now + 20_000, reason: 'limit' });
  now += 600_000;
  await publish();
  await hint('c', 'd-1', 'succeeded', 9_000);
  await request('gate', { kind: 'gate', place: PLACE, sha: shaOf(1), runId: 4, environment: 'live' });
  await note(apply());
  await note(look(-9_000_000, 'BUILDING'));
  await note(look(8_000));
  await publish();
  const overview = await store.readOverview({ now, limit: 50 });
  answers.push(overview);
  const [unread] = await store.takeGates({ now, limit: 9, holdMs: 1 });
  answers.push(unread);
  await note(store.settleGate({ id: unread?.id ?? '', outcome: { headSha: shaOf(1) } }));
  const [gate] = await store.takeGates({ now, limit: 9, holdMs: 1 });
  answers.push(gate);
  await note(store.settleGate({ id: gate?.id ?? '', outcome: { retryAt: now, reason: 'reset', isLimit: false } }));
  await note(store.settleGate({ id: gate?.id ?? '', outcome: 'answered' }));
  const unplaced = overview.deployments.find(({ sha }) => sha === null)?.id ?? '';
  await note(store.place({ id: unplaced, at: PLACE, sha: shaOf(7), now, rules }));
  await publish({ kind: 'dead', reason: '404' });
  await note(store.measure());
  await note(store.replay({ checkId: 'none', now }));
  await note(store.replay({ checkId: null, now }));
  const claims = await store.claim({ now, owner: 'relay', limit: 5, leaseMs: 10_000 });
  const externalId = claims[0]?.place.externalId ?? '';
  await request('again', { kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
  await note(apply());
  for (const task of await store.takeRedeployments({ now, limit: 9, holdMs: 1, deadlineMs: 3_600_000 })) {
    answers.push(task);
    await note(store.settleRedeployment({ id: task.id, outcome: { kind: 'accepted', deployment: 'd-5' }, now, rules }));
  }
  now += 2 * HOUR_MS;
  await note(store.expire({ now, limit: 100, rules }));
  await publish();
  await note(store.readOverview({ now, limit: 50 }));
  await note(store.readDeployment({ id: unplaced }));
  await note(store.readRepository({ repository: 'O/R' }));
  await note(store.prune({ before: now + 1_000, limit: 100 }));
  await note(store.measure());
  return answers;
}

describe.skipIf(server === null)('the operations in PostgreSQL', () => {
  test('answer the same as in SQLite', async () => {
    if (server === null) return;
    const database = await createPostgresDatabase(server);
    const store = await createPostgresStore({ url: database.target, clock: createSystemClock() });
    try {
      const answers = await tellStory(store);
      expect(answers).toEqual(await tellStory(createMemoryStore()));
      const all = JSON.stringify(answers);
      for (const part of [
        '"isUncertain":true',
        '"conclusion":"success"',
        '"conclusion":"timed_out"',
        '"approved"',
        '"d-5"',
      ]) {
        expect(all).toContain(part);
      }
    } finally {
      await store.close();
      await database.remove();
    }
  });
});
