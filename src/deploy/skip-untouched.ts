import type { Clock } from '../kernel/clock.ts';
import type { PathPattern } from '../kernel/path-pattern.ts';
import { findUnhealthy } from './check-health.ts';
import { decidePaths, type PathsFacts } from './decide-paths.ts';
import type { Comparison, DeployTarget, HealthPolicy, HealthProbe, Observation, Setting } from './deploy-target.ts';
import { untouched } from './endings-before-start.ts';
import type { Observer } from './follow.ts';
import { isHealthy, readStatus, toReadableCheck } from './phase.ts';
import type { DeploymentRecord, DeployPolicy } from './state.ts';

/** What GitHub says of commits. No call rejects. */
export interface CommitSource {
  /** Returns the commit of an application's last GitHub Deployment, if it succeeded; null if unknown. */
  findDeployed(appId: string): Promise<NonNullable<PathsFacts['base']>>;
  compare(base: string, head: string): Promise<Comparison>;
}

/** An application that is deployed only if its files changed. */
interface Candidate {
  readonly target: DeployTarget;
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  readonly patterns: readonly PathPattern[];
  readonly source: CommitSource;
  /** Returns how its health is checked if it runs this commit; null if it is not. */
  readonly healthOf: (commit: string) => HealthPolicy | null;
  readonly healthProbe: HealthProbe;
  readonly watch: Pick<Observer, 'changed' | 'notice'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** How long a question to the platform may delay the deployment, in milliseconds. */
const MAX_QUESTION_MS = 20_000;

/**
 * Returns true if nothing of an application changed since the commit that it runs: the watch then gets its record as settled, else why it
 * is deployed. Never rejects.
 */
export async function skipUntouched(record: DeploymentRecord, candidate: Candidate): Promise<boolean> {
  const { target, policy, patterns, source, watch, clock, signal } = candidate;
  const { commit } = policy;
  const head = commit !== null && commit.length >= 40 ? commit.toLowerCase() : null;
  let facts: PathsFacts = { head, hasSettings: candidate.settings.length > 0, patterns };
  let baseline: Observation | null = null;
  for (let decision = decidePaths(facts); ; decision = decidePaths(facts)) {
    if (decision.kind === 'skip') {
      const settlement = { advice: [], ...untouched(decision.why), confirmed: true, settledAt: clock.monotonicMs() };
      watch.changed({ ...record, baseline, last: baseline, previousCommit: decision.base, settlement });
      return true;
    }
    if (decision.kind === 'deploy') {
      if (!signal.aborted) watch.notice(decision.notice);
      return false;
    }
    const limits = { signal, deadlineAt: clock.monotonicMs() + MAX_QUESTION_MS };
    if (decision.what === 'application') {
      const check = toReadableCheck(await target.checkStatus('baseline', limits), policy);
      if (check.kind === 'observed') baseline = check.observation;
      facts = { ...facts, application: baseline === null ? 'unreadable' : readHealth(baseline, policy) };
    } else if (decision.what === 'base') {
      const { commit: runs } = await target.readDeployedCommit(limits);
      facts = {
        ...facts,
        base: runs === null ? await source.findDeployed(target.appId) : { commit: runs.toLowerCase() },
      };
    } else if (decision.what === 'health') {
      const health = candidate.healthOf(facts.base?.commit ?? '');
      facts = { ...facts, unhealthy: health && (await findUnhealthy(health, candidate)) };
    } else {
      const base = facts.base?.commit ?? '';
      facts = { ...facts, comparison: base === head ? IDENTICAL : await source.compare(base, head ?? '') };
    }
  }
}

const IDENTICAL: Comparison = { kind: 'compared', status: 'identical', files: [], isComplete: true };

function readHealth(observation: Observation, policy: DeployPolicy): 'healthy' | 'waiting' | 'unhealthy' {
  if ((observation.requestsWaiting ?? 0) > 0) return 'waiting';
  return isHealthy(observation, readStatus(observation, policy)) ? 'healthy' : 'unhealthy';
}
