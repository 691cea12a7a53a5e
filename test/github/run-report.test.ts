import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/kernel/hostile-json.ts';
import { renderLeft } from '../../src/report/unwritten.ts';
import { settle } from '../report/support/facts.ts';
import { viewOf as viewApps } from '../report/support/views.ts';
import { appOf } from '../support/app-of.ts';
import { everyNth, runsOf } from '../support/runs.ts';
import { EVERYTHING, ONLY_COMMENT, playJob, SHA, SUBJECT, startJob, viewOf } from './support/job-on-github.ts';
import { openStandIn, type StandIn } from './support/stand-in.ts';

/** What a reviewer sees in the end, in a few words. */
function seenOn(github: StandIn) {
  const { comments, deployments, statuses, checkRuns } = github.repository();
  return {
    comments: comments.length,
    deployments: deployments.map(({ statuses: states }) => states.map(({ state }) => state)),
    statuses: statuses.map(({ state }) => state),
    checks: checkRuns.map(({ status, conclusion }) => conclusion ?? status),
  };
}

describe('a run with everything on', () => {
  test('shows the verdict everywhere, with twelve calls at most, each as GitHub describes it', async () => {
    const github = openStandIn();
    const { warnings, saved, report } = await github.clock.run(playJob(github));
    expect(seenOn(github)).toEqual({
      comments: 1,
      deployments: [['in_progress', 'success']],
      statuses: ['pending', 'success'],
      checks: ['success'],
    });
    expect(github.problems).toEqual([]);
    expect(github.calls.length).toBeLessThanOrEqual(12);
    expect([warnings, saved()]).toEqual([[], '']);
    const { deployments, comment, checkRuns, environment } = report.links();
    expect(deployments).toEqual([
      { id: expect.any(Number), url: expect.stringContaining('/deployments/'), appIds: ['app-1'] },
    ]);
    expect(comment).toContain('#issuecomment-');
    expect(checkRuns).toEqual([{ id: expect.any(Number), url: expect.stringContaining('http'), appIds: ['app-1'] }]);
    expect(environment).toBe('https://rocket.example.com');
  });

  test('costs forty calls at most with ten applications, each in an environment of its own', async () => {
    const github = openStandIn();
    const appIds = Array.from({ length: 10 }, (_, index) => `app-${index}`);
    const settings = { ...EVERYTHING, environment: 'prod-{app}' };
    await github.clock.run(playJob(github, { appIds, settings }));
    expect(seenOn(github).deployments).toEqual(appIds.map(() => ['in_progress', 'success']));
    expect(github.calls.length).toBeLessThanOrEqual(40);
    expect(github.problems).toEqual([]);
  });

  test('has a status and a check run for each application with {app}, each with its own outcome as soon as it is known', async () => {
    const github = openStandIn();
    const settings = {
      ...EVERYTHING,
      commitStatus: 'deploy / {app}',
      checkRun: 'Deploy {app}',
      comment: 'off',
    } as const;
    const { report, post } = startJob(github, { appIds: ['good', 'bad'], settings });
    const gates = () => {
      const { statuses, checkRuns } = github.repository();
      return {
        statuses: statuses.map(({ context, state }) => `${context}: ${state}`),
        checks: checkRuns.map(({ name, status, conclusion, output }) => [name, conclusion ?? status, output?.title]),
      };
    };
    const good = { appId: 'good' };
    report.changed(viewApps([good, { appId: 'bad', settlement: null }]));
    await github.clock.advance(30_000);
    expect(gates()).toEqual({
      statuses: ['deploy / good: success', 'deploy / bad: pending'],
      checks: [
        ['Deploy good', 'success', 'Deployed: good'],
        ['Deploy bad', 'in_progress', 'Deploying: bad'],
      ],
    });
    await github.clock.run(report.finish(viewApps([good, { appId: 'bad', settlement: settle('failure') }])));
    await github.clock.run(post());
    expect(gates()).toEqual({
      statuses: ['deploy / good: success', 'deploy / bad: pending', 'deploy / bad: failure'],
      checks: [
        ['Deploy good', 'success', 'Deployed: good'],
        ['Deploy bad', 'failure', 'Deployment failed: bad'],
      ],
    });
    expect(report.links().checkRuns.map(({ appIds }) => appIds)).toEqual([['good'], ['bad']]);
    expect(github.problems).toEqual([]);
  });
});

describe('the pull request of a merge', () => {
  const subject = { ...SUBJECT, pullRequest: null, headLabel: null };
  const merge = (github: StandIn) => github.merge(9, SHA);

  test('gets its comment though GitHub knew it only when the deployment ended', async () => {
    const github = openStandIn();
    const { report, warnings } = startJob(github, { subject });
    report.changed(viewOf(['app-1'], 'under way'));
    await github.clock.advance(20_000);
    await merge(github);
    await github.clock.run(report.finish(viewOf(['app-1'], 'success')));
    expect(github.repository().comments.map(({ issueNumber }) => issueNumber)).toEqual([9]);
    expect(warnings).toEqual([]);
  });

  test('gets its comment from the post step if the main step could not finish', async () => {
    const github = openStandIn();
    const { report, post } = startJob(github, { subject });
    report.changed(viewOf(['app-1'], 'success'));
    await github.clock.advance(500);
    report.handOver(viewOf(['app-1'], 'success'));
    await merge(github);
    await github.clock.run(post('success'));
    expect(github.repository().comments.map(({ issueNumber }) => issueNumber)).toEqual([9]);
  });

  test('is not told of a run that is not about the commit', async () => {
    const github = openStandIn();
    await merge(github);
    await github.clock.run(playJob(github, { subject: { ...subject, isAboutCommit: false } }));
    expect(github.repository().comments).toEqual([]);
  });
});

describe('a run whose commit is not known', () => {
  const sentence = 'GitHub knows no commit 0123456 in octo/rocket, or more than one.';
  const commitProblem = { kind: 'refused', permission: null, sentence } as const;

  test('writes the comment alone, and says in one warning what is left out', async () => {
    const github = openStandIn();
    const { warnings, report } = await github.clock.run(playJob(github, { sha: '', commitProblem }));
    expect(seenOn(github)).toEqual({ comments: 1, deployments: [], statuses: [], checks: [] });
    expect(await report.findNewer(appOf('app-1'))).toBeNull();
    expect(warnings).toEqual([
      `Not everything could be written on GitHub: the deployment, the check run, the commit status. ${sentence} This does not affect the result; the job summary has everything.`,
    ]);
  });
});

test('a deployment that the event requests is closed by the post step if the step was killed before its first write', async () => {
  const github = openStandIn();
  const body = { ref: SHA, environment: 'Production', auto_merge: false, required_contexts: [] };
  const made = await github.clock.run(
    github.client().call('POST /repos/{owner}/{repo}/deployments', { owner: 'octo', repo: 'rocket', ...body }, ''),
  );
  const id = made.kind === 'done' ? Number(fieldOf(made.data, 'id')) : 0;
  const subject = { ...SUBJECT, deployment: { id, url: '', environment: 'Production', sha: SHA } };
  const { report, post } = startJob(github, { subject });
  report.changed(viewOf(['app-1'], 'queued'));
  report.handOver(viewOf(['app-1'], 'queued'));
  await github.clock.run(post('cancelled'));
  expect(seenOn(github).deployments).toEqual([['inactive']]);
});

describe('the order guard', () => {
  test('is given up by the post step within seconds if GitHub cannot be trusted', async () => {
    let isTrusted = true;
    let refused = 0;
    const github = openStandIn(undefined, () => {
      if (isTrusted) return null;
      refused += 1;
      return 'no-trust';
    });
    const { report, post, warnings } = startJob(github);
    report.changed(viewOf(['app-1'], 'under way'));
    await github.clock.run(github.clock.wait(30_000));
    isTrusted = false;
    const startedAt = github.clock.monotonicMs();
    await github.clock.run(post('cancelled'));
    expect(refused).toBe(2);
    expect(github.clock.monotonicMs() - startedAt).toBeLessThan(10_000);
    expect(warnings.join()).toContain('No trust.');
  });

  test('checks each environment once, however many applications share it', async () => {
    const github = openStandIn();
    const { report } = startJob(github, { settings: { ...EVERYTHING, comment: 'off' } });
    const newer = Promise.all(['app-1', 'app-2', 'app-3'].map((appId) => report.findNewer(appOf(appId))));
    expect(await github.clock.run(newer)).toEqual([null, null, null]);
    expect(github.calls).toEqual(['GET /repos/octo/rocket/deployments 200']);
  });
});

describe('a run that is cut off', () => {
  test.each([
    ['cancelled', 'The job was cancelled before the step had a result.'],
    ['failure', 'The step was stopped before it had a result.'],
  ])('is closed by the post step, the job being %s', async (jobStatus, reason) => {
    const github = openStandIn();
    const { report, post, saved } = startJob(github);
    report.changed(viewOf(['app-1'], 'under way'));
    await github.clock.advance(20_000);
    const atKill = saved();
    expect(atKill).not.toBe('');
    report.handOver(viewOf(['app-1'], 'under way'));
    await github.clock.run(post(jobStatus));
    expect(seenOn(github)).toEqual({
      comments: 1,
      deployments: [['in_progress', 'inactive']],
      statuses: ['pending', 'error'],
      checks: ['cancelled'],
    });
    expect(github.repository().comments[0]?.body).toMatch(/cancelled/i);
    expect(github.repository().checkRuns[0]?.output.summary).toContain(reason);
    expect(github.problems).toEqual([]);
  });

  test('leaves nothing pending at whatever call it was killed', async () => {
    for (const killedAt of everyNth([...Array(12).keys()], 3)) {
      const github = openStandIn();
      const { report, post } = startJob(github);
      report.changed(viewOf(['app-1'], 'under way'));
      await github.clock.advance(75 + killedAt * 400);
      report.handOver(viewOf(['app-1'], 'under way'));
      await github.clock.run(post('cancelled'));
      await github.clock.advance(10_000);
      expectNothingOpen(github, `killed at ${killedAt}`);
    }
  });
});

describe('GitHub refusing, limiting and breaking down', () => {
  const FAULTS = [
    'reset',
    'reset-after',
    'status=500',
    'status-after=502',
    'html=503',
    'hang',
    'hang-after',
    'broken-json',
  ];
  /** Calls of a run with everything on. */
  const CALLS = 13;
  const LIMITS = ['secondary-limit=30', 'secondary-limit-plain', 'throttle=5'];

  test.each([...FAULTS, ...LIMITS].map((fault, index) => ({ fault, index })))(
    '$fault at any call doubles nothing and leaves nothing open',
    async ({ fault, index }) => {
      for (let tried = 0; tried < runsOf(CALLS, 1); tried++) {
        // Where only some calls are tried, each fault comes at others.
        const at = (index + tried * 5) % CALLS;
        const github = openStandIn(
          () => 150,
          (call) => (call === at ? fault : null),
        );
        const { warnings } = await github.clock.run(playJob(github));
        expectNothingOpen(github, `${fault} at ${at}`);
        expect([at, seenOn(github).deployments[0]?.at(-1), warnings]).toEqual([at, 'success', []]);
      }
    },
  );

  test('a denied surface costs one warning with the line to add, and no other surface', async () => {
    const github = openStandIn(
      () => 150,
      (call) => (call === 0 ? 'not-accessible' : null),
    );
    const { warnings } = await github.clock.run(playJob(github));
    expect(warnings).toEqual([expect.stringMatching(/permissions: [a-z-]+: write.*job summary/)]);
  });

  test.each(['secondary-limit=600', 'not-accessible'])(
    '%s met on the last look at the comment ends the step at once',
    async (fault) => {
      const github = openStandIn(
        () => 150,
        (call) => (call === 4 ? fault : null),
      );
      const { report } = startJob(github, { settings: ONLY_COMMENT });
      report.changed(viewOf(['app-1'], 'under way'));
      await github.clock.advance(30_000);
      await github.clock.run(report.finish(viewOf(['app-1'], 'success')));
      expect(github.calls).toHaveLength(5);
      expect(github.clock.monotonicMs()).toBeLessThan(30_000 + 4_000);
    },
  );

  test('a limit met on putting back a row that another job undid leaves it to the post step', async () => {
    let earlier = '';
    const github = openStandIn(
      () => 150,
      (call) => {
        const comment = call < 3 ? undefined : github.repository().comments[0];
        if (call === 3) earlier = comment?.body ?? '';
        // A job that had read the comment before we wrote our end writes now.
        if (call === 4 && comment !== undefined) Object.assign(comment, { body: earlier });
        return call >= 5 && github.clock.monotonicMs() < 60_000 ? 'secondary-limit=30' : null;
      },
    );
    await github.clock.run(playJob(github, { settings: ONLY_COMMENT }));
    expect(github.repository().comments[0]?.body).toMatch(/app-1 \|.*Deployed/);
  });

  test.each([
    ['hang', / the deployment, the check run, the commit status, the comment\. GitHub .*\.$/],
    ['status=503', / the deployment, .*\. GitHub /],
  ])('%s on every call is said in one line, since the post step writes the rest', async (fault, line) => {
    const github = openStandIn(
      () => 150,
      () => fault,
    );
    const { report, warnings } = startJob(github);
    report.changed(viewOf(['app-1'], 'under way'));
    expect(await github.clock.run(report.finish(viewOf(['app-1'], 'success')))).toMatch(line);
    expect(warnings).toEqual([]);
  });

  test('a search for the pull requests that hangs is said too', async () => {
    const github = openStandIn(
      () => 150,
      () => 'hang',
    );
    const { report } = startJob(github, { subject: { ...SUBJECT, pullRequest: null } });
    expect(await github.clock.run(report.finish(viewOf(['app-1'], 'success')))).toBe(renderLeft([]));
  });

  test('GitHub being down all the time costs a warning and two minutes at most', async () => {
    const github = openStandIn(
      () => 150,
      () => 'status=503',
    );
    const { warnings } = await github.clock.run(playJob(github));
    expect(warnings).toEqual([expect.stringMatching(/^Not everything could be written on GitHub: /)]);
    expect(github.clock.monotonicMs()).toBeLessThan(30_400 + 8_000 + 120_000 + 10_000);
  });
});

describe("a person's token", () => {
  test('edits the comment that an earlier run made with it, and no comment of another person', async () => {
    const github = openStandIn();
    await github.addToken('ghp_0123456789', 'mona');
    const options = { token: 'ghp_0123456789', isPersonal: true, settings: ONLY_COMMENT };
    await github.clock.run(playJob(github, options));
    await github.clock.run(playJob(github, options, 'failure'));
    expect(github.repository().comments.map(({ author }) => author.login)).toEqual(['mona']);
    await github.addToken('ghp_9876543210', 'hubot');
    await github.clock.run(playJob(github, { ...options, token: 'ghp_9876543210' }));
    expect(github.repository().comments.map(({ author }) => author.login)).toEqual(['mona', 'hubot']);
    expect(github.problems).toEqual([]);
  });
});

function expectNothingOpen(github: StandIn, where: string): void {
  const { comments, deployments, statuses, checks } = seenOn(github);
  const open = {
    comments: comments > 1,
    deployments: deployments.length > 1 || deployments.some((states) => !/success|inactive/.test(states.at(-1) ?? '')),
    statuses: statuses.at(-1) === 'pending' || statuses.length > 2,
    checks: checks.length > 1 || checks.some((state) => !/success|cancelled/.test(state)),
  };
  expect([where, open, github.problems]).toEqual([
    where,
    { comments: false, deployments: false, statuses: false, checks: false },
    [],
  ]);
  expect(github.repository().deployments.every(({ sha }) => sha === SHA)).toBe(true);
}
