import type { PlacementTask } from '../decide/tasks.ts';
import type { AppResult, InstalledRepository } from '../interfaces.ts';
import { refreshRepository } from '../repository-names.ts';
import { claimTasks, type WorkParts } from './work.ts';

const AT_ONCE = 8;
/** Short, since placing twice does no harm: another relay soon repeats the work of one that died. */
const PLACEMENT_HOLD_MS = 10_000;
/** How often deadlines are checked, in milliseconds, and how many rows of a kind are cleaned up at once. */
const CLEAN_UP_MS = 5_000;
const CLEAN_UP_ROWS = 1_000;
/** How often old rows are deleted, in milliseconds, and how long finished ones are kept for the page. */
const PRUNE_MS = 10 * 60_000;
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Returns the maintenance of a relay: finishes what has passed its deadline, deletes old rows, places deployments. */
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
    await placeDue(parts, signal);
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

/** Once half of the hold has passed, another relay may soon claim the tasks, so none is started any more. */
async function placeAll(parts: WorkParts, tasks: readonly PlacementTask[]): Promise<void> {
  const { clock } = parts;
  const claimedAt = clock.monotonicMs();
  for (const task of tasks) {
    if (clock.monotonicMs() - claimedAt > PLACEMENT_HOLD_MS / 2) return;
    await place(parts, task);
  }
}

/** Waits for all of the work, then rejects with the first failure if there was one. */
async function finishAll(work: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
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
