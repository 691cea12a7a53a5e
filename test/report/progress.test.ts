import { describe, expect, test } from 'vitest';
import { renderProgress } from '../../src/report/progress.ts';
import { createRecord } from './support/facts.ts';

const started = createRecord({ triggeredAt: null, steps: [], settlement: null });
const taken = createRecord({ steps: [], settlement: null });

describe('the progress of a deployment', () => {
  test('is nothing at its beginning', () => {
    expect(renderProgress(started, started)).toEqual([]);
  });

  test('says that the platform accepted it, with the id and the commit if they are known', () => {
    expect(renderProgress(started, taken)).toEqual(['The platform accepted the deployment dep-7 of a1b2c3d.']);
    expect(renderProgress(started, { ...taken, deploymentId: null, commit: null })).toEqual([
      'The platform accepted the deployment.',
    ]);
  });

  test('does not say that the platform accepted a deployment if another one is followed instead', () => {
    expect(renderProgress(started, { ...taken, deploymentId: null, isAdopted: true })).toEqual([]);
  });

  test('reports each state once, with the time since the platform accepted the deployment', () => {
    const all = createRecord();
    expect(renderProgress(taken, all)).toEqual([
      'QUEUED after 1 s',
      'DEPLOYING after 11 s',
      'RUNNING after 1 min 11 s',
    ]);
    expect(renderProgress({ ...all, steps: all.steps.slice(0, 2) }, all)).toEqual(['RUNNING after 1 min 11 s']);
    expect(renderProgress(all, all)).toEqual([]);
  });

  test('counts from the start if nothing was triggered', () => {
    const followed = { ...started, steps: [{ state: 'DEPLOYING', seenAt: 4_000 }] };
    expect(renderProgress(started, followed)).toEqual(['DEPLOYING after 4 s']);
  });

  test('cannot be made a workflow command by a state', () => {
    const hostile = { ...taken, steps: [{ state: '::error::x\n##[group]y', seenAt: 2_000 }] };
    const lines = renderProgress(taken, hostile);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/^::|##\[|\n/);
  });
});
