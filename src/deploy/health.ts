import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { showableAddress } from '../kernel/web-address.ts';
import type { HealthPolicy, HealthResponse } from './deploy-target.ts';
import { FOLLOW, RAISE_TIMEOUT } from './next-steps.ts';
import { isPassing } from './result.ts';
import { lastSeen, renderHealth } from './sentences.ts';
import type { DeploymentRecord, DeployPolicy, Ending, HealthProblem, HealthRecord } from './state.ts';

/** So many attempts in a row have to pass. */
const PASSES = 3;
const INTERVAL_MS = 5_000;
/** How long one attempt may take. */
export const ATTEMPT_MS = 10_000;
const BODY_UNITS = 200;
const WHAT_UNITS = 400;

/** Returns whether health is checked after this outcome: it passes, and is not another deployment's. */
export function isHealthDue({ settlement }: DeploymentRecord, policy: DeployPolicy): boolean {
  if (settlement === null || !isPassing(settlement.result, policy)) return false;
  return settlement.result === 'success' || settlement.result === 'unchanged';
}

/** Returns whether a status passes. */
export function isExpected({ statuses }: HealthPolicy, status: number): boolean {
  return statuses.some(([from, to]) => status >= from && status <= to);
}

/** Returns what is known after one more attempt. */
export function addAttempt(health: HealthRecord, response: HealthResponse, policy: HealthPolicy): HealthRecord {
  const problem = findProblem(response, policy);
  const passes = problem === null ? health.passes + 1 : 0;
  return {
    ...health,
    attempts: health.attempts + 1,
    passes,
    isHealthy: passes >= PASSES,
    problem: problem ?? health.problem,
  };
}

/** Decides by the table of attempts in docs/behaviors.md; null: the attempt passed. */
export function findProblem(response: HealthResponse, policy: HealthPolicy): HealthProblem | null {
  if (response.kind === 'failed') {
    const what = safeSentence(response.what, WHAT_UNITS);
    return { what, cause: `the health check's address ${what}` };
  }
  const { status, redirectedTo, body } = response;
  const { text } = policy;
  const isStatusGood = isExpected(policy, status);
  if (isStatusGood && (text === null || body.includes(text))) return null;
  const where = redirectedTo === null ? '' : `redirects to ${showableAddress(redirectedTo)}, which `;
  const missing = isStatusGood ? `, but its body does not contain ${JSON.stringify(text)}` : '';
  const said = safeSentence(body, BODY_UNITS);
  return {
    what: safeSentence(`${where}responds with ${status}${missing}`, WHAT_UNITS),
    cause: `the health check got ${status}${said === '' ? ' without a body' : `: ${said}`}`,
  };
}

/** `attempt`: one starts at `at` and ends by `endsAt`. Else the result; `success`: it is healthy. */
export type HealthStep =
  | { readonly kind: 'attempt'; readonly at: number; readonly endsAt: number }
  | { readonly kind: 'ended'; readonly result: 'success' | 'failure' | 'timed_out' };

/** Decides what to do at `now`, by the table of endings in docs/behaviors.md. `deadlineAt` is the end of the whole deployment. */
export function decideHealth(
  { startedAt, attempts, passes, isHealthy }: HealthRecord,
  { timeoutMs }: HealthPolicy,
  { now, attemptedAt, deadlineAt }: { readonly now: number; readonly attemptedAt: number; readonly deadlineAt: number },
): HealthStep {
  if (isHealthy) return { kind: 'ended', result: 'success' };
  const limitAt = startedAt + timeoutMs;
  const endsAt = Math.min(limitAt, deadlineAt);
  // In a short limit, as many attempts as have to pass still have room.
  const at = Math.max(now, attemptedAt + Math.min(INTERVAL_MS, timeoutMs / (PASSES + 1)));
  if (at < endsAt) return { kind: 'attempt', at, endsAt: Math.min(at + ATTEMPT_MS, endsAt) };
  const isUnhealthy = limitAt <= deadlineAt || (attempts > 0 && passes === 0);
  return { kind: 'ended', result: isUnhealthy ? 'failure' : 'timed_out' };
}

/** Returns a settled deployment with the outcome of its health check; `cancelled`: the step was asked to stop meanwhile. */
export function settleHealth(
  record: DeploymentRecord,
  health: HealthRecord,
  result: 'success' | 'failure' | 'timed_out' | 'cancelled',
  settledAt: number,
): DeploymentRecord {
  const { settlement } = record;
  if (settlement === null) return record;
  const reason = `${settlement.reason.replace(/\.$/, '')}; ${renderHealth(health)}.`;
  const ending = result === 'success' ? { reason } : endUnhealthy(record, health, result, settledAt);
  return { ...record, health, settlement: { ...settlement, ...ending, settledAt } };
}

function endUnhealthy(
  record: DeploymentRecord,
  { url, startedAt, attempts, passes, problem }: HealthRecord,
  result: 'failure' | 'timed_out' | 'cancelled',
  now: number,
): Ending & Required<Pick<Ending, 'advice'>> {
  const reports = `he platform reports ${lastSeen(record) ?? 'success'}`;
  if (result === 'cancelled') {
    const reason = `Interrupted while the health of ${url} was checked; t${reports}.`;
    return { result, reasonCode: 'interrupted', reason, advice: [FOLLOW], isInterrupted: true };
  }
  if (result === 'timed_out') {
    const reason = `T${reports}, but the timeout was reached before ${url} passed the health check.`;
    return { result, reasonCode: 'timeout', reason, advice: [RAISE_TIMEOUT, FOLLOW] };
  }
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} in ${renderDuration(now - startedAt)}`;
  const last = problem?.what ?? 'was not checked often enough';
  const what = passes === 0 ? last : `did not pass ${PASSES} times in a row; the last failure: it ${last}`;
  return {
    result,
    reasonCode: 'health-failed',
    reason: `T${reports}, but ${url} ${what} (${tries}).`,
    advice: [
      { kind: 'do', what: 'check what the application responds at this address' },
      { kind: 'raise', setting: 'health-timeout' },
    ],
  };
}
