import { type CommentOptions, CommentSurface } from '../../../src/github/comment.ts';
import type { Attempt } from '../../../src/github/surface.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import { NO_LOG } from '../../../src/report/cause/log-excerpt.ts';
import { decodeComment } from '../../../src/report/comment/document.ts';
import type { CommentEntry } from '../../../src/report/comment/entries.ts';
import type { AppView, RunView } from '../../../src/report/view.ts';
import type { FakeIssue } from './fake-issue.ts';

export const KEY = 'c0ffee';
export const BOT = 'github-actions[bot]';

/** Returns one application that is under way, or ended as `change` says. */
export function app(appId: string, change: Partial<AppView> = {}): AppView {
  return {
    appId,
    name: appId,
    progress: 'in_progress',
    result: null,
    conclusion: null,
    headline: `Deploying: ${appId}`,
    reason: '',
    advice: '',
    state: 'BUILDING',
    shortCommit: 'a1b2c3d',
    deploymentId: null,
    startedAt: Date.UTC(2030, 0, 1),
    endedAt: null,
    evidence: '',
    log: NO_LOG,
    causes: [],
    ...change,
  };
}

/** Returns one application that was deployed, or failed. */
export function ended(appId: string, result: 'success' | 'failure' = 'success'): AppView {
  const headline = `${result === 'success' ? 'Deployed' : 'Deployment failed'}: ${appId}`;
  const ending = {
    result,
    conclusion: result,
    headline,
    state: result === 'success' ? 'RUNNING' : 'BUILD_ERROR',
  } as const;
  const log = { ...NO_LOG, lines: result === 'failure' ? ['npm ERR! missing script: build'] : [] };
  return app(appId, { ...ending, progress: 'completed', endedAt: Date.UTC(2030, 0, 1, 0, 1), log });
}

/** Returns a run of these applications. */
export function run(...apps: readonly AppView[]): RunView {
  const progress = apps.every((one) => one.progress === 'completed') ? 'completed' : 'in_progress';
  return { progress, result: null, conclusion: null, headline: '', reason: '', apps };
}

/** Returns the comment as a job sees it. */
export function open(
  issue: FakeIssue,
  clock: Clock,
  change: Partial<CommentOptions> & { readonly jobName?: string } = {},
): CommentSurface {
  const { jobName = 'deploy', ...options } = change;
  const facts = { owner: 'o', repo: 'r', sha: 'a1b2c3d4', workflow: 'CI', workflowPath: null, runId: 7, runAttempt: 1 };
  return new CommentSurface({
    client: issue.clientOf(BOT),
    clock,
    job: { ...facts, job: jobName, logUrl: 'https://github.test/log' },
    settings: { ...OFF, comment: 'on' },
    apps: [],
    keyHash: KEY,
    pullRequest: 5,
    saved: null,
    ...options,
  });
}

/** Settings that write nothing. */
export const OFF: CommentOptions['settings'] = {
  comment: 'off',
  commentKey: 'k',
  baseUrl: 'https://api.example.com',
  environment: null,
  environmentUrl: null,
  production: null,
  transient: null,
  commitStatus: null,
  checkRun: null,
};

/** Writes the view and confirms it, as a job does at its end; returns the attempts that did not write. */
export async function finish(surface: CommentSurface, view: RunView, clock: Clock): Promise<Attempt[]> {
  const failed: Attempt[] = [];
  for (let round = 0; round < 60; round++) {
    const attempt = surface.isOutdated(view) ? await surface.write(view) : await settle(surface, view, clock);
    if (attempt === null) return failed;
    if (attempt.kind !== 'written') failed.push(attempt);
    if (attempt.kind === 'given-up') return failed;
    if (attempt.kind === 'later') await clock.wait(attempt.notBefore - clock.monotonicMs());
  }
  throw new Error('the comment never came to rest');
}

async function settle(surface: CommentSurface, view: RunView, clock: Clock): Promise<Attempt | null> {
  await clock.wait(2_000);
  return surface.confirm(view);
}

/** Returns what the one comment with our marker knows, as `job app-1 success`; fails where there is not exactly one. */
export function rowsOf(issue: FakeIssue): string[] {
  const documents = issue.comments.map(({ body }) => decodeComment(body, KEY)).filter((document) => document !== null);
  if (documents.length !== 1) throw new Error(`${documents.length} comments`);
  return (documents[0]?.entries ?? []).map(rowOf).sort();
}

function rowOf({ job, appId, result, state }: CommentEntry): string {
  return `${job} ${appId} ${result ?? state}`;
}
