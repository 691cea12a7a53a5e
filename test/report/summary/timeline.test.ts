import { describe, expect, test } from 'vitest';
import { renderTimeline } from '../../../src/report/summary/timeline.ts';
import { createRecord, EPOCH_OFFSET_MS, settle } from '../support/facts.ts';

function phasesOf(record = createRecord(), endedAt = 90_000): [string, number, number][] {
  return renderTimeline(record, endedAt, EPOCH_OFFSET_MS).map(({ name, startedAt, endedAt: end }) => [
    name,
    startedAt - EPOCH_OFFSET_MS,
    end - EPOCH_OFFSET_MS,
  ]);
}

describe('the timeline of a deployment', () => {
  test('goes from the step without a gap through every state to the verdict', () => {
    expect(phasesOf()).toEqual([
      ['Preparing', 0, 1_500],
      ['Waiting', 1_500, 2_500],
      ['QUEUED', 2_500, 12_500],
      ['DEPLOYING', 12_500, 72_400],
      ['RUNNING', 72_400, 72_400],
    ]);
  });

  test('leaves out a wait that did not last', () => {
    const steps = [{ state: 'DEPLOYING', seenAt: 1_500 }];
    expect(phasesOf(createRecord({ steps })).map(([name]) => name)).toEqual(['Preparing', 'DEPLOYING']);
  });

  test('leaves out a wait at whose beginning all was over, and is never empty', () => {
    const settlement = settle('triggered', { settledAt: 1_500 });
    expect(phasesOf(createRecord({ steps: [], settlement }))).toEqual([['Preparing', 0, 1_500]]);
    const atOnce = settle('failure', { settledAt: 0 });
    expect(phasesOf(createRecord({ triggeredAt: null, steps: [], settlement: atOnce }))).toEqual([['Preparing', 0, 0]]);
  });

  test('has no wait if nothing was started', () => {
    expect(phasesOf(createRecord({ triggeredAt: null })).map(([name]) => name)).not.toContain('Waiting');
  });

  test('ends now while the deployment continues', () => {
    expect(phasesOf(createRecord({ settlement: null })).at(-1)).toEqual(['RUNNING', 72_400, 90_000]);
  });

  test('shows a deployment of which no state was seen', () => {
    expect(phasesOf(createRecord({ steps: [] }))).toEqual([
      ['Preparing', 0, 1_500],
      ['Waiting', 1_500, 72_400],
    ]);
  });

  test('joins the middle of a state that flaps, and says how many phases that was', () => {
    const steps = Array.from({ length: 98 }, (_, index) => ({ state: `S${index}`, seenAt: 2_000 + index * 10 }));
    const phases = phasesOf(createRecord({ steps }));
    expect(phases).toHaveLength(30);
    expect(phases[14]?.[0]).toBe('S12');
    expect(phases[15]).toEqual(['71 more', 2_130, 2_840]);
    expect(phases[16]?.[0]).toBe('S84');
  });
});
