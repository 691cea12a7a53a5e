import { expect, test } from 'vitest';
import { lockApplication } from '../../../../src/relay/store/operations/application-rows.ts';
import { runSteps } from '../../../../src/relay/store/sqlite.ts';
import { BASE, dateOf, observationOf } from '../../support/history-facts.ts';
import { createTestRelay } from '../../support/test-relay.ts';

test('an application is locked with its last observed status, and added if it is new', () => {
  const relay = createTestRelay();
  const hold = (id: string) =>
    runSteps(lockApplication(id, BASE + 5), ({ sql, values }) => relay.memory.query(sql, ...values));
  const seen = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });
  relay.checkStatus(seen, 'b');
  expect(hold('b')).toEqual(seen);
  expect([hold('c'), hold('c')]).toEqual([null, null]);
  const rows = relay.memory.query("SELECT id, next_check_at FROM application WHERE id <> 'b'");
  expect(rows.map((row) => ({ ...row }))).toEqual([{ id: 'c', next_check_at: BASE + 5 }]);
});
