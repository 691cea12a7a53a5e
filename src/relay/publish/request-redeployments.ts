import type { RedeployOutcome } from '../decide/tasks.ts';
import type { Platform } from '../interfaces.ts';
import type { PlatformWorkParts } from './work.ts';

/** Longer than sending a request and storing its outcome can take. */
const HOLD_MS = 120_000;
const LOST = 'Unknown whether "Deploy again" started a deployment: the relay that sent the request has stopped.';
const LATE = '"Deploy again" was requested too long ago. Nothing was deployed.';
const RETRY_MS = 15_000;
const MAX_DEPLOY_MS = 60_000;

/** Sends due "Deploy again" requests. `signal` aborts the current request, whose outcome is then unknown. */
export async function redeployDue(parts: PlatformWorkParts, signal: AbortSignal): Promise<void> {
  const { store, platform, clock, rules, log } = parts;
  while (!signal.aborted) {
    // One at a time: requests that a relay claimed before it died are never repeated.
    const claiming = { now: clock.epochMs(), limit: 1, holdMs: HOLD_MS, rules: rules() };
    const tasks = await store.claimRedeployments(claiming);
    for (const { state, application, sha } of tasks)
      if (state !== 'due') log('error', state === 'lost' ? LOST : LATE, { application, sha });
    const task = tasks.find(({ state }) => state === 'due');
    if (task === undefined) return;
    const { id, application, sha } = task;
    const limits = { signal, deadlineAt: clock.monotonicMs() + MAX_DEPLOY_MS };
    const outcome = signal.aborted
      ? ({ kind: 'later', notBefore: clock.epochMs(), reason: 'The relay is stopping.' } as const)
      : outcomeOf(await platform(application).trigger(sha, limits), clock.epochMs());
    const reason = outcome.kind === 'accepted' ? '' : outcome.reason;
    const level = ['given-up', 'lost'].includes(outcome.kind) ? 'error' : 'info';
    log(level, 'Handled "Deploy again".', { application, sha, outcome: outcome.kind, reason });
    await store.settleRedeployment({ id, outcome, now: clock.epochMs(), rules: rules() });
  }
}

/** Retries only what certainly did not arrive, since a second deployment is worse than none. */
function outcomeOf(result: Awaited<ReturnType<ReturnType<Platform>['trigger']>>, now: number): RedeployOutcome {
  switch (result.kind) {
    case 'accepted':
      return { kind: 'accepted', deployment: result.deploymentId };
    case 'conflict':
    case 'not-sent':
    case 'throttled':
      return { kind: 'later', notBefore: now + RETRY_MS, reason: result.error.message };
    case 'lost':
      return { kind: 'lost', reason: result.error.message };
    default:
      return { kind: 'given-up', reason: result.error.message };
  }
}
