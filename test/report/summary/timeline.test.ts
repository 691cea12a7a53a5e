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
  test('leaves out a wait at whose beginning all was over, and is never empty', () => {
    const settlement = settle('triggered', { settledAt: 1_500 });
    expect(phasesOf(createRecord({ steps: [], settlement }))).toEqual([['Preparing', 0, 1_500]]);
    const atOnce = settle('failure', { settledAt: 0 });
    expect(phasesOf(createRecord({ triggeredAt: null, steps: [], settlement: atOnce }))).toEqual([['Preparing', 0, 0]]);
  });

  test('ends now while the deployment continues', () => {
    expect(phasesOf(createRecord({ settlement: null })).at(-1)).toEqual(['RUNNING', 72_400, 90_000]);
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
