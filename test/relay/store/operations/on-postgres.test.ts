import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import type { WriteOutcome } from '../../../../src/relay/decide/tasks.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import type { Store } from '../../../../src/relay/store/store.ts';
import { sharePostgres } from '../../../support/shared-postgres.ts';
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
import { expectOf, WRITTEN } from '../../support/test-relay.ts';

const server = await sharePostgres();

const rules = rulesOf({ unplaced: 'branch-head' });

/** Calls every operation of a store, and returns all results. */
async function playStory(store: Store): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  let now = BASE;
  const hint = (key: string, deployment: string | null, word: 'running' | 'succeeded', at: number): Promise<unknown> =>
    store.append(deliveryOf({ kind: 'hint', key, deployment, word, authority: 1, at }));
  const request = (
    key: string,
    requested: Parameters<typeof expectOf>[0] | ReturnType<typeof expectOf>,
  ): Promise<unknown> => {
    const content = {
      kind: 'request',
      request: typeof requested === 'string' ? expectOf(requested) : requested,
    } as const;
    const known = { source: 'github', dedupeKey: key, receivedAt: now, authority: 1 } as const;
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
  const pollStatus = async (date: number, state = 'RUNNING'): Promise<unknown> => {
    const observation = observationOf(state, { lastDeploymentDate: dateOf(date) });
    const input = { application: 'app-1', now, jitter: 1, rules };
    const checked = await store.settleStatusCheck({ ...input, check: { kind: 'observed', observation } });
    if (!checked.isCommitWanted) return checked;
    return [
      checked,
      await store.settleStatusCheck({ ...input, check: { kind: 'commit', commit: null, isNamed: false } }),
    ];
  };
  const claiming = (holdMs = 1) => ({ now, limit: 5, holdMs, rules });
  const note = async <T>(answer: Promise<T>): Promise<T> => {
    answers.push(await answer);
    return answer;
  };
  const publish = async (outcome: WriteOutcome = WRITTEN): Promise<void> => {
    for (let turn = 0; turn < 12; turn++, now += 1_000) {
      for (const claim of await note(store.claimChecks(claiming(10_000)))) {
        await note(store.renew({ claim, now, leaseMs: 10_000 }));
        await note(store.settleCheck({ claim, outcome, now }));
        await note(store.settleCheck({ claim, outcome, now }));
      }
    }
  };

  await note(store.claimStatusChecks(claiming()));
  await pollStatus(-9_000_000);
  await request('expect', expectOf(shaOf(1)));
  await hint('a', null, 'running', 0);
  await hint('b', 'd-9', 'running', 0);
  await note(apply());
  await note(store.claimPlacements(claiming()));
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
  await note(apply());
  await note(pollStatus(-9_000_000, 'BUILDING'));
  await note(pollStatus(8_000));
  await publish();
  const overview = await store.readOverview({ limit: 50 });
  answers.push(overview);
  const unplaced = overview.deployments.find(({ sha }) => sha === null)?.id ?? '';
  await note(store.settlePlacement({ id: unplaced, at: PLACE, sha: shaOf(7), now, rules }));
  await publish({ kind: 'dead', reason: '404' });
  await note(store.measure());
  await note(store.replay({ checkId: 'none', now }));
  await note(store.replay({ checkId: null, now }));
  const [again] = await note(store.claimChecks(claiming(10_000)));
  const externalId = again?.externalId ?? '';
  await request('again', { kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
  await note(apply());
  for (const { id } of await note(store.claimRedeployments(claiming()))) {
    await note(store.settleRedeployment({ id, outcome: { kind: 'accepted', deployment: 'd-5' }, now, rules }));
  }
  now += 2 * HOUR_MS;
  await note(store.cleanUp({ now, limit: 100, forgetBefore: null, rules }));
  await publish();
  await note(store.readOverview({ limit: 50 }));
  await note(store.readDeployments({ ids: [unplaced] }));
  await note(store.recall({ repository: 'O/R' }));
  await note(store.cleanUp({ now, limit: 100, forgetBefore: now + 1_000, rules }));
  await note(store.measure());
  return answers;
}

describe.skipIf(server === null)('the operations in PostgreSQL', () => {
  test('return the same as in SQLite', async () => {
    if (server === null) return;
    const database = await createPostgresDatabase(server);
    const store = await createPostgresStore({ url: database.target, clock: createSystemClock() });
    try {
      const answers = await playStory(store);
      expect(answers).toEqual(await playStory(createMemoryStore()));
      const all = JSON.stringify(answers);
      for (const part of ['"isUncertain":true', '"conclusion":"success"', '"conclusion":"timed_out"', '"d-5"']) {
        expect(all).toContain(part);
      }
    } finally {
      await store.close();
      await database.remove();
    }
  });
});
