import type { Clock } from '../kernel/clock.ts';
import { showableAddress } from '../kernel/web-address.ts';
import type { HealthPolicy, HealthProbe } from './deploy-target.ts';
import { ATTEMPT_MS, addAttempt, decideHealth, findProblem, isExpected, settleHealth } from './health.ts';
import { NOTICES } from './sentences.ts';
import type { DeploymentRecord, HealthRecord, Notice } from './state.ts';

interface CheckOptions {
  readonly health: HealthPolicy;
  readonly healthProbe: HealthProbe;
  /** The end of the whole deployment, on the monotonic clock. */
  readonly deadlineAt: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly watch: { changed(record: DeploymentRecord): void; notice(notice: Notice): void };
}

/** Makes one attempt, and returns what was wrong with it as a predicate; null if it passed. Never rejects. */
export async function findUnhealthy(
  policy: HealthPolicy,
  { healthProbe, clock, signal }: Pick<CheckOptions, 'healthProbe' | 'clock' | 'signal'>,
): Promise<string | null> {
  const response = await probe(policy, { healthProbe, signal }, clock.monotonicMs() + ATTEMPT_MS);
  return findProblem(response, policy)?.what ?? null;
}

function probe(
  policy: HealthPolicy,
  { healthProbe, signal }: Pick<CheckOptions, 'healthProbe' | 'signal'>,
  deadlineAt: number,
) {
  const isBodyNeeded = (status: number): boolean => policy.text !== null || !isExpected(policy, status);
  return healthProbe(policy.url, { signal, deadlineAt, isBodyNeeded });
}

/** Checks the health of an application whose deployment has settled, and returns the record with the verdict. Never rejects. */
export async function checkHealth(settled: DeploymentRecord, options: CheckOptions): Promise<DeploymentRecord> {
  const { health: policy, healthProbe, deadlineAt, clock, signal, watch } = options;
  const url = showableAddress(policy.url);
  const startedAt = settled.settlement?.settledAt ?? clock.monotonicMs();
  const say = (text: string): void => watch.notice({ level: 'info', text });
  let health: HealthRecord = { url, startedAt, attempts: 0, passes: 0, isHealthy: false, problem: null };
  let attemptedAt = Number.NEGATIVE_INFINITY;
  say(NOTICES.checkingHealth(url));
  for (;;) {
    watch.changed({ ...settled, settlement: null, health });
    const step = decideHealth(health, policy, { now: clock.monotonicMs(), attemptedAt, deadlineAt });
    if (step.kind === 'ended') return settle(step.result);
    await clock.wait(step.at - clock.monotonicMs(), signal);
    attemptedAt = clock.monotonicMs();
    const response = signal.aborted ? null : await probe(policy, { healthProbe, signal }, step.endsAt);
    if (response === null || signal.aborted) return settle('cancelled');
    const leftMs = Math.min(startedAt + policy.timeoutMs, deadlineAt) - clock.monotonicMs();
    // An attempt that the end cut off says less than the one before it.
    if (leftMs <= 0 && response.kind === 'failed' && health.attempts > 0) continue;
    const isFirstProblem = health.problem === null;
    health = addAttempt(health, response, policy);
    if (isFirstProblem && health.problem !== null && leftMs > 0) say(NOTICES.notHealthy(health.problem.what, leftMs));
  }

  function settle(result: Parameters<typeof settleHealth>[2]): DeploymentRecord {
    const record = settleHealth(settled, health, result, clock.monotonicMs());
    watch.changed(record);
    return record;
  }
}
