import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import { weigh } from '../../../src/deploy/evidence/add-observation.ts';
import type { Reference } from '../../../src/deploy/evidence/evidence.ts';
import { createTies, type Ties } from '../../../src/deploy/evidence/evidence-state.ts';
import type { Activity } from '../../../src/deploy/phase.ts';
import { named, status } from '../../support/scripted-target.ts';

const BEFORE: Reference = status('RUNNING', 'D0');

function weighAll(
  ties: Ties,
  looks: readonly (readonly [Observation, Activity])[],
  reference: Reference | null = BEFORE,
): Ties {
  let before: Activity = 'ended';
  let now = ties;
  for (const [observation, activity] of looks) {
    now = weigh(now, reference, { observation, activity, before });
    before = activity;
  }
  return now;
}

describe('the ties', () => {
  const fresh = createTies(BEFORE, {}, null);

  test('are none while the baseline is all there is (B1)', () => {
    expect(weighAll(fresh, [[status('RUNNING', 'D0'), 'ended']]).tie).toBe('none');
  });

  test('come from work seen, from a date that changed, from an identity (B1)', () => {
    expect(weighAll(fresh, [[status('BUILDING', 'D0'), 'working']]).tie).toBe('progress-seen');
    expect(weighAll(fresh, [[status('RUNNING', 'D1'), 'ended']]).tie).toBe('date-changed');
    expect(weighAll(fresh, [[status('RUNNING', 'D0', named('n')), 'ended']]).tie).toBe('identity');
  });

  test('learn ours from the status where the answer named none, and hold on to it (B17)', () => {
    const ties = weighAll(fresh, [
      [status('BUILDING', 'D0', named('one')), 'working'],
      [status('BUILDING', 'D0', named('two')), 'working'],
    ]);
    expect([ties.ours, ties.superseded, ties.foreign]).toEqual([
      { deployment_id: 'one' },
      true,
      { deployment_id: 'two' },
    ]);
  });

  test('do not come from work that another deployment may be doing (B1)', () => {
    const reference = status('BUILDING', 'D0');
    const busy = createTies(reference, {}, reference);
    const deploying = weigh(busy, reference, {
      observation: status('DEPLOYING', 'D0'),
      activity: 'working',
      before: 'working',
    });
    expect(deploying.tie).toBe('none');
    const queued = weigh(deploying, reference, {
      observation: status('QUEUED', 'D0'),
      activity: 'waiting',
      before: 'working',
    });
    expect(queued.tie).toBe('progress-seen');
  });

  test('come from work that began anew while another deployment was under way, not from the date that moved with it (B1)', () => {
    const reference = status('DEPLOYING', 'D0');
    const look = { observation: status('QUEUED', 'D1'), activity: 'waiting', before: 'working' } as const;
    const begun = weigh(createTies(reference, {}, reference), reference, look);
    expect(begun.tie).toBe('progress-seen');
    const ended = { observation: status('RUNNING', 'D2'), activity: 'ended', before: 'waiting' } as const;
    expect(weigh(begun, reference, ended)).toMatchObject({ tie: 'date-changed', superseded: false });
  });

  test('do not come from work that is the baseline over again, after another deployment ended (B1)', () => {
    const reference = status('DEPLOYING', 'D1');
    const busy = createTies(reference, {}, reference);
    const ended = weigh(busy, reference, {
      observation: status('RUNNING', 'D1'),
      activity: 'ended',
      before: 'working',
    });
    const lagging = { observation: status('DEPLOYING', 'D1'), activity: 'working', before: 'ended' } as const;
    expect(weigh(ended, reference, lagging).tie).toBe('none');
    const anew = { observation: status('BUILDING', 'D1'), activity: 'working', before: 'ended' } as const;
    expect(weigh(ended, reference, anew).tie).toBe('progress-seen');
  });

  test('do not take a replica that lags behind for the first of two moves (B17)', () => {
    const dated = (hour: number) => ({ lastDeploymentDate: { text: `${hour}`, epochMs: hour } });
    const reference = status('RUNNING', null, dated(1));
    const ties = weighAll(
      createTies(reference, {}, null),
      [
        [status('DEPLOYING', null, dated(0)), 'working'],
        [status('QUEUED', null, dated(2)), 'waiting'],
      ],
      reference,
    );
    expect(ties.superseded).toBe(false);
    const later = weighAll(ties, [[status('QUEUED', null, dated(3)), 'waiting']], reference);
    expect(later.superseded).toBe(true);
  });

  test('do not come from a date when the baseline could not be read', () => {
    expect(weighAll(createTies(null, {}, null), [[status('RUNNING', 'D1'), 'ended']], null).tie).toBe('none');
  });

  test('never loosen, and superseded stays superseded, whatever comes', () => {
    const look = fc.record({
      state: fc.constantFrom('RUNNING', 'BUILDING', 'QUEUED', 'ERROR'),
      date: fc.constantFrom(null, 'D0', 'D1', 'D2'),
      id: fc.constantFrom(null, 'old', 'ours', 'theirs'),
      activity: fc.constantFrom<Activity>('idle', 'waiting', 'working', 'ended'),
    });
    fc.assert(
      fc.property(fc.array(look), fc.boolean(), (looks, otherActive) => {
        let ties = createTies(BEFORE, { deployment_id: 'ours' }, otherActive ? BEFORE : null);
        let before: Activity = 'ended';
        for (const { state, date, id, activity } of looks) {
          const next = weigh(ties, BEFORE, {
            observation: status(state, date, id === null ? {} : named(id)),
            activity,
            before,
          });
          if (ties.tie !== 'none') expect(next.tie).not.toBe('none');
          if (ties.superseded) expect(next.superseded).toBe(true);
          if (!ties.otherActive) expect(next.otherActive).toBe(false);
          ties = next;
          before = activity;
        }
      }),
    );
  });
});
