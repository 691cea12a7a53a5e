import { expect, test } from 'vitest';
import { lockApplication } from '../../../../src/relay/store/operations/lock-applications.ts';
import { runSteps } from '../../../../src/relay/store/sqlite/sqlite.ts';
import { createDesk } from '../../support/desk.ts';
import { BASE, dateOf, observationOf } from '../../support/history-facts.ts';

test('an application is locked with its last observed status, and added if it is new', () => {
  const desk = createDesk();
  const hold = (id: string) =>
    runSteps(lockApplication(id, BASE + 5), ({ sql, values }) => desk.memory.query(sql, ...values));
  const seen = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });
  desk.checkStatus(seen, 'b');
  expect(hold('b')).toEqual(seen);
  expect([hold('c'), hold('c')]).toEqual([null, null]);
  const rows = desk.memory.query("SELECT id, next_look_at FROM application WHERE id <> 'b'");
  expect(rows.map((row) => ({ ...row }))).toEqual([{ id: 'c', next_look_at: BASE + 5 }]);
});
