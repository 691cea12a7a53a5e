import type { TouchdownError } from '../kernel/errors.ts';
import type { DeployState } from './state.ts';

/** "asked for a1b2c3d, saw QUEUED → RUNNING, the deployment date moved": what the verdict rests on, in one clause. */
export function renderEvidence(state: DeployState): string {
  const clauses = [renderAsked(state), renderSeen(state), renderTie(state)].filter((clause) => clause !== '');
  return clauses.join(', ');
}

/** The state words since the trigger as a chain; the last look's word where nothing moved. */
export function renderSeen(state: DeployState): string {
  const { steps, last } = state.record;
  const words = steps.length > 0 ? steps.map((step) => step.state) : last === null ? [] : [last.state];
  return words.length === 0 ? '' : `saw ${words.join(' → ')}`;
}

/** A short name of the commit: seven characters of a SHA, anything else whole. */
export function shortCommit(commit: string): string {
  return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
}

/** The sentence of an error, with a full stop at its end. */
export function sentenceOf(error: TouchdownError): string {
  return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
}

/** A whole number of seconds or minutes, for a sentence. */
export function renderSeconds(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function renderAsked(state: DeployState): string {
  if (!state.policy.trigger) return 'started nothing';
  const { commit } = state.policy;
  return commit === null ? 'asked for a deployment' : `asked for ${shortCommit(commit)}`;
}

function renderTie(state: DeployState): string {
  const { ties, reference } = state;
  if (ties.tie === 'none') return 'nothing that ties it to this deployment';
  const clauses: string[] = [];
  if (ties.tie === 'identity') clauses.push('the status named this deployment');
  if (isDateMoved(state)) clauses.push('the deployment date moved');
  if (clauses.length === 0)
    clauses.push(reference === null ? 'in progress since the request' : 'in progress since then');
  return clauses.join(' and ');
}

function isDateMoved({ ties, reference }: DeployState): boolean {
  return reference !== null && ties.date !== null && ties.date.text !== reference.lastDeploymentDate?.text;
}
