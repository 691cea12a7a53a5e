import { describe, expect, test } from 'vitest';
import type { Setting, SettingResult, SettingsTarget, VariableList } from '../../src/deploy/deploy-target.ts';
import { writeSettings } from '../../src/deploy/settings.ts';
import { AccessError, NetworkError, type NetworkStage, RemoteError } from '../../src/kernel/errors.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { FACTS, observed, play } from '../support/scripted-target.ts';

const LIMITS = { signal: new AbortController().signal, deadlineAt: 1e9 };
const TIME = { clock: createFakeClock(), random: () => 1 };
const variable: Setting = { kind: 'variable', key: 'LEVEL', value: 'debug' };
const secret: Setting = { kind: 'secret', key: 'PASSWORD', value: 'hunter2222' };

const exists: SettingResult = { kind: 'exists', error: new RemoteError('conflict', 'the key is there', FACTS, '') };
const lost: SettingResult = { kind: 'lost', error: new NetworkError('reset', 'the connection was reset', FACTS) };
const refused: SettingResult = {
  kind: 'refused',
  error: new AccessError('access-forbidden', 'needs the Write scope', FACTS),
};

/** A target that responds from a list, then creates; `written` contains the requests. */
function createTarget(
  present: Record<string, string>,
  answers: SettingResult[] = [],
): SettingsTarget & { written: string[] } {
  const written: string[] = [];
  const list: VariableList = { kind: 'listed', values: new Map(Object.entries(present)) };
  return {
    written,
    listVariables: () => Promise.resolve(list),
    create: ({ key }) => {
      written.push(key);
      return Promise.resolve(answers.shift() ?? { kind: 'created' });
    },
  };
}

describe('writing settings that do not reach the platform', () => {
  const unsent = (stage: NetworkStage): SettingResult => ({
    kind: 'lost',
    error: new NetworkError(stage, `the fault is ${stage}`, FACTS),
  });

  test.each([
    ['tls', 2, 5_000],
    ['connect', 8, 60_000],
  ] as const)(
    'is given up like the request that deploys, and nothing was deployed: %s (B15)',
    async (stage, times, withinMs) => {
      const clock = createFakeClock();
      const target = createTarget(
        {},
        Array.from({ length: 50 }, () => unsent(stage)),
      );
      const { problem } = await clock.run(writeSettings([secret], target, LIMITS, { clock, random: () => 1 }));
      expect(problem).toMatchObject({ result: 'failure', reason: expect.stringMatching(/Nothing was deployed\.$/) });
      expect(target.written.length).toBeGreaterThanOrEqual(times);
      expect(clock.monotonicMs()).toBeLessThanOrEqual(withinMs);
    },
  );

  test('goes on once it does (B15)', async () => {
    const clock = createFakeClock();
    const target = createTarget({}, [unsent('dns'), unsent('connect'), unsent('connect')]);
    const writing = writeSettings([secret], target, LIMITS, { clock, random: () => 1 });
    expect(await clock.run(writing)).toEqual({ problem: null, notices: [] });
  });
});

describe('writing settings', () => {
  test('creates missing settings, in order', async () => {
    const target = createTarget({});
    expect(await writeSettings([variable, secret], target, LIMITS, TIME)).toEqual({ problem: null, notices: [] });
    expect(target.written).toEqual(['LEVEL', 'PASSWORD']);
  });

  test('does not change an existing variable with the same value', async () => {
    const target = createTarget({ LEVEL: 'debug' });
    expect((await writeSettings([variable], target, LIMITS, TIME)).problem).toBeNull();
    expect(target.written).toEqual([]);
  });

  test('is a problem if a variable exists with another value, which is not shown', async () => {
    const { problem } = await writeSettings([variable], createTarget({ LEVEL: 'quiet-value' }), LIMITS, TIME);
    expect(problem?.result).toBe('failure');
    expect(problem?.reason).toContain('LEVEL');
    expect(JSON.stringify(problem)).not.toMatch(/quiet-value|debug/);
  });

  test('keeps an existing secret and says so', async () => {
    const { problem, notices } = await writeSettings([secret], createTarget({}, [exists]), LIMITS, TIME);
    expect(problem).toBeNull();
    expect(notices.map(({ level }) => level)).toEqual(['warning']);
  });

  test('assumes that it wrote a key itself if the key exists after a lost response', async () => {
    const outcome = await writeSettings([secret], createTarget({}, [lost, exists]), LIMITS, TIME);
    expect(outcome).toEqual({ problem: null, notices: [] });
  });

  test.each([
    ['debug', null],
    ['quiet', 'failure'],
  ])('reads the variable again if it exists after a lost response: %s', async (value, result) => {
    const target = createTarget({}, [lost, exists]);
    const lists: VariableList[] = [new Map(), new Map([['LEVEL', value]])].map((values) => ({
      kind: 'listed',
      values,
    }));
    target.listVariables = () => Promise.resolve(lists.shift() ?? { kind: 'listed', values: new Map() });
    expect((await writeSettings([variable], target, LIMITS, TIME)).problem?.result ?? null).toBe(result);
  });

  test('repeats a request twice after a lost response, then reports that it cannot know the result', async () => {
    const target = createTarget({}, [lost, lost, lost, lost]);
    const { problem } = await writeSettings([secret], target, LIMITS, TIME);
    expect(problem?.result).toBe('unknown');
    expect(target.written).toHaveLength(3);
  });

  test('stops at the first refused setting, and names the scope', async () => {
    const target = createTarget({}, [refused]);
    const { problem } = await writeSettings([variable, secret], target, LIMITS, TIME);
    expect(problem?.reason).toContain('Write');
    expect(target.written).toEqual(['LEVEL']);
  });

  test('comes before the deploy request, which is not sent if it fails', async () => {
    const check = () => observed('RUNNING', 'D0');
    const story = await play({ check }, { settings: [variable], settingsTarget: createTarget({}, [refused]) });
    expect([story.result, story.triggers]).toEqual(['failure', 0]);
    const good = createTarget({});
    const fine = await play({ check }, { settings: [variable], settingsTarget: good });
    expect([fine.triggers, good.written]).toEqual([1, ['LEVEL']]);
  });
});
