import { describe, expect, test } from 'vitest';
import type { Identity, StatusCheck, TriggerResult } from '../../src/deploy/deploy-target.ts';
import { readStatus } from '../../src/deploy/phase.ts';
import { READINGS, type Reading } from '../campaign/family-model.ts';
import {
  accepted,
  DEFAULT_POLICY,
  lostAnswer,
  observed,
  play,
  type Script,
  timeline,
} from '../support/scripted-target.ts';

const OURS = DEFAULT_POLICY.commit ?? '';
const THEIRS = 'b'.repeat(40);
const BEFORE = '0'.repeat(40);
const NO_OVERRIDES = { successStates: [], failureStates: [] };

/** The fields that a service with queued requests reports in addition to state and date. */
interface QueueReport {
  readonly request?: string | null;
  readonly execution?: string | null;
  readonly count?: number;
  readonly action?: string;
  readonly detail?: string;
}

function queued(state: string, date: string, { request, execution, count, action, detail }: QueueReport): StatusCheck {
  const identity: Identity = {
    ...(request == null ? {} : { deployment_request_id: request }),
    ...(execution == null ? {} : { execution_id: execution }),
  };
  return observed(state, date, {
    identity,
    ...(count === undefined ? {} : { requestsWaiting: count }),
    ...(action === undefined ? {} : { details: { action, status: detail ?? null, subAction: null } }),
  });
}

function posted(identity: Identity, count: number | null, state = 'DEPLOYMENT_QUEUED'): TriggerResult {
  const deploymentId = identity.deployment_request_id ?? identity.execution_id ?? null;
  return accepted({ identity, deploymentId, state, requestsWaiting: count });
}

const R1 = { deployment_request_id: 'R1' };
const IDLE = queued('DEPLOYED', 'D0', { request: 'R0', execution: 'E0', count: 0 });

/** Plays a deployment that waits 75 s behind another application, and then takes two minutes. */
function storyOf(reading: Reading, ending: 'DEPLOYED' | 'BUILD_ERROR'): Script {
  const [isNamed, isEarly] = [reading.request === 'always', reading.execution === 'from-post'];
  const hasIds = reading.execution !== 'never';
  const report = (request: string | null, execution: string, count: number): QueueReport => ({
    count,
    ...(reading.request === 'never' ? {} : { request }),
    ...(hasIds ? { execution } : {}),
  });
  const ours = isNamed || reading.request === 'of-shown' ? 'R1' : null;
  const [start, end] = { start: ['D1', 'D1'], end: ['D0', 'D1'], both: ['D1', 'D2'] }[reading.date] as [string, string];
  const isShown = reading.waitsAs === 'queued';
  const waitsFor = isNamed || reading.request === 'while-waiting' ? 'R1' : 'R0';
  const waiting = report(waitsFor, isEarly ? 'E1' : 'E0', 1);
  const before = queued('DEPLOYED', 'D0', report(isNamed || ours === 'R1' ? 'R0' : null, 'E0', 0));
  const named = { ...(reading.isRequestInPost ? R1 : {}), ...(hasIds ? { execution_id: isEarly ? 'E1' : 'E0' } : {}) };
  return {
    check: timeline(before, [
      [0, queued(isShown ? 'DEPLOYMENT_QUEUED' : 'DEPLOYED', 'D0', waiting)],
      [75_000, queued('BUILDING', start, report(ours, 'E1', 0))],
      [195_000, queued(ending, end, report(ours, 'E1', 0))],
    ]),
    trigger: () => posted(named, 1, isShown ? 'DEPLOYMENT_QUEUED' : 'DEPLOYED'),
  };
}

describe('a deployment that waits 75 s in the queue, with every input at its default', () => {
  test.each(READINGS)(
    'is judged by its own outcome in reading $number of the description (B46) (B47) (B48)',
    async (reading) => {
      const failed = await play(storyOf(reading, 'BUILD_ERROR'));
      expect([failed.result, failed.record.settlement?.confirmed]).toEqual(['failure', true]);
      const succeeded = await play(storyOf(reading, 'DEPLOYED'));
      expect([succeeded.result, succeeded.record.settlement?.confirmed]).toEqual(['success', true]);
    },
  );
});

describe('the names in a status', () => {
  test('prevent the execution before from becoming ours while our request waits (B46)', async () => {
    const waiting = queued('DEPLOYMENT_QUEUED', 'D0', { request: 'R1', execution: 'E0' });
    const script: Script = {
      check: timeline(queued('DEPLOYED', 'D0', { request: 'R0', execution: 'E0' }), [
        [0, waiting],
        [40_000, queued('BUILDING', 'D0', { request: 'R1', execution: 'E1' })],
        [90_000, queued('DEPLOYED', 'D1', { request: 'R1', execution: 'E1' })],
      ]),
      trigger: () => posted({ ...R1, execution_id: 'E0' }, null),
    };
    const story = await play(script);
    expect(story.result).toBe('success');
    expect(story.record.identity).toEqual({ deployment_request_id: 'R1', execution_id: 'E1' });
  });
});

describe('an earlier outcome', () => {
  test('does not delay a cancellation that names our request (B47)', async () => {
    const cancelled = queued('CANCELED', 'D0', { request: 'R1', execution: 'E0', count: 0 });
    const script: Script = {
      check: timeline(IDLE, [
        [0, queued('DEPLOYMENT_QUEUED', 'D0', { request: 'R1', execution: 'E0', count: 1 })],
        [20_000, cancelled],
      ]),
      trigger: () => posted(R1, 1),
    };
    expect(await play(script)).toMatchObject({ result: 'cancelled' });
  });
});

describe('while requests wait', () => {
  const waiting = queued('DEPLOYED', 'D0', { execution: 'E0', count: 1 });
  const before = queued('DEPLOYED', 'D0', { execution: 'E0', count: 0 });

  test('start-timeout does not run, timeout does, and the log says how many wait (B48)', async () => {
    const story = await play({ check: timeline(before, [[0, waiting]]), trigger: () => posted(R1, 1) });
    expect(story.result).toBe('timed_out');
    expect(story.finishedAt).toBeGreaterThan(29 * 60_000);
    const said = story.notices.filter((text) => text.includes('waiting for this application: 1'));
    expect(said).toHaveLength(1);
  });

  test('a request whose application is deleted has failed', async () => {
    const check = timeline(before, [
      [0, waiting],
      [75_000, queued('DELETED', 'D0', { execution: 'E0', count: 0 })],
    ]);
    const { record } = await play({ check, trigger: () => posted(R1, 1) });
    expect(record.settlement).toMatchObject({ result: 'failure', confirmed: true });
  });
});

describe('the owner of an execution', () => {
  test('is the waiting request without a trigger if nothing works (B49)', async () => {
    const waiting = queued('DEPLOYED', 'D0', { execution: 'E0', count: 1 });
    let at = 0;
    const check = (): StatusCheck => {
      at += 1;
      if (at < 20) return waiting;
      if (at < 25) return queued('BUILDING', 'D1', { execution: 'E1', count: 0 });
      return queued('BUILD_ERROR', 'D1', { execution: 'E1', count: 0 });
    };
    expect(await play({ check }, { policy: { trigger: false } })).toMatchObject({ result: 'failure', triggers: 0 });
  });
});

describe('a lost response if requests queue', () => {
  const before = queued('DEPLOYED', 'D0', { execution: 'E0', count: 0 });
  const check = timeline(before, [
    [0, queued('DEPLOYED', 'D0', { execution: 'E0', count: 1 })],
    [90_000, queued('BUILDING', 'D1', { execution: 'E1', count: 0 })],
    [150_000, queued('DEPLOYED', 'D1', { execution: 'E1', count: 0 })],
  ]);

  test('is not sent again while more requests wait than before, and is a success only if our commit runs (B50)', async () => {
    const unproven = await play({ check, trigger: lostAnswer });
    expect(unproven).toMatchObject({ result: 'unknown', triggers: 1 });
    const commit = (sinceMs: number | null): string => ((sinceMs ?? 0) < 150_000 ? BEFORE : OURS);
    const proven = await play({ check, trigger: lostAnswer, commit });
    expect(proven).toMatchObject({ result: 'success', triggers: 1, record: { settlement: { confirmed: true } } });
    expect(proven.reason).toContain(`The application runs ${OURS.slice(0, 7)}`);
    const settings = [{ kind: 'secret', key: 'API_KEY', value: 'rotated' }] as const;
    const rotated = await play({ check, trigger: lostAnswer, commit }, { settings });
    expect([rotated.result, rotated.commitsReadAt]).toEqual(['unknown', []]);
  });

  test('is not sent again if a request waits now, and nothing was counted before', async () => {
    const waits = queued('DEPLOYED', 'D0', { execution: 'E0', count: 1 });
    const first = queued('DEPLOYED', 'D0', { execution: 'E0' });
    const story = await play({ check: timeline(first, [[0, waits]]), trigger: lostAnswer });
    expect(story).toMatchObject({ triggers: 1 });
  });

  test('is not sent again if another request waited, with which it may have been merged (B50)', async () => {
    const waiting = queued('DEPLOYMENT_QUEUED', 'D0', { execution: 'E0', count: 1 });
    expect(await play({ check: () => waiting, trigger: lostAnswer })).toMatchObject({ result: 'unknown', triggers: 1 });
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

  test('waits for a service that writes the commit a little later than the state (B51)', async () => {
    const story = await play({ check, commit: (_since, nth) => (nth < 2 ? BEFORE : OURS.toUpperCase()) });
    expect(story.result).toBe('success');
  });

  test('accepts our commit shortened to seven characters, the least that git takes', async () => {
    const story = await play({ check, commit: (_since, nth) => (nth === 0 ? BEFORE : OURS.slice(0, 7)) });
    expect(story.result).toBe('success');
  });

  test('makes a success of a request that left the queue without being shown', async () => {
    const before = queued('DEPLOYED', 'D0', { execution: 'E0', count: 0 });
    const seen = timeline(before, [
      [0, queued('DEPLOYED', 'D0', { execution: 'E0', count: 1 })],
      [75_000, before],
    ]);
    const commit = (sinceMs: number | null): string => ((sinceMs ?? 0) < 75_000 ? BEFORE : OURS);
    expect(await play({ check: seen, trigger: () => posted(R1, 1), commit })).toMatchObject({ result: 'success' });
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
