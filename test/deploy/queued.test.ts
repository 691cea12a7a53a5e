import { describe, expect, test } from 'vitest';
import type { StatusCheck } from '../../src/deploy/deploy-target.ts';
import { readStatus } from '../../src/deploy/phase.ts';
import { accepted, DEFAULT_POLICY, lostAnswer, observed, play, timeline } from '../support/scripted-target.ts';

const OURS = DEFAULT_POLICY.commit ?? '';
const THEIRS = 'b'.repeat(40);
const BEFORE = '0'.repeat(40);
const NO_OVERRIDES = { successStates: [], failureStates: [] };

/** The last outcome, as a service with queued requests shows it while so many wait; absent: it counts none. */
function waiting(count?: number): StatusCheck {
  return observed('DEPLOYED', 'D0', {
    identity: { execution_id: 'E0' },
    ...(count === undefined ? {} : { requestsWaiting: count }),
  });
}

test('while requests wait start-timeout does not run, timeout does, and the log says how many wait (B48)', async () => {
  const story = await play({
    check: timeline(waiting(0), [[0, waiting(1)]]),
    trigger: () => accepted({ requestsWaiting: 1 }),
  });
  expect(story.result).toBe('timed_out');
  expect(story.finishedAt).toBeGreaterThan(29 * 60_000);
  const said = story.notices.filter((text) => text.includes('waiting for this application: 1'));
  expect(said).toHaveLength(1);
});

describe('a lost response if requests queue', () => {
  const ours = (state: string) => observed(state, 'D1', { identity: { execution_id: 'E1' }, requestsWaiting: 0 });
  const check = timeline(waiting(0), [
    [0, waiting(1)],
    [90_000, ours('BUILDING')],
    [150_000, ours('DEPLOYED')],
  ]);

  test('is not proven by the commit if this run sets a secret, which only a new deployment uses (B50)', async () => {
    const settings = [{ kind: 'secret', key: 'API_KEY', value: 'rotated' }] as const;
    const commit = (sinceMs: number | null): string => ((sinceMs ?? 0) < 150_000 ? BEFORE : OURS);
    const story = await play({ check, trigger: lostAnswer, commit }, { settings });
    expect([story.result, story.triggers, story.commitsReadAt]).toEqual(['unknown', 1, []]);
  });

  test.each([
    ['a request waits now, and nothing was counted before', undefined],
    ['another request waited, with which it may have been merged', 1],
  ])('is not sent again if %s (B50)', async (_, count) => {
    const check = timeline(waiting(count), [[0, waiting(1)]]);
    expect(await play({ check, trigger: lostAnswer })).toMatchObject({ triggers: 1 });
  });
});

describe('the proof of the commit', () => {
  const check = timeline(observed('RUNNING', 'D0'), [
    [0, observed('BUILDING', 'D0')],
    [60_000, observed('RUNNING', 'D1')],
  ]);

  test.each([
    ['in full', OURS],
    ['by its first digits', OURS.slice(0, 7)],
  ])(
    'makes a success superseded if another commit runs than the one given %s, and names both (B51)',
    async (_, ours) => {
      const story = await play({ check, commit: () => THEIRS }, { policy: { commit: ours } });
      expect(story.result).toBe('superseded');
      expect(story.reason).toContain(THEIRS.slice(0, 7));
      expect(story.reason).toContain(OURS.slice(0, 7));
      const [first = 0, , third = 0] = story.commitsReadAt;
      expect(story.commitsReadAt).toHaveLength(3);
      expect(third - first).toBeGreaterThanOrEqual(15_000);
    },
  );

  test.each([
    ['in capitals', OURS.toUpperCase()],
    ['shortened to seven characters, the least that git takes', OURS.slice(0, 7)],
  ])('waits for a service that writes the commit a little later than the state, %s (B51)', async (_, ours) => {
    const story = await play({ check, commit: (_since, nth) => (nth < 2 ? BEFORE : ours) });
    expect(story.result).toBe('success');
  });

  test('costs one read, and changes nothing if the service does not report its commit (B51)', async () => {
    const story = await play({ check, commit: () => null });
    expect([story.result, story.commitsReadAt.length, story.warnings]).toEqual(['success', 1, []]);
  });

  test.each([
    ['no commit was named', { commit: null }],
    ['the commit was not named by its SHA', { commit: 'v1.2.3' }],
  ])('is not requested if %s (B51)', async (_why, policy) => {
    const story = await play({ check, commit: () => THEIRS }, { policy });
    expect([story.result, story.commitsReadAt.length]).toEqual(['success', 0]);
  });
});

describe('a state and its details', () => {
  test.each([
    ['DEPLOYED', 'ERROR', 'failure'],
    ['DEPLOYED', 'QUEUED', 'progress'],
    ['DEPLOYED', 'SUCCESS', 'success'],
    ['ERROR', 'SUCCESS', 'failure'],
    ['TELEPORTED', 'CANCELED', 'cancelled'],
    ['BUILDING', 'SUCCESS', 'progress'],
  ])('%s with the detail %s is read as %s (B54)', (state, status, phase) => {
    expect(readStatus({ state, details: { action: 'DEPLOY', status, subAction: null } }, NO_OVERRIDES).phase).toBe(
      phase,
    );
  });

  test('the details do not override a state that the workflow chose (B54)', () => {
    const details = { action: 'DEPLOY', status: 'ERROR', subAction: null };
    expect(readStatus({ state: 'LIVE', details }, { successStates: ['LIVE'], failureStates: [] }).phase).toBe(
      'success',
    );
  });

  test('UNAVAILABLE is a failed status check, and five minutes of it result in unknown (B54)', async () => {
    const check = timeline(observed('RUNNING', 'D0'), [[0, observed('UNAVAILABLE', 'D0')]]);
    const story = await play({ check });
    expect(story.result).toBe('unknown');
    expect(story.finishedAt).toBeGreaterThanOrEqual(300_000);
    expect(story.finishedAt).toBeLessThan(330_000);
  });

  test('READY after work is unknown after start-timeout, and not at the timeout (B54)', async () => {
    const check = timeline(observed('RUNNING', 'D0'), [
      [0, observed('BUILDING', 'D0')],
      [60_000, observed('READY', 'D0')],
    ]);
    const story = await play({ check });
    expect(story.result).toBe('unknown');
    expect(story.finishedAt).toBeLessThan(5 * 60_000);
  });
});
