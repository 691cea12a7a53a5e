import { describe, expect, test } from 'vitest';
import { CommentSurface } from '../../src/github/comment.ts';
import type { Attempt, SavedSurface, SurfaceSettings } from '../../src/github/surface.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { fitComment } from '../../src/report/comment/comment.ts';
import { decodeComment, EMPTY_DOCUMENT } from '../../src/report/comment/document.ts';
import type { RunView } from '../../src/report/view.ts';
import { observe, settle } from '../report/support/facts.ts';
import { viewOf } from '../report/support/views.ts';
import { appOf } from '../support/app-of.ts';
import { runsOf } from '../support/runs.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { jobOf, ONLY_COMMENT } from './support/job-on-github.ts';
import { type FaultAt, openStandIn, type StandIn } from './support/stand-in.ts';

const KEY = 'c0ffee';
/** Longer than what a row shows of a name. */
const LONG = 'a1b2c3d4e5'.repeat(13);
const MARKED = fitComment(EMPTY_DOCUMENT, KEY).body;
const BUILDING = underWay('app-1');
const DEPLOYED = ended('app-1');
const FAILED = ended('app-1', 'failure');

function underWay(appId: string, state = 'BUILDING'): RunView {
  return viewOf([{ appId, last: observe(state), settlement: null }]);
}

function ended(appId: string, result: 'success' | 'failure' = 'success'): RunView {
  return viewOf([{ appId, settlement: settle(result) }], result === 'failure' ? ['npm ERR!'] : []);
}

interface JobOptions {
  readonly job?: string;
  readonly runId?: number;
  readonly settings?: Partial<SurfaceSettings>;
  readonly appIds?: readonly string[];
  readonly pullRequest?: number;
  readonly authorLogin?: string;
  readonly saved?: SavedSurface | null;
}

/** Returns the comment as a job sees it. */
function open(github: StandIn, options: JobOptions = {}): CommentSurface {
  const { job = 'deploy', runId = 7, settings = {}, appIds = [], pullRequest = 5, saved = null, ...author } = options;
  return new CommentSurface({
    client: github.client(),
    clock: github.clock,
    job: jobOf(job, { runId }),
    settings: { ...ONLY_COMMENT, ...settings },
    apps: appIds.map((appId) => appOf(appId)),
    keyHash: KEY,
    pullRequest,
    saved,
    ...author,
  });
}

/** Writes the view and confirms it, as a job does at its end. */
async function finish(surface: CommentSurface, view: RunView, { clock }: StandIn): Promise<void> {
  for (let round = 0; round < 60; round++) {
    const isOutdated = surface.isOutdated(view);
    if (!isOutdated) await clock.wait(2_000);
    const attempt = isOutdated ? await surface.write(view) : await surface.confirm(view);
    if (attempt === null || attempt.kind === 'given-up') return;
    if (attempt.kind === 'later') await clock.wait(attempt.notBefore - clock.monotonicMs());
  }
  throw new Error('the comment never came to rest');
}

/** Plays a job that only writes how it ended. */
async function playEnd(github: StandIn, view: RunView, options: JobOptions = {}): Promise<void> {
  await github.clock.run(finish(open(github, options), view, github));
}

/** Plays one write. */
async function write(github: StandIn, surface: CommentSurface, view: RunView): Promise<Attempt> {
  return github.clock.run(surface.write(view));
}

/** Puts a comment there as someone else. */
async function put(github: StandIn, login: string, body: string): Promise<void> {
  const token = `ghp_${login}`;
  await github.addToken(token, login);
  const place = { owner: 'octo', repo: 'rocket', issue_number: 5, body };
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  await github.clock.run(github.client(token).call(route, place, ''));
}

/** Returns what the one comment with our marker knows, as `job app-1 success`; fails where there is not exactly one. */
function rowsOf(github: StandIn): string[] {
  const documents = bodiesOn(github).flatMap((body) => decodeComment(body, KEY) ?? []);
  expect(documents).toHaveLength(1);
  return documents
    .flatMap(({ entries }) => entries.map(({ job, appId, result, state }) => `${job} ${appId} ${result ?? state}`))
    .sort();
}

function bodiesOn(github: StandIn): string[] {
  return github.repository().comments.map(({ body }) => body);
}

function verbsOf({ calls }: StandIn): string {
  return calls.map((call) => call.split(' ')[0]).join(' ');
}

describe('the comment of one job', () => {
  test('costs five calls: list, create, list, update, and the list that confirms', async () => {
    const github = openStandIn();
    const surface = open(github);
    expect(surface.isOutdated(BUILDING)).toBe(true);
    expect(await write(github, surface, BUILDING)).toEqual({ kind: 'written' });
    expect(surface.isOutdated(BUILDING)).toBe(false);
    await github.clock.run(finish(surface, DEPLOYED, github));
    expect(verbsOf(github)).toBe('GET POST GET PATCH GET');
    expect(rowsOf(github)).toEqual(['deploy app-1 success']);
    const [comment] = github.repository().comments;
    const url = expect.stringMatching(/octo\/rocket\/pull\/5#issuecomment-\d+$/);
    expect(surface.saved()).toMatchObject({ kind: 'comment', id: comment?.id, url, key: '5' });
    expect(github.problems).toEqual([]);
  });

  test('reads all pages once, and then the newest alone', async () => {
    const github = openStandIn();
    for (let at = 0; at < 100; at++) await put(github, 'octocat', `talk ${at}`);
    await github.clock.advance(86_400_000);
    await put(github, 'octocat', 'so?');
    const surface = open(github);
    await write(github, surface, BUILDING);
    await write(github, surface, DEPLOYED);
    expect(verbsOf(github)).toMatch(/POST GET GET POST GET PATCH$/);
  });

  test('is updated where an earlier run left one, whose row it replaces and remembers', async () => {
    const github = openStandIn();
    await playEnd(github, FAILED);
    await write(github, open(github, { runId: 8 }), BUILDING);
    await write(github, open(github, { job: 'late', runId: 6 }), DEPLOYED);
    expect(bodiesOn(github)[0]).toContain('| app-1 | 🔄 Deploying |');
    expect(rowsOf(github)).toEqual(['deploy app-1 BUILDING', 'deploy app-1 failure', 'late app-1 success']);
  });

  test.each([
    ['the end of a long environment', { environment: `preview-${LONG}-eu` }, { environment: `preview-${LONG}-us` }],
    ['a redacted environment', { environment: 'prod-secret-region-eu' }, { environment: 'prod-secret-region-us' }],
    ['the end of a long path', { baseUrl: `https://a.test/${LONG}/eu` }, { baseUrl: `https://a.test/${LONG}/us` }],
  ])('has a row for each leg of a matrix, which only %s tells apart', async (_, eu, us) => {
    for (const region of ['eu', 'us']) registerSecret(`secret-region-${region}`);
    const github = openStandIn();
    await playEnd(github, ended('7f1c', 'failure'), { appIds: ['7f1c'], settings: eu });
    await playEnd(github, ended('7f1c'), { appIds: ['7f1c'], settings: us });
    expect(rowsOf(github)).toEqual(['deploy 7f1c failure', 'deploy 7f1c success']);
    expect(bodiesOn(github)[0]).not.toContain('secret-region');
  });

  test('has a row for each id, also if both are shown alike', async () => {
    const github = openStandIn();
    const appIds = [`${LONG}${LONG}-1`, `${LONG}${LONG}-2`];
    await playEnd(github, viewOf(appIds.map((appId) => ({ appId }))), { appIds });
    expect(rowsOf(github)).toHaveLength(2);
  });

  test('is continued by the post step, which writes only what the main step did not', async () => {
    const github = openStandIn();
    const main = open(github);
    await write(github, main, BUILDING);
    const saved = main.saved();
    const post = open(github, { saved });
    expect(post.isOutdated(BUILDING)).toBe(false);
    await github.clock.run(finish(post, DEPLOYED, github));
    expect(open(github, { saved, pullRequest: 6 }).isOutdated(BUILDING)).toBe(true);
    expect(rowsOf(github)).toEqual(['deploy app-1 success']);
  });

  test('captures nothing that a person wrote, and nothing of another bot where the login is known', async () => {
    const github = openStandIn();
    const theirs = [
      ['mallory', MARKED],
      ['other[bot]', MARKED],
      ['github-actions[bot]', `> ${MARKED}`],
    ] as const;
    for (const [login, body] of theirs) await put(github, login, body);
    await playEnd(github, DEPLOYED, { authorLogin: 'github-actions[bot]' });
    expect(bodiesOn(github).slice(0, 3)).toEqual(theirs.map(([, body]) => body));
    expect(bodiesOn(github)).toHaveLength(4);
  });

  test('leaves a comment that it may not write, and continues with its own', async () => {
    const github = openStandIn(undefined, (call) => (call === 2 ? 'not-accessible' : null));
    await put(github, 'other[bot]', MARKED);
    await playEnd(github, DEPLOYED);
    expect(verbsOf(github)).toBe('POST GET PATCH POST GET');
    expect(bodiesOn(github)[0]).toBe(MARKED);
  });

  test('is created again if it was deleted', async () => {
    const github = openStandIn();
    const surface = open(github);
    await write(github, surface, BUILDING);
    const place = { owner: 'octo', repo: 'rocket', comment_id: surface.saved()?.id };
    await github.clock.run(
      github.client().call('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', place, ''),
    );
    await github.clock.run(finish(surface, DEPLOYED, github));
    expect(rowsOf(github)).toEqual(['deploy app-1 success']);
  });
});

test('comments that dead jobs left twice become the oldest one, with all rows', async () => {
  const github = openStandIn();
  for (const job of ['one', 'two']) {
    const alone = openStandIn();
    await playEnd(alone, ended(`app-${job}`), { job });
    await put(github, 'github-actions[bot]', bodiesOn(alone)[0] ?? '');
  }
  const [oldest] = github.repository().comments;
  await playEnd(github, DEPLOYED);
  expect(github.repository().comments.map(({ id }) => id)).toEqual([oldest?.id]);
  expect(rowsOf(github)).toEqual(['deploy app-1 success', 'one app-one success', 'two app-two success']);
});

describe('a comment on failure', () => {
  const settings = { comment: 'on-failure' } as const;

  test('is not created for what goes well', async () => {
    const github = openStandIn();
    const surface = open(github, { settings });
    await write(github, surface, BUILDING);
    expect(surface.isOutdated(underWay('app-1', 'DEPLOYING'))).toBe(false);
    await github.clock.run(finish(surface, DEPLOYED, github));
    expect(verbsOf(github)).toBe('GET GET');
    expect(surface.saved()).toBeNull();
  });

  test('is created for a failure, and updated by the success after it', async () => {
    const github = openStandIn();
    await playEnd(github, FAILED, { settings });
    expect(rowsOf(github)).toEqual(['deploy app-1 failure']);
    await playEnd(github, DEPLOYED, { settings, job: 'next' });
    expect(rowsOf(github)).toEqual(['deploy app-1 failure', 'next app-1 success']);
  });
});

test.each([2, 6])('%i jobs that race end with one comment and every row right, in every interleaving', async (jobs) => {
  for (let seed = 1; seed <= runsOf(200, 1); seed++) {
    const random = createSeededRandom(seed);
    const github = openStandIn(() => random() * 1_800);
    const { clock } = github;
    const deploy = async (index: number): Promise<void> => {
      const surface = open(github, { job: `job-${index}` });
      await clock.wait(random() * 1_500);
      for (const state of ['QUEUED', 'BUILDING', 'DEPLOYING']) {
        await surface.write(underWay(`app-${index}`, state));
        await clock.wait(random() * 3_000);
      }
      await finish(surface, ended(`app-${index}`, index % 2 === 0 ? 'success' : 'failure'), github);
    };
    await clock.run(Promise.all(Array.from({ length: jobs }, (_, index) => deploy(index))));
    const expected = Array.from(
      { length: jobs },
      (_, at) => `job-${at} app-${at} ${at % 2 === 0 ? 'success' : 'failure'}`,
    );
    expect(rowsOf(github), `seed ${seed}`).toEqual(expected.sort());
  }
});

describe('a fault of GitHub', () => {
  test.each(['reset', 'reset-after', 'throttle=60'])(
    '%s at three calls delays the comment and never doubles it',
    async (fault) => {
      for (let at = 0; at < 6; at += 2) {
        const faultAt: FaultAt = (call) => (call >= at && call < at + 3 ? fault : null);
        const github = openStandIn(undefined, faultAt);
        const surface = open(github);
        await write(github, surface, BUILDING);
        await github.clock.run(finish(surface, DEPLOYED, github));
        expect(rowsOf(github), `${fault} at ${at}`).toEqual(['deploy app-1 success']);
      }
    },
  );

  test.each([
    ['not-accessible', 0],
    ['not-accessible', 1],
    ['status=422', 1],
    ['status=404', 0],
  ])('%s at call %i ends the comment', async (fault, at) => {
    const github = openStandIn(undefined, (call) => (call === at ? fault : null));
    expect((await write(github, open(github), BUILDING)).kind).toBe('given-up');
    expect(bodiesOn(github)).toEqual([]);
  });
});
