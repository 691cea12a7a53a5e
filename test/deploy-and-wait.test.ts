import { describe, expect, test } from 'vitest';
import { connectApplication, createGate, deployAndWait, deployApplication, InputError } from '../src/index.ts';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { DEFAULT_POLICY } from './support/scripted-target.ts';
import { createSeededRandom } from './support/seeded-random.ts';
import { createPlatformOn, exchangeWith } from './support/simulated-platform.ts';

const COMMIT = 'a1b2c3d4'.repeat(5);

function open() {
  const clock = createFakeClock(Date.UTC(2030, 0, 1));
  const random = createSeededRandom(1);
  const sandbox = createSandbox({ clock, post: async () => ({ kind: 'responded', status: 200 }) });
  const platform = createPlatformOn(exchangeWith(sandbox, clock), clock, random);
  return { clock, random, platform };
}

describe('deployAndWait', () => {
  test.each([
    ['succeeds', 'success', 'deployed', []],
    ['build-fails', 'failure', 'build-failed', ['compile error']],
    ['no-such-application', 'failure', 'platform-refused', []],
  ] as const)('returns how %s ended: %s', async (appId, result, reasonCode, kinds) => {
    const { clock, random, platform } = open();
    const ended = await clock.run(deployAndWait(platform, appId, { commit: COMMIT, clock, random }));
    expect(ended).toMatchObject({ result, reasonCode, record: { appId, commit: COMMIT } });
    expect(ended.causes.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('has the defaults of the action, and a default for an option that is undefined', async () => {
    const { clock, random, platform } = open();
    const options = { clock, random, timeoutMs: undefined, startTimeoutMs: undefined } as object;
    expect(await clock.run(deployAndWait(platform, 'never-ends', options))).toMatchObject({ result: 'timed_out' });
    expect(clock.monotonicMs()).toBeGreaterThan(29 * 60_000);
  });

  test('rejects what is no commit', async () => {
    const { platform } = open();
    await expect(deployAndWait(platform, 'succeeds', { commit: 'main' })).rejects.toThrow(InputError);
    await expect(deployAndWait(platform, 'succeeds', { commit: 'main' })).rejects.toThrow(
      'commit: "main" is not a commit.',
    );
  });

  test('rejects options that do not exist, before anything is deployed', async () => {
    const { clock, random, platform } = open();
    const options = { clock, random, sha: COMMIT, timeout: '10m', watch: {}, health: null } as object;
    await expect(clock.run(deployAndWait(platform, 'succeeds', options))).rejects.toThrow(
      'sha is an unknown option.\ntimeout is an unknown option.',
    );
  });
});

test('deployApplication names the options that are missing', async () => {
  const { timeoutMs: _, ...policy } = DEFAULT_POLICY;
  const options = { ...connectApplication(open().platform, 'succeeds'), policy } as never;
  await expect(deployApplication(options)).rejects.toThrow(
    /settings is missing\.(?:.|\n)*signal is missing\.\npolicy\.timeoutMs is/,
  );
});

test('the instant at which a rate limit resets is a whole number of milliseconds', () => {
  const clock = { ...createFakeClock(), monotonicMs: () => 0.25, epochMs: () => 1_000 };
  const gate = createGate({ clock, random: () => 0.5, reserve: 0 });
  gate.applyAdvice({ limit: 100, remaining: 50, resetInMs: 60_000.5, retryAfterMs: null, limited: false });
  expect(Number.isInteger(gate.view().resetsAt)).toBe(true);
});
