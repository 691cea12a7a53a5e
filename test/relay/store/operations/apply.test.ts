import { expect, test } from 'vitest';
import { apply } from '../../../../src/relay/store/operations/apply.ts';
import { createDesk, type Desk, expectOf } from '../../support/desk.ts';
import { applicationOf, BASE, rulesOf, shaOf } from '../../support/history-facts.ts';

/** Applies what is stored, and answers the applications that were taken hold of, each once, in that order. */
function heldWhileApplying({ memory, now, rules }: Desk): readonly unknown[] {
  const held = new Set<unknown>();
  const steps = apply({ limit: 10, now, rules });
  let step = steps.next([]);
  while (step.done !== true) {
    const { sql, values } = step.value;
    if (sql.startsWith('SELECT * FROM application WHERE id = ?')) held.add(values[0]);
    step = steps.next(memory.query(sql, ...values));
  }
  return [...held];
}

test('deliveries of both kinds take hold of applications in one order, so that no two relays wait for each other', () => {
  const desk = createDesk();
  desk.rules = rulesOf({
    applications: ['c', 'b', 'a'].map((id) => applicationOf(id, { repository: id === 'b' ? 'o/other' : 'o/r' })),
  });
  const known = { formerKey: null, receivedAt: BASE, authority: 1 } as const;
  const hint = { applications: ['b'], deployment: 'd-1', word: 'running', toldAt: null } as const;
  desk.memory.append([
    { ...known, source: 'platform', dedupeKey: 'hint', content: { kind: 'hint', hint } },
    { ...known, source: 'github', dedupeKey: 'ask', content: { kind: 'request', request: expectOf(shaOf(1)) } },
  ]);
  expect(heldWhileApplying(desk)).toEqual(['a', 'b', 'c']);
  expect(desk.checks()).toHaveLength(2);
});
