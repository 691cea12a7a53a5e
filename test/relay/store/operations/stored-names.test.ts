import { expect, test } from 'vitest';
import { BASE, observationOf } from '../../support/history-facts.ts';
import { createTestRelay } from '../../support/test-relay.ts';

test('a relay of an older version can read what this one stores: columns and JSON keys keep their first names', () => {
  const relay = createTestRelay();
  relay.report({ word: 'running', deployment: 'd-1', at: -1_000 });
  relay.checkStatus(observationOf('BUILDING'));
  const [row] = relay.memory.query('SELECT told, weighing, looks, next_look_at FROM deployment');
  const reported = { word: 'running', authority: 1, at: BASE - 1_000, isNamed: true, startedAt: BASE - 1_000 };
  expect(row?.['told']).toBe(JSON.stringify(reported).replace('startedAt', 'begunAt'));
  expect(JSON.parse(String(row?.['weighing']))).toMatchObject({ version: 2 });
  expect(row).toMatchObject({ looks: 1, next_look_at: expect.any(Number) });
  const [delivery] = relay.memory.query('SELECT told_at, body FROM inbox');
  expect(delivery?.['told_at']).toBe(BASE - 1_000);
  expect(delivery?.['body']).toContain(`"toldAt":${BASE - 1_000}`);
});
