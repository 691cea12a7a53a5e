import { headlineOf } from '../deploy/result.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { type AppStanding, causeAmong, type RunStanding, renderDescription, type Stand } from './standing.ts';
import { headlineOfSeveral, worstAmong } from './view.ts';

/** The same limit as for an id in {@link AppView}. */
const MAX_ID_UNITS = 200;

/** What a GitHub Deployment's status says. */
export interface DeploymentStatus {
  readonly state: 'queued' | 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Plain text, at most 140 UTF-16 units. */
  readonly description: string;
}

/**
 * Returns the status of a deployment in GitHub's words. `success` needs evidence, since `required_deployments` lets merge on it. GitHub
 * has no word for a cancellation, nor for a deployment that is not waited for (`triggered`): both are `inactive`, the only final state
 * that opens no gate and reports no failure. Never throws.
 */
export function renderDeploymentStatus(standing: Stand): DeploymentStatus {
  return { state: stateOf(standing), description: renderDescription(standing) };
}

/** Returns whether a state is final. */
export function isFinalState(state: string): boolean {
  return state !== 'queued' && state !== 'in_progress' && state !== 'pending';
}

/** Returns the combined standing: under way until all have finished, then the worst; no success if none was started. */
export function worstStanding(standing: RunStanding, appIds: readonly string[]): Stand {
  const apps = appsAmong(standing, appIds);
  const [first] = apps;
  if (first === undefined) return standingOfNone(standing);
  if (apps.length === 1) return { ...first, ...causeAmong(apps) };
  return apps.every((app) => app.progress === 'completed') ? worstEnded(apps) : worstOpen(apps);
}

/** Returns the standings of the applications with these ids, as the author wrote them. */
export function appsAmong({ apps }: RunStanding, appIds: readonly string[]): readonly AppStanding[] {
  const shown = appIds.map((appId) => safeSentence(appId, MAX_ID_UNITS));
  return apps.filter((app) => shown.includes(app.appId));
}

function standingOfNone(standing: RunStanding): Stand {
  if (standing.progress !== 'completed') return { ...standing, progress: 'queued' };
  const { result } = standing;
  if (result === 'unknown' || result === 'cancelled') return standing;
  return { ...standing, result: 'skipped', conclusion: 'skipped', headline: headlineOf('skipped'), reason: '' };
}

function worstOpen(apps: readonly AppStanding[]): Stand {
  const progress = apps.every((app) => app.progress === 'queued') ? 'queued' : 'in_progress';
  return { progress, result: null, conclusion: null, headline: `Deploying ${apps.length} applications`, reason: '' };
}

function worstEnded(apps: readonly AppStanding[]): Stand {
  const alike = worstAmong(apps);
  const headline = headlineOfSeveral(alike, apps.length);
  const [worst] = alike;
  const reason = worst === undefined ? '' : `${worst.appId}: ${worst.reason}`;
  return {
    progress: 'completed',
    result: worst?.result ?? null,
    conclusion: worst?.conclusion ?? null,
    headline,
    reason,
    ...causeAmong(apps),
  };
}

function stateOf({ progress, result, conclusion }: Stand): DeploymentStatus['state'] {
  if (progress !== 'completed') return progress;
  switch (result) {
    case 'success':
      return 'success';
    case 'unchanged':
      return conclusion === 'success' ? 'success' : 'failure';
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
