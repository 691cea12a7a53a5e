import { describe, expect, test } from 'vitest';
import { changeDesired } from '../../../../src/relay/decide/check-run-changes.ts';
import { decodeCheck } from '../../../../src/relay/store/operations/check-rows.ts';
import { createDesk, type Desk, WRITTEN } from '../../support/desk.ts';
import { applicationOf, observationOf, shaOf } from '../../support/history-facts.ts';

describe('progress', () => {
  test('is written at once at first, then no more often than every five seconds', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    const [claim] = desk.claim();
    if (claim !== undefined) desk.settle(claim);
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.now += 4_999;
    expect(desk.claim()).toEqual([]);
    desk.now += 1;
    expect(desk.claim()).toHaveLength(1);
  });

  test('is not delayed for ever by later progress', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    let writes = 0;
    for (let turn = 0; turn < 60; turn++) {
      desk.now += 1_000;
      desk.tell({ word: turn % 2 === 0 ? 'failed' : 'succeeded', deployment: 'd-1', at: turn * 1_000 });
      for (const claim of desk.claim()) {
        desk.settle(claim);
        writes += 1;
      }
    }
    expect(writes).toBeGreaterThanOrEqual(8);
    expect(writes).toBeLessThanOrEqual(13);
  });

  test('of a burst of deliveries is one write', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    for (let nth = 0; nth < 10; nth++) desk.tell({ word: 'running', deployment: 'd-1', at: nth });
    expect(desk.claim()).toMatchObject([{ desired: { status: 'in_progress' }, desiredRev: 2 }]);
  });
});

describe('an outcome', () => {
  test('is written at once', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    const [claim] = desk.claim();
    if (claim !== undefined) desk.settle(claim);
    desk.now += 1_000;
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    expect(desk.claim()).toMatchObject([{ desired: { conclusion: 'success' } }]);
  });

  test('is overwritten by a stronger outcome, and stays completed', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1', at: 1_000 });
    desk.publish();
    desk.tell({ word: 'failed', deployment: 'd-1', at: 2_000 });
    desk.tell({ word: 'running', deployment: 'd-1', at: 3_000 });
    expect(desk.claim()).toMatchObject([{ desired: { status: 'completed', conclusion: 'failure' } }]);
  });
});

test('a completed check run is never reopened', () => {
  const desk = createDesk({ confirmedBy: 1 });
  desk.register({ deployment: 'd-1' });
  const [before] = desk.checks();
  desk.tell({ word: 'failed', deployment: 'd-1' });
  const [row] = desk.memory.query('SELECT * FROM check_run');
  if (row === undefined || before === undefined) throw new Error('there is no check run');
  expect(changeDesired(decodeCheck(row), before.wanted, 'another hash', false, desk.now)).toBeNull();
});

test('the verdict on a dead letter waits until GitHub has finished with the uncertain creation', () => {
  const desk = createDesk({ confirmedBy: 1 });
  desk.register({ deployment: 'd-1' });
  desk.memory.query('UPDATE check_run SET attempts = 199');
  const [last] = desk.claim();
  if (last !== undefined) desk.settle(last, { kind: 'failed', isUncertain: true, reason: 'reset' });
  expect(desk.checks()).toMatchObject([{ isDead: true }]);
  desk.tell({ word: 'failed', deployment: 'd-1' });
  desk.now += 10_999;
  expect(desk.claim()).toEqual([]);
  desk.now += 1;
  expect(desk.claim()).toMatchObject([{ isUncertain: true, desired: { conclusion: 'failure' } }]);
});

describe('the verdict on a dead letter', () => {
  const applications = [applicationOf('app-1'), applicationOf('app-2')];

  /** A desk whose first check run is a dead letter, after so many writes of it. */
  function refused(writes: number): Desk {
    const desk = createDesk({ confirmedBy: 1, applications });
    desk.register({ deployment: 'd-1' });
    for (let nth = 0; nth <= writes; nth++, desk.now += 60_000) {
      for (const claim of desk.claim()) desk.settle(claim, nth < writes ? WRITTEN : { kind: 'dead', reason: 'no' });
      desk.tell({ word: 'running', deployment: 'd-1' });
    }
    expect(desk.checks()).toMatchObject([{ isDead: true }]);
    return desk;
  }

  const later = (sha: string, application: string) => [
    { deployment: 'd-2', sha, application, runId: 2 },
    { deployment: 'd-3', sha, application, runId: 3 },
  ];

  test.each([
    ['of another commit', 0, later(shaOf(2), 'app-1'), false],
    ['of another name', 0, later(shaOf(1), 'app-2'), false],
    ['of its name, where GitHub has it', 1, later(shaOf(1), 'app-1'), false],
    ['of its name, where GitHub does not have it', 0, later(shaOf(1), 'app-1'), true],
  ])('is desired or not next to newer check runs %s', (_, writes, others, isDead) => {
    const desk = refused(writes);
    for (const other of others) desk.register(other);
    desk.tell({ word: 'failed', deployment: 'd-1' });
    const own = desk.checks().find(({ wanted }) => wanted.conclusion === 'failure');
    expect(own).toMatchObject({ isDead, isPending: true });
  });

  test('has its own attempts', () => {
    const desk = refused(0);
    desk.memory.query('UPDATE check_run SET attempts = 200');
    desk.tell({ word: 'failed', deployment: 'd-1' });
    expect(desk.claim()).toMatchObject([{ attempts: 1, desiredRev: 3 }]);
  });
});
