import { describe, expect, test } from 'vitest';
import { decideSetting, type SettingDecision, type SettingLists } from '../../src/deploy/decide-setting.ts';
import type {
  CallLimits,
  Setting,
  SettingList,
  SettingResult,
  SettingsTarget,
  StoredSetting,
} from '../../src/deploy/deploy-target.ts';
import { settingsNotSet } from '../../src/deploy/endings-before-start.ts';
import { describeSettings } from '../../src/deploy/sentences.ts';
import { writeSettings as write } from '../../src/deploy/settings.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import {
  AccessError,
  CancelledError,
  NetworkError,
  type NetworkStage,
  RemoteError,
  ThrottledError,
} from '../../src/kernel/errors.ts';
import type { Random } from '../../src/kernel/random.ts';
import { markUnsent } from '../../src/kernel/request-fate.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { FACTS, observed, play } from '../support/scripted-target.ts';

const LIMITS = { signal: new AbortController().signal, deadlineAt: 1e9 };
const variable: Setting = { kind: 'variable', key: 'LEVEL', value: 'debug' };
const secret: Setting = { kind: 'secret', key: 'PASSWORD', value: 'hunter2222' };

const exists: SettingResult = { kind: 'exists', error: new RemoteError('conflict', 'the key is there', FACTS, '') };
const lost: SettingResult = { kind: 'lost', error: new NetworkError('reset', 'the connection was reset', FACTS) };
const refused: SettingResult = {
  kind: 'refused',
  error: new AccessError('access-forbidden', 'Needs the Write scope', FACTS),
};
const unsupported: SettingResult = {
  kind: 'unsupported',
  error: new AccessError('access-not-found', 'does not know it', FACTS),
};

function stored(setting: Setting, differences: Partial<StoredSetting> = {}): StoredSetting {
  const { kind, key, value } = setting;
  return {
    kind,
    key,
    value: kind === 'secret' ? null : value,
    id: `id-${key}`,
    place: 'own',
    fields: {},
    ...differences,
  };
}

const other = stored(variable, { value: 'quiet-value' });

interface ScriptedTarget extends SettingsTarget {
  readonly sent: string[];
}

/** A target with these stored settings; null: lists cannot be read. Its responses to writes come from `answers`, then all succeed. */
function createTarget(present: readonly StoredSetting[] | null, answers: SettingResult[] = []): ScriptedTarget {
  const sent: string[] = [];
  const answer = (request: string): Promise<SettingResult> => {
    sent.push(request);
    return Promise.resolve(answers.shift() ?? { kind: 'written' });
  };
  return {
    sent,
    list: (kind) =>
      Promise.resolve(
        present === null
          ? { kind: 'unreadable', error: new AccessError('access-forbidden', 'needs the Read scope', FACTS) }
          : { kind: 'listed', stored: present.filter((one) => one.kind === kind) },
      ),
    create: ({ key }, inherited) => answer(`create ${key}${inherited === null ? '' : ` over ${inherited.id}`}`),
    change: ({ key, value }, id) => answer(`change ${key} ${id} ${value}`),
  };
}

/** Writes settings, and returns the ending of a problem. */
async function writeSettings(
  settings: readonly Setting[],
  target: SettingsTarget,
  limits: CallLimits,
  time: { readonly clock: Clock; readonly random: Random } = { clock: createFakeClock(), random: () => 1 },
) {
  const { problem, settings: written } = await write(settings, { target, limits, ...time });
  return {
    problem: problem === null ? null : settingsNotSet(problem),
    said: describeSettings(written).map(({ level, text }) => `${level}: ${text}`),
  };
}

function listsOf(...all: readonly StoredSetting[]): SettingLists {
  return {
    variable: { kind: 'listed', stored: all.filter(({ kind }) => kind === 'variable') },
    secret: { kind: 'listed', stored: all.filter(({ kind }) => kind === 'secret') },
  };
}

function wordOf(decision: SettingDecision): string {
  if (decision.kind === 'refuse') return decision.why;
  return decision.kind === 'done' ? decision.how : decision.kind;
}

const unread: SettingLists = { variable: { kind: 'unread' }, secret: { kind: 'unread' } };

describe('the table of variables and secrets', () => {
  const own = stored(secret);
  const asSecret = stored({ ...variable, kind: 'secret' });
  const asVariable = stored({ ...secret, kind: 'variable' });

  test.each<[string, Setting, SettingLists, string]>([
    ['a variable that does not exist', variable, listsOf(own), 'create'],
    ['a variable of the application with the same value', variable, listsOf(stored(variable)), 'unchanged'],
    ['a variable of the application with another value', variable, listsOf(other), 'change'],
    ['a variable whose value is not shown', variable, listsOf(stored(variable, { value: null })), 'change'],
    ['a variable with another value and without an id', variable, listsOf({ ...other, id: null }), 'unchangeable'],
    ['an alias with the same value', variable, listsOf(stored(variable, { place: 'alias' })), 'unchanged'],
    ['an alias with another value', variable, listsOf({ ...other, place: 'alias' }), 'alias'],
    [
      'an inherited variable with the same value',
      variable,
      listsOf(stored(variable, { place: 'inherited' })),
      'unchanged',
    ],
    ['an inherited variable with another value', variable, listsOf({ ...other, place: 'inherited' }), 'create'],
    ['a built-in variable', variable, listsOf(stored(variable, { place: 'built-in' })), 'built-in'],
    ['a variable that is a secret', variable, listsOf(asSecret), 'other-kind'],
    ['a variable that is an inherited secret', variable, listsOf({ ...asSecret, place: 'inherited' }), 'create'],
    ['a variable if no list can be read', variable, unread, 'create'],
    ['a secret that does not exist', secret, listsOf(other), 'create'],
    ['a secret of the application', secret, listsOf(own), 'change'],
    ['a secret without an id', secret, listsOf({ ...own, id: null }), 'kept'],
    ['a secret that is an alias', secret, listsOf({ ...own, place: 'alias' }), 'alias'],
    ['an inherited secret', secret, listsOf({ ...own, place: 'inherited' }), 'create'],
    ['a built-in secret', secret, listsOf({ ...own, place: 'built-in' }), 'built-in'],
    ['a secret that is a variable', secret, listsOf(asVariable), 'other-kind'],
    ['a secret if no list can be read', secret, unread, 'create'],
  ])('decides about %s (B60)', (_, setting, lists, expected) => {
    const decision = decideSetting(setting, lists);
    expect(wordOf(decision)).toBe(expected);
  });

  test('prefers the value of the nearest scope', () => {
    const lists = listsOf({ ...other, id: 'near' }, { ...other, id: 'far', place: 'inherited' });
    expect(decideSetting(variable, lists)).toMatchObject({ kind: 'change', id: 'near' });
  });
});

describe('writing settings that do not reach the platform', () => {
  const unsent = (stage: NetworkStage): SettingResult => ({
    kind: 'lost',
    error: new NetworkError(stage, `the fault is ${stage}`, FACTS),
  });

  test.each([
    ['tls', 2, 5_000],
    ['connect', 10, 700_000],
  ] as const)(
    'is given up like the request that deploys, and nothing was deployed: %s (B15)',
    async (stage, times, withinMs) => {
      const clock = createFakeClock();
      const answers = Array.from({ length: 50 }, () => unsent(stage));
      const target = createTarget([], answers);
      const { problem } = await clock.run(writeSettings([secret], target, LIMITS, { clock, random: () => 1 }));
      expect(problem).toMatchObject({ result: 'failure', nothing: 'deployed' });
      expect(target.sent.length).toBeGreaterThanOrEqual(times);
      expect(clock.monotonicMs()).toBeLessThanOrEqual(withinMs);
      // The status was read before, so the service may come back.
      if (stage === 'connect') expect(clock.monotonicMs()).toBeGreaterThanOrEqual(300_000);
    },
  );

  test('ends as soon as the caller asks to stop', async () => {
    const stopped: SettingResult = { kind: 'lost', error: new CancelledError('signal', 'stopped') };
    markUnsent(stopped.error);
    const target = createTarget([], [stopped]);
    const { problem } = await writeSettings([variable], target, LIMITS);
    expect([problem?.result, target.sent]).toEqual(['failure', ['create LEVEL']]);
  });

  test('continues once the platform can be reached (B15)', async () => {
    const clock = createFakeClock();
    const target = createTarget([], [unsent('dns'), unsent('connect'), unsent('connect')]);
    const writing = writeSettings([secret], target, LIMITS, { clock, random: () => 1 });
    expect(await clock.run(writing)).toEqual({ problem: null, said: ['info: Set PASSWORD (created).'] });
  });
});

describe('writing settings', () => {
  test('changes what exists, variables first, and leaves the same value alone', async () => {
    const same: Setting = { kind: 'variable', key: 'SAME', value: '1' };
    const target = createTarget([stored(same), stored(secret), other]);
    expect(await writeSettings([secret, same, variable], target, LIMITS)).toEqual({
      problem: null,
      said: ['info: Set LEVEL (changed), PASSWORD (written). Unchanged: SAME.'],
    });
    expect(target.sent).toEqual(['change LEVEL id-LEVEL debug', 'change PASSWORD id-PASSWORD hunter2222']);
  });

  test('creates a value of its own over an inherited one', async () => {
    const target = createTarget([{ ...other, place: 'inherited' }]);
    expect((await writeSettings([variable], target, LIMITS)).problem).toBeNull();
    expect(target.sent).toEqual(['create LEVEL over id-LEVEL']);
  });

  test('writes nothing if one cannot get its value, and names all of those', async () => {
    const keys = ['A', 'B', 'C', 'D'].map((key): Setting => ({ kind: 'variable', key, value: 'secret-like' }));
    const [a, b, c] = keys.map((setting) => stored(setting, { value: 'quiet-value', id: null }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three are stored');
    const target = createTarget([a, b, { ...c, place: 'built-in' }]);
    const { problem } = await writeSettings(keys, target, LIMITS);
    expect(problem).toMatchObject({
      result: 'failure',
      reason:
        'The variables A and B already exist with other values, and the platform cannot change them. The variable C is built in: only the platform sets it.',
      advice: [{ what: 'change or delete A, B and C on the platform, or do not set them here' }],
    });
    expect(target.sent).toEqual([]);
    expect(JSON.stringify(problem)).not.toMatch(/quiet-value|secret-like/);
  });

  test('names all variables that it would change if the platform has no call to change one', async () => {
    const level: Setting = { ...variable, key: 'MODE' };
    const target = createTarget([other, { ...other, key: 'MODE' }], [unsupported]);
    const { problem } = await writeSettings([secret, variable, level], target, LIMITS);
    expect(problem?.reason).toMatch(
      /^The variables LEVEL and MODE already exist with other values, .* cannot change them\./,
    );
    expect(target.sent).toEqual(['change LEVEL id-LEVEL debug']);
  });

  test.each([
    ['without a list of secrets', null, [exists, exists], 'They could not be listed, which is needed to change them'],
    [
      'without a call to change them',
      [stored(secret), stored({ ...secret, key: 'TOKEN' })],
      [unsupported, unsupported],
      'The platform cannot change them',
    ],
  ] as const)('keeps existing secrets %s, with one warning that says so (B60)', async (_, present, answers, why) => {
    const settings = [secret, { ...secret, key: 'TOKEN' }];
    expect(await writeSettings(settings, createTarget(present, [...answers]), LIMITS)).toEqual({
      problem: null,
      said: [`warning: The secrets PASSWORD and TOKEN already exist. ${why}, so their stored values are used.`],
    });
  });

  describe('that exists although the list could not be read', () => {
    const fault: SettingList = { kind: 'failed', error: new RemoteError('remote', 'the list returned 500', FACTS, '') };

    /** A target whose lists of secrets are these, the last one for good; the other kind is not stored. */
    function listing(lists: SettingList[], answers: SettingResult[]): ScriptedTarget {
      const target = createTarget([], answers);
      const list = (): SettingList => (lists.length > 1 ? lists.shift() : lists[0]) ?? fault;
      return {
        ...target,
        list: (kind) => Promise.resolve(kind === 'secret' ? list() : { kind: 'listed', stored: [] }),
      };
    }

    const listed: SettingList = { kind: 'listed', stored: [stored(secret)] };

    test.each([
      ['exists', [exists]],
      ['exists after a lost response', [lost, exists]],
    ])('gets its new value once the list can be read: %s (B60)', async (_, answers) => {
      const target = listing([fault, listed], [...answers]);
      expect(await writeSettings([secret], target, LIMITS)).toMatchObject({ problem: null });
      expect(target.sent.at(-1)).toBe('change PASSWORD id-PASSWORD hunter2222');
    });

    test.each([
      ['unknown', fault],
      ['timed_out', { kind: 'failed', error: new ThrottledError('the limit opens later', 1, 1) }],
    ] as const)('ends the run as %s if the list still cannot be read (B60)', async (result, again) => {
      const { problem, said } = await writeSettings([secret], listing([again], [exists]), LIMITS);
      expect([problem?.result, said]).toEqual([result, []]);
      expect(problem?.reason).toMatch(/^Could not set the secret PASSWORD: ./);
    });
  });

  describe('of which no list was read', () => {
    const time = { clock: createFakeClock(), random: () => 1 };

    test.each<[string, Setting, readonly StoredSetting[], SettingResult[], string[], string]>([
      ['is created without a read', variable, [], [], ['create LEVEL'], 'created'],
      ['is read once it exists', variable, [stored(variable)], [exists], ['create LEVEL', 'read', 'read'], 'unchanged'],
      [
        'is changed if another value exists',
        variable,
        [other],
        [exists],
        ['create LEVEL', 'read', 'read', 'change LEVEL id-LEVEL debug'],
        'changed',
      ],
      [
        'was created by the request whose response was lost if it has the value',
        variable,
        [stored(variable)],
        [lost],
        ['create LEVEL', 'read', 'read'],
        'created',
      ],
      [
        'is created again if the request whose response was lost did not arrive',
        secret,
        [],
        [lost],
        ['create PASSWORD', 'read', 'read', 'create PASSWORD'],
        'created',
      ],
      [
        'is written again after a lost response if its value is not shown',
        secret,
        [stored(secret)],
        [lost],
        ['create PASSWORD', 'read', 'read', 'change PASSWORD id-PASSWORD hunter2222'],
        'written',
      ],
    ])('%s (B60)', async (_, setting, present, answers, sent, how) => {
      const target = createTarget(present, [...answers]);
      const list: SettingsTarget['list'] = (kind, limits) => {
        target.sent.push('read');
        return target.list(kind, limits);
      };
      const { problem, settings } = await write([setting], {
        target: { ...target, list },
        limits: LIMITS,
        ...time,
        lists: unread,
      });
      expect([problem, settings, target.sent]).toEqual([null, [{ key: setting.key, how }], sent]);
    });
  });

  test('may have arrived if neither its response nor the lists came back (B60)', async () => {
    const target = createTarget([], [lost]);
    const unreached = new NetworkError('connect', 'the list was not reached', FACTS);
    const down = { ...target, list: async () => ({ kind: 'failed', error: unreached }) as const };
    const time = { clock: createFakeClock(), random: () => 1 };
    const { problem } = await write([variable], { target: down, limits: LIMITS, ...time, lists: unread });
    expect(problem).toMatchObject({ result: 'unknown', error: { message: 'the connection was reset' } });
  });

  describe('whose stored id the platform does not know', () => {
    const moved = (...lists: readonly (readonly StoredSetting[])[]) => {
      const target = createTarget([], [unsupported]);
      const left = lists.flatMap((list) => [list, []]);
      target.list = () => Promise.resolve({ kind: 'listed', stored: left.shift() ?? [] });
      return target;
    };

    test.each<[string, readonly StoredSetting[], string]>([
      ['changes the value under its new id', [{ ...other, id: 'new' }], 'change LEVEL new debug'],
      ['creates it if it is gone', [], 'create LEVEL'],
    ])('%s (B60)', async (_, again, request) => {
      const target = moved([other], again);
      expect(await writeSettings([variable], target, LIMITS)).toMatchObject({ problem: null });
      expect(target.sent).toEqual(['change LEVEL id-LEVEL debug', request]);
    });
  });

  test('assumes that it wrote a secret itself if the key exists after a lost response', async () => {
    const outcome = await writeSettings([secret], createTarget([], [lost, exists]), LIMITS);
    expect(outcome).toEqual({ problem: null, said: ['info: Set PASSWORD (created).'] });
  });

  test.each([
    ['debug', [], null],
    ['quiet', [], null],
    ['quiet', [unsupported], 'failure'],
  ] as const)('reads the list again if a variable exists that was not listed: %s %j', async (value, more, result) => {
    const target = createTarget([], [exists, ...more]);
    const lists = [[], [], [stored(variable, { value })], []];
    target.list = () => Promise.resolve({ kind: 'listed', stored: lists.shift() ?? [] });
    expect((await writeSettings([variable], target, LIMITS)).problem?.result ?? null).toBe(result);
    expect(target.sent.slice(1)).toEqual(value === 'debug' ? [] : ['change LEVEL id-LEVEL debug']);
  });

  test('is a problem if a variable exists and no list can be read', async () => {
    const { problem } = await writeSettings([variable], createTarget(null, [exists]), LIMITS);
    expect(problem?.reason).toBe(
      'The variable LEVEL already exists, and could not be listed, which is needed to change it.',
    );
  });

  test.each([
    ['create', []],
    ['change', [stored(secret)]],
  ] as const)(
    'repeats a request to %s twice after a lost response, then does not know the result',
    async (_, present) => {
      const target = createTarget(present, [lost, lost, lost, lost]);
      const { problem } = await writeSettings([secret], target, LIMITS);
      expect(problem?.result).toBe('unknown');
      expect(target.sent).toHaveLength(3);
    },
  );

  test('stops at the first refused setting, and names the scope once', async () => {
    const target = createTarget([], [refused]);
    const { problem } = await writeSettings([variable, secret], target, LIMITS);
    expect(problem).toMatchObject({ reason: 'Needs the Write scope. Nothing was deployed.', isRefused: true });
    expect(target.sent).toEqual(['create LEVEL']);
  });

  test('comes before the deploy request, which is not sent if it fails', async () => {
    const check = () => observed('RUNNING', 'D0');
    const story = await play({ check }, { settings: [variable], settingsTarget: createTarget([], [refused]) });
    expect([story.result, story.triggers]).toEqual(['failure', 0]);
    const good = createTarget([]);
    const fine = await play({ check }, { settings: [variable], settingsTarget: good });
    expect([fine.triggers, good.sent]).toEqual([1, ['create LEVEL']]);
  });

  test('leaves what was done with the settings in the record of the deployment, and in the log', async () => {
    const settingsTarget = createTarget(null, [{ kind: 'written' }, exists]);
    const settings = [variable, secret];
    const story = await play({ check: () => observed('RUNNING', 'D0') }, { settings, settingsTarget });
    expect(story.record.settings).toEqual([
      'Set LEVEL (created).',
      expect.stringContaining('secret PASSWORD already exists'),
    ]);
    expect(story.notices).toContain(story.record.settings?.[0]);
    expect(story.warnings).toContain(story.record.settings?.[1]);
  });
});
