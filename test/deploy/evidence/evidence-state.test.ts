import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addObservation } from '../../../src/deploy/evidence/add-observation.ts';
import { createEvidence } from '../../../src/deploy/evidence/create-evidence.ts';
import type { Reference } from '../../../src/deploy/evidence/evidence.ts';
import type { Activity } from '../../../src/deploy/phase.ts';
import { named, status } from '../../support/scripted-target.ts';

const BEFORE: Reference = status('RUNNING', 'D0');

describe('the evidence', () => {
  test('comes from work that started again while another deployment was in progress, not from the date that moved with it (B1)', () => {
    const reference = status('DEPLOYING', 'D0');
    const check = { observation: status('QUEUED', 'D1'), activity: 'waiting', before: 'working' } as const;
    const started = addObservation(createEvidence(reference, {}, reference), reference, check);
    expect(started.strongest).toBe('progress-seen');
    const finished = { observation: status('RUNNING', 'D2'), activity: 'ended', before: 'waiting' } as const;
    expect(addObservation(started, reference, finished)).toMatchObject({ strongest: 'date-changed', another: null });
  });

  test('does not count a replica that lags behind as the first of two changes (B17)', () => {
    const reference = status('RUNNING', null, { lastDeploymentDate: { text: '1', epochMs: 1 } });
    let evidence = createEvidence(reference, {}, null);
    const others = [0, 2, 3].map((hour) => {
      const observation = status('BUILDING', null, { lastDeploymentDate: { text: `${hour}`, epochMs: hour } });
      evidence = addObservation(evidence, reference, { observation, activity: 'working', before: 'working' });
      return evidence.another?.isNewer ?? false;
    });
    expect(others).toEqual([false, false, true]);
  });

  test('is never lost, and superseded stays superseded, whatever happens', () => {
    const check = fc.record({
      state: fc.constantFrom('RUNNING', 'BUILDING', 'QUEUED', 'ERROR'),
      date: fc.constantFrom(null, 'D0', 'D1', 'D2'),
      id: fc.constantFrom(null, 'old', 'ours', 'theirs'),
      activity: fc.constantFrom<Activity>('idle', 'waiting', 'working', 'ended'),
    });
    fc.assert(
      fc.property(fc.array(check), fc.boolean(), (checks, otherActive) => {
        let evidence = createEvidence(BEFORE, { deployment_id: 'ours' }, otherActive ? BEFORE : null);
        let before: Activity = 'ended';
        for (const { state, date, id, activity } of checks) {
          const next = addObservation(evidence, BEFORE, {
            observation: status(state, date, id === null ? {} : named(id)),
            activity,
            before,
          });
          if (evidence.strongest !== 'none') expect(next.strongest).not.toBe('none');
          if (evidence.another?.isNewer) expect(next.another?.isNewer).toBe(true);
          if (!evidence.otherActive) expect(next.otherActive).toBe(false);
          evidence = next;
          before = activity;
        }
      }),
    );
  });
});
