import { desireExpected, type Matching } from '../../decide/desired-check.ts';
import type { Rules } from '../../decide/rules.ts';
import type { StoredCheck } from '../../decide/tasks.ts';
import { FOR_UPDATE, query, queryOne, type Steps } from '../sql.ts';
import { applicationOf, changeCheck } from './check-rows.ts';

/** At most so many check runs of an application change at once, since each is a write to GitHub; the newest come first. */
const MAX_CHECKS = 20;

/** Returns whether the service says which commit the application runs; null if no read has shown it yet. */
export function* readNamesCommit(application: string): Steps<boolean | null> {
  const names = (yield* queryOne<{ namesCommit: number | null }>(NAMES_COMMIT, application))?.namesCommit ?? null;
  return names === null ? null : names === 1;
}

const NAMES_COMMIT = 'SELECT names_commit FROM application WHERE id = ?';

/** Returns what the check run of a commit says about deployments of the application that ended after it was opened. */
export function* readMatching(application: string, openedAt: number): Steps<Matching> {
  const isCommitNamed = yield* readNamesCommit(application);
  const unmatched = yield* queryOne<NonNullable<Matching['unmatched']>>(UNMATCHED, application, openedAt);
  return { isCommitNamed, unmatched };
}

const UNMATCHED = `SELECT word, ended_at FROM deployment WHERE application = ? AND is_ended = 1 AND sha IS NULL
  AND is_placement_wanted = 0 AND word IN ('failed', 'cancelled', 'succeeded') AND ended_at >= ?
  ORDER BY ended_at DESC, word LIMIT 1`;

/** Updates the check runs that wait for a deployment of their commit. */
export function* refreshWaiting(application: string, now: number, rules: Rules): Steps<void> {
  for (const check of yield* query<StoredCheck>(WAITING, application, now, MAX_CHECKS))
    yield* refresh(check, now, rules);
}

const WAITING = `SELECT * FROM check_run WHERE application = ? AND deployment_row IS NULL AND is_final = 0 AND deadline_at > ?
  ORDER BY opened_at DESC LIMIT ? ${FOR_UPDATE}`;

/** Updates a check run whose deployment is not known, also after its deadline. */
export function* refresh(check: StoredCheck, now: number, rules: Rules): Steps<void> {
  const matching = yield* readMatching(check.application, check.openedAt);
  yield* changeCheck(check, desireExpected(check, applicationOf(check, rules), matching, now, rules), now);
}
