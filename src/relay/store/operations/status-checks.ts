import { firstCheckDelayMs, idleCheckDelayMs, unreadCheckDelayMs } from '../../decide/check-schedule.ts';
import { foundCommit } from '../../decide/prove-commit.ts';
import { recordStatusCheck } from '../../decide/record-status-check.ts';
import type { Rules } from '../../decide/rules.ts';
import type { ClaimInput, StatusCheckInput } from '../../decide/tasks.ts';
import { insert, query, queryAmong, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { readDeployments, saveChanged } from './deployment-rows.ts';
import { readNamesCommit, refreshWaiting } from './waiting-checks.ts';

/** Applications with a deployment under way come first; idle ones can wait. */
const DUE = `SELECT id FROM application WHERE next_check_at <= ? OR id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_check_at <= ?
  ) ORDER BY CASE WHEN id IN (
    SELECT application FROM deployment WHERE is_ended = 0 AND next_check_at <= ?
  ) THEN 0 ELSE 1 END, next_check_at, id LIMIT ? ${SKIP_LOCKED}`;

/** Claims the applications whose status check is due; returns their ids. */
export function* claimStatusChecks(input: ClaimInput): Steps<readonly string[]> {
  const { now, limit, holdMs, rules } = input;
  yield* addApplications(rules, now);
  const due = yield* query<{ id: string }>(DUE, now, now, now, limit);
  const ids = due.map(({ id }) => id);
  const idleAt = now + idleCheckDelayMs(rules.applications.length);
  yield* queryAmong(NEXT_WHEN_IDLE, ids, idleAt);
  yield* queryAmong(NEXT_WHILE_HELD, ids, now + holdMs, now);
  const configured = new Set(rules.applications.map(({ id }) => id));
  return ids.filter((id) => configured.has(id));
}

const SOONER_IF_UNREAD =
  'UPDATE application SET next_check_at = ? WHERE id = ? AND reference IS NULL AND next_check_at > ?';
const NEXT_WHEN_IDLE = (ids: string): string => `UPDATE application SET next_check_at = ? WHERE id IN (${ids})`;
const NEXT_WHILE_HELD = (ids: string): string =>
  `UPDATE deployment SET next_check_at = ? WHERE is_ended = 0 AND next_check_at <= ? AND application IN (${ids})`;

const PLACE_NOW = 'UPDATE deployment SET place_not_before = 0 WHERE id = ? AND is_placement_wanted = 1';

/** Spreads the first checks of many new applications, which would otherwise use up the token for an hour. */
function* addApplications({ applications }: Rules, now: number): Steps<void> {
  const known = new Set((yield* query<{ id: string }>('SELECT id FROM application')).map(({ id }) => id));
  const added = applications.flatMap(({ id }) => (known.has(id) ? [] : [id])).sort();
  const rows = added.map((id, nth) => ({ id, nextCheckAt: now + firstCheckDelayMs(nth) }));
  yield* insert('application', rows, 'ON CONFLICT (id) DO NOTHING');
}

/** Records a status check, or the deployed commit. `isCommitWanted`: an outcome depends on the commit that the application runs. */
export function* settleStatusCheck(
  input: StatusCheckInput,
): Steps<{ changed: readonly string[]; isCommitWanted: boolean }> {
  const { application, check, now, rules } = input;
  const known = yield* lockApplication(application, now);
  const names = yield* readNamesCommit(application);
  if (check.kind === 'commit' && check.isNamed !== null && check.isNamed !== names) {
    yield* update('application', application, { namesCommit: check.isNamed });
    yield* refreshWaiting(application, now, rules);
  }
  const before = yield* readDeployments(application, now, []);
  const { deployments, reference, isCommitWanted } = recordStatusCheck(before, input, known);
  if (reference !== null) {
    const isNewer = known === null || reference.state !== null;
    yield* update('application', application, { reference: isNewer ? reference : known, checkedAt: now });
  } else if (check.kind !== 'commit') {
    yield* query(SOONER_IF_UNREAD, now + unreadCheckDelayMs(rules.applications.length), application, now);
  }
  const changed = yield* saveChanged(before, deployments, now, rules);
  // The head of a branch may have been sought in vain before.
  const found = deployments.filter((one, nth) => one !== before[nth] && foundCommit(one) !== null);
  for (const { id } of found) yield* query(PLACE_NOW, id);
  return { changed, isCommitWanted: isCommitWanted || (names === null && reference !== null) };
}
