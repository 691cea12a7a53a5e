import { cutDescription, type DeploymentStatus, RELAY_TASK } from '../../report/github-status.ts';
import type { DesiredCheck } from '../interfaces.ts';
import { confirm, type Deployment } from './deployment.ts';
import { linkToPage } from './desired-check.ts';
import type { Word } from './evidence.ts';
import type { ConfiguredApplication, Rules } from './rules.ts';

type State = DeploymentStatus['state'];

/** What a GitHub Deployment shows of a deployment; docs/relay/gate.md has the same rows. */
const STATES: Readonly<Record<Word, State>> = {
  unknown: 'queued',
  queued: 'queued',
  running: 'in_progress',
  succeeded: 'success',
  failed: 'failure',
  cancelled: 'inactive',
  superseded: 'inactive',
  timed_out: 'error',
};

/** The states that GitHub knows: those before an outcome, in order, and the outcomes. */
const KNOWN: readonly string[] = ['pending', 'queued', 'in_progress', 'success', 'failure', 'error', 'inactive'];
const FIRST_OUTCOME = KNOWN.indexOf('success');

/** Another task is other work, such as a migration (GitHub's documentation of the REST API). */
const ADOPTED_TASKS: readonly string[] = ['deploy', RELAY_TASK];
/** GitHub's clock and those that dated the start of a deployment may differ by this much, in milliseconds. */
const APART_MS = 60_000;

/** Returns the GitHub Deployment of a deployment with this check run. Its text changes only with its state. */
export function desireDeployment(
  check: DesiredCheck,
  deployment: Deployment,
  { name }: ConfiguredApplication,
  rules: Rules,
): DesiredCheck {
  const state = STATES[confirm(deployment, rules).word];
  return {
    ...check,
    title: cutDescription(state === 'in_progress' ? `Deploying: ${name}` : check.title),
    summary: '',
    text: null,
    detailsUrl: linkToPage(deployment, rules) ?? check.detailsUrl,
    canDeployAgain: false,
    deployment: { state, environmentUrl: deployment.url },
  };
}

/** Returns true if a status has to be written: each at most once, and none after a later one. */
export function isStatusDue(state: State, shown: readonly { readonly state: string }[]): boolean {
  return !shown.some((other) => other.state === state || rankOf(other.state) > rankOf(state));
}

/** -1: unknown, such as that of a job of GitHub Actions that waits for approval. */
function rankOf(state: string): number {
  return Math.min(KNOWN.indexOf(state), FIRST_OUTCOME);
}

/** Returns the GitHub Deployment with this external id, else the newest that may be adopted; those in `except` belong to other deployments. */
export function chooseDeployment<T extends { readonly id: number; readonly task: string; readonly externalId: string }>(
  listed: readonly T[],
  externalId: string,
  except: readonly number[],
): T | null {
  const newest = listed.toSorted((one, other) => other.id - one.id);
  const own = newest.find((one) => one.externalId === externalId);
  return own ?? newest.find(({ id, task }) => ADOPTED_TASKS.includes(task) && !except.includes(id)) ?? null;
}

/** Returns true if the newest status may be of a deployment that started at a time: it is no outcome, or was written since. */
export function mayAdopt(
  newest: { readonly state: string; readonly at: number } | undefined,
  startedAt: number,
): boolean {
  const rank = rankOf(newest?.state ?? 'pending');
  return rank >= 0 && (rank < FIRST_OUTCOME || (newest?.at ?? 0) >= startedAt - APART_MS);
}
