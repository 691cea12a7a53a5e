import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { showableAddress } from '../kernel/web-address.ts';
import type { HealthPolicy, HealthResponse } from './deploy-target.ts';
import { FOLLOW, type NextStep, RAISE_TIMEOUT } from './next-steps.ts';
import { isPassing } from './result.ts';
import { lastSeen, renderHealth, renderSeconds } from './sentences.ts';
import type { DeploymentRecord, DeployPolicy, Ending, HealthProblem, HealthRecord } from './state.ts';

/** So many attempts in a row have to pass. */
const PASSES = 3;
const INTERVAL_MS = 5_000;
const ATTEMPT_MS = 10_000;
const BODY_UNITS = 200;
const WHAT_UNITS = 400;

/** Returns whether health is checked after this outcome: the result passes, and is that of our deployment. */
export function isHealthDue({ settlement }: DeploymentRecord, policy: DeployPolicy): boolean {
  if (settlement === null || !isPassing(settlement.result, policy)) return false;
  return settlement.result === 'success' || settlement.result === 'unchanged';
}

/** Returns what is known before the first attempt. */
export function startHealth({ url }: HealthPolicy, startedAt: number): HealthRecord {
  return {
    url: showableAddress(url),
    startedAt,
    attempts: 0,
    attemptedAt: null,
    passes: 0,
    isHealthy: false,
    problem: null,
  };
}

/** Returns whether the body has to be read of a response with this status: to look for a text, or to show its start. */
export function isBodyNeeded({ statuses, text }: HealthPolicy, status: number): boolean {
  return text !== null || !isExpected(statuses, status);
}

function isExpected(statuses: HealthPolicy['statuses'], status: number): boolean {
  return statuses.some(([from, to]) => status >= from && status <= to);
}

/** Returns what is known after one more attempt. */
export function addAttempt(
  health: HealthRecord,
  { response, startedAt }: { readonly response: HealthResponse; readonly startedAt: number },
  policy: HealthPolicy,
): HealthRecord {
  const problem = findProblem(response, policy);
  const passes = problem === null ? health.passes + 1 : 0;
  return {
    ...health,
    attempts: health.attempts + 1,
    attemptedAt: startedAt,
    passes,
    isHealthy: passes >= PASSES,
    problem: problem ?? health.problem,
  };
}

/** Decides by the table of attempts in docs/behaviors.md; null: the attempt passed. */
function findProblem(response: HealthResponse, { statuses, text }: HealthPolicy): HealthProblem | null {
  if (response.kind === 'failed') {
    const what = safeSentence(response.what, WHAT_UNITS);
    return { what, cause: `the health check's address ${what}` };
  }
  const { status, redirectedTo, body } = response;
  const isStatusGood = isExpected(statuses, status);
  if (isStatusGood && (text === null || body.includes(text))) return null;
  const where = redirectedTo === null ? '' : `redirects to ${showableAddress(redirectedTo)}, which `;
  const missing = isStatusGood ? `, but its body does not contain ${JSON.stringify(text)}` : '';
  const said = safeSentence(body, BODY_UNITS);
  return {
    what: safeSentence(`${where}answers ${status}${missing}`, WHAT_UNITS),
    cause: `the health check got ${status}${said === '' ? ' without a body' : `: ${said}`}`,
  };
}

/** `attempt`: one starts at `at` and ends by `endsAt`. `ended`: it did not become healthy in time. */
export type HealthStep =
  | { readonly kind: 'attempt'; readonly at: number; readonly endsAt: number }
  | { readonly kind: 'healthy' }
  | { readonly kind: 'ended'; readonly result: 'failure' | 'timed_out' };

/** Decides what to do at `now` by the table of endings in docs/behaviors.md; `deadlineAt` is the end of the whole deployment. */
export function decideHealth(
  { startedAt, attempts, attemptedAt, passes, isHealthy }: HealthRecord,
  { timeoutMs }: HealthPolicy,
  now: number,
  deadlineAt: number,
): HealthStep {
  if (isHealthy) return { kind: 'healthy' };
  const limitAt = startedAt + timeoutMs;
  const endsAt = Math.min(limitAt, deadlineAt);
  // In a short limit, as many attempts as have to pass still have room.
  const intervalMs = Math.min(INTERVAL_MS, timeoutMs / (PASSES + 1));
  const at = attemptedAt === null ? now : Math.max(now, attemptedAt + intervalMs);
  if (at < endsAt) return { kind: 'attempt', at, endsAt: Math.min(at + ATTEMPT_MS, endsAt) };
  const isUnhealthy = limitAt <= deadlineAt || (attempts > 0 && passes === 0);
  return { kind: 'ended', result: isUnhealthy ? 'failure' : 'timed_out' };
}

const CHECK: readonly NextStep[] = [
  { kind: 'do', what: 'check what the application responds at this address' },
  { kind: 'raise', setting: 'health-timeout' },
];

/** The ending of a deployment whose application did not become healthy in time. */
export function unhealthy(
  record: DeploymentRecord,
  { url, startedAt, attempts, passes, problem }: HealthRecord,
  result: 'failure' | 'timed_out',
  now: number,
): Ending {
  const state = lastSeen(record) ?? 'success';
  if (result === 'timed_out') {
    const within = renderSeconds(now - record.startedAt);
    const reason = `The platform reports ${state}, but ${url} did not pass the health check before the timeout, after ${within}.`;
    return { result, reason, advice: [RAISE_TIMEOUT, FOLLOW] };
  }
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} in ${renderDuration(now - startedAt)}`;
  const last = problem?.what ?? 'was not checked often enough';
  const what = passes === 0 ? last : `did not pass ${PASSES} times in a row; the last time it failed, it ${last}`;
  return { result, reason: `The platform reports ${state}, but ${url} ${what} (${tries}).`, advice: CHECK };
}

/** The ending if the step was asked to stop while health was checked. */
export function interruptedHealth(record: DeploymentRecord, { url }: HealthRecord): Ending {
  const state = lastSeen(record) ?? 'success';
  const reason = `Interrupted while the health of ${url} was checked. The platform reports ${state}.`;
  return { result: 'cancelled', reason, advice: [FOLLOW], isInterrupted: true };
}

/** Returns a deployment that has settled with the health of its application, and if it is not healthy with this ending. */
export function settleHealth(
  record: DeploymentRecord,
  health: HealthRecord,
  ending: Ending | null,
  settledAt: number,
): DeploymentRecord {
  const { settlement } = record;
  if (settlement === null) return record;
  const reason = `${settlement.reason.replace(/\.$/, '')}; ${renderHealth(health)}.`;
  return { ...record, health, settlement: { ...settlement, reason, ...ending, settledAt } };
}
