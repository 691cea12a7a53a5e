import { describe, expect, test } from 'vitest';
import type { PlacementTask } from '../../../../src/relay/decide/tasks.ts';
import { createDesk, type Desk } from '../../support/desk.ts';
import { applicationOf, PLACE, shaOf } from '../../support/history-facts.ts';

function take(desk: Desk): readonly PlacementTask[] {
  return desk.take('placement');
}

function place(desk: Desk, id: string, sha: string): readonly string[] {
  return desk.record({ kind: 'placement', id, at: PLACE, sha, now: desk.now, rules: desk.rules });
}

describe('a deployment without a registration', () => {
  test('is stored, shown, and not placed', () => {
    const desk = createDesk();
    desk.tell({ word: 'running', deployment: 'd-1' });
    expect(take(desk)).toEqual([]);
    expect(desk.deployments()).toMatchObject([{ deployment: 'd-1', sha: null, word: 'running' }]);
    expect(desk.checks()).toEqual([]);
  });

  test('is placed once on the head of its branch if the operator configured that', () => {
    const desk = createDesk({ unplaced: 'branch-head' });
    desk.tell({ word: 'running', deployment: 'd-1' });
    const [placement, ...others] = take(desk);
    expect(others).toEqual([]);
    expect(placement).toMatchObject({ application: 'app-1', repository: 'o/r', branch: 'main' });
    desk.now += 59_999;
    expect(take(desk)).toEqual([]);
    desk.now += 1;
    expect(take(desk)).toHaveLength(1);
    const id = placement?.id ?? '';
    expect(place(desk, id, shaOf(1))).toEqual([id]);
    expect(place(desk, id, shaOf(2))).toEqual([]);
    desk.now += 60_000;
    expect(take(desk)).toEqual([]);
    expect(desk.checks()).toMatchObject([{ sha: shaOf(1), wanted: { status: 'in_progress' } }]);
  });

  test('is not placed two minutes after it was reported, since the branch may have moved since', () => {
    const desk = createDesk({ unplaced: 'branch-head' });
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.now += 120_000;
    expect(take(desk)).toHaveLength(1);
    desk.tell({ word: 'running', deployment: 'd-2' });
    desk.now += 60_000;
    expect(take(desk)).toMatchObject([{ id: desk.deployments().find(({ deployment }) => deployment === 'd-2')?.id }]);
  });

  test('is not placed without a branch, nor once it is finished', () => {
    const applications = [applicationOf('app-1'), applicationOf('app-2', { branch: null })];
    const desk = createDesk({ unplaced: 'branch-head', confirmedBy: 1, applications });
    desk.tell({ word: 'running', deployment: 'd-1', applications: ['app-2'] });
    desk.tell({ word: 'failed', deployment: 'd-2' });
    expect(take(desk)).toEqual([]);
  });

  test('gives way to a registration that arrived meanwhile', () => {
    const desk = createDesk({ unplaced: 'branch-head' });
    desk.tell({ word: 'running', deployment: 'd-1' });
    const [placement] = take(desk);
    desk.register({ deployment: 'd-1', sha: shaOf(1) });
    expect(place(desk, placement?.id ?? '', shaOf(9))).toEqual([]);
    expect(desk.checks()).toMatchObject([{ sha: shaOf(1) }]);
  });

  test('cannot be placed if it does not exist', () => {
    expect(place(createDesk({ unplaced: 'branch-head' }), 'none', shaOf(1))).toEqual([]);
  });
});
