import { causeAmong, cutDescription, type RunStanding, renderDescription } from './standing.ts';

/** The content of a commit status; gates read the state, people the description. */
export interface CommitStatus {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  /** Plain text, at most 140 UTF-16 units. */
  readonly description: string;
}

/** Returns the commit status: `failure` if deployments failed, `error` if their outcome is unknown. Never throws. */
export function renderCommitStatus(standing: RunStanding): CommitStatus {
  return { state: stateOf(standing), description: describe(standing) };
}

/** While it continues, the text never changes: the difference between waiting and deploying is not worth a request. */
function describe(standing: RunStanding): string {
  if (standing.progress === 'completed') return renderDescription({ ...standing, ...causeAmong(standing.apps) });
  const [only] = standing.apps.length === 1 ? standing.apps : [];
  return cutDescription(only === undefined ? standing.headline : `Deploying: ${only.appId}`);
}

function stateOf({ progress, result, conclusion }: RunStanding): CommitStatus['state'] {
  if (progress !== 'completed' || conclusion === null) return 'pending';
  if (conclusion === 'success' || conclusion === 'skipped' || conclusion === 'neutral') return 'success';
  return result === 'unknown' || result === 'cancelled' ? 'error' : 'failure';
}
