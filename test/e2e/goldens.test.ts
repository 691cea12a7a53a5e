import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { SCENARIO_CATALOGUE, scenarioFor } from '../../src/sandbox/scenarios/scenarios.ts';
import { errorsIn, logLinesIn, type Play, type Played, playScenario } from './plays.ts';
import { renderTranscript } from './transcript.ts';

// Nearly all of a run is waiting.
vi.setConfig({ maxConcurrency: 24, testTimeout: 60_000 });

const QUIET = { logs: 'off' };
const SHORT = { logs: 'off', timeout: '4s' };
/** Long enough for every state to be seen on a busy machine. */
const UNHURRIED = { logs: 'off', timeout: '15s' };
const SOON = { logs: 'off', 'start-timeout': '2s' };
/** Time limits and waits pass ten times as fast, where it takes many to come to the end. */
const FAST = { inputs: QUIET, speed: 10 };
/** A platform whose limit binds, and an action that may spend all of it. */
const LIMITED = {
  inputs: { logs: 'off', 'rate-limit-reserve': '0', 'poll-interval': '1s' },
  rateLimit: 400,
  speed: 10,
};

/** Every scenario of the sandbox without a queue, the rows of docs/behaviors.md that it proves, and its end; those that take longest first. */
const PLAYS: Readonly<Record<string, Play>> = {
  'down (B15)': { result: 'unknown', ...FAST },
  'html-status (B15)': { result: 'unknown', ...FAST },
  'malformed-status (B13)': { result: 'unknown', ...FAST },
  'big-body (B19)': { result: 'unknown', ...FAST },
  'redirecting-away (B18)': { result: 'unknown', ...FAST },
  'redirecting-forever (B18)': { result: 'unknown', ...FAST },
  'low-budget (B25)': { result: 'success', ...LIMITED },
  'reset-in-seconds (B21)': { result: 'success', ...LIMITED },
  'reset-in-ms (B21)': { result: 'success', ...LIMITED },
  'reset-as-date (B21)': { result: 'success', ...LIMITED },
  'throttled (B22)': { result: 'success', ...FAST },
  'throttled-plain (B23)': { result: 'success', ...FAST },
  'slow (B19)': { result: 'success', inputs: QUIET, secondsALook: 100 },
  'hangs (B19)': { result: 'timed_out', inputs: SHORT },
  'flaky (B15)': { result: 'success', inputs: QUIET },
  'cut-body (B15)': { result: 'success', inputs: QUIET },
  'never-ends (B16)': { result: 'timed_out', inputs: UNHURRIED },
  'unknown-state (B12)': { result: 'timed_out', inputs: UNHURRIED },
  'log-unavailable (B32)': { result: 'success' },
  'log-forbidden (B32)': { result: 'success' },
  'log-nothing (B27)': { result: 'success' },
  'log-strings (B27)': { result: 'success' },
  'log-objects (B27)': { result: 'success' },
  'log-logs (B27)': { result: 'success' },
  'log-data (B27)': { result: 'success' },
  'log-lines (B27)': { result: 'success' },
  'log-text (B27)': { result: 'success' },
  'log-ndjson (B27)': { result: 'success' },
  'log-odd (B27)': { result: 'success' },
  'log-newest-first (B28)': { result: 'success' },
  'log-tail-ignored (B28)': { result: 'success' },
  'busy-log (B29)': { result: 'success' },
  'hostile-log (B31)': { result: 'success' },
  'succeeds (B30) (B33)': { result: 'success' },
  'build-fails (B12)': { result: 'failure' },
  'crashes-after-start (B14)': { result: 'failure' },
  'superseded (B17)': { result: 'superseded' },
  'superseded-by-date (B17)': { result: 'superseded', inputs: QUIET },
  'canceled (B12)': { result: 'cancelled' },
  'fast (B3)': { result: 'success' },
  'first-deployment (B12)': { result: 'success', inputs: QUIET },
  'never-starts (B2)': { result: 'timed_out', inputs: SOON },
  'unchanged (B2)': { result: 'unchanged', inputs: SOON },
  'unchanged-renotated (B1)': { result: 'unchanged', inputs: SOON },
  'out-of-date (B14)': { result: 'unchanged', inputs: SOON },
  'slow-start (B1)': { result: 'success', inputs: QUIET },
  'previous-still-showing (B1)': { result: 'success' },
  'previous-failed (B1)': { result: 'success', inputs: QUIET },
  'stopped-before (B1)': { result: 'success', inputs: QUIET },
  'terminal-answer (B6)': { result: 'failure' },
  'status-answer (B5)': { result: 'success', inputs: QUIET },
  'empty-answer (B4)': { result: 'success', inputs: QUIET },
  'text-answer (B4)': { result: 'success', inputs: QUIET },
  'rejected (B9)': { result: 'failure', started: 0 },
  'conflict (B8)': { result: 'success', inputs: QUIET },
  'conflict-400 (B8)': { result: 'success', inputs: QUIET },
  'lost-answer (B7)': { result: 'success', inputs: QUIET },
  'lost-request (B7)': { result: 'success', inputs: SOON },
  'lost-then-stale (B7)': { result: 'success', inputs: QUIET },
  'lost-then-fast (B7)': { result: 'success', inputs: QUIET },
  'deploy-only (B11)': { result: 'unknown' },
  'not-found-once (B10)': { result: 'success', inputs: QUIET },
  'redirecting (B18)': { result: 'success', inputs: QUIET },
  'clock-skewed (B20)': { result: 'success', inputs: QUIET },
  'unlimited (B26)': { result: 'success', inputs: QUIET },
  'no-limit-headers (B26)': { result: 'success', inputs: QUIET },
};
const SCENARIOS = Object.entries(PLAYS).map(([title, play]) => ({ title, name: title.split(' ')[0] ?? '', play }));

/** Their text is a matter of chance or of time, or as long as a book; what they must be is asserted beside. */
const UNWRITTEN = ['flaky', 'low-budget', 'busy-log'];
const PASSING = ['success', 'unchanged'];

const played = new Map<string, Promise<Played>>();

/** Plays a scenario once, whoever asks for it. */
function play({ name, play }: (typeof SCENARIOS)[number]): Promise<Played> {
  const begun = played.get(name) ?? playScenario(name, play);
  played.set(name, begun);
  return begun;
}

async function playNamed(name: string): Promise<Played> {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`there is no scenario ${name}`);
  return play(scenario);
}

/** Returns the lines of the log that were shown on a scenario. */
async function linesOn(name: string): Promise<readonly string[]> {
  const { outcome } = await playNamed(name);
  return logLinesIn(outcome).map((line) => line.replaceAll(name, 'APP'));
}

describe.concurrent('the action, on the scenario', () => {
  test.for(SCENARIOS)('$title, comes to its one right end', async (scenario, { expect }) => {
    const { outcome, started } = await play(scenario);
    const { result, started: expected = 1 } = scenario.play;
    const passes = PASSING.includes(result);

    expect(outcome.outputs['result']).toBe(result);
    expect(outcome.exitCode).toBe(passes ? 0 : 1);
    expect(errorsIn(outcome)).toHaveLength(passes ? 0 : 1);
    expect(started).toBe(expected);
    expect(outcome.stderr).toBe('');
    expect(outcome.outputs['reason']).toMatch(/^[A-Z][^\n]*[^.]\.$/);
    expect(outcome.printed).not.toMatch(/^(?!│).*\.(?:[.;,]|\)\.)/m);
  });

  test.for(SCENARIOS.filter(({ name }) => !UNWRITTEN.includes(name)))(
    '$name, is what was written down',
    async (scenario, { expect }) => {
      const { outcome, requests } = await play(scenario);
      await expect(renderTranscript(outcome, requests)).toMatchFileSnapshot(`golden/${scenario.name}.txt`);
    },
  );
});

describe.concurrent('the log', () => {
  const SHAPES = SCENARIOS.map(({ name }) => name).filter((name) =>
    /^log-(?!odd|nothing|unavailable|forbidden)/.test(name),
  );

  test.for(SHAPES)('on %s is shown as any other (B27) (B28)', async (name, { expect }) => {
    expect(await linesOn(name)).toEqual(await linesOn('succeeds'));
  });

  test("is the deployment's own from its first line to its last (B30) (B33)", async ({ expect }) => {
    const lines = await linesOn('succeeds');
    expect(lines[0]).toBe('Deployment of APP requested for commit a1b2c3d4e5f60718293a4b5c6d7e8f9001122334');
    expect(lines.at(-1)).toBe('Deployment finished in 90s');
  });

  test('that rolls faster than it can be read has each line once, in order, and says what is missing (B29)', async ({
    expect,
  }) => {
    const lines = await linesOn('busy-log');
    const numbers = lines.map((line) => Number(/processed item (\d+) of 3000$/.exec(line)?.[1]));
    const shown = numbers.filter((number) => !Number.isNaN(number));
    const gaps = numbers.flatMap((number, index) => (Number.isNaN(number) ? [index] : []));
    const jumps = numbers.flatMap((number, index) => (number - (numbers[index - 2] ?? 0) > 2 ? [index - 1] : []));

    expect(shown.length).toBeGreaterThan(500);
    expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
    expect(shown.at(-1)).toBe(3000);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps).toEqual(jumps);
    for (const index of gaps) expect(lines[index]).toMatch(/^… .* lines are missing here …$/);
  });
});

describe.concurrent('a rate limit that runs low', () => {
  test('makes status checks less frequent, announces it once with the time of the reset, and loses no verdict (B25)', async ({
    expect,
  }) => {
    const { outcome, requests } = await playNamed('low-budget');
    expect(outcome.printed.match(/rate limit/g)).toHaveLength(1);
    expect(outcome.printed).toMatch(/ the next status check is in about \d+ s\. The limit resets at \d\d:\d\d UTC\.\n/);
    expect(requests.every(({ answer }) => answer !== 429)).toBe(true);
  });
});

describe('the transcripts', () => {
  test('are one for each scenario of the sandbox without a queue, and no other', () => {
    const written = readdirSync(join(import.meta.dirname, 'golden')).map((file) => file.replace(/\.txt$/, ''));
    const all = SCENARIO_CATALOGUE.map(({ name }) => name)
      .filter((name) => scenarioFor(name)?.queue === null)
      .sort();

    expect(SCENARIOS.map(({ name }) => name).sort()).toEqual(all);
    expect(written.sort()).toEqual(all.filter((name) => !UNWRITTEN.includes(name)));
  });
});
