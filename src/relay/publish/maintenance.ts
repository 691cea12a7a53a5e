import type { PlacementTask } from '../decide/tasks.ts';
import type { AppResult, InstalledRepository } from '../interfaces.ts';
import { refreshRepository } from '../repository-names.ts';
import type { WorkParts } from './work.ts';

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
  const { store, github, clock, rules, log } = parts;
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

  const resolveRepository = async (name: string): Promise<AppResult<InstalledRepository>> => {
    const { repository } = await store.recall({ repository: name });
    return repository === null ? refreshRepository(parts, name) : { kind: 'done', value: repository };
  };

  const place = async ({ id, repository, ref, application, isLate }: PlacementTask): Promise<void> => {
    const facts = { application, deployment: id, ref };
    if (isLate) {
      log('warn', 'Could not determine the commit of a deployment in time. It gets no check run.', facts);
      return;
    }
    const at = await resolveRepository(repository);
    const head = at.kind === 'done' ? await github.readCommit(at.value, ref) : at;
    if (at.kind !== 'done' || head.kind !== 'done') {
      const reason = head.kind === 'done' ? '' : head.sentence;
      log('warn', 'Could not determine the commit of a deployment. Will retry.', { ...facts, reason });
      // The repository may have been recreated, or the App reinstalled, since it was read.
      if (at.kind === 'done' && head.kind === 'dead') await refreshRepository(parts, repository);
      return;
    }
    await store.settlePlacement({ id, at: at.value, sha: head.value, now: clock.epochMs(), rules: rules() });
  };

  /** Once half of the hold has passed, another relay may soon claim the tasks, so none is started any more. */
  const placeInOrder = async (tasks: readonly PlacementTask[]): Promise<void> => {
    const claimedAt = clock.monotonicMs();
    for (const task of tasks) {
      if (clock.monotonicMs() - claimedAt > PLACEMENT_HOLD_MS / 2) return;
      await place(task);
    }
  };

  return async (signal) => {
    await cleanUp();
    let tasks: readonly PlacementTask[];
    do {
      const claiming = { now: clock.epochMs(), limit: AT_ONCE, holdMs: PLACEMENT_HOLD_MS, rules: rules() };
      tasks = await store.claimPlacements(claiming);
      // In their order, since the last one on a commit has the check run that counts.
      const groups = [...Map.groupBy(tasks, ({ application }) => application).values()];
      const ends = await Promise.allSettled(groups.map(placeInOrder));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    } while (tasks.length === AT_ONCE && !signal.aborted);
  };
}
