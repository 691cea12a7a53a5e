import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Result } from '../../src/deploy/state.ts';
import { findRequestProblems } from '../support/github/strict.ts';
import { type GithubPlay, type GithubPlayed, HEAD, NEWER, playOnGithub } from './github/github-play.ts';
import { annotationsIn, renderGithubTranscript } from './github/github-transcript.ts';

vi.setConfig({ maxConcurrency: 5, testTimeout: 60_000 });

interface Ending extends GithubPlay {
  readonly appId: string;
  readonly started?: number;
}

const QUIET = { logs: 'off' };

/** A scenario for each result that a run can have. */
const ENDINGS: Readonly<Record<Result, Ending>> = {
  success: { appId: 'succeeds' },
  failure: { appId: 'build-fails' },
  timed_out: { appId: 'never-starts', inputs: { 'start-timeout': '12s' } },
  superseded: { appId: 'superseded' },
  unchanged: { appId: 'unchanged', inputs: { 'start-timeout': '12s' } },
  cancelled: { appId: 'never-ends', inputs: QUIET, signal: 'SIGINT', jobStatus: 'cancelled' },
  unknown: { appId: 'deploy-only' },
  triggered: { appId: 'fast', inputs: { wait: 'false' } },
  skipped: { appId: 'fast', inputs: { 'order-guard': 'skip' }, isNewerThere: true, started: 0 },
};
const RESULTS = Object.keys(ENDINGS) as readonly Result[];
const PASSING: readonly Result[] = ['success', 'unchanged', 'triggered', 'skipped'];

const played = new Map<Result, Promise<GithubPlayed>>();

/** Plays a run that ends so once, whoever asks for it. */
function play(result: Result): Promise<GithubPlayed> {
  const { appId, ...how } = ENDINGS[result];
  const begun = played.get(result) ?? playOnGithub(appId, how);
  played.set(result, begun);
  return begun;
}

describe.concurrent('GitHub, after a run that ends as', () => {
  test.for(RESULTS)('%s, shows what was written down', async (result, { expect }) => {
    await expect(renderGithubTranscript(await play(result))).toMatchFileSnapshot(`github/golden/${result}.txt`);
  });

  test.for(RESULTS)('%s, leaves the verdict as it is', async (result, { expect }) => {
    const { main, post, started } = await play(result);
    expect(main.outputs['result']).toBe(result);
    expect(main.exitCode).toBe(PASSING.includes(result) ? 0 : 1);
    expect(main.stderr).toBe('');
    expect({ ...post, printed: annotationsIn(post) }).toMatchObject({
      exitCode: 0,
      printed: '',
      stderr: '',
      summary: '',
    });
    expect(started).toBe(ENDINGS[result].started ?? 1);
  });

  test.for(RESULTS)('%s, has one of each, and none is left open', async (result, { expect }) => {
    const { comments, deployments, statuses, checkRuns } = (await play(result)).repository;
    const ours = deployments.filter(({ sha }) => sha === HEAD);
    const contexts = new Set(statuses.map(({ context, sha }) => `${context} ${sha}`));

    // What the guard held back was never deployed.
    const wanted = result === 'skipped' ? 0 : 1;
    expect([comments.length, ours.length, checkRuns.length, contexts.size]).toEqual([1, wanted, 1, 1]);
    expect(['queued', 'in_progress']).not.toContain(ours[0]?.statuses.at(-1)?.state);
    expect(checkRuns[0]?.status).toBe('completed');
    expect(statuses.at(-1)?.state).not.toBe('pending');
    expect(comments[0]?.body).not.toMatch(/⏳|🔄|since /);
  });

  test.for(RESULTS)('%s, was asked for nothing that GitHub would hold against it', async (result, { expect }) => {
    const { requests } = await play(result);
    expect(requests.length).toBeGreaterThan(6);
    expect(requests.flatMap(findRequestProblems)).toEqual([]);
  });
});

describe.concurrent('a failure whose log is read', () => {
  test('shows the last lines in the comment, folded', async ({ expect }) => {
    const { repository } = await playOnGithub('build-fails');
    const [, fold = ''] = /<details>\n(.*)\n<\/details>/s.exec(repository.comments[0]?.body ?? '') ?? [];
    expect(fold).toMatch(/^<summary>Last 20 log lines of build-fails<\/summary>\n\n```text\n/);
    expect(fold).toContain("error TS2339: Property 'listne' does not exist on type 'Server'.\n");
    expect(fold).toMatch(/\nDeployment failed: the image could not be built\n```\n$/);
  });
});

describe.concurrent('the order guard', () => {
  test('that is to fail ends red, as superseded by the newer commit, and deploys nothing', async ({ expect }) => {
    const how = { inputs: { 'order-guard': 'fail' }, isNewerThere: true };
    const { main, repository, started } = await playOnGithub('fast', how);
    expect(main.exitCode).toBe(1);
    expect(main.outputs).toMatchObject({ result: 'superseded', 'superseded-by': NEWER });
    expect(started).toBe(0);
    expect(repository.checkRuns.at(-1)?.conclusion).toBe('failure');
    expect(repository.deployments.find(({ sha }) => sha === NEWER)?.statuses.at(-1)?.state).toBe('success');
  });

  test('that is to skip names the newer commit', async ({ expect }) => {
    expect((await play('skipped')).main.outputs['superseded-by']).toBe(NEWER);
  });
});

test('the transcripts are one for each result, and no other', () => {
  const written = readdirSync(join(import.meta.dirname, 'github/golden')).map((file) => file.replace(/\.txt$/, ''));
  expect(written.sort()).toEqual([...RESULTS].sort());
});
