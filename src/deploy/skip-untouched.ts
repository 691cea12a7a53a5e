import type { Clock } from '../kernel/clock.ts';
import type { PathPattern } from '../kernel/path-pattern.ts';
import { decidePaths, type PathsFacts } from './decide-paths.ts';
import type { Comparison, DeployTarget, Observation, Setting } from './deploy-target.ts';
import { untouched } from './endings-before-start.ts';
import { isHealthy, readStatus, toReadableCheck } from './phase.ts';
import { asSentence } from './sentences.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './state.ts';

/** What GitHub says of commits. No call rejects; what it could not say is a problem, in a sentence. */
export interface CommitSource {
  /** Returns the commit of an application's last GitHub Deployment, if it succeeded; null if unknown. */
  findDeployed(app: App): Promise<{ readonly commit: string | null; readonly problem: string | null }>;
  compare(base: string, head: string): Promise<{ readonly comparison: Comparison; readonly problem: string | null }>;
}

interface App {
  readonly appId: string;
  readonly name: string;
}

/** An application that is deployed only if its files changed. */
interface Candidate {
  readonly app: App;
  readonly target: DeployTarget;
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  readonly patterns: readonly PathPattern[];
  readonly source: CommitSource;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** How long a question to the platform may delay the deployment, in milliseconds. */
const MAX_QUESTION_MS = 20_000;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

/**
 * Reads what the decision needs. Returns the record as settled if nothing of the application changed since the commit that it runs, else
 * null; `notice` says why it is deployed. Never rejects.
 */
export async function skipUntouched(
  record: DeploymentRecord,
  { app, target, policy, settings, patterns, source, clock, signal }: Candidate,
): Promise<{ readonly settled: DeploymentRecord | null; readonly notice: Notice | null }> {
  const { commit } = policy;
  let facts: PathsFacts = {
    head: commit !== null && FULL_SHA.test(commit) ? commit.toLowerCase() : null,
    settings: settings.length === 0 ? 'none' : 'given',
    patterns,
  };
  let baseline: Observation | null = null;
  let problem: string | null = null;
  for (;;) {
    const decision = decidePaths(facts);
    if (decision.kind === 'skip') {
      const ending = untouched(decision.why);
      const settlement = { advice: [], ...ending, confirmed: true, settledAt: clock.monotonicMs() };
      return { settled: { ...record, baseline, last: baseline, settlement }, notice: null };
    }
    if (decision.kind === 'deploy')
      return { settled: null, notice: signal.aborted ? null : describe(decision, problem) };
    const limits = { signal, deadlineAt: clock.monotonicMs() + MAX_QUESTION_MS };
    if (decision.what === 'application') {
      const check = toReadableCheck(await target.checkStatus('baseline', limits), policy);
      if (check.kind === 'observed') baseline = check.observation;
      facts = { ...facts, application: baseline === null ? 'unreadable' : readHealth(baseline, policy) };
    } else if (decision.what === 'base') {
      const runs = await target.readDeployedCommit(limits);
      const found = runs === null ? await source.findDeployed(app) : { commit: runs, problem: null };
      problem = found.problem;
      facts = { ...facts, base: found.commit?.toLowerCase() ?? null };
    } else {
      const { base = null, head } = facts;
      const compared = await compare(base ?? '', head ?? '', source);
      problem = compared.problem;
      facts = { ...facts, comparison: compared.comparison };
    }
  }
}

function readHealth(observation: Observation, policy: DeployPolicy): 'healthy' | 'waiting' | 'unhealthy' {
  if ((observation.requestsWaiting ?? 0) > 0) return 'waiting';
  return isHealthy(observation, readStatus(observation, policy)) ? 'healthy' : 'unhealthy';
}

function compare(base: string, head: string, source: CommitSource): ReturnType<CommitSource['compare']> {
  if (base !== head) return source.compare(base, head);
  const comparison = { kind: 'compared', status: 'identical', files: [], isComplete: true } as const;
  return Promise.resolve({ comparison, problem: null });
}

/** Several applications have one problem with GitHub. */
function describe(
  { why, isInDoubt }: { readonly why: string; readonly isInDoubt: boolean },
  problem: string | null,
): Notice {
  if (!isInDoubt) return { level: 'info', text: asSentence(`Deploying: ${why}`) };
  const text = `Deploying in spite of paths, because ${asSentence(why)}`;
  if (problem === null) return { level: 'info', text };
  return { level: 'warning', text: `${text} ${problem}`, key: problem };
}
