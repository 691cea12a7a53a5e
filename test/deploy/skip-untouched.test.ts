import { describe, expect, test } from 'vitest';
import type { Comparison, HealthResponse, Setting, StatusCheck } from '../../src/deploy/deploy-target.ts';
import { skipUntouched } from '../../src/deploy/skip-untouched.ts';
import { createRecord, type DeploymentRecord, type Notice } from '../../src/deploy/state.ts';
import { type PathPattern, parsePathPattern } from '../../src/kernel/path-pattern.ts';
import { rowsBelow } from '../support/doc-table.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createScriptedTarget, DEFAULT_POLICY, failedCheck, observed } from '../support/scripted-target.ts';

const OURS = DEFAULT_POLICY.commit ?? '';
const BASE = 'abc1234'.padEnd(40, '0');
const SETTING: Setting = { kind: 'variable', key: 'RELEASE', value: '2' };

const APPLICATION: Readonly<Record<string, StatusCheck>> = {
  healthy: observed('RUNNING'),
  unhealthy: observed('STOPPED'),
  waiting: observed('RUNNING', 'D0', { requestsWaiting: 1 }),
  unreadable: failedCheck(),
};

const MATCHING: Readonly<Record<string, readonly string[]>> = {
  any: ['apps/web/a.ts'],
  'its name': ['apps/web/a.ts'],
  'its old name': ['apps/api/a.ts', 'apps/web/a.ts'],
  no: ['apps/api/a.ts'],
};

function patterns(...texts: readonly string[]): readonly PathPattern[] {
  return texts.flatMap((text) => {
    const parsed = parsePathPattern(text);
    return parsed.problem === null ? [parsed.pattern] : [];
  });
}

function compared(status: string, files: readonly (readonly string[])[] = [], isComplete = true): Comparison {
  return { kind: 'compared', status, files, isComplete };
}

interface Given {
  readonly commit?: string | null;
  readonly settings?: readonly Setting[];
  readonly check?: StatusCheck;
  /** The service's word. */
  readonly runs?: string | null;
  /** GitHub's word. */
  readonly deployed?: string | null;
  readonly comparison?: Comparison;
  readonly patterns?: readonly PathPattern[];
  /** What its address responds; absent: health is not checked. */
  readonly health?: HealthResponse;
  readonly isAborted?: boolean;
}

async function run(given: Given) {
  const clock = createFakeClock();
  const asked: string[] = [];
  const { commit = OURS, settings = [], check = observed('RUNNING'), runs = BASE, deployed = null } = given;
  const { comparison = compared('ahead') } = given;
  const target = createScriptedTarget(
    {
      check: () => {
        asked.push('status');
        return check;
      },
      commit: () => {
        asked.push('application');
        return runs;
      },
    },
    clock,
  );
  let [settled, notice]: [DeploymentRecord | null, Notice | null] = [null, null];
  const isSkipped = await clock.run(
    skipUntouched(createRecord('scripted', commit, 0), {
      target,
      policy: { ...DEFAULT_POLICY, commit },
      settings,
      patterns: given.patterns ?? patterns('apps/web/**'),
      source: {
        findDeployed: async (appId) => {
          asked.push(`deployments of ${appId}`);
          return { commit: deployed };
        },
        compare: async (base, head) => {
          asked.push(`${base}...${head}`);
          return comparison;
        },
      },
      healthOf: (running) => {
        const url = `https://example.com/${running}`;
        return given.health === undefined ? null : { url, text: null, statuses: [[200, 399]], timeoutMs: 120_000 };
      },
      healthProbe: async (url) => {
        asked.push(url);
        return given.health ?? { kind: 'failed', what: 'was not expected' };
      },
      watch: {
        changed: (record) => {
          settled = record;
        },
        notice: (given) => {
          notice = given;
        },
      },
      clock,
      signal: given.isAborted === true ? AbortSignal.abort() : new AbortController().signal,
    }),
  );
  expect(isSkipped).toBe(settled !== null);
  return {
    settled: settled as DeploymentRecord | null,
    notice: notice as Notice | null,
    asked,
    triggers: target.triggersAt.length,
  };
}

const ROWS = rowsBelow('behaviors.md', 'Row 70 decides with this table');

const HEALTH: Readonly<Record<string, HealthResponse>> = {
  passes: { kind: 'responded', status: 200, redirectedTo: null, body: '' },
  fails: { kind: 'responded', status: 503, redirectedTo: null, body: '' },
};

function playRow([commit, settings, application, runs, says, list, matching, health = '']: readonly string[]) {
  const isFailed = says === 'nothing';
  const status = says === 'another word' ? 'AHEAD' : (says ?? '');
  const files = [MATCHING[matching ?? ''] ?? []];
  const response = HEALTH[health];
  return run({
    commit: commit === 'full SHA' ? OURS : OURS.slice(0, 12),
    settings: settings === 'given' ? [SETTING] : [],
    check: APPLICATION[application ?? ''] ?? observed('RUNNING'),
    runs: runs === 'unknown' ? null : BASE,
    comparison: isFailed
      ? { kind: 'failed', problem: 'GitHub refused it.' }
      : compared(status, files, list !== 'incomplete'),
    ...(response && { health: response }),
  });
}

describe('an application with paths', () => {
  test('is decided by a table that has a row for each situation', () => {
    expect(ROWS).toHaveLength(17);
    expect(new Set(ROWS.map((row) => row.join()))).toHaveProperty('size', 17);
    expect(ROWS.flatMap((row) => (row[2] === 'any' || row[2]! in APPLICATION ? [] : row[2]))).toEqual([]);
    expect(ROWS.flatMap((row) => (row[6]! in MATCHING ? [] : row[6]))).toEqual([]);
  });

  test.each(ROWS)(
    'with a commit as %s, settings: %s, %s, running %s, with GitHub saying %s, %s, one matching: %s and a health check that %s comes to %s (B70)',
    async (...row) => {
      const { settled, asked, triggers } = await playRow(row);
      expect(settled === null ? 'deploy' : 'skip').toBe(row[8]);
      expect(triggers).toBe(0);
      const reads = row.slice(2, 5).filter((cell) => cell !== 'any').length;
      const isOnGithub = row[3] === 'unknown' ? 1 : 0;
      const isChecked = row[7]! in HEALTH ? 1 : 0;
      expect(asked).toHaveLength(reads + isOnGithub + isChecked);
    },
  );

  test('is skipped if none of its files changed, with that reason (B70)', async () => {
    const { settled, notice } = await run({ comparison: compared('ahead', [['apps/api/a.ts']]) });
    expect(settled).toMatchObject({
      last: { state: 'RUNNING' },
      previousCommit: BASE,
      settlement: {
        result: 'skipped',
        nothing: 'deployed',
        reason: 'No change under apps/web since abc1234.',
        confirmed: true,
      },
    });
    expect(notice).toBeNull();
  });

  test('is not compared on GitHub if it runs our commit, in any case (B70)', async () => {
    const { settled, asked } = await run({ runs: OURS.toUpperCase(), patterns: [] });
    expect(asked).toEqual(['status', 'application']);
    expect(settled?.settlement?.reason).toBe('No change since a1b2c3d.');
  });

  test('is compared with what GitHub says is deployed if the service does not say what runs (B70)', async () => {
    const { asked, settled } = await run({ runs: null, deployed: BASE });
    expect(asked).toEqual(['status', 'application', 'deployments of app-1', `${BASE}...${OURS}`]);
    expect(settled?.previousCommit).toBe(BASE);
  });

  test('says why it is deployed in doubt, and warns once of what GitHub refuses', async () => {
    expect((await run({ check: observed('STOPPED') })).notice).toEqual({
      level: 'info',
      text: 'Deploying in spite of paths, because it does not run well, or is out of date.',
    });
    const problem = 'GitHub refused it (403).';
    expect((await run({ comparison: { kind: 'failed', problem } })).notice).toEqual({
      level: 'warning',
      text: `Deploying in spite of paths, because what changed since abc1234 is unknown. ${problem}`,
      key: problem,
    });
  });

  test('is deployed again if its health check fails, whose address gets the commit that runs (B70)', async () => {
    const { asked, notice } = await run({ comparison: compared('ahead'), health: HEALTH['fails']! });
    expect(asked.at(-1)).toBe(`https://example.com/${BASE}`);
    expect(notice?.text).toBe(
      'Deploying in spite of paths, because its health check fails: the address responds with 503.',
    );
  });

  test('says nothing once the step is stopped', async () => {
    expect(await run({ check: failedCheck(), isAborted: true })).toMatchObject({ settled: null, notice: null });
  });
});
