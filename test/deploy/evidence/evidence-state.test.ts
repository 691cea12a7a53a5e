import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import { addObservation } from '../../../src/deploy/evidence/add-observation.ts';
import { createEvidence } from '../../../src/deploy/evidence/create-evidence.ts';
import type { Reference } from '../../../src/deploy/evidence/evidence.ts';
import type { EvidenceState } from '../../../src/deploy/evidence/evidence-state.ts';
import type { Activity } from '../../../src/deploy/phase.ts';
import { named, status } from '../../support/scripted-target.ts';

const BEFORE: Reference = status('RUNNING', 'D0');

function addAll(
  evidence: EvidenceState,
  checks: readonly (readonly [Observation, Activity])[],
  reference: Reference | null = BEFORE,
): EvidenceState {
  let before: Activity = 'ended';
  let now = evidence;
  for (const [observation, activity] of checks) {
    now = addObservation(now, reference, { observation, activity, before });
    before = activity;
  }
  return now;
}

describe('the evidence', () => {
  const fresh = createEvidence(BEFORE, {}, null);

  test('is empty while only the baseline is known (B1)', () => {
    expect(addAll(fresh, [[status('RUNNING', 'D0'), 'ended']]).strongest).toBe('none');
  });

  test('comes from observed work, from a date that changed, or from an identity (B1)', () => {
    expect(addAll(fresh, [[status('BUILDING', 'D0'), 'working']]).strongest).toBe('progress-seen');
    expect(addAll(fresh, [[status('RUNNING', 'D1'), 'ended']]).strongest).toBe('date-changed');
    expect(addAll(fresh, [[status('RUNNING', 'D0', named('n')), 'ended']]).strongest).toBe('identity');
  });

  test('gets our identity from the status if the response has none, and keeps it (B17)', () => {
    const evidence = addAll(fresh, [
      [status('BUILDING', 'D0', named('one')), 'working'],
      [status('BUILDING', 'D0', named('two')), 'working'],
    ]);
    expect([evidence.ours, evidence.another]).toEqual([
      { deployment_id: 'one' },
      { names: { deployment_id: 'two' }, isNewer: true },
    ]);
  });

  test('does not come from work that another deployment may be doing (B1)', () => {
    const reference = status('BUILDING', 'D0');
    const busy = createEvidence(reference, {}, reference);
    const deploying = addObservation(busy, reference, {
      observation: status('DEPLOYING', 'D0'),
      activity: 'working',
      before: 'working',
    });
    expect(deploying.strongest).toBe('none');
    const queued = addObservation(deploying, reference, {
      observation: status('QUEUED', 'D0'),
      activity: 'waiting',
      before: 'working',
    });
    expect(queued.strongest).toBe('progress-seen');
  });

  test('comes from work that started again while another deployment was in progress, not from the date that moved with it (B1)', () => {
    const reference = status('DEPLOYING', 'D0');
    const check = { observation: status('QUEUED', 'D1'), activity: 'waiting', before: 'working' } as const;
    const started = addObservation(createEvidence(reference, {}, reference), reference, check);
    expect(started.strongest).toBe('progress-seen');
    const finished = { observation: status('RUNNING', 'D2'), activity: 'ended', before: 'waiting' } as const;
    expect(addObservation(started, reference, finished)).toMatchObject({
      strongest: 'date-changed',
      another: null,
    });
  });

  test('does not come from work that repeats the baseline after another deployment finished (B1)', () => {
    const reference = status('DEPLOYING', 'D1');
    const busy = createEvidence(reference, {}, reference);
    const finished = addObservation(busy, reference, {
      observation: status('RUNNING', 'D1'),
      activity: 'ended',
      before: 'working',
    });
    const lagging = { observation: status('DEPLOYING', 'D1'), activity: 'working', before: 'ended' } as const;
    expect(addObservation(finished, reference, lagging).strongest).toBe('none');
    const anew = { observation: status('BUILDING', 'D1'), activity: 'working', before: 'ended' } as const;
    expect(addObservation(finished, reference, anew).strongest).toBe('progress-seen');
  });

  test('does not count a replica that lags behind as the first of two changes (B17)', () => {
    const dated = (hour: number) => ({ lastDeploymentDate: { text: `${hour}`, epochMs: hour } });
    const reference = status('RUNNING', null, dated(1));
    const evidence = addAll(
      createEvidence(reference, {}, null),
      [
        [status('DEPLOYING', null, dated(0)), 'working'],
        [status('QUEUED', null, dated(2)), 'waiting'],
      ],
      reference,
    );
    expect(evidence.another).toBe(null);
    const later = addAll(evidence, [[status('QUEUED', null, dated(3)), 'waiting']], reference);
    expect(later.another?.isNewer).toBe(true);
  });

  test('does not come from a date if the baseline could not be read', () => {
    expect(addAll(createEvidence(null, {}, null), [[status('RUNNING', 'D1'), 'ended']], null).strongest).toBe('none');
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
