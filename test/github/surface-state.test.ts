import { describe, expect, test } from 'vitest';
import type { Surface } from '../../src/github/surface.ts';
import { createPlace, isUnmoved, learn, notBeforeOf } from '../../src/github/surfaces.ts';
import { renderStanding } from '../../src/report/standing.ts';
import { createApp, createFacts } from '../report/support/facts.ts';

const PROBLEM = { kind: 'unreachable', permission: null, sentence: 'GitHub is down.' } as const;
const UNDER_WAY = renderStanding(createFacts({ apps: [createApp({ settlement: null })] }), false);
const OVER = renderStanding(createFacts(), true);

function placeOf(kind: Surface['kind']) {
  const surface: Surface = { kind, isBehind: () => true, bring: async () => ({ kind: 'written' }), saved: () => null };
  return createPlace({ surface, of: '' });
}

describe('the place of a surface', () => {
  test('that was written is free at once, but a comment, which keeps a pace of its own', () => {
    const [check, comment] = [placeOf('check-run'), placeOf('comment')];
    for (const place of [check, comment]) learn(place, { kind: 'written' }, 'in_progress', 1_000);
    expect([check.notBefore, comment.notBefore]).toEqual([0, 121_000]);
    expect([check.shown, comment.shown]).toEqual(['in_progress', 'in_progress']);
  });

  test('is held back by the wait that GitHub requested, and by its own pace only if nothing else is to be reported', () => {
    const place = placeOf('comment');
    learn(place, { kind: 'written' }, 'in_progress', 1_000);
    expect(notBeforeOf(place)).toBe(0);
    learn(place, { kind: 'later', notBefore: 7_000, problem: PROBLEM }, 'in_progress', 2_000);
    expect([notBeforeOf(place), place.isGivenUp]).toEqual([7_000, false]);
  });

  test('that is given up says why', () => {
    const place = placeOf('deployment');
    learn(place, { kind: 'given-up', problem: PROBLEM }, 'completed', 0);
    expect(place).toMatchObject({ isGivenUp: true, problem: PROBLEM, shown: null });
  });

  test('of a gate has changed when it opens or shuts, and not before', () => {
    const [check, status, comment] = [placeOf('check-run'), placeOf('commit-status'), placeOf('comment')];
    expect(isUnmoved(check, UNDER_WAY)).toBe(false);
    for (const place of [check, status, comment]) learn(place, { kind: 'written' }, UNDER_WAY.progress, 0);
    expect([check, status, comment].map((place) => isUnmoved(place, UNDER_WAY))).toEqual([true, true, false]);
    expect([check, status, comment].some((place) => isUnmoved(place, OVER))).toBe(false);
  });
});
