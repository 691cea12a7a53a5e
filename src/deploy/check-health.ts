import type { Clock } from '../kernel/clock.ts';
import type { HealthPolicy, HealthProbe } from './deploy-target.ts';
import {
  addAttempt,
  decideHealth,
  interruptedHealth,
  isBodyNeeded,
  settleHealth,
  startHealth,
  unhealthy,
} from './health.ts';
import { NOTICES } from './sentences.ts';
import type { DeploymentRecord, Ending, Notice } from './state.ts';

/** How to check an application's health, and what sends the requests. */
export interface HealthCheck extends HealthPolicy {
  readonly probe: HealthProbe;
}

interface CheckOptions {
  readonly check: HealthCheck;
  /** The end of the whole deployment, on the monotonic clock. */
  readonly deadlineAt: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly watch: { changed(record: DeploymentRecord): void; notice(notice: Notice): void };
}

/** Checks the health of an application whose deployment has settled, and returns the record with the verdict. Never rejects. */
export async function checkHealth(settled: DeploymentRecord, options: CheckOptions): Promise<DeploymentRecord> {
  const { check, deadlineAt, clock, signal, watch } = options;
  let health = startHealth(check, clock.monotonicMs());
  watch.notice({ level: 'info', text: NOTICES.checkingHealth(health.url) });
  for (;;) {
    watch.changed({ ...settled, settlement: null, health });
    const step = decideHealth(health, check, clock.monotonicMs(), deadlineAt);
    if (step.kind === 'healthy') return settle(null);
    if (step.kind === 'ended') return settle(unhealthy(settled, health, step.result, clock.monotonicMs()));
    await clock.wait(step.at - clock.monotonicMs(), signal);
    if (signal.aborted) return settle(interruptedHealth(settled, health));
    const startedAt = clock.monotonicMs();
    const response = await check.probe(check.url, {
      signal,
      deadlineAt: step.endsAt,
      isBodyNeeded: (status) => isBodyNeeded(check, status),
    });
    if (signal.aborted) return settle(interruptedHealth(settled, health));
    const leftMs = Math.min(health.startedAt + check.timeoutMs, deadlineAt) - clock.monotonicMs();
    // An attempt that the end cut off says less than the one before it.
    if (leftMs <= 0 && response.kind === 'failed' && health.attempts > 0) continue;
    const isFirstProblem = health.problem === null;
    health = addAttempt(health, { response, startedAt }, check);
    if (isFirstProblem && health.problem !== null && leftMs > 0)
      watch.notice({ level: 'info', text: NOTICES.notHealthy(health.problem.what, leftMs) });
  }

  function settle(ending: Ending | null): DeploymentRecord {
    const record = settleHealth(settled, health, ending, clock.monotonicMs());
    watch.changed(record);
    return record;
  }
}
