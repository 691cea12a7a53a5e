import { headlineOf } from '../deploy/result.ts';
import { cutChars } from '../kernel/plain-text.ts';
import { sayCause } from './cause/cause-text.ts';
import { DESCRIPTION_UNITS } from './limits.ts';
import { cleanWord, combineApps, type RunView, worstAmong } from './view.ts';

/** The content of a commit status; gates read the state, people the description. */
export interface CommitStatus {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  /** Plain text, at most 140 UTF-16 units. */
  readonly description: string;
}

/** The task of the GitHub Deployments that the relay creates; the action's have `deploy`, GitHub's default. */
export const RELAY_TASK = 'touchdown-relay';

/** What a GitHub Deployment's status says. */
export interface DeploymentStatus {
  readonly state: 'queued' | 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Plain text, at most 140 UTF-16 units. */
  readonly description: string;
}

/**
 * Returns the commit status, which names the deployed commit if it is not `sha`: `failure` if deployments failed, `error` if their outcome
 * is unknown. While they continue, the text never changes: the difference between waiting and deploying is not worth a request. Never
 * throws.
 */
export function renderCommitStatus(run: RunView, sha?: string): CommitStatus {
  const [first] = run.apps;
  const headline = first !== undefined && run.apps.length === 1 ? `Deploying: ${first.name}` : run.headline;
  const isOver = run.progress === 'completed';
  const description = isOver ? renderDescription(run, sha) : cutDescription(`${headline}${sayOther(run, sha)}`);
  return { state: commitStateOf(run), description };
}

function commitStateOf({ progress, result, conclusion }: RunView): CommitStatus['state'] {
  if (progress !== 'completed' || conclusion === null) return 'pending';
  if (conclusion === 'success' || conclusion === 'skipped' || conclusion === 'neutral') return 'success';
  return result === 'unknown' || result === 'cancelled' ? 'error' : 'failure';
}

/**
 * Returns the status of a deployment in GitHub's words; it names the deployed commit if that is not `sha`. `success` needs evidence, since
 * `required_deployments` lets merge on it. GitHub has no word for a cancellation, nor for a deployment that is not waited for
 * (`triggered`): both are `inactive`, the only final state that opens no gate and reports no failure. Never throws.
 */
export function renderDeploymentStatus(run: RunView, sha?: string): DeploymentStatus {
  return { state: deploymentStateOf(run), description: renderDescription(run, sha) };
}

function deploymentStateOf({ progress, result, conclusion }: RunView): DeploymentStatus['state'] {
  if (progress !== 'completed') return progress;
  switch (result) {
    case 'success':
      return 'success';
    case 'unchanged':
      return conclusion === 'neutral' ? 'success' : 'failure';
    case 'failure':
    case 'timed_out':
      return 'failure';
    case 'cancelled':
    case 'superseded':
    case 'skipped':
    case 'triggered':
      return 'inactive';
    default:
      return 'error';
  }
}

/** Returns whether a deployment's state is final. */
export function isFinalState(state: string): boolean {
  return state !== 'queued' && state !== 'in_progress' && state !== 'pending';
}

/** Returns the run as far as it is about the applications with these ids, as the author wrote them; no success if none was started. */
export function selectApps(run: RunView, appIds: readonly string[]): RunView {
  const shown = appIds.map(cleanWord);
  const apps = run.apps.filter((app) => shown.includes(app.appId));
  if (apps.length > 0) return combineApps(apps);
  if (run.progress !== 'completed') return { ...run, progress: 'queued', apps };
  if (run.result === 'unknown' || run.result === 'cancelled') return { ...run, apps };
  return { ...run, result: 'skipped', conclusion: 'skipped', headline: headlineOf('skipped'), reason: '', apps };
}

/** Returns the headline, and once it is over the cause of the worst application, or the reason if no cause is known. */
function renderDescription(run: RunView, sha: string | undefined): string {
  const { progress, reason, apps } = run;
  const headline = `${run.headline}${sayOther(run, sha)}`;
  const [worst] = worstAmong(apps);
  const [cause] = worst?.causes ?? [];
  const name = worst === undefined || apps.length === 1 ? '' : `${worst.name}: `;
  const why = cause === undefined ? reason : `${name}${sayCause(cause)}`;
  return cutDescription(progress !== 'completed' || why === '' ? headline : `${headline}. ${why}`);
}

/** Names the deployed commit where people see this on another one. */
function sayOther({ apps }: RunView, sha: string | undefined): string {
  const commit = apps.find(({ shortCommit }) => shortCommit !== null)?.shortCommit ?? null;
  return commit === null || sha === undefined || sha.startsWith(commit.toLowerCase()) ? '' : ` (commit ${commit})`;
}

/** GitHub refuses a description with one: "description doesn't accept 4-byte Unicode" (ouzi-dev/commit-status-updater#526). */
const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;

/** Returns a clean text as a description that GitHub accepts: at most 140 UTF-16 units. Never throws. */
export function cutDescription(text: string): string {
  return cutChars(text.replace(FOUR_BYTES, '\ufffd'), DESCRIPTION_UNITS);
}
