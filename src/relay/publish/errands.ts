import type { Clock } from '../../kernel/clock.ts';
import type { GithubApp, GithubReply, InstalledRepository, Platform, RelayLog } from '../ports.ts';
import type { Rules } from '../rules.ts';
import type { GateTask, Placement, RedeployOutcome, RedeployTask, Store } from '../store/store.ts';

const AT_ONCE = 8;
const HOLD_MS = 60_000;
/** To place twice only reads twice: what a relay that died has taken is soon another's. */
const PLACEMENT_HOLD_MS = 10_000;
const AGAIN_MS = 15_000;
const LONGEST_DEPLOY_MS = 60_000;

/** What the smaller duties are done with. */
export interface ErrandParts {
  readonly store: Store;
  readonly github: GithubApp;
  /** Null where the relay has no token for the platform. */
  readonly platform: Platform | null;
  readonly clock: Clock;
  readonly rules: () => Rules;
  readonly log: RelayLog;
}

/** Ends what is over its deadline, places what is to be placed, answers waiting jobs, and deploys again what was asked for. */
export async function runErrands(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock, rules, platform } = parts;
  await store.expire({ now: clock.epochMs(), limit: 100, rules: rules() });
  await placeDue(parts, signal);
  await answerGates(parts, signal);
  for (let count = 0; count < AT_ONCE && platform !== null && !signal.aborted; count++) {
    // One at a time: what a relay that dies has taken is not repeated.
    const [task] = await store.takeRedeployments({ now: clock.epochMs(), limit: 1, holdMs: HOLD_MS });
    if (task === undefined) return;
    await redeploy(parts, platform, task, signal);
  }
}

/** Answers what GitHub tells of a repository, from the store where it is known. */
async function resolveRepository(
  { store, github, clock }: Pick<ErrandParts, 'store' | 'github' | 'clock'>,
  repository: string,
): Promise<GithubReply<InstalledRepository>> {
  const known = await store.readRepository({ repository });
  if (known !== null) return { kind: 'done', value: known };
  const reply = await github.readRepository(repository);
  if (reply.kind === 'done') await store.saveRepository({ repository: reply.value, now: clock.epochMs() });
  return reply;
}

async function placeDue(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock, rules } = parts;
  const isOver = holdOf(clock, PLACEMENT_HOLD_MS);
  const taking = { now: clock.epochMs(), limit: AT_ONCE, holdMs: PLACEMENT_HOLD_MS };
  for (const placement of await store.takePlacements({ ...taking, rules: rules() })) {
    if (signal.aborted || isOver()) return;
    await place(parts, placement);
  }
}

/** What was taken and not begun in time is left to be taken again: when its hold ends, another relay may have it. */
function holdOf(clock: Clock, holdMs = HOLD_MS): () => boolean {
  const takenAt = clock.monotonicMs();
  return () => clock.monotonicMs() - takenAt > holdMs / 2;
}

async function place(parts: ErrandParts, { id, repository, branch, application }: Placement): Promise<void> {
  const { store, github, clock, rules, log } = parts;
  const at = await resolveRepository(parts, repository);
  const head = at.kind === 'done' ? await github.readBranchHead(at.value, branch) : at;
  if (at.kind !== 'done' || head.kind !== 'done') {
    const reason = head.kind === 'done' ? '' : head.sentence;
    log('warn', 'A deployment could not be placed and is tried again.', { application, deployment: id, reason });
    return;
  }
  await store.place({ id, at: at.value, sha: head.value, now: clock.epochMs(), rules: rules() });
}

/** The store hands them out as the installation's budget has room. */
async function answerGates(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock } = parts;
  const isOver = holdOf(clock);
  for (const task of await store.takeGates({ now: clock.epochMs(), limit: AT_ONCE, holdMs: HOLD_MS })) {
    if (signal.aborted || isOver()) return;
    if (task.kind === 'read') await readGate(parts, task);
    else await answerGate(parts, task);
  }
}

/** Whoever can forge an event could name a commit that was deployed well for the run of another. */
async function readGate(
  parts: ErrandParts,
  { id, place, runId: run }: Extract<GateTask, { kind: 'read' }>,
): Promise<void> {
  const { store, github, log } = parts;
  const reply = await github.readWorkflowRun(place, run);
  if (reply.kind !== 'done') return failGate(parts, id, reply, { repository: place.repository, run });
  const { repositoryId, headSha } = reply.value;
  if (repositoryId === place.repositoryId) return store.settleGate({ id, outcome: { headSha } });
  const deadReason = 'The run is of another repository than the event.';
  log('error', 'A waiting job is not answered.', { repository: place.repository, run, reason: deadReason });
  return store.settleGate({ id, outcome: { deadReason } });
}

async function answerGate(parts: ErrandParts, { id, answer }: Extract<GateTask, { kind: 'answer' }>): Promise<void> {
  const { store, github, log } = parts;
  const { repository, runId: run, state } = answer;
  const reply = await github.answerGate(answer);
  if (reply.kind === 'done') {
    log('info', 'A waiting job was answered.', { repository, run, state });
    await store.settleGate({ id, outcome: 'answered' });
    return;
  }
  await failGate(parts, id, reply, { repository, run });
}

async function failGate(
  { store, clock, log }: ErrandParts,
  id: string,
  reply: Exclude<GithubReply<unknown>, { kind: 'done' }>,
  facts: { readonly repository: string; readonly run: number },
): Promise<void> {
  const { sentence: reason } = reply;
  log('warn', 'A waiting job could not be answered.', { ...facts, reason });
  const isLimit = reply.kind === 'later';
  const retryAt = isLimit ? reply.notBefore : clock.epochMs() + AGAIN_MS;
  await store.settleGate({
    id,
    outcome: reply.kind === 'dead' ? { deadReason: reason } : { retryAt, reason, isLimit },
  });
}

async function redeploy(
  { store, clock, rules, log }: ErrandParts,
  platform: Platform,
  { id, application, sha }: RedeployTask,
  signal: AbortSignal,
): Promise<void> {
  const limits = { signal, deadlineAt: clock.monotonicMs() + LONGEST_DEPLOY_MS };
  const outcome = signal.aborted
    ? laterAt(clock.epochMs(), 'The relay stops.')
    : outcomeOf(await platform(application).trigger(sha, limits), clock.epochMs());
  const reason = outcome.kind === 'accepted' ? '' : outcome.reason;
  log(outcome.kind === 'given-up' ? 'error' : 'info', 'A deployment was asked for again.', {
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
    default:
      return { kind: 'given-up', reason: answer.error.message };
  }
}

function laterAt(notBefore: number, reason: string): RedeployOutcome {
  return { kind: 'later', notBefore, reason };
}
