import { describe, expect, test } from 'vitest';
import { applicationOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay } from '../../support/test-relay.ts';

describe('a deployment without a registration', () => {
  test('is stored, shown, and not placed', () => {
    const relay = createTestRelay();
    relay.report({ word: 'running', deployment: 'd-1' });
    expect(relay.claimPlacements()).toEqual([]);
    expect(relay.deployments()).toMatchObject([{ deployment: 'd-1', sha: null, word: 'running' }]);
    expect(relay.checks()).toEqual([]);
  });

  test('is placed once on the head of its branch if the operator configured that', () => {
    const relay = createTestRelay({ unplaced: 'branch-head' });
    relay.report({ word: 'running', deployment: 'd-1' });
    const [placement, ...others] = relay.claimPlacements();
    expect(others).toEqual([]);
    expect(placement).toMatchObject({ application: 'app-1', repository: 'o/r', ref: 'heads/main' });
    relay.now += 59_999;
    expect(relay.claimPlacements()).toEqual([]);
    relay.now += 1;
    expect(relay.claimPlacements()).toHaveLength(1);
    const id = placement?.id ?? '';
    expect(relay.place(id, shaOf(1))).toEqual([id]);
    expect(relay.place(id, shaOf(2))).toEqual([]);
    relay.now += 60_000;
    expect(relay.claimPlacements()).toEqual([]);
    expect(relay.checks()).toMatchObject([{ sha: shaOf(1), wanted: { status: 'in_progress' } }]);
  });

  test('is not placed two minutes after it was reported, since the branch may have moved, and this is told once', () => {
    const relay = createTestRelay({ unplaced: 'branch-head' });
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.now += 120_000;
    expect(relay.claimPlacements()).toMatchObject([{ isLate: false }]);
    relay.report({ word: 'running', deployment: 'd-2' });
    relay.now += 60_000;
    const named = new Map(relay.deployments().map(({ deployment, id }) => [deployment, id]));
    expect(relay.claimPlacements()).toMatchObject([
      { id: named.get('d-1'), isLate: true },
      { id: named.get('d-2'), isLate: false },
    ]);
    relay.report({ word: 'failed', deployment: 'd-1' });
    relay.now += 30_000;
    expect(relay.claimPlacements()).toEqual([]);
  });

  test('is not placed without a branch', () => {
    const applications = [applicationOf('app-2', { branch: null })];
    const relay = createTestRelay({ unplaced: 'branch-head', confirmedBy: 1, applications });
    relay.report({ word: 'running', deployment: 'd-1', applications: ['app-2'] });
    expect(relay.claimPlacements()).toEqual([]);
  });

  test('is placed although it has finished, unless its application has a newer deployment; one in progress is placed anyway', () => {
    const relay = createTestRelay({ unplaced: 'branch-head', confirmedBy: 1 });
    relay.report({ word: 'failed', deployment: 'd-1' });
    const [placement] = relay.claimPlacements();
    expect(relay.place(placement?.id ?? '', shaOf(1))).toEqual([placement?.id]);
    expect(relay.checks()).toMatchObject([{ sha: shaOf(1), wanted: { conclusion: 'failure' } }]);
    relay.now += 1_000;
    relay.report({ word: 'failed', deployment: 'd-2' });
    relay.now += 1_000;
    relay.report({ word: 'running', deployment: 'd-3' });
    relay.now += 1_000;
    relay.report({ word: 'running', deployment: 'd-4' });
    const idOf = (name: string) => relay.deployments().find(({ deployment }) => deployment === name)?.id;
    expect(relay.claimPlacements()).toMatchObject([{ id: idOf('d-3') }, { id: idOf('d-4') }]);
  });

  test('gives way to a registration that arrived meanwhile', () => {
    const relay = createTestRelay({ unplaced: 'branch-head' });
    relay.report({ word: 'running', deployment: 'd-1' });
    const [placement] = relay.claimPlacements();
    relay.register({ deployment: 'd-1', sha: shaOf(1) });
    expect(relay.place(placement?.id ?? '', shaOf(9))).toEqual([]);
    expect(relay.checks()).toMatchObject([{ sha: shaOf(1) }]);
  });
});
