import { expect, test } from 'vitest';
import { holdApplication, holdApplications } from '../../../../src/relay/store/operations/hold-applications.ts';
import type { Steps } from '../../../../src/relay/store/sql.ts';
import { createDesk } from '../../support/desk.ts';
import { BASE, dateOf, observationOf } from '../../support/history-facts.ts';

const desk = createDesk();
let asked = 0;

function run<T>(steps: Steps<T>): T {
  let step = steps.next([]);
  for (; step.done !== true; asked += 1) step = steps.next(desk.memory.query(step.value.sql, ...step.value.values));
  return step.value;
}

const seen = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });

test('applications are held with their status as last seen, and added where they are new', () => {
  desk.checkStatus(seen, 'b');
  asked = 0;
  const held = run(holdApplications(['c', 'b', 'a', 'b'], BASE + 5));
  expect([...held]).toEqual([
    ['a', null],
    ['b', seen],
    ['c', null],
  ]);
  expect(asked).toBe(2);
  const rows = desk.memory.query("SELECT id, next_look_at FROM application WHERE id <> 'b' ORDER BY id");
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 'a', next_look_at: BASE + 5 },
    { id: 'c', next_look_at: BASE + 5 },
  ]);
  expect(run(holdApplication('b', BASE + 6))).toEqual(seen);
  expect(run(holdApplication('c', BASE + 6))).toBeNull();
});

test('of none, nothing is asked', () => {
  asked = 0;
  expect(run(holdApplications([], BASE)).size).toBe(0);
  expect(asked).toBe(0);
});
