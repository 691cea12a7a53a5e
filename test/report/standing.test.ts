import { describe, expect, test } from 'vitest';
import { cancelStanding, renderStanding } from '../../src/report/standing.ts';
import { createApp, createFacts, EPOCH_OFFSET_MS, settle } from './support/facts.ts';

const started = { triggeredAt: null, steps: [], deploymentId: null, settlement: null };
const underWay = { settlement: null };

describe('how a run stands', () => {
  test('is queued until the platform took a deployment, then in progress, then completed', () => {
    const progressOf = (...apps: Parameters<typeof createApp>[0][]): unknown => {
      const facts = createFacts({ apps: apps.map((over) => createApp(over)) });
      const { progress, apps: standings } = renderStanding(facts, false);
      return [progress, ...standings.map((app) => app.progress)];
    };
    expect(progressOf(started)).toEqual(['queued', 'queued']);
    expect(progressOf(started, underWay)).toEqual(['in_progress', 'queued', 'in_progress']);
    expect(progressOf({}, underWay)).toEqual(['in_progress', 'completed', 'in_progress']);
    expect(progressOf({}, {})).toEqual(['completed', 'completed', 'completed']);
  });

  test('has no result while it continues, and the words of the view when it has finished', () => {
    expect(renderStanding(createFacts({ apps: [createApp(underWay)] }), false)).toMatchObject({
      result: null,
      conclusion: null,
      headline: 'Deploying: app-1',
      apps: [{ result: null, endedAt: null, evidence: '', logTail: [], startedAt: EPOCH_OFFSET_MS }],
    });
    const apps = [createApp({}, ['last line'])];
    expect(renderStanding(createFacts({ apps }), true)).toMatchObject({
      result: 'success',
      conclusion: 'success',
      headline: 'Deployed: app-1',
      apps: [{ headline: 'Deployed: app-1', endedAt: EPOCH_OFFSET_MS + 72_400, logTail: ['last line'] }],
    });
  });

  test('has the worst conclusion, and says before how many have finished', () => {
    const failed = createApp({ appId: 'b', settlement: settle('failure') });
    expect(renderStanding(createFacts({ apps: [createApp(), failed] }), true)).toMatchObject({
      result: 'failure',
      conclusion: 'failure',
    });
    const facts = createFacts({ apps: [failed, createApp(underWay)] });
    expect(renderStanding(facts, false).reason).toBe('1 of 2 have finished.');
  });
});

describe('a run that will not continue', () => {
  test('is cancelled if it was in progress, and keeps existing results', () => {
    const facts = createFacts({ apps: [createApp(), createApp({ ...underWay, appId: 'b' })] });
    const standing = cancelStanding(renderStanding(facts, false), 'Stopped.', EPOCH_OFFSET_MS + 90_000);
    expect(standing).toMatchObject({
      progress: 'completed',
      result: 'cancelled',
      conclusion: 'cancelled',
      apps: [
        { result: 'success' },
        { result: 'cancelled', headline: 'Cancelled: b', reason: 'Stopped.', endedAt: EPOCH_OFFSET_MS + 90_000 },
      ],
    });
  });

  test('is left as it is if it was completed', () => {
    const standing = renderStanding(createFacts(), true);
    expect(cancelStanding(standing, 'Stopped.', 0)).toBe(standing);
  });
});
