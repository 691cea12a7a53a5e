import { describe, expect, test } from 'vitest';
import { wantChecks } from '../../../../src/relay/store/operations/want-checks.ts';
import { createDesk } from '../../support/desk.ts';
import { observationOf } from '../../support/history-facts.ts';

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

  test('is not put off for ever by what comes after it', () => {
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
    expect(desk.claim()).toMatchObject([{ wanted: { status: 'in_progress' }, desiredRev: 2 }]);
  });
});

describe('an end', () => {
  test('is written at once', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    const [claim] = desk.claim();
    if (claim !== undefined) desk.settle(claim);
    desk.now += 1_000;
    desk.look(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    expect(desk.claim()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });

  test('that another end outdoes is written over, and stays completed', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1', at: 1_000 });
    desk.publish();
    desk.tell({ word: 'failed', deployment: 'd-1', at: 2_000 });
    desk.tell({ word: 'running', deployment: 'd-1', at: 3_000 });
    expect(desk.claim()).toMatchObject([{ wanted: { status: 'completed', conclusion: 'failure' } }]);
  });
});

test('a check run that is completed is never reopened', () => {
  const desk = createDesk({ confirmedBy: 1 });
  desk.register({ deployment: 'd-1' });
  const [before] = desk.checks();
  desk.tell({ word: 'failed', deployment: 'd-1' });
  const [row] = desk.memory.query('SELECT * FROM check_run');
  if (row === undefined || before === undefined) throw new Error('there is no check run');
  expect(wantChecks([{ row, wanted: before.wanted }], desk.now).next([]).done).toBe(true);
});
