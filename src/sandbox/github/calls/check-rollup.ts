import type { CheckRun, CommitStatus, Repository } from '../repository.ts';
import { renderInstant } from './renderings.ts';

/** GitHub gives up on a check run that is not completed after 14 days. */
const STALE_AFTER_MS = 14 * 86_400_000;
/** Conclusions that count as a pass if a check is required. */
const PASSES = ['success', 'neutral', 'skipped'];

/** One check or status of a commit, as those see it who only ask whether it passed. */
export interface Context {
  readonly context: string;
  /** `success`, `pending` or `failure`. */
  readonly state: string;
}

/** Returns the latest status of each context of a commit, oldest first. */
export function latestStatuses({ statuses }: Repository, sha: string): readonly CommitStatus[] {
  return latestBy(statuses, sha, ({ context }) => context);
}

/** Returns the latest check run of each name and App of a commit, oldest first, as it stands at `now`. */
export function latestCheckRuns({ checkRuns }: Repository, sha: string, now: number): readonly CheckRun[] {
  return latestBy(checkRuns, sha, ({ name, author }) => `${author.app?.id ?? 0} ${name}`).map((run) =>
    standAt(run, now),
  );
}

/** Returns a check run as it stands at `now`: one that was not completed in time is stale. */
export function standAt(run: CheckRun, now: number): CheckRun {
  const staleAt = run.createdAt + STALE_AFTER_MS;
  if (run.status === 'completed' || now < staleAt) return run;
  return { ...run, status: 'completed', conclusion: 'stale', completedAt: renderInstant(staleAt) };
}

/** Returns true if each check and status of a commit passed. */
export function contextsOf(repository: Repository, sha: string, now: number): readonly Context[] {
  const statuses = latestStatuses(repository, sha).map(({ context, state }) => ({ context, state }));
  const runs = latestCheckRuns(repository, sha, now).map(({ name, status, conclusion }) => ({
    context: name,
    state: status !== 'completed' ? 'pending' : PASSES.includes(conclusion ?? '') ? 'success' : 'failure',
  }));
  return [...statuses, ...runs];
}

function latestBy<T extends { readonly sha: string }>(
  things: readonly T[],
  sha: string,
  keyOf: (thing: T) => string,
): readonly T[] {
  const own = things.filter((thing) => thing.sha === sha);
  return own.filter((thing) => own.findLast((other) => keyOf(other) === keyOf(thing)) === thing);
}
