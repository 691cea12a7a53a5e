import type { GateOutcome, GateTask, PlacementTask } from '../decide/tasks.ts';
import type { AppResult, GateDecision, InstalledRepository, RelayLog } from '../relay-interfaces.ts';
import { refreshRepository } from '../repository-names.ts';
import { claimTasks, finishAll, type WorkParts } from './work.ts';

const AT_ONCE = 8;
const HOLD_MS = 60_000;
/** Short, since placing twice does no harm: another relay soon repeats the work of one that died. */
const PLACEMENT_HOLD_MS = 10_000;
/** How often deadlines are checked, in milliseconds, and how many rows of a kind are cleaned up at once. */
const CLEAN_UP_MS = 5_000;
const CLEAN_UP_ROWS = 1_000;
/** How often old rows are deleted, in milliseconds, and how long finished ones are kept for the page. */
const PRUNE_MS = 10 * 60_000;
const REMEMBERED_MS = 7 * 24 * 3_600_000;
const RETRY_MS = 15_000;
/** A refused response is retried after this time: the operator has to fix the cause, and the job waits for days. */
const REFUSED_MS = 10 * 60_000;
/** The run does not exist or no longer waits, which no retry can fix. */
const GONE: readonly number[] = [404, 410, 422];

/** Returns the maintenance of a relay: finishes what has passed its deadline, deletes old rows, places deployments, responds to waiting jobs. */
export function createMaintenance(parts: WorkParts): (signal: AbortSignal) => Promise<void> {
  const { store, clock, rules } = parts;
  let cleansUpAt = Number.NEGATIVE_INFINITY;
  let forgetsAt = Number.NEGATIVE_INFINITY;
  const cleanUp = async (): Promise<void> => {
    const startedAt = clock.monotonicMs();
    if (startedAt < cleansUpAt) return;
    const now = clock.epochMs();
    const forgetBefore = startedAt < forgetsAt ? null : now - REMEMBERED_MS;
    const { isMore } = await store.cleanUp({ now, limit: CLEAN_UP_ROWS, forgetBefore, rules: rules() });
    if (forgetBefore !== null && !isMore) forgetsAt = startedAt + PRUNE_MS;
    cleansUpAt = startedAt + CLEAN_UP_MS;
  };
  return async (signal) => {
    await cleanUp();
    await finishAll([placeDue(parts, signal), respondToGates(parts, signal)]);
  };
}

/** Returns a repository from the store, else from GitHub. */
async function resolveRepository(parts: WorkParts, name: string): Promise<AppResult<InstalledRepository>> {
  const { repository } = await parts.store.recall({ repository: name });
  return repository === null ? refreshRepository(parts, name) : { kind: 'done', value: repository };
}

/** Those of one application are placed in their order, since the last one on a commit has the check run that counts. */
async function placeDue(parts: WorkParts, signal: AbortSignal): Promise<void> {
  let tasks: readonly PlacementTask[];
  do {
    tasks = await claimTasks(parts, 'placement', AT_ONCE, PLACEMENT_HOLD_MS);
    const groups = Map.groupBy(tasks, ({ application }) => application).values();
    await finishAll([...groups].map((ofApplication) => placeAll(parts, ofApplication)));
  } while (tasks.length === AT_ONCE && !signal.aborted);
}

async function placeAll(parts: WorkParts, tasks: readonly PlacementTask[]): Promise<void> {
  const isOver = startHold(parts, PLACEMENT_HOLD_MS);
  for (const task of tasks) {
    if (isOver()) return;
    await place(parts, task);
  }
}

/**
 * Returns a function that tells when half of the hold has passed: later, another relay may claim the tasks, so none is started any more.
 */
function startHold({ clock }: WorkParts, holdMs: number): () => boolean {
  const claimedAt = clock.monotonicMs();
  return () => clock.monotonicMs() - claimedAt > holdMs / 2;
}

async function place(parts: WorkParts, task: PlacementTask): Promise<void> {
  const { store, github, clock, rules, log } = parts;
  const { id, repository, branch, application, isLate } = task;
  if (isLate) {
    log('warn', 'Could not determine the commit of a deployment in time. It gets no check run.', {
      application,
      deployment: id,
    });
    return;
  }
  const at = await resolveRepository(parts, repository);
  const head = at.kind === 'done' ? await github.readBranchHead(at.value, branch) : at;
  if (at.kind !== 'done' || head.kind !== 'done') {
    const reason = head.kind === 'done' ? '' : head.sentence;
    log('warn', 'Could not determine the commit of a deployment. Will retry.', { application, deployment: id, reason });
    // The repository may have been recreated, or the App reinstalled, since it was read.
    if (at.kind === 'done' && head.kind === 'dead') await refreshRepository(parts, repository);
    return;
  }
  const placed = { id, at: at.value, sha: head.value, now: clock.epochMs(), rules: rules() };
  await store.settle({ kind: 'placement', ...placed });
}

/** Gates are claimed only while the installation's budget has room. */
async function respondToGates(parts: WorkParts, signal: AbortSignal): Promise<void> {
  const isOver = startHold(parts, HOLD_MS);
  for (const task of await claimTasks(parts, 'gate', AT_ONCE, HOLD_MS)) {
    if (signal.aborted || isOver()) return;
    const outcome = task.decision === null ? await readGate(parts, task) : await respondToGate(parts, task.decision);
    await parts.store.settle({ kind: 'gate', id: task.id, outcome });
  }
}

/** Reads the run of a gate: a forged event could name a well-deployed commit for another commit's run. */
async function readGate(parts: WorkParts, { place, runId: run }: GateTask): Promise<GateOutcome> {
  const result = await parts.github.readWorkflowRun(place, run);
  const facts = { repository: place.repository, run };
  if (result.kind !== 'done') return failedOutcome(parts, result, facts);
  const { repositoryId, headSha } = result.value;
  if (repositoryId === place.repositoryId) return { kind: 'read', headSha };
  const reason = 'The run belongs to another repository than the event.';
  parts.log('error', 'Cannot respond to a waiting job.', { ...facts, reason });
  return { kind: 'answered' };
}

async function respondToGate(parts: WorkParts, decision: GateDecision): Promise<GateOutcome> {
  const { repository, runId: run, state } = decision;
  const result = await parts.github.respondToGate(decision);
  if (result.kind !== 'done') return failedOutcome(parts, result, { repository, run, state });
  parts.log('info', 'Responded to a waiting job.', { repository, run, state });
  return { kind: 'answered' };
}

function failedOutcome(
  { clock, log }: WorkParts,
  result: Exclude<AppResult<unknown>, { kind: 'done' }>,
  facts: Parameters<RelayLog>[2],
): GateOutcome {
  const reason = result.sentence;
  if (result.kind !== 'dead') {
    log('warn', 'Could not respond to a waiting job. Will retry.', { ...facts, reason });
    return result.kind === 'later'
      ? { kind: 'later', notBefore: result.notBefore, reason, cause: 'limit' }
      : { kind: 'later', notBefore: clock.epochMs() + RETRY_MS, reason, cause: 'no-response' };
  }
  if (GONE.includes(result.status)) {
    log('warn', 'GitHub does not know the run of a waiting job, or the job no longer waits.', { ...facts, reason });
    return { kind: 'answered' };
  }
  const sentence = 'GitHub refuses to respond to a waiting job. Fix the cause; the relay retries every ten minutes.';
  log('error', sentence, { ...facts, reason });
  return { kind: 'later', notBefore: clock.epochMs() + REFUSED_MS, reason, cause: 'refusal' };
}
