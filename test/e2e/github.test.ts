import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';
import { findRequestProblems } from '../support/github/strict.ts';
import { type GithubPlay, type GithubPlayed, HEAD, NEWER, playOnGithub } from './github/github-play.ts';
import { annotationsIn } from './plays.ts';

interface Ending extends GithubPlay {
  readonly appId: string;
  readonly started?: number;
  /** The final state on GitHub, in the order of writing. */
  readonly shown: Shown;
}

interface Shown {
  /** The states of the GitHub deployment, which does not exist if the order guard holds the commit back. */
  readonly deployment: string;
  readonly statuses: string;
  readonly conclusion: string;
  readonly icon: string;
  /** How many log lines the comment has, and how many the check run. */
  readonly logLines?: readonly [number, number];
}

const QUIET = { logs: 'off' };

/** A scenario for each result that a run can have. */
const ENDINGS: Readonly<Record<Result, Ending>> = {
  success: { appId: 'succeeds', shown: showing('success', 'success', 'success', '✅') },
  failure: {
    appId: 'build-fails',
    shown: { ...showing('failure', 'failure', 'failure', '❌'), logLines: [14, 14] },
  },
  timed_out: {
    appId: 'never-starts',
    inputs: { ...QUIET, 'start-timeout': '12s' },
    shown: showing('failure', 'failure', 'timed_out', '❌'),
  },
  superseded: {
    appId: 'superseded',
    shown: { ...showing('inactive', 'failure', 'failure', '❌'), logLines: [20, 26] },
  },
  unchanged: {
    appId: 'unchanged',
    inputs: { 'start-timeout': '12s', 'on-unchanged': 'succeed' },
    shown: showing('success', 'success', 'neutral', '⚠️'),
  },
  cancelled: {
    appId: 'never-ends',
    inputs: QUIET,
    isInterrupted: true,
    jobStatus: 'cancelled',
    shown: showing('inactive', 'error', 'cancelled', '🚫'),
  },
  unknown: { appId: 'deploy-only', inputs: QUIET, shown: showing('error', 'error', 'failure', '❌') },
  triggered: {
    appId: 'fast',
    inputs: { wait: 'false' },
    shown: { ...showing('inactive', 'success', 'success', '✅'), deployment: 'queued inactive' },
  },
  skipped: {
    appId: 'fast',
    inputs: { 'order-guard': 'skip' },
    isNewerThere: true,
    started: 0,
    shown: { deployment: '', statuses: 'success', conclusion: 'skipped', icon: '⏭️' },
  },
};
const RESULTS = Object.keys(ENDINGS) as readonly Result[];
const PASSING: readonly Result[] = ['success', 'unchanged', 'triggered', 'skipped'];

function showing(deployment: string, status: string, conclusion: string, icon: string): Shown {
  return { deployment: `queued in_progress ${deployment}`, statuses: `pending ${status}`, conclusion, icon };
}

const played = new Map<Result, Promise<GithubPlayed>>();

/** Plays the run with this result once, for all tests that need it. */
function play(result: Result): Promise<GithubPlayed> {
  const { appId, started: _, shown: __, ...how } = ENDINGS[result];
  const run = played.get(result) ?? playOnGithub(appId, how);
  played.set(result, run);
  return run;
}

describe('a run with everything on GitHub', () => {
  test.for(RESULTS)('shows the same result on every surface when the result is %s', async (result) => {
    const { appId, shown } = ENDINGS[result];
    const { main, repository } = await play(result);
    const { comments, deployments, statuses, checkRuns } = repository;
    const ours = deployments.filter(({ sha }) => sha === HEAD).flatMap((deployment) => deployment.statuses);
    const [check] = checkRuns;
    const [comment] = comments;
    const { icon, logLines = [null, null], ...states } = shown;

    expect({
      deployment: ours.map(({ state }) => state).join(' '),
      statuses: statuses.map(({ state }) => state).join(' '),
      conclusion: check?.conclusion,
    }).toEqual(states);
    expect([check?.output.text, comment?.body].map(countFoldedLines)).toEqual(logLines.toReversed());
    expect(comment?.author.login).toBe('github-actions[bot]');
    const headline = `${headlineOf(result)}: ${appId}`;
    expect(comment?.body).toContain(`### ${icon} ${headline}\n`);
    expect(comment?.body).toContain(
      `\n| ${appId} | [staging](https://${appId}.example.com/) | ${icon} ${headlineOf(result)} | ${main.outputs['state']} |`,
    );
    expect(check?.output.title).toBe(headline);
    expect(statuses.at(-1)?.description).toContain(`${headline}. `);
    if (ours.length > 0) expect(ours.at(-1)?.description).toBe(statuses.at(-1)?.description);
  });

  test.for(RESULTS)(
    'links to the job and the application, and publishes the links, when the result is %s',
    async (result) => {
      const { appId } = ENDINGS[result];
      const { main, repository } = await play(result);
      const { comments, deployments, statuses, checkRuns } = repository;
      const ours = deployments.find(({ sha }) => sha === HEAD);
      const job = 'https://github.com/octo/rocket/actions/runs/4711/job/4711001';
      const url = `https://${appId}.example.com`;
      const { outputs } = main;

      expect(comments[0]?.body).toContain(`| [log](${job}) |`);
      expect(new Set([...statuses.map(({ targetUrl }) => targetUrl), checkRuns[0]?.detailsUrl])).toEqual(
        new Set([job]),
      );
      for (const status of ours?.statuses ?? []) expect([status.environmentUrl, status.logUrl]).toEqual([url, job]);
      expect(outputs['environment-url']).toBe(url);
      expect(outputs['github-deployment-id']).toBe(ours === undefined ? '' : `${ours.id}`);
      expect(outputs['github-deployment-url']).toMatch(
        ours === undefined ? /^$/ : new RegExp(`/deployments/${ours.id}$`),
      );
      expect(outputs['comment-url']).toMatch(new RegExp(`/octo/rocket/pull/7#issuecomment-${comments[0]?.id}$`));
      expect(outputs['check-run-url']).toMatch(new RegExp(`/octo/rocket/runs/${checkRuns[0]?.id}$`));
      expect(outputs['superseded-by'] !== '').toBe(['superseded', 'skipped'].includes(result));
    },
  );

  test.for(RESULTS)('leaves the verdict as it is when the result is %s', async (result) => {
    const { main, post, started } = await play(result);
    expect(main.outputs['result']).toBe(result);
    expect(main.exitCode).toBe(PASSING.includes(result) ? 0 : 1);
    expect({ ...post, printed: annotationsIn(post) }).toMatchObject({
      exitCode: 0,
      printed: '',
      summary: '',
    });
    expect(started).toBe(ENDINGS[result].started ?? 1);
  });

  test.for(RESULTS)('sends only requests that GitHub accepts when the result is %s', async (result) => {
    const { requests } = await play(result);
    expect(requests.length).toBeGreaterThan(6);
    expect(requests.flatMap(findRequestProblems)).toEqual([]);
  });
});

describe('the cause of a failure', () => {
  const SENTENCE = "Property 'listne' does not exist on type 'Server'";

  test('is on every surface, with a link to its line at the commit where links are shown', async () => {
    const { main, repository } = await play('failure');
    const { comments, deployments, statuses, checkRuns } = repository;
    const linked = `**Cause**: [src/server.ts:42](https://github.com/octo/rocket/blob/${HEAD}/src/server.ts#L42) ${SENTENCE}`;
    for (const text of [main.summary, comments[0]?.body, checkRuns[0]?.output.summary]) expect(text).toContain(linked);
    expect(checkRuns[0]?.output.annotations).toMatchObject([
      { path: 'src/server.ts', start_line: 42, end_line: 42, start_column: 5, end_column: 5 },
    ]);
    expect(statuses.at(-1)?.description).toBe(`Deployment failed: build-fails. src/server.ts:42 ${SENTENCE}`);
    expect(deployments[0]?.statuses.at(-1)?.description).toBe(statuses.at(-1)?.description);
    expect(main.outputs['cause']).toBe(`src/server.ts:42 ${SENTENCE}`);
  });
});

test('a dry run sends nothing to GitHub', async () => {
  const { main, requests } = await playOnGithub('fast', { inputs: { 'dry-run': 'true' } });
  expect([main.outputs['result'], requests]).toEqual(['skipped', []]);
});

describe('the order guard', () => {
  test('deploys nothing and fails as superseded by the newer commit, which ran before, if it is set to fail (B67)', async () => {
    const how = { inputs: { 'order-guard': 'fail' }, isNewerThere: true };
    const { main, repository, started } = await playOnGithub('fast', how);
    expect(main.exitCode).toBe(1);
    expect(main.outputs).toMatchObject({ result: 'superseded', 'superseded-by': NEWER, 'previous-commit': NEWER });
    expect(repository.checkRuns.at(-1)?.output.title).toBe('Nothing was deployed: fast');
    expect(started).toBe(0);
    expect(repository.checkRuns.at(-1)?.conclusion).toBe('failure');
    expect(repository.deployments.find(({ sha }) => sha === NEWER)?.statuses.at(-1)?.state).toBe('success');
  });
});

/** The number of folded log lines in a text; null if there are none. */
function countFoldedLines(text: string | null | undefined): number | null {
  const fold = /<details>\n<summary>.*<\/summary>\n\n```text\n(.*)\n```\n\n<\/details>/s.exec(text ?? '')?.[1];
  return fold === undefined ? null : fold.split('\n').length;
}
