import { describe, expect, test } from 'vitest';
import type {
  Observation,
  Refusal,
  Setting,
  SettingResult,
  SettingsTarget,
  StatusCheck,
  TriggerResult,
  WakeUp,
} from '../../src/deploy/deploy-target.ts';
import {
  AccessError,
  CancelledError,
  NetworkError,
  type NetworkStage,
  ProtocolError,
  RemoteError,
  ThrottledError,
  type TouchdownError,
} from '../../src/kernel/errors.ts';
import {
  accepted,
  FACTS,
  failedCheck,
  lostAnswer,
  named,
  observed,
  play,
  type Script,
  timeline,
} from '../support/scripted-target.ts';

const RUNNING = observed('RUNNING', 'D0');
const NO_WAKE: WakeUp = {
  accepted() {},
  mayRest: () => false,
  next: (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(false))),
  isTrusted: () => false,
  checked() {},
  end: async () => {},
};

const NORMAL = timeline(RUNNING, [
  [2_000, observed('QUEUED', 'D0')],
  [20_000, observed('BUILDING', 'D0')],
  [60_000, observed('DEPLOYING', 'D0')],
  [90_000, observed('RUNNING', 'D1')],
]);

function refused(refusal: Refusal, message = `refused: ${refusal}`): StatusCheck & TriggerResult {
  const error =
    refusal === 'rejected'
      ? new RemoteError('rejected', message, FACTS, message)
      : new AccessError(`access-${refusal}`, message, FACTS);
  return { kind: 'refused', refusal, error };
}

function malformed(more: Partial<Observation> = {}): StatusCheck {
  const partial = { serviceDeploymentStatus: null, lastDeploymentDate: null, identity: {}, ...more };
  return { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
}

function throttled(): StatusCheck & TriggerResult {
  return { kind: 'throttled', error: new ThrottledError('The rate limit opens again only at 12:40', 2_400_000, 0) };
}

function conflict(): TriggerResult {
  const message = 'a deployment is already in progress';
  return { kind: 'conflict', message, error: new RemoteError('conflict', message, FACTS, message) };
}

describe('the commit that ran before', () => {
  test.each([
    ['is read right before each request that deploys', (nth: number) => `${nth}000000`, '1000000'],
    ['is unknown if the service does not say', () => null, undefined],
  ])('%s (B67)', async (_, before, previousCommit) => {
    const trigger = (nth: number) => (nth === 0 ? conflict() : accepted());
    const story = await play({ check: NORMAL, trigger, before });
    expect([story.triggers, story.record.previousCommit]).toEqual([2, previousCommit]);
  });

  test('is not read if the request may have arrived already (B67)', async () => {
    const reads: number[] = [];
    const before = (nth: number): string => {
      reads.push(nth);
      return '1234567';
    };
    const check = () => observed('RUNNING');
    const trigger = (nth: number) => (nth === 0 ? lostAnswer() : accepted());
    const story = await play({ check, trigger, before });
    expect([story.triggers, reads, story.record.previousCommit]).toEqual([2, [0], '1234567']);
  });
});

describe('a status that still shows the previous deployment', () => {
  test('is believed in the end however far apart the status checks are, and however short the start-timeout (B1) (B2)', async () => {
    const ending = (end: string): Script['check'] =>
      timeline(observed(end, 'D0'), [
        [2_000, observed('BUILDING', 'D0')],
        [100_000, observed(end, 'D0')],
      ]);
    const results = async (script: Omit<Script, 'check'>, startTimeoutMs: number) =>
      Promise.all(
        ['RUNNING', 'STOPPED'].map(async (end) => {
          const story = await play({ check: ending(end), ...script }, { policy: { startTimeoutMs } });
          return [story.result, story.record.evidence];
        }),
      );
    const judged = [
      ['success', 'progress-seen'],
      ['failure', 'progress-seen'],
    ];
    expect(await results({ paceMs: () => 70_000 }, 60_000)).toEqual(judged);
    expect(await results({}, 10_000)).toEqual(judged);
  });

  test('does not count a date that returns to the baseline as a second change (B17)', async () => {
    const check = timeline(RUNNING, [
      [5_000, observed('DEPLOYING', 'D1')],
      [11_000, observed('DEPLOYING', 'D0')],
      [16_000, observed('DEPLOYING', 'D1')],
      [60_000, observed('RUNNING', 'D1')],
    ]);
    expect((await play({ check })).result).toBe('success');
  });
});

test('a status that never changes does not count an earlier READY among the observed states', async () => {
  const check = timeline(observed('READY', 'D0'), [
    [12_000, observed('QUEUED', 'D0')],
    [40_000, observed('RUNNING', 'D1')],
  ]);
  expect((await play({ check })).record.steps.map(({ state }) => state)).toEqual(['QUEUED', 'RUNNING']);
});

describe('the response to the deploy request', () => {
  test('does not finish the deployment if it is a status, which may show the previous deployment (B5)', async () => {
    const story = await play({ check: NORMAL, trigger: () => accepted({ state: 'ERROR', aboutDeployment: false }) });
    expect(story.result).toBe('success');
  });

  test.each(['unauthorized', 'forbidden', 'not-found'] as const)(
    'fails at once if it is %s, and is never repeated (B10)',
    async (refusal) => {
      const story = await play({ check: () => RUNNING, trigger: () => refused(refusal) });
      expect(story.result).toBe('failure');
      expect(story.triggers).toBe(1);
      expect(story.checks).toBe(1);
    },
  );

  test('is requested again if the request certainly was not sent (B7)', async () => {
    const error = new NetworkError('connect', 'the connection was refused', FACTS);
    const trigger = (nth: number): TriggerResult => (nth < 3 ? { kind: 'not-sent', error } : accepted());
    const story = await play({ check: NORMAL, trigger });
    expect(story.result).toBe('success');
    expect(story.triggers).toBe(4);
  });

  test('is timed_out at once if the rate limit resets only after the deadline (B16)', async () => {
    const story = await play({ check: () => RUNNING, trigger: () => throttled() });
    expect(story.result).toBe('timed_out');
    expect(story.reason).toContain('12:40');
    expect(story.finishedAt).toBe(0);
  });
});

describe('a response that names the deployment before', () => {
  const before = observed('RUNNING', 'D0', named('old'));
  const old = { identity: { deployment_id: 'old' }, deploymentId: 'old', state: 'RUNNING' };
  const trigger = (): TriggerResult => accepted(old);
  const begins = (end: string): Script['check'] =>
    timeline(before, [
      [2_000, observed('BUILDING', 'D0', named('new'))],
      [40_000, observed(end, 'D1', named('new'))],
    ]);

  test('does not make its state ours (B1) (B5)', async () => {
    const story = await play({ check: () => before, trigger });
    expect([story.result, story.record.settlement?.confirmed]).toEqual(['unchanged', false]);
    const silent = await play({ check: () => before, trigger: () => accepted({ ...old, aboutDeployment: true }) });
    expect(silent.result).toBe('unchanged');
  });

  test('does not turn ours into another deployment, and its id is not published (B5) (B17)', async () => {
    const good = await play({ check: begins('RUNNING'), trigger });
    expect([good.result, good.record.deploymentId]).toEqual(['success', 'new']);
    const bad = await play({ check: begins('ERROR'), trigger });
    expect([bad.result, bad.record.deploymentId]).toEqual(['failure', 'new']);
  });

  test('does not fail ours with its outcome (B6)', async () => {
    const failed = accepted({ ...old, state: 'FAILED', aboutDeployment: true });
    expect((await play({ check: begins('RUNNING'), trigger: () => failed })).result).toBe('success');
  });

  test('does not pass that name to the wake-up', async () => {
    const reported: (string | null)[] = [];
    const wake = { ...NO_WAKE, accepted: (id: string | null) => void reported.push(id) };
    await play({ check: begins('RUNNING'), trigger }, { wakeUp: wake });
    await play({ check: begins('RUNNING'), trigger: () => accepted({ deploymentId: 'new' }) }, { wakeUp: wake });
    expect(reported).toEqual([null, 'new']);
  });
});

describe('a platform with one name for all deployments of a service', () => {
  const svc = named('svc');
  const trigger = (): TriggerResult => accepted({ ...svc, deploymentId: 'svc' });
  const before = observed('RUNNING', 'D0', svc);

  test('is judged by date and by observed work (B1) (B5)', async () => {
    const dated = await play({ check: timeline(before, [[2_000, observed('ERROR', 'D1', svc)]]), trigger });
    expect([dated.result, dated.record.evidence, dated.record.deploymentId]).toEqual(['failure', 'date-changed', null]);
    const undated = timeline(before, [
      [2_000, observed('BUILDING', 'D0', svc)],
      [30_000, before],
    ]);
    const worked = await play({ check: undated, trigger });
    expect([worked.result, worked.record.evidence]).toEqual(['success', 'progress-seen']);
    expect((await play({ check: undated, trigger: () => accepted() })).result).toBe('success');
  });

  test('is not believed if only that name exists (B2)', async () => {
    expect((await play({ check: () => before, trigger })).result).toBe('unchanged');
  });
});

describe('a lost response', () => {
  test('is repeated once, and still counts if that fails, since the first one may have arrived (B7)', async () => {
    const facts = { ...FACTS, method: 'POST' };
    const network = new NetworkError('connect', 'the connection was refused', facts);
    const remote = new RemoteError('rejected', 'no such commit', { ...facts, status: 400 }, '');
    const late = new ThrottledError('the rate limit opens too late', 9_000_000, 9_000_000);
    const access = new AccessError('access-unauthorized', 'the token is not accepted', { ...facts, status: 401 });
    const answers: readonly TriggerResult[] = [
      lostAnswer(),
      conflict(),
      { kind: 'not-sent', error: network },
      { kind: 'rejected', message: 'no such commit', error: remote },
      { kind: 'throttled', error: late },
      { kind: 'refused', refusal: 'unauthorized', error: access },
    ];
    for (const response of answers) {
      const story = await play({ check: () => RUNNING, trigger: (nth) => (nth === 0 ? lostAnswer() : response) });
      const { isRefused, nothing } = story.record.settlement ?? {};
      expect([response.kind, story.result, isRefused, nothing]).toEqual([
        response.kind,
        'unknown',
        undefined,
        undefined,
      ]);
      if (response.kind !== 'not-sent') expect(story.triggers).toBe(2);
      expect(story.reason).toContain('the response to the request was lost');
      expect(story.advice).toContain('before you run the job again');
    }
  });

  test('treats a conflict of the repeated request as its own deployment (B7) (B8)', async () => {
    const check = timeline(RUNNING, [
      [75_000, observed('DEPLOYING', 'D0')],
      [120_000, observed('RUNNING', 'D1')],
    ]);
    const story = await play({ check, trigger: (nth) => (nth === 0 ? lostAnswer() : conflict()) });
    expect(story.result).toBe('success');
    expect(story.triggers).toBe(2);
  });

  test('is unknown, with nothing repeated, if the status cannot be read (B7)', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : refused('forbidden'));
    const story = await play({ check, trigger: () => lostAnswer() });
    expect(story.result).toBe('unknown');
    expect(story.triggers).toBe(1);
  });

  test('is resolved before a step that does not wait finishes as triggered (B7)', async () => {
    const story = await play({ check: NORMAL, trigger: () => lostAnswer() }, { policy: { wait: false } });
    expect(story.result).toBe('triggered');
    expect(story.triggers).toBe(1);
  });
});

describe('another deployment in progress', () => {
  const otherFirst = (sinceMs: number | null, nth: number): StatusCheck => {
    if (sinceMs === null) return nth < 4 ? observed('DEPLOYING', 'D0') : observed('RUNNING', 'D1');
    return timeline(observed('RUNNING', 'D1'), [
      [3_000, observed('QUEUED', 'D1')],
      [30_000, observed('RUNNING', 'D2')],
    ])(sinceMs, nth);
  };

  const waitsBetween = (triggersAt: readonly number[]): readonly number[] =>
    triggersAt.slice(1).map((at, index) => at - (triggersAt[index] ?? 0));

  test('is waited for ever longer if the status does not show it, but the platform keeps refusing ours', async () => {
    const { triggersAt } = await play({
      check: timeline(observed('RUNNING', 'D0'), [[30_000, observed('RUNNING', 'D1')]]),
      trigger: (nth) => (nth < 6 ? conflict() : accepted()),
      startsDeployment: ({ kind }) => kind === 'accepted',
    });
    const waits = waitsBetween(triggersAt);
    expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0));
  });

  test('is waited for ever longer if the token may not read the status', async () => {
    const { triggers, triggersAt } = await play({
      check: () => refused('forbidden'),
      trigger: (nth) => (nth < 3 ? conflict() : accepted()),
    });
    const waits = waitsBetween(triggersAt);
    expect(triggers).toBe(4);
    expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0));
  });

  test('is not confused with ours if only its outcome is shown after our request (B1) (B8)', async () => {
    const trigger = (nth: number): TriggerResult => (nth === 0 ? conflict() : accepted());
    const check = timeline(RUNNING, [
      [0, observed('RUNNING', 'D1')],
      [20_000, observed('DEPLOYING', 'D1')],
      [60_000, observed('ERROR', 'D2')],
    ]);
    const story = await play({ check, trigger });
    expect([story.result, story.triggers]).toEqual(['failure', 2]);
  });

  test('leaves the next date to ours if its outcome was shown while it was waited for (B3) (B8)', async () => {
    const trigger = (nth: number): TriggerResult => (nth === 0 ? conflict() : accepted());
    const check = (sinceMs: number | null, nth: number): StatusCheck =>
      observed('RUNNING', sinceMs === null ? `D${Math.min(nth, 1)}` : 'D2');
    expect((await play({ check, trigger })).result).toBe('success');
  });

  test('fails under on-conflict: fail (B8)', async () => {
    const story = await play({ check: otherFirst, trigger: conflict }, { policy: { onConflict: 'fail' } });
    expect(story.result).toBe('failure');
    expect(story.triggers).toBe(1);
  });

  test('is followed as ours under on-conflict: adopt (B8)', async () => {
    const check = (_sinceMs: number | null, nth: number): StatusCheck =>
      nth < 4 ? observed('DEPLOYING', 'D0') : observed('ERROR', 'D1');
    const story = await play({ check, trigger: conflict }, { policy: { onConflict: 'adopt' } });
    expect(story.result).toBe('failure');
    expect(story.triggers).toBe(1);
    expect(story.record.isAdopted).toBe(true);
    expect(story.reason).toMatch(/ followed the deployment .* DEPLOYING → ERROR/);
  });

  test('is unknown if it was adopted and is never shown, and no response was lost (B8)', async () => {
    const story = await play({ check: () => RUNNING, trigger: conflict }, { policy: { onConflict: 'adopt' } });
    expect(story.result).toBe('unknown');
    expect(story.reason).toContain('said that another deployment is in progress');
    expect(story.reason).not.toContain('lost');
  });

  test('is timed_out with nothing deployed if it never finishes (B8) (B16)', async () => {
    const story = await play(
      { check: () => observed('DEPLOYING', 'D0'), trigger: conflict },
      { policy: { timeoutMs: 300_000 } },
    );
    expect(story.result).toBe('timed_out');
    expect(story.record.settlement?.nothing).toBe('deployed');
    expect(story.finishedAt).toBeLessThanOrEqual(300_000);
  });
});

describe('variables and secrets', () => {
  const settings: readonly Setting[] = [{ kind: 'secret', key: 'KEY', value: 'value' }];
  const answering = (response: SettingResult, done: () => void): SettingsTarget => ({
    list: () => Promise.resolve({ kind: 'listed', stored: [] }),
    create: () => {
      done();
      return Promise.resolve(response);
    },
    change: () => Promise.resolve(response),
  });

  test('that took long attribute a deployment which started meanwhile to others (B1)', async () => {
    let isSet = false;
    const check = (sinceMs: number | null): StatusCheck => {
      if (sinceMs === null) return isSet ? observed('BUILDING', 'D0') : RUNNING;
      return timeline(observed('BUILDING', 'D0'), [
        [20_000, observed('RUNNING', 'D1')],
        [50_000, observed('QUEUED', 'D1')],
        [80_000, observed('ERROR', 'D2')],
      ])(sinceMs, 0);
    };
    const settingsTarget = answering({ kind: 'written' }, () => {
      isSet = true;
    });
    expect((await play({ check }, { settings, settingsTarget })).result).toBe('failure');
  });

  test('that make the service OUT_OF_DATE are no sign that a deployment started (B7)', async () => {
    let isSet = false;
    const outOfDate = observed('RUNNING', 'D0', { serviceDeploymentStatus: 'OUT_OF_DATE' });
    const check = (sinceMs: number | null, nth: number): StatusCheck => {
      if (sinceMs === null) return isSet ? outOfDate : RUNNING;
      return timeline(outOfDate, [
        [2_000, observed('BUILDING', 'D0')],
        [30_000, observed('RUNNING', 'D1')],
      ])(sinceMs, nth);
    };
    const settingsTarget = answering({ kind: 'written' }, () => {
      isSet = true;
    });
    const trigger = (nth: number): TriggerResult => (nth === 0 ? lostAnswer() : accepted());
    const story = await play({ check, trigger, startsDeployment: (_, nth) => nth > 0 }, { settings, settingsTarget });
    expect([story.result, story.triggers]).toEqual(['success', 2]);
  });

  test('are written once, whatever the status checks around them return', async () => {
    let created = 0;
    const check = (sinceMs: number | null, nth: number): StatusCheck => {
      if (nth === 1 || nth === 2) return failedCheck();
      return NORMAL(sinceMs, nth);
    };
    const settingsTarget = answering({ kind: 'written' }, () => {
      created += 1;
    });
    expect((await play({ check }, { settings, settingsTarget })).result).toBe('success');
    expect(created).toBe(1);
    const blind = await play({ check: () => refused('forbidden') }, { settings, settingsTarget });
    expect(blind.warnings.filter((text) => text.includes('without reading it first'))).toHaveLength(1);
    expect([blind.triggers, created]).toEqual([1, 2]);
  });

  test('are cancelled with nothing deployed if the step is asked to stop while they are written', async () => {
    const facts = { method: 'POST', path: '/application/{app_id}/secret' };
    const error = new NetworkError('reset', 'the request was given up', facts);
    for (const kind of ['lost', 'refused', 'throttled'] as const) {
      const story = await play(
        { check: NORMAL },
        { settings, settingsTarget: answering({ kind, error }, () => {}), isAbortedBy: 'settings' },
      );
      expect([story.result, story.triggers]).toEqual(['cancelled', 0]);
      expect(story.reason).toContain('before a deployment was started');
    }
  });
});

describe('the state words', () => {
  test('are overridden by success-states and failure-states (B12)', async () => {
    const check = timeline(RUNNING, [
      [2_000, observed('DEPLOYING', 'D0')],
      [20_000, observed('Soft Landed', 'D1')],
    ]);
    expect((await play({ check }, { policy: { successStates: ['SOFT_LANDED'] } })).result).toBe('success');
    expect((await play({ check }, { policy: { failureStates: ['soft-landed'] } })).result).toBe('failure');
  });

  test('of success are a success once the service is no longer OUT_OF_DATE (B14)', async () => {
    const check = timeline(RUNNING, [
      [2_000, observed('DEPLOYING', 'D0')],
      [20_000, observed('RUNNING', 'D1', { serviceDeploymentStatus: 'OUT_OF_DATE' })],
      [45_000, observed('RUNNING', 'D1')],
    ]);
    const story = await play({ check });
    expect(story.result).toBe('success');
    expect(story.notices.join(' ')).toContain('the service reports OUT_OF_DATE. Waiting.');
  });
});

describe('what was not reached before the deployment', () => {
  const failing = (...errors: readonly TouchdownError[]): Script['check'] => {
    return (sinceMs, nth) => {
      const error = errors[nth];
      return sinceMs === null && error !== undefined ? { kind: 'failed', error } : NORMAL(sinceMs, nth);
    };
  };
  const always = (error: TouchdownError): Script => ({ check: () => ({ kind: 'failed', error }) });
  const network = (stage: NetworkStage) => new NetworkError(stage, `the fault is ${stage}`, FACTS);
  const page = new RemoteError('remote', 'an HTML page', { ...FACTS, status: 403 }, '');

  test.each([
    ['tls', network('tls')],
    ['proxy', network('proxy')],
    ['protocol', network('protocol')],
    ['a page', page],
  ])('is tried twice within 5 s if that lasts (%s), and nothing was deployed (B15)', async (_, error) => {
    const story = await play(always(error));
    expect(story).toMatchObject({ result: 'failure', checks: 2, triggers: 0 });
    expect(story.finishedAt).toBeLessThan(5_000);
    expect(story.reason).toBe(`Could not reach the platform: ${error.message}.`);
    expect(story.record.settlement?.nothing).toBe('deployed');
    expect(story.advice).toBe('');
  });

  test('that refuses the request after a good status is waited out for five minutes, with variables too (B15)', async () => {
    const refused = network('connect');
    const settings = [{ kind: 'variable', key: 'RELEASE', value: '2' }] as const;
    for (const given of [[], settings]) {
      const check = (): StatusCheck => observed('RUNNING');
      const story = await play({ check, trigger: () => ({ kind: 'not-sent', error: refused }) }, { settings: given });
      expect(story.result).toBe('unknown');
      expect(story.reason).toContain(refused.message);
      expect(story.finishedAt).toBeGreaterThanOrEqual(300_000);
      expect(story.triggers).toBeGreaterThanOrEqual(10);
    }
  });

  test.each(['dns', 'connect'] as const)('is tried for 60 s if it may start late (%s) (B15)', async (stage) => {
    const story = await play(always(network(stage)));
    expect(story).toMatchObject({ result: 'failure', triggers: 0, finishedAt: 60_000 });
    expect(story.checks).toBeGreaterThan(7);
    expect(Math.max(...story.checksAt.map((at, nth) => at - (story.checksAt[nth - 1] ?? 0)))).toBeLessThanOrEqual(
      10_000,
    );
    const late = await play({ check: failing(...Array.from({ length: 7 }, () => network(stage))) });
    expect(late.result).toBe('success');
  });

  test('is waited out like an outage if anything responded in between (B15)', async () => {
    const story = await play({
      check: (_, nth) => (nth === 1 ? failedCheck() : { kind: 'failed', error: network('connect') }),
    });
    expect(story.result).toBe('unknown');
    expect(story.finishedAt).toBeGreaterThanOrEqual(300_000);
  });

  test('fails a step that only follows a deployment too (B15)', async () => {
    const story = await play(always(network('tls')), { policy: { trigger: false } });
    expect(story).toMatchObject({ result: 'failure', reason: 'Could not reach the platform: the fault is tls.' });
    expect(story.record.settlement?.nothing).toBe('followed');
  });
});

describe('failed status checks', () => {
  test.each([60_000, 5_000])(
    'are waited out for five minutes and ten checks, whatever they fail with: poll-interval %i (B15)',
    async (pollIntervalMs) => {
      const failed = (nth: number): StatusCheck =>
        nth % 2 === 0 ? failedCheck() : { kind: 'failed', error: new NetworkError('tls', 'no trust', FACTS) };
      const outage = (untilMs: number): Script['check'] => {
        return (sinceMs, nth) => {
          if (sinceMs === null || sinceMs < 1_000) return RUNNING;
          return sinceMs < untilMs ? failed(nth) : observed('RUNNING', 'D1');
        };
      };
      const policy = { pollIntervalMs };
      expect((await play({ check: outage(290_000) }, { policy })).result).toBe('success');
      const story = await play({ check: outage(1e9) }, { policy });
      expect(story.result).toBe('unknown');
      expect(story.finishedAt).toBeGreaterThanOrEqual(300_000 + pollIntervalMs);
      expect(story.finishedAt).toBeLessThan(335_000 + 2 * pollIntervalMs);
      expect((await play({ check: outage(1e9) }, { policy: { ...policy, timeoutMs: 200_000 } })).result).toBe(
        'timed_out',
      );
    },
  );

  test('are ten at least, however long they take (B15)', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : failedCheck());
    const story = await play({ check, paceMs: () => 100_000 }, { policy: { timeoutMs: 3_600_000 } });
    expect(story).toMatchObject({ result: 'unknown', checks: 11 });
  });

  test('are repeated, and a successful one resets the count (B15)', async () => {
    const slow = timeline(RUNNING, [
      [2_000, observed('DEPLOYING', 'D0')],
      [1_200_000, observed('RUNNING', 'D1')],
    ]);
    const check = (sinceMs: number | null, nth: number): StatusCheck =>
      sinceMs !== null && nth % 9 !== 0 ? failedCheck() : slow(sinceMs, nth);
    const story = await play({ check });
    expect(story.result).toBe('success');
    expect(story.checks).toBeGreaterThan(30);
  });

  test('include a state in lower case, which is never a success (B13)', async () => {
    const check = timeline(RUNNING, [
      [2_000, observed('deploying', 'D0')],
      [20_000, observed('running', 'D1')],
    ]);
    expect((await play({ check })).result).toBe('unknown');
    const chosen = await play({ check }, { policy: { successStates: ['running'] } });
    expect(chosen.result).toBe('success');
  });

  test('before the trigger result in unknown with nothing deployed (B15)', async () => {
    const story = await play({ check: () => failedCheck() });
    expect(story.result).toBe('unknown');
    expect(story.triggers).toBe(0);
    expect(story.record.settlement?.nothing).toBe('deployed');
  });

  test('do not prevent the first deployment of an application without a readable state (B13)', async () => {
    const never = malformed({ serviceDeploymentStatus: 'NEVER_DEPLOYED' });
    const check = (sinceMs: number | null, nth: number): StatusCheck =>
      sinceMs === null ? never : NORMAL(sinceMs, nth);
    const story = await play({ check });
    expect(story.result).toBe('success');
    expect(story.triggers).toBe(1);
    const silent = (sinceMs: number | null, nth: number): StatusCheck =>
      sinceMs === null ? malformed() : NORMAL(sinceMs, nth);
    const unproven = await play({ check: silent });
    expect([unproven.result, unproven.triggers]).toEqual(['unchanged', 1]);
    expect(unproven.reason).toContain('the state is RUNNING. The status could not be read before the deployment');
  });
});

describe('a refusal', () => {
  test.each(['rejected', 'not-found'] as const)(
    'of the first status check (%s) finishes the step at once with nothing deployed (B10) (B53)',
    async (refusal) => {
      const story = await play({ check: () => refused(refusal) });
      expect(story.result).toBe('failure');
      expect(story.triggers).toBe(0);
      expect(story.checks).toBe(1);
    },
  );

  test.each(['unauthorized', 'forbidden'] as const)(
    'of the first status check (%s) does not prevent a token that may deploy from deploying (B52)',
    async (refusal) => {
      const check = () => refused(refusal);
      expect(await play({ check }, { policy: { wait: false } })).toMatchObject({ result: 'triggered', triggers: 1 });
      const followed = await play({ check });
      expect(followed).toMatchObject({ result: 'unknown', triggers: 1 });
      expect(followed.reason).toContain('following it needs the Read scope');
      const bad = await play({ check, trigger: () => refused('unauthorized') });
      expect(bad).toMatchObject({ result: 'failure', triggers: 1, checks: 1 });
      expect(bad.record.settlement?.isRefused).toBe(true);
      const nothing = await play({ check }, { policy: { trigger: false } });
      expect(nothing).toMatchObject({ result: 'failure', triggers: 0, checks: 1 });
    },
  );

  test('of a status check (400, 405, 410, 422) after the deployment was accepted finishes the step at once, as unknown (B53)', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : refused('rejected'));
    expect(await play({ check })).toMatchObject({ result: 'unknown', checks: 2, triggers: 1 });
  });

  test('of one status check right after the request is ignored if it is a 404 (B10)', async () => {
    let misses = 0;
    const check = (sinceMs: number | null, nth: number): StatusCheck =>
      sinceMs !== null && misses++ === 0 ? refused('not-found') : NORMAL(sinceMs, nth);
    expect((await play({ check })).result).toBe('success');
    const always = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : refused('not-found'));
    const story = await play({ check: always });
    expect(story.result).toBe('unknown');
    expect(story.checks).toBe(3);
  });

  test('of the token (401) after it was accepted says that it expired, while following and while waiting for another (B10)', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : refused('unauthorized'));
    const story = await play({ check });
    expect(story.result).toBe('unknown');
    expect(story.reason).toContain('The token was accepted before, so it has expired or was revoked.');
    expect(story.reason).not.toContain('Read scope');
    expect(story.advice).toMatch(/^Use a token that is valid for longer than a deployment\./);
    const yielding = await play({
      check: (_, nth) => (nth === 0 ? RUNNING : refused('unauthorized')),
      trigger: conflict,
    });
    expect(yielding.result).toBe('failure');
    expect(yielding.reason).toContain('has expired or was revoked');
    const lost = await play({ check, trigger: lostAnswer });
    expect(lost.reason).toContain('has expired or was revoked');
  });
});

describe('a deployment that another job started', () => {
  const policy = { trigger: false };
  const follow = (...checks: readonly StatusCheck[]) =>
    play({ check: (_, nth) => checks[Math.min(nth, checks.length - 1)] ?? RUNNING }, { policy });

  test('is not finished by a stale response of a replica that lags behind (B1)', async () => {
    const busy = observed('BUILDING', 'D1');
    expect((await follow(busy, observed('RUNNING', 'D1'), busy, observed('ERROR', 'D1'))).result).toBe('failure');
    expect((await follow(busy, observed('ERROR', null), busy, observed('RUNNING', 'D2'))).result).toBe('success');
    const dated = (epochMs: number) => ({ lastDeploymentDate: { text: `${epochMs}`, epochMs } });
    const lagging = observed('RUNNING', null, dated(1));
    const working = observed('BUILDING', null, dated(2));
    expect((await follow(working, lagging, working, observed('ERROR', null, dated(2)))).result).toBe('failure');
  });

  test('finishes at once with a new date or under its own name, and otherwise when its outcome holds', async () => {
    const checksOf = async (...checks: readonly StatusCheck[]) => (await follow(...checks)).checks;
    expect(await checksOf(observed('BUILDING', 'D0'), observed('RUNNING', 'D1'))).toBe(2);
    expect(await checksOf(observed('BUILDING', 'D0', named('x')), observed('RUNNING', 'D0', named('x')))).toBe(2);
    expect(await checksOf(RUNNING)).toBe(1);
    const held = await follow(observed('BUILDING', 'D0'), observed('RUNNING', 'D0'));
    expect([held.result, held.record.settlement?.confirmed]).toEqual(['success', true]);
    expect(held.checks).toBeLessThanOrEqual(5);
  });
});

describe('a deployment that never finishes', () => {
  test('may finish by the last status check (B16)', async () => {
    const check = timeline(RUNNING, [
      [2_000, observed('DEPLOYING', 'D0')],
      [597_500, observed('RUNNING', 'D1')],
    ]);
    const story = await play({ check, paceMs: () => 60_000 }, { policy: { timeoutMs: 600_000 } });
    expect(story.result).toBe('success');
  });

  test('is not waited for if the rate limit resets only after the deadline (B16)', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : throttled());
    const story = await play({ check });
    expect(story.result).toBe('timed_out');
    expect(story.reason).toContain('12:40');
    expect(story.finishedAt).toBeLessThan(10_000);
  });
});

describe('a rate limit that resets only after the deadline', () => {
  const untilLast = (end: StatusCheck): Parameters<typeof play>[0] => ({
    isLastCheckLeft: true,
    check: (sinceMs, _nth, purpose) => (sinceMs === null ? RUNNING : purpose === 'final' ? end : throttled()),
  });

  test('leaves the status check that was kept for the outcome, which may show it (B16) (B25)', async () => {
    const story = await play(untilLast(observed('RUNNING', 'D1')), { policy: { timeoutMs: 600_000 } });
    expect(story.result).toBe('success');
    expect(story.checks).toBe(3);
    expect(story.finishedAt).toBeGreaterThan(595_000);
    expect(story.notices.join(' ')).toContain('The last status check is sent at the timeout');
  });
});

describe('without a trigger', () => {
  const policy = { trigger: false };

  test('a followed deployment after which the service stays out of date is unchanged (B14)', async () => {
    const stale = observed('RUNNING', 'D1', { serviceDeploymentStatus: 'OUT_OF_DATE' });
    const check = (_since: number | null, nth: number): StatusCheck => (nth < 3 ? observed('DEPLOYING', 'D0') : stale);
    const story = await play({ check }, { policy });
    expect([story.result, story.reason]).toEqual(['unchanged', expect.stringContaining('still reported OUT_OF_DATE')]);
    const atRest = await play({ check: () => ({ ...stale }) }, { policy });
    expect(atRest.result).toBe('unknown');
  });

  test('an interruption says that the followed deployment continues', async () => {
    const story = await play({ check: () => observed('DEPLOYING', 'D0') }, { policy, abortAfterMs: 12_000 });
    expect(story.result).toBe('cancelled');
    expect(story.reason).toContain('continues');
  });

  test('a newer deployment than the one in progress supersedes it (B17)', async () => {
    const check = (_since: number | null, nth: number): StatusCheck =>
      nth < 3 ? observed('DEPLOYING', 'D0', named('one')) : observed('RUNNING', 'D2', named('two'));
    expect((await play({ check }, { policy })).result).toBe('superseded');
  });
});

test('a dry run checks the status, deploys nothing, and is skipped', async () => {
  const story = await play({ check: () => RUNNING }, { policy: { dryRun: true } });
  expect([story.result, story.triggers, story.checks]).toEqual(['skipped', 0, 1]);
  const bad = await play({ check: () => refused('forbidden') }, { policy: { dryRun: true } });
  expect(bad.result).toBe('failure');
});

describe('an interruption', () => {
  test('does not claim that a deployment continues if it is unknown whether it started (B7)', async () => {
    const story = await play({ check: () => RUNNING, trigger: () => lostAnswer() }, { abortAfterMs: 33_000 });
    expect(story.result).toBe('cancelled');
    expect(story.reason).toContain('The deployment may have started');
    const moved = await play({ check: NORMAL, trigger: () => lostAnswer() }, { abortAfterMs: 33_000 });
    expect(moved.reason).toContain('continues');
  });

  test('before the deploy request prevents it from being sent', async () => {
    const story = await play({ check: NORMAL }, { isAbortedBy: 'preparation' });
    expect([story.result, story.triggers]).toEqual(['cancelled', 0]);
    expect(story.reason).toContain('before a deployment was started');
  });

  test('is not due to time if the deploy request certainly was not sent by then', async () => {
    const error = new CancelledError('signal', 'asked to stop while it waited for its turn');
    const stopped = { isAbortedByTrigger: true, policy: { timeoutMs: 1_000, startTimeoutMs: 1_000 } };
    const story = await play({ check: NORMAL, trigger: () => ({ kind: 'not-sent', error }) }, stopped);
    expect([story.result, story.triggers, story.notices]).toEqual(['cancelled', 1, []]);
    expect(story.reason).toContain('before a deployment was started');
  });

  test('does not count as a failed status check', async () => {
    const check = (sinceMs: number | null): StatusCheck => (sinceMs === null ? RUNNING : failedCheck());
    const story = await play({ check }, { isAbortedBy: 'check' });
    expect([story.result, story.checks, story.notices]).toEqual(['cancelled', 2, []]);
  });

  test('during the deploy request reads its response first, and says that the deployment continues', async () => {
    const story = await play({ check: NORMAL }, { isAbortedByTrigger: true });
    expect([story.result, story.triggers]).toEqual(['cancelled', 1]);
    expect(story.reason).toContain('continues');
    expect(story.record.triggeredAt).not.toBeNull();
  });
});

describe('the rate budget', () => {
  test.each([
    ['a wait that ends before its timeout', 60_000, '60 s'],
    ['a wait that would end after its timeout', 3_600_000, '30 min'],
  ])('names no time after its own timeout: %s (B25)', async (_, paceMs, wait) => {
    const check = timeline(RUNNING, [[2_000, observed('DEPLOYING', 'D0')]]);
    const story = await play({ check, paceMs: () => paceMs });
    const said = story.notices.filter((text) => text.includes('rate limit'));
    expect(said).toEqual([`To save the token's rate limit, the next status check is in about ${wait}.`]);
  });

  test.each([
    [10_000, 5_000, 0],
    [10_001, 5_000, 1],
    [29_000, 30_000, 0],
  ])(
    'announces a wait of more than 10 s for it, unless the poll interval is longer: %i ms at an interval of %i ms (B25)',
    async (paceMs, pollIntervalMs, times) => {
      const check = timeline(RUNNING, [[2_000, observed('RUNNING', 'D1')]]);
      const story = await play({ check, paceMs: () => paceMs }, { policy: { pollIntervalMs } });
      expect(story.notices.filter((text) => text.includes('rate limit'))).toHaveLength(times);
    },
  );
});
