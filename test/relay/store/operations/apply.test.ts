import { describe, expect, test } from 'vitest';
import { apply } from '../../../../src/relay/store/operations/apply.ts';
import type { Statement } from '../../../../src/relay/store/sql.ts';
import { applicationOf, BASE, rulesOf, shaOf } from '../../support/history-facts.ts';
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
