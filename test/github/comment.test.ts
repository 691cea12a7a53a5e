import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { fitComment } from '../../src/report/comment/comment.ts';
import { EMPTY_DOCUMENT } from '../../src/report/comment/document.ts';
import { appOf } from '../support/app-of.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { runsOf } from '../support/runs.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { app, BOT, ended, finish, KEY, OFF, open, rowsOf, run } from './support/comment-jobs.ts';
import { createFakeIssue, type Fault } from './support/fake-issue.ts';

/** Longer than what a row shows of a name. */
const LONG = 'a1b2c3d4e5'.repeat(13);
const MARKED = fitComment(EMPTY_DOCUMENT, KEY).body;

describe('the comment of one job', () => {
  test('costs five calls: list, create, list, update, and the list that confirms', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const surface = open(issue, clock);

    expect(surface.isOutdated(run(app('app-1')))).toBe(true);
    expect(await surface.write(run(app('app-1')))).toEqual({ kind: 'written' });
    expect(surface.isOutdated(run(app('app-1')))).toBe(false);
    await clock.run(finish(surface, run(ended('app-1')), clock));

    expect(issue.calls).toEqual(['GET 1', 'POST', 'GET 1', 'PATCH 1', 'GET 1 since']);
    expect(rowsOf(issue)).toEqual(['deploy app-1 success']);
    expect(surface.saved()).toMatchObject({ kind: 'comment', id: 1, url: 'https://github.test/c/1', key: '5' });
  });

  test('reads all pages once, and then the newest alone', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    for (let at = 0; at < 250; at++) issue.put(`talk ${at}`, 'octocat', 'User');
    await clock.advance(86_400_000);
    issue.put('so?', 'octocat', 'User');
    const surface = open(issue, clock);

    await surface.write(run(app('app-1')));
    await surface.write(run(ended('app-1')));

    expect(issue.calls).toEqual(['GET 1', 'GET 2', 'GET 3', 'POST', 'GET 1 since', 'PATCH 252']);
  });

  test('is updated where an earlier run left one, whose row it replaces and remembers', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    await clock.run(finish(open(issue, clock), run(ended('app-1', 'failure')), clock));

    const job = { owner: 'o', repo: 'r', sha: 'b', workflow: 'CI', workflowPath: null, logUrl: '', runAttempt: 1 };
    await open(issue, clock, { job: { ...job, job: 'deploy', runId: 8 } }).write(run(app('app-1')));
    await open(issue, clock, { job: { ...job, job: 'late', runId: 6 } }).write(run(ended('app-1')));

    expect(issue.comments).toHaveLength(1);
    expect(issue.comments[0]?.body).toContain('| app-1 | 🔄 Deploying |');
    expect(rowsOf(issue)).toEqual(['deploy app-1 BUILDING', 'deploy app-1 failure', 'late app-1 success']);
  });

  test.each([
    ['environments', { environment: 'prod-eu-{app}' }, { environment: 'prod-us-{app}' }, 'web \\| prod-eu-web'],
    ['platforms', { baseUrl: 'https://eu.test/api/' }, { baseUrl: 'https://us.test/api' }, 'web \\| eu.test/api'],
  ])('has a row for each leg of a matrix that deploys one id to two %s', async (_, eu, us, cells) => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const leg = (where: Partial<typeof OFF>) => open(issue, clock, { settings: { ...OFF, comment: 'on', ...where } });
    await clock.run(finish(leg(eu), run({ ...ended('7f1c', 'failure'), name: 'web' }), clock));
    await clock.run(finish(leg(us), run({ ...ended('7f1c'), name: 'web' }), clock));

    expect(rowsOf(issue)).toEqual(['deploy 7f1c failure', 'deploy 7f1c success']);
    expect(issue.comments[0]?.body).toMatch(new RegExp(`\\| ${cells} \\| ❌ Deployment failed \\|`));
  });

  test.each([
    ['the end of a long environment', { environment: `preview-${LONG}-eu` }, { environment: `preview-${LONG}-us` }],
    ['a redacted environment', { environment: 'prod-secret-region-eu' }, { environment: 'prod-secret-region-us' }],
    ['the end of a long path', { baseUrl: `https://a.test/${LONG}/eu` }, { baseUrl: `https://a.test/${LONG}/us` }],
  ])('has a row for each leg of a matrix, which only %s tells apart', async (_, eu, us) => {
    for (const region of ['eu', 'us']) registerSecret(`secret-region-${region}`);
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const apps = [appOf('7f1c')];
    const leg = (where: Partial<typeof OFF>) =>
      open(issue, clock, { apps, settings: { ...OFF, comment: 'on', ...where } });
    await clock.run(finish(leg(eu), run(ended('7f1c', 'failure')), clock));
    await clock.run(finish(leg(us), run(ended('7f1c')), clock));
    expect(rowsOf(issue)).toEqual(['deploy 7f1c failure', 'deploy 7f1c success']);
    expect(issue.comments[0]?.body).not.toContain('secret-region');
  });

  test('has a row for each id, also if both are shown alike', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const [one, other] = ['1', '2'].map((end) => appOf(`${LONG}${LONG}-${end}`));
    if (one === undefined || other === undefined) throw new Error('there are two');
    const shown = `${LONG}…`;
    const surface = open(issue, clock, { apps: [one, other] });
    await clock.run(finish(surface, run(ended(shown, 'failure'), ended(shown)), clock));
    expect(rowsOf(issue)).toHaveLength(2);
  });

  test('is continued by the post step, which writes only what the main step did not', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const main = open(issue, clock);
    await main.write(run(app('app-1')));
    const saved = JSON.parse(JSON.stringify(main.saved()));
    const post = open(issue, clock, { saved });

    expect(post.isOutdated(run(app('app-1')))).toBe(false);
    await clock.run(finish(post, run(ended('app-1')), clock));

    expect(open(issue, clock, { saved, pullRequest: 6 }).isOutdated(run(app('app-1')))).toBe(true);
    expect(rowsOf(issue)).toEqual(['deploy app-1 success']);
  });

  test('captures nothing that a person wrote, and nothing of another bot where the login is known', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    issue.put(MARKED, 'mallory', 'User');
    issue.put(MARKED, 'other[bot]');
    issue.put(`> ${MARKED}`);

    await clock.run(finish(open(issue, clock, { authorLogin: BOT }), run(ended('app-1')), clock));

    expect(issue.comments.map(({ body }) => body === MARKED)).toEqual([true, true, false, false]);
    expect(issue.calls).not.toContain('PATCH 1');
    expect(issue.calls).not.toContain('PATCH 2');
  });

  test('leaves a comment that it may not write, and continues with its own', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    issue.put(MARKED, 'other[bot]');

    await clock.run(finish(open(issue, clock), run(ended('app-1')), clock));

    expect(issue.calls).toEqual(['GET 1', 'PATCH 1', 'POST', 'GET 1 since']);
    expect(issue.comments[0]?.body).toBe(MARKED);
  });

  test('is created again if it was deleted', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const surface = open(issue, clock);
    await surface.write(run(app('app-1')));
    issue.comments.length = 0;

    await clock.run(finish(surface, run(ended('app-1')), clock));

    expect(rowsOf(issue)).toEqual(['deploy app-1 success']);
  });
});

describe('comments that dead jobs left twice', () => {
  test('become the oldest one, with all rows', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    for (const jobName of ['one', 'two']) {
      const alone = createFakeIssue(clock);
      await open(alone, clock, { jobName }).write(run(ended(`app-${jobName}`)));
      issue.put(alone.comments[0]?.body ?? '');
    }

    await clock.run(finish(open(issue, clock), run(ended('app-1')), clock));

    expect(issue.comments.map(({ id }) => id)).toEqual([1]);
    expect(rowsOf(issue)).toEqual(['deploy app-1 success', 'one app-one success', 'two app-two success']);
    expect(issue.calls).toEqual(['GET 1', 'PATCH 1', 'GET 1 since', 'DELETE 2', 'GET 1 since']);
  });
});

describe('a comment on failure', () => {
  const settings = { ...OFF, comment: 'on-failure' } as const;

  test('is not created for what goes well', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);
    const surface = open(issue, clock, { settings });

    await surface.write(run(app('app-1')));
    expect(surface.isOutdated(run(app('app-1', { state: 'DEPLOYING' })))).toBe(false);
    await clock.run(finish(surface, run(ended('app-1')), clock));

    expect(issue.calls).toEqual(['GET 1', 'GET 1']);
    expect(surface.saved()).toBeNull();
  });

  test('is created for a failure, and updated by the success after it', async () => {
    const clock = createFakeClock();
    const issue = createFakeIssue(clock);

    await clock.run(finish(open(issue, clock, { settings }), run(ended('app-1', 'failure')), clock));
    expect(rowsOf(issue)).toEqual(['deploy app-1 failure']);
    await clock.run(finish(open(issue, clock, { settings, jobName: 'next' }), run(ended('app-1')), clock));

    expect(rowsOf(issue)).toEqual(['deploy app-1 failure', 'next app-1 success']);
  });

  test('that is off is never outdated', () => {
    const clock = createFakeClock();
    expect(open(createFakeIssue(clock), clock, { settings: OFF }).isOutdated(run(ended('app-1', 'failure')))).toBe(
      false,
    );
  });
});

describe('jobs that race on one comment', () => {
  test.each([2, 10])('%i of them end with one comment and every row right, in every interleaving', async (jobs) => {
    for (let seed = 1; seed <= runsOf(200, 2); seed++) {
      const clock = createFakeClock();
      const random = createSeededRandom(seed);
      const issue = createFakeIssue(clock, random, 900);
      const deploy = async (index: number): Promise<void> => {
        const surface = open(issue, clock, { jobName: `job-${index}` });
        await clock.wait(random() * 1_500);
        for (const state of ['QUEUED', 'BUILDING', 'DEPLOYING']) {
          await surface.write(run(app(`app-${index}`, { state })));
          await clock.wait(random() * 3_000);
        }
        await finish(surface, run(ended(`app-${index}`, index % 2 === 0 ? 'success' : 'failure')), clock);
      };
      await clock.run(Promise.all(Array.from({ length: jobs }, (_, index) => deploy(index))));

      const expected = Array.from(
        { length: jobs },
        (_, at) => `job-${at} app-${at} ${at % 2 === 0 ? 'success' : 'failure'}`,
      );
      expect(rowsOf(issue), `seed ${seed}`).toEqual(expected.sort());
    }
  });
});

describe('a fault of GitHub', () => {
  const FAULTS: readonly Fault[] = ['lost-before', 'lost-after', 'not-sent', 'throttled'];

  test.each(FAULTS)('%s at any call, once or three times, delays the comment and never doubles it', async (fault) => {
    for (const length of [1, 3]) {
      for (let at = 0; at < 8; at++) {
        const clock = createFakeClock();
        const issue = createFakeIssue(
          clock,
          () => 0,
          0,
          (index) => (index >= at && index < at + length ? fault : null),
        );
        const surface = open(issue, clock);
        await surface.write(run(app('app-1')));
        await clock.run(finish(surface, run(ended('app-1')), clock));

        expect(rowsOf(issue), `${fault} at ${at}`).toEqual(['deploy app-1 success']);
      }
    }
  });

  test.each<[Fault, string]>([
    ['denied', 'GET'],
    ['denied', 'POST'],
    ['refused', 'POST'],
    ['gone', 'GET'],
  ])('%s to a %s ends the comment', async (fault, verb) => {
    const clock = createFakeClock();
    const issue = createFakeIssue(
      clock,
      () => 0,
      0,
      (_, call) => (call.startsWith(verb) ? fault : null),
    );

    const attempt = await open(issue, clock).write(run(app('app-1')));

    expect(attempt.kind).toBe('given-up');
    expect(issue.comments).toEqual([]);
  });
});
