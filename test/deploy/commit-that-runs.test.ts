import { describe, expect, test } from 'vitest';
import type { Setting, StatusCheck, StoredSetting } from '../../src/deploy/deploy-target.ts';
import { concludeFrom, exitCodeOf } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderCommitStatus, renderDeploymentStatus } from '../../src/report/github-status.ts';
import { viewRun } from '../../src/report/view.ts';
import { createApp, createFacts, POLICY, settle } from '../report/support/facts.ts';
import { rowsBelow } from '../support/doc-table.ts';
import {
  accepted,
  DEFAULT_POLICY,
  named,
  observed,
  play,
  type Script,
  type Story,
} from '../support/scripted-target.ts';

const OURS = DEFAULT_POLICY.commit ?? '';
const THEIRS = '0'.repeat(40);
const RESTART = { details: { action: 'RESTART', status: 'ONGOING', subAction: null } };

const STATES: Readonly<Record<string, Parameters<typeof observed>>> = {
  success: ['RUNNING', 'D0'],
  neither: ['RUNNING', 'D0', { serviceDeploymentStatus: 'UPDATE_PENDING' }],
  'out of date': ['RUNNING', 'D0', { serviceDeploymentStatus: 'OUT_OF_DATE' }],
  failure: ['STOPPED', 'D0'],
  cancelled: ['CANCELED', 'D0'],
};

const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  none: [],
  given: [{ kind: 'variable', key: 'RELEASE', value: '2' }],
};

const OPEN: Readonly<Record<string, { readonly status?: object; readonly trigger?: Script['trigger'] }>> = {
  no: {},
  'another deployment': {
    status: named('old'),
    trigger: () => accepted({ deploymentId: 'ours', ...named('ours'), state: 'QUEUED', aboutDeployment: true }),
  },
  'our request': { trigger: () => accepted({ identity: { deployment_request_id: 'R1' } }) },
  'another action': { status: RESTART },
};

const COMMITS: Readonly<Record<string, string | null>> = {
  'this commit': OURS,
  'another commit': THEIRS,
  'not said': null,
};

async function playRow([trigger, settings, shown, open, runs]: readonly string[], onUnchanged?: 'fail' | 'succeed') {
  const { status = {}, trigger: answer } = OPEN[open ?? ''] ?? {};
  const [state, date, more] = STATES[shown ?? ''] ?? STATES['success']!;
  const check = (): StatusCheck => observed(state, date, { ...more, ...status });
  const script: Script = {
    check,
    commit: () => COMMITS[runs ?? ''] ?? null,
    ...(answer === undefined ? {} : { trigger: answer }),
  };
  return play(script, {
    settings: SETTINGS[settings ?? ''] ?? [],
    policy: { trigger: trigger === 'true', ...(onUnchanged === undefined ? {} : { onUnchanged }) },
  });
}

const ROWS = rowsBelow('behaviors.md', 'Row 59 decides with this table,');

describe('a state that was there before', () => {
  test('is decided by a table that has a row for each situation', () => {
    expect(ROWS).toHaveLength(18);
    for (const row of ROWS) {
      expect(Object.keys(SETTINGS)).toContain(row[1]);
      expect(Object.keys(STATES)).toContain(row[2]);
      expect(Object.keys(OPEN)).toContain(row[3]);
    }
  });

  test.each(ROWS)(
    'with trigger %s, settings: %s, a status of %s, open: %s and %s running comes to %s (B59)',
    async (...row) => {
      const story = await playRow(row);
      expect(story.result).toBe(row[5]);
      expect(story.record.settlement?.confirmed).toBe(row[5] === 'success');
      expect(story.triggers).toBe(row[0] === 'true' ? 1 : 0);
    },
  );

  test('proves a success by the commit with that reason, after the start-timeout, by one read (B59)', async () => {
    const pushed = await playRow(['true', 'none', 'success', 'no', 'this commit']);
    expect(pushed.reason).toBe(
      'The application already runs this commit (a1b2c3d): nothing changed for 60 s, and it is RUNNING since D0.',
    );
    expect([pushed.record.evidence, pushed.commitsReadAt.length]).toEqual(['commit', 1]);
    expect(pushed.finishedAt).toBeGreaterThanOrEqual(60_000);
    const followed = await playRow(['false', 'none', 'success', 'no', 'this commit']);
    expect(followed.reason).toBe(
      'The application already runs this commit (a1b2c3d): nothing is in progress, and it is RUNNING since D0.',
    );
    expect([followed.checks, followed.commitsReadAt.length]).toEqual([1, 1]);
  });

  test('says what runs if that is another commit, and since when (B59)', async () => {
    const runs = 'The application runs 0000000 instead of a1b2c3d.';
    expect((await playRow(['true', 'none', 'success', 'no', 'another commit'])).reason).toBe(
      `Nothing proves a new deployment: nothing changed for 60 s, and the state stayed RUNNING. ${runs}`,
    );
    const followed = await playRow(['false', 'none', 'success', 'no', 'another commit']);
    expect(followed.reason).toBe(`Nothing is in progress; the application is RUNNING since D0. ${runs}`);
    expect(followed.advice).toBe('Start a deployment on the platform, or set trigger: true.');
  });

  test.each<[string, readonly StoredSetting[]]>([
    ['a variable is written', []],
    [
      'a variable already has its value',
      [{ kind: 'variable', key: 'RELEASE', id: 'v1', value: '2', place: 'own', fields: {} }],
    ],
  ])('is not proven by the commit where %s, and the reason says why (B59)', async (_what, stored) => {
    const writes: string[] = [];
    const story = await play(
      { check: () => observed('RUNNING'), commit: () => OURS },
      {
        settings: SETTINGS['given']!,
        settingsTarget: {
          list: (kind) => Promise.resolve({ kind: 'listed', stored: kind === 'variable' ? stored : [] }),
          create: ({ key }) => {
            writes.push(key);
            return Promise.resolve({ kind: 'written' });
          },
          change: () => Promise.resolve({ kind: 'written' }),
        },
      },
    );
    expect(writes).toEqual(stored.length === 0 ? ['RELEASE'] : []);
    expect([story.result, story.commitsReadAt]).toEqual(['unchanged', []]);
    expect(story.reason).toBe(
      'Nothing proves a new deployment: nothing changed for 60 s, and the state stayed RUNNING. Only a new deployment uses the variables and secrets of this run.',
    );
    expect(story.advice).toMatch(/^Check on the platform whether it was deployed\. /);
  });

  test.each(['v1.2.3', 'a1b2c3', null])(
    'is not proven by the commit %s, which is not the SHA of one (B59)',
    async (commit) => {
      for (const trigger of [true, false]) {
        const story = await play(
          { check: () => observed('RUNNING'), commit: () => commit },
          { policy: { trigger, commit } },
        );
        expect([story.result, story.commitsReadAt]).toEqual([trigger ? 'unchanged' : 'unknown', []]);
      }
    },
  );

  test('is not decided while a request waits, whichever commit runs (B48) (B59)', async () => {
    for (const trigger of [true, false]) {
      const check = () => observed('RUNNING', 'D0', { requestsWaiting: 1 });
      const story: Story = await play({ check, commit: () => OURS }, { policy: { trigger, timeoutMs: 300_000 } });
      expect([story.result, story.commitsReadAt.length > 0]).toEqual(['timed_out', trigger]);
    }
  });
});

describe('a result of row 59', () => {
  test.each(rowsBelow('behaviors.md', 'How these results appear on GitHub and to a script:'))(
    '%s with on-unchanged %s is %s as a check run, %s as a commit status and %s as a GitHub Deployment (B59)',
    (word, choice, checkRun, commitStatus, deployment, exitCode) => {
      const result = word as Result;
      const policies = (['fail', 'succeed'] as const).filter((one) => choice === 'any' || choice === one);
      for (const onUnchanged of policies) {
        const policy = { ...POLICY, onUnchanged };
        const settlement = settle(result);
        const view = viewRun(createFacts({ policy, apps: [createApp({ settlement })] }));
        expect(renderCheckRun(view, { workflowPath: null }).conclusion).toBe(checkRun);
        expect(renderCommitStatus(view).state).toBe(commitStatus);
        expect(renderDeploymentStatus(view).state).toBe(deployment);
        expect([exitCodeOf([result], policy), concludeFrom(result, policy)]).toEqual([
          exitCode === '0' ? 0 : 1,
          checkRun,
        ]);
      }
    },
  );
});
