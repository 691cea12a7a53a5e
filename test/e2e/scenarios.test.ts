import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';
import { SCENARIO_CATALOGUE, scenarioFor } from '../../src/sandbox/scenarios/scenarios.ts';
import { type PlayedStep, playStep } from './step-play.ts';

/** The results of a scenario that differ from {@link NORMAL}, and its inputs. */
interface Scenario extends Partial<typeof NORMAL> {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly rateLimit?: number;
}

/** The results of a normal deployment. */
const NORMAL = {
  result: 'success' as Result,
  /** The states that were seen, in order. */
  states: 'QUEUED BUILDING DEPLOYING RUNNING',
  /** The responses to the requests that deploy, in order. */
  deploys: '201',
  /** How many requests read the status. */
  checks: 19,
  /** How many lines of the application's log were printed. */
  lines: 64,
  warnings: 0,
  /** How many deployments the platform started. */
  started: 1,
  /** True if the outputs have the deployment's id. */
  id: true,
  /** True if the outputs say that the result is certain; null if the result decides it. */
  confirmed: null as boolean | null,
  /** A word of the platform's that the reason has to repeat. */
  names: 'RUNNING',
};

/** A platform whose limit binds, and an action that may spend all of it. */
const LIMITED = {
  inputs: { logs: 'off', 'rate-limit-reserve': '0', 'poll-interval': '1s' },
  rateLimit: 400,
  lines: 0,
};
/** Five minutes of failed checks. */
const LOST = { result: 'unknown', states: '', checks: 17 } as const;
/** Without reads of the log, the request that deploys is one of those that are throttled. */
const THROTTLED = { inputs: { logs: 'off' }, states: 'BUILDING DEPLOYING RUNNING', deploys: '429 201', lines: 0 };
const SILENT = { states: '', checks: 13, lines: 0 };

/** Every scenario of the sandbox without a queue, and the rows of docs/behaviors.md that it proves. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'succeeds (B30) (B33)': {},
  'fast (B3)': { states: 'RUNNING', checks: 2, lines: 3 },
  'health-late (B69)': {},
  'health-never (B69)': {},
  'health-old-version (B69)': {},
  'first-deployment (B12)': {},
  'build-fails (B12)': {
    result: 'failure',
    states: 'QUEUED BUILDING BUILD_ERROR',
    checks: 9,
    lines: 38,
    names: 'BUILD_ERROR',
  },
  'crashes-after-start (B14)': {
    result: 'failure',
    states: 'QUEUED BUILDING DEPLOYING RUNNING ERROR',
    checks: 18,
    lines: 61,
    names: 'ERROR',
  },
  'never-starts (B2)': { ...SILENT, result: 'timed_out', names: 'STOPPED' },
  'unchanged (B2)': { ...SILENT, result: 'unchanged' },
  'unchanged-renotated (B1)': { ...SILENT, result: 'unchanged' },
  'never-ends (B16)': {
    result: 'timed_out',
    states: 'QUEUED BUILDING DEPLOYING',
    checks: 173,
    lines: 54,
    names: 'DEPLOYING',
  },
  'slow-start (B1)': { checks: 27 },
  'superseded (B17)': { result: 'superseded', states: 'QUEUED BUILDING QUEUED', checks: 7, lines: 26, names: 'QUEUED' },
  'superseded-by-date (B17)': {
    result: 'superseded',
    states: 'QUEUED BUILDING QUEUED',
    checks: 10,
    lines: 39,
    names: 'QUEUED',
  },
  'previous-still-showing (B1)': { checks: 23 },
  'previous-failed (B1)': { checks: 22 },
  'stopped-before (B1)': { checks: 20 },
  'unknown-state (B12)': {
    result: 'timed_out',
    states: 'QUEUED PHASE_TWO Almost-There SHIPSHAPE',
    checks: 183,
    warnings: 3,
    names: 'SHIPSHAPE',
  },
  'out-of-date (B14)': { result: 'unchanged', checks: 28, names: 'OUT_OF_DATE' },
  'canceled (B12)': {
    result: 'cancelled',
    states: 'QUEUED BUILDING CANCELED',
    checks: 6,
    lines: 26,
    names: 'CANCELED',
  },
  'terminal-answer (B6)': { result: 'failure', states: '', checks: 1, lines: 2, names: 'FAILED' },
  'status-answer (B5)': { deploys: '200', id: false },
  'empty-answer (B4)': { deploys: '204', id: false },
  'text-answer (B4)': { deploys: '200', id: false },
  'rejected (B9)': {
    ...SILENT,
    result: 'failure',
    deploys: '400',
    checks: 1,
    started: 0,
    id: false,
    confirmed: false,
    names: 'git_commit_id: no such commit in the repository',
  },
  'conflict (B8)': { deploys: '409 201', checks: 28 },
  'conflict-400 (B8)': { deploys: '400 201', checks: 28 },
  'lost-answer (B7)': { deploys: 'reset', warnings: 1, id: false },
  'lost-request (B7)': { deploys: 'reset 201', checks: 31, warnings: 2 },
  'lost-then-stale (B7)': { deploys: 'reset', checks: 21, warnings: 1, id: false },
  'lost-then-fast (B7)': { states: 'RUNNING', deploys: 'reset', checks: 2, lines: 3, warnings: 1, id: false },
  'deploy-only (B11)': { ...SILENT, result: 'unknown', checks: 2, warnings: 2, names: '403' },
  'flaky (B15)': { checks: 24, warnings: 1 },
  'down (B15)': { ...LOST, names: '503' },
  'slow (B19)': { states: 'BUILDING DEPLOYING RUNNING', checks: 13 },
  'hangs (B19)': { inputs: { timeout: '2m' }, result: 'timed_out', states: '', checks: 5, names: '2 min' },
  'html-status (B15)': { ...LOST, names: 'HTML' },
  'malformed-status (B13)': { ...LOST, checks: 19, names: 'an array' },
  'big-body (B19)': { ...LOST, names: '10 MiB' },
  'cut-body (B15)': { checks: 28 },
  'not-found-once (B10)': { states: 'BUILDING DEPLOYING RUNNING' },
  'redirecting (B18)': { checks: 38 },
  'redirecting-away (B18)': { ...LOST, checks: 19, lines: 0, warnings: 1, names: 'http://localhost:1' },
  'redirecting-forever (B18)': { ...LOST, checks: 103, names: '307' },
  'clock-skewed (B20)': {},
  'throttled (B22)': { ...THROTTLED, checks: 27 },
  'throttled-plain (B23)': { ...THROTTLED, checks: 29 },
  'low-budget (B25)': { states: 'DEPLOYING RUNNING', checks: 4, lines: 64 },
  'reset-in-seconds (B21)': { ...LIMITED, checks: 59 },
  'reset-in-ms (B21)': { ...LIMITED, checks: 59 },
  'reset-as-date (B21)': { ...LIMITED, checks: 58 },
  'unlimited (B26)': {},
  'no-limit-headers (B26)': {},
  'hostile-log (B31)': {},
  'busy-log (B29)': { lines: 2948 },
  'log-strings (B27)': {},
  'log-objects (B27)': {},
  'log-logs (B27)': {},
  'log-data (B27)': {},
  'log-lines (B27)': {},
  'log-text (B27)': {},
  'log-ndjson (B27)': {},
  'log-odd (B27)': {},
  'log-newest-first (B28)': {},
  'log-tail-ignored (B28)': {},
  'log-nothing (B27)': { lines: 0 },
  'log-unavailable (B32)': { lines: 0, warnings: 1 },
  'log-forbidden (B32)': { lines: 0, warnings: 1 },
};
const PLAYS = Object.entries(SCENARIOS).map(([title, scenario]) => ({ title, name: nameOf(title), scenario }));

const CERTAIN: readonly Result[] = ['success', 'failure', 'superseded', 'cancelled'];
/** The platform may still be at work on the deployment. */
const OPEN: readonly Result[] = ['timed_out', 'unknown', 'cancelled'];

const played = new Map<string, Promise<PlayedStep>>();

function nameOf(title: string): string {
  return title.split(' ')[0] ?? '';
}

/** Plays a scenario once, for all tests that use it. */
function play(name: string): Promise<PlayedStep> {
  const { inputs, rateLimit } = PLAYS.find((one) => one.name === name)?.scenario ?? {};
  const playing = played.get(name) ?? playStep(name, inputs, rateLimit === undefined ? {} : { rateLimit });
  played.set(name, playing);
  return playing;
}

/** Returns the lines of the application's log that a scenario printed, its name replaced. */
async function logOf(name: string): Promise<readonly string[]> {
  const { lines } = await play(name);
  return groupedAmong(lines).flatMap((line) => /^info │ (.*)$/s.exec(line)?.[1]?.replaceAll(name, 'APP') ?? []);
}

/** Returns the lines in groups: the log as it was streamed, without the lines around an error at its end. */
function groupedAmong(lines: readonly string[]): readonly string[] {
  let isInGroup = false;
  return lines.filter((line) => {
    if (line.startsWith('group ')) isInGroup = true;
    if (line === 'endgroup') isInGroup = false;
    return isInGroup;
  });
}

function countOf(lines: readonly string[], start: string): number {
  return lines.filter((line) => line.startsWith(start)).length;
}

describe('a deployment', () => {
  test.each(PLAYS)('has the expected outputs and requests on the scenario $title', async ({ name, scenario }) => {
    const { outputs, requests, lines, started } = await play(name);
    const { inputs: _, rateLimit: __, ...expected } = { inputs: {}, rateLimit: 0, ...NORMAL, ...scenario };
    const [{ phases }] = JSON.parse(outputs.results ?? '');
    const states = phases.map((phase: { name: string }) => phase.name);
    const reason = outputs.reason ?? '';

    expect({
      result: outputs.result,
      states: states.filter((state: string) => !['Preparing', 'Waiting'].includes(state)).join(' '),
      deploys: requests.flatMap(({ method, answer }) => (method === 'POST' ? [answer] : [])).join(' '),
      checks: requests.filter(({ path }) => /\/status(?:\?|$)/.test(path)).length,
      lines: countOf(groupedAmong(lines), 'info │ '),
      warnings: countOf(lines, 'warning '),
      started,
      id: outputs['deployment-id'] !== '',
      confirmed: outputs.confirmed === 'true',
      names: reason.includes(expected.names) ? expected.names : reason,
    }).toEqual({ ...expected, confirmed: expected.confirmed ?? CERTAIN.includes(expected.result) });
  });

  test.each(PLAYS)(
    'finishes once and is reported equally everywhere on the scenario $name',
    async ({ name, scenario }) => {
      const { exitCode, lines, outputs, states, summaries } = await play(name);
      const { result = 'success' } = scenario;
      const passes = result === 'success';

      expect([exitCode, countOf(lines, 'error ')]).toEqual(passes ? [0, 0] : [1, 1]);
      expect(outputs.reason).toMatch(/^[A-Z][^\n]*[^.]\.$/);
      expect(lines.filter((line) => /^(?!info │).*\.(?:[.;,]|\)\.)/.test(line))).toEqual([]);
      const headline = headlineOf(outputs['reason-code'] === 'request-rejected' ? 'skipped' : result);
      expect(lines.findLast((line) => line.startsWith(`info ${headline}: ${name} `))).toContain(outputs.reason);
      expect(summaries).toHaveLength(1);
      expect(summaries[0]).toMatch(new RegExp(`^## \\S+ ${headline}: ${name}\n`));
      expect(states.phase).toBe('finished');
      expect(JSON.parse(states.deployments ?? '')).toHaveLength(OPEN.includes(result) ? 1 : 0);
    },
  );

  test('reads the application once before each request that deploys, once after a success, and at most once if nothing was seen, or for its environment after a failure (B51) (B58) (B59) (B67)', async () => {
    const reads = PLAYS.map(async ({ name, scenario: { result = 'success' } }) => {
      const { requests } = await play(name);
      const sent = requests.findLastIndex(({ method }) => method === 'POST');
      const posts = requests.filter(({ method }) => method === 'POST').length;
      const isRead = ({ method, path }: (typeof requests)[number]) =>
        method === 'GET' && /\/application\/[^/]+$/.test(path);
      const count = requests.slice(Math.max(0, sent)).filter(isRead).length;
      if (requests.slice(0, Math.max(0, sent)).filter(isRead).length > posts) return [name];
      const expected =
        result === 'success' ? [1] : ['failure', 'timed_out', 'unchanged'].includes(result) ? [0, 1] : [0];
      return expected.includes(count) ? [] : [name];
    });
    expect((await Promise.all(reads)).flat()).toEqual([]);
  });

  test('is tested on every scenario of the sandbox that has no queue', () => {
    const all = SCENARIO_CATALOGUE.map(({ name }) => name).filter((name) => scenarioFor(name)?.queue === null);
    expect(PLAYS.map(({ name }) => name).sort()).toEqual(all.sort());
  });
});

describe('the log', () => {
  test('has each line once, in order, and says how many are missing if it rolls faster than it can be read (B29)', async () => {
    const lines = await logOf('busy-log');
    const numbers = lines.map((line) => Number(/processed item (\d+) of 3000$/.exec(line)?.[1]));
    const shown = numbers.filter((number) => !Number.isNaN(number));
    const gaps = numbers.flatMap((number, index) => (Number.isNaN(number) ? [index] : []));
    const jumps = numbers.flatMap((number, index) => (number - (numbers[index - 2] ?? 0) > 2 ? [index - 1] : []));

    expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
    expect(shown.at(-1)).toBe(3000);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps).toEqual(jumps);
  });

  test('is in the log file as it was printed, without colors (B31)', async () => {
    const { logFile } = await play('build-fails');
    const lines = (await logOf('build-fails')).map((line) => line.replaceAll('APP', 'build-fails'));
    expect(logFile).toBe(`${lines.join('\n')}\n`);
  });
});

test('the job logs of a failure, a success and a wait look like this', async () => {
  const logs = ['build-fails', 'fast', 'conflict'].map(async (name) => renderJobLog(name, (await play(name)).lines));
  await expect((await Promise.all(logs)).join('\n')).toMatchFileSnapshot('golden/job-log.txt');
});

/** Returns what the runner is sent; of each group of log lines, the first and the last. */
function renderJobLog(name: string, lines: readonly string[]): string {
  const isLog = (line = ''): boolean => line.startsWith('info │');
  const shown = lines.flatMap((line, at) => {
    if (line === 'mask') return [];
    if (!isLog(line) || !isLog(lines[at - 1]) || !isLog(lines[at + 1])) return [line];
    return isLog(lines[at - 2]) ? [] : ['│ ⋮'];
  });
  const printed = shown.map((line) =>
    line
      .replace(/^info /, '')
      .replace(/^(?:end)?group ?/, (word) => `::${word.trim()}::`)
      .replace(/^(error|warning) (.*?): (?=Application |src\/)/, '::$1 title=$2::'),
  );
  return `# ${name}\n${printed.join('\n')}\n`;
}
