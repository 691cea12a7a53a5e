import { describe, expect, test } from 'vitest';
import type { NewDelivery } from '../../../../src/relay/decide/delivery.ts';
import { apply } from '../../../../src/relay/store/operations/apply.ts';
import type { Statement } from '../../../../src/relay/store/sql.ts';
import { applicationOf, BASE, deliveryOf, PLACE, registrationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf, type TestRelay } from '../../support/test-relay.ts';

/** Applies the stored deliveries, and returns the statements sent to the database. */
function statementsWhileApplying({ memory, now, rules }: TestRelay, limit = 1_000): readonly Statement[] {
  const requested: Statement[] = [];
  const steps = apply({ limit, now, rules });
  let step = steps.next([]);
  while (step.done !== true) {
    requested.push(step.value);
    step = steps.next(memory.query(step.value.sql, ...step.value.values));
  }
  return requested;
}

const APPLICATIONS = Array.from({ length: 10 }, (_, nth) => applicationOf(`app-${nth}`));
const rules = rulesOf({ applications: APPLICATIONS, confirmedBy: 1 });

/** The earlier registrations of workflows: every third deployment is on a check run. */
function registrationsFor(count: number) {
  const registered = Array.from({ length: count }, (_, nth) => nth).filter((nth) => nth % 3 === 0);
  return registered.map((nth) => ({
    registration: registrationOf({
      application: `app-${nth % 10}`,
      deployment: `d-${nth}`,
      sha: shaOf(nth),
      runId: nth,
      place: { ...PLACE, repositoryId: 1 + nth },
    }),
    token: { jti: `jti-${nth}`, requestHash: '', expiresAt: BASE },
  }));
}

/** One delivery for each deployment, and some without a deployment or without an application. */
function deliveriesFor(count: number): readonly NewDelivery[] {
  const words = ['running', 'succeeded', 'failed', 'queued'] as const;
  const named = Array.from({ length: count }, (_, nth) => {
    const word = words[nth % words.length] ?? 'running';
    const reported = { kind: 'hint', key: `key-${nth}`, deployment: `d-${nth}`, word, authority: 1, at: nth } as const;
    return deliveryOf(reported, [`app-${nth % 10}`]);
  });
  const nameless = { kind: 'hint', key: 'nameless', deployment: null, word: 'running', authority: 1, at: 9 } as const;
  const unknown = { ...nameless, key: 'unknown', deployment: 'd-1' };
  return [...named, deliveryOf(nameless, ['app-7']), deliveryOf(unknown, ['elsewhere'])];
}

const TABLES = ['deployment', 'check_run', 'application', 'unattributed_event'].map(
  (table) => `SELECT * FROM ${table} ORDER BY ${table === 'unattributed_event' ? 'event_key' : 'id'}`,
);
const DUMPS = [...TABLES, 'SELECT * FROM inbox ORDER BY seq'];

function relayWith(count: number): TestRelay {
  const relay = createTestRelay();
  relay.rules = rules;
  for (const { registration, token } of registrationsFor(count)) relay.register(registration, token);
  relay.memory.append(deliveriesFor(count));
  relay.now += 1_000;
  return relay;
}

/** The contents of all tables after applying `limit` rows at a time. */
function tablesAfter(count: number, limit: number): readonly unknown[] {
  const relay = relayWith(count);
  while (relay.memory.perform('apply', { limit, now: relay.now, rules }).applied > 0);
  return DUMPS.map((sql) => relay.memory.query(sql).map((row) => ({ ...row })));
}

describe('a batch of deliveries', () => {
  test('has the same result as each of them alone, to the last byte', () => {
    const together = tablesAfter(300, 1_000);
    expect(together).toEqual(tablesAfter(300, 1));
    expect(together.map((rows) => (rows as readonly unknown[]).length)).toEqual([301, 100, 10, 1, 302]);
  });
});

test('deliveries of both kinds lock applications in one order, so that two relays never deadlock', () => {
  const relay = createTestRelay();
  relay.rules = rulesOf({
    applications: ['c', 'b', 'a'].map((id) => applicationOf(id, { repository: id === 'b' ? 'o/other' : 'o/r' })),
  });
  const known = { receivedAt: BASE, authority: 1 } as const;
  const hint = { applications: ['b'], deployment: 'd-1', word: 'running', reportedAt: null } as const;
  relay.memory.append([
    { ...known, source: 'platform', dedupeKey: 'hint', content: { kind: 'hint', hint } },
    { ...known, source: 'github', dedupeKey: 'ask', content: { kind: 'request', request: expectOf(shaOf(1)) } },
  ]);
  const held = statementsWhileApplying(relay).filter(({ sql }) => sql.includes('reference FROM application'));
  expect(held.slice(0, 1).map(({ values }) => values)).toEqual([['a', 'b', 'c', 'c']]);
  expect(held[0]?.sql).toContain('/*for-update*/');
  expect(relay.checks()).toHaveLength(2);
});

describe('deliveries of one batch', () => {
  const two = rulesOf({ applications: [applicationOf('app-1'), applicationOf('app-2')], confirmedBy: 1 });

  function wordsOf(relay: TestRelay): readonly unknown[] {
    return relay.memory.query('SELECT application, deployment, word FROM deployment ORDER BY 1, 2').map(Object.values);
  }

  test.each([true, false])(
    'create one deployment for each of two applications with one name (known: %s)',
    (isKnown) => {
      const relay = createTestRelay({ ...two });
      const reported = (word: 'running' | 'failed' | 'succeeded', application: string) =>
        ({ word, deployment: 'd-1', applications: [application] }) as const;
      if (isKnown) relay.report(reported('running', 'app-1'), reported('running', 'app-2'));
      relay.report(reported('failed', 'app-1'), reported('succeeded', 'app-2'));
      expect(wordsOf(relay)).toEqual([
        ['app-1', 'd-1', 'failed'],
        ['app-2', 'd-1', 'succeeded'],
      ]);
      expect(relay.memory.query('SELECT rev FROM deployment').map(Object.values)).toEqual(
        isKnown ? [[2], [2]] : [[1], [1]],
      );
    },
  );

  test('of the same commit use the check run that GitHub expects', () => {
    const relay = createTestRelay({ ...two });
    relay.request(expectOf(shaOf(1)));
    for (const application of ['app-1', 'app-2']) relay.register({ application, deployment: 'd-1', sha: shaOf(1) });
    relay.register({ application: 'app-1', deployment: 'd-2', sha: shaOf(1), runId: 2 });
    const known = { receivedAt: relay.now, authority: 1 } as const;
    const hint = (deployment: string, word: 'failed' | 'succeeded') =>
      ({ kind: 'hint', hint: { applications: ['app-1', 'app-2'], deployment, word, reportedAt: null } }) as const;
    relay.memory.append([
      { ...known, source: 'platform', dedupeKey: 'one', content: hint('d-1', 'failed') },
      { ...known, source: 'github', dedupeKey: 'two', content: { kind: 'request', request: expectOf(shaOf(1)) } },
      { ...known, source: 'platform', dedupeKey: 'three', content: hint('d-2', 'succeeded') },
    ]);
    relay.memory.perform('apply', { limit: 10, now: relay.now, rules: relay.rules });
    expect(relay.checks().map(({ generation, wanted }) => [generation, wanted.conclusion])).toEqual([
      [1, 'failure'],
      [2, 'success'],
      [1, 'failure'],
    ]);
  });
});
