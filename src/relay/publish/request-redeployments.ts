import type { Clock } from '../../kernel/clock.ts';
import type { Rules } from '../decide/rules.ts';
import type { Platform, RelayLog } from '../relay-interfaces.ts';
import type { RedeployOutcome, RedeployTask, Store } from '../store/store.ts';

const AT_ONCE = 8;
/** What was sent longer ago than this is not under way any more: longer than a request may take, and its storing. */
const HOLD_MS = 120_000;
const LOST =
  'A deployment was asked for again, and whether that arrived is not known: the relay that sent it has ended.';
const LATE = 'A deployment was asked for again too long ago to be sent still: nothing was deployed.';
const AGAIN_MS = 15_000;
const MAX_DEPLOY_MS = 60_000;

/** What is deployed again with. */
export interface RedeployParts {
  readonly store: Pick<Store, 'takeRedeployments' | 'settleRedeployment'>;
  readonly platform: Platform;
  readonly clock: Clock;
  readonly rules: () => Rules;
  readonly log: RelayLog;
}

/**
 * Deploys again what was asked for, at most eight; answers how many. A platform that does not answer takes a minute for each, so
 * nothing else should wait for it. `signal` gives up the one that is under way, whose outcome is then not known, and begins no other.
 */
export async function redeployDue(parts: RedeployParts, signal: AbortSignal): Promise<number> {
  const { store, clock, rules, log } = parts;
  for (let count = 0; count < AT_ONCE; count++) {
    if (signal.aborted) return count;
    // One at a time: what a relay that dies has taken is not repeated.
    const { deadlineMs } = rules();
    const tasks = await store.takeRedeployments({ now: clock.epochMs(), limit: 1, holdMs: HOLD_MS, deadlineMs });
    for (const { kind, application, sha } of tasks)
      if (kind !== 'due') log('error', kind === 'lost' ? LOST : LATE, { application, sha });
    const task = tasks.find(({ kind }) => kind === 'due');
    if (task === undefined) return count;
    await redeploy(parts, task, signal);
  }
  return AT_ONCE;
}

async function redeploy(
  { store, platform, clock, rules, log }: RedeployParts,
  { id, application, sha }: RedeployTask,
  signal: AbortSignal,
): Promise<void> {
  const limits = { signal, deadlineAt: clock.monotonicMs() + MAX_DEPLOY_MS };
  const outcome = signal.aborted
    ? laterAt(clock.epochMs(), 'The relay stops.')
    : outcomeOf(await platform(application).trigger(sha, limits), clock.epochMs());
  const reason = outcome.kind === 'accepted' ? '' : outcome.reason;
  log(['given-up', 'lost'].includes(outcome.kind) ? 'error' : 'info', 'A deployment was asked for again.', {
    ...{ application, sha, outcome: outcome.kind, reason },
  });
  await store.settleRedeployment({ id, outcome, now: clock.epochMs(), rules: rules() });
}

/** Only what surely did not arrive is sent again: a second deployment is worse than none. */
function outcomeOf(answer: Awaited<ReturnType<ReturnType<Platform>['trigger']>>, now: number): RedeployOutcome {
  switch (answer.kind) {
    case 'accepted':
      return { kind: 'accepted', deployment: answer.deploymentId };
    case 'conflict':
    case 'not-sent':
    case 'throttled':
      return laterAt(now + AGAIN_MS, answer.error.message);
    case 'lost':
      return { kind: 'lost', reason: answer.error.message };
    default:
      return { kind: 'given-up', reason: answer.error.message };
  }
}

function laterAt(notBefore: number, reason: string): RedeployOutcome {
  return { kind: 'later', notBefore, reason };
}
