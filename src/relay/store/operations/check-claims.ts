import {
  BETWEEN_MS,
  findCandidates,
  hasRoom,
  type PendingCheck,
  type Spent,
  type StoredCheck,
  settleWrite,
} from '../../decide/check-run-changes.ts';
import type { Claim, ClaimInput, Settled, SettleInput } from '../../decide/tasks.ts';
import { ask, askOne, decodeRow, FOR_UPDATE, numberIn, numberOrNull, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { askCheck } from './check-rows.ts';

const HOUR_MS = 3_600_000;
const PENDING = 'is_pending = 1 AND is_dead = 0';

/** The installations with something to write that have not written within the last second, those with outcomes first. */
const DUE_INSTALLATIONS = `SELECT installation_id, MAX(is_final) AS has_outcome FROM check_run WHERE ${PENDING} AND not_before <= ? AND lease_until <= ?
  AND installation_id NOT IN (SELECT id FROM installation WHERE not_before > ?)
  AND NOT EXISTS (SELECT 1 FROM installation_write WHERE installation_id = check_run.installation_id AND at > ?)
  GROUP BY installation_id ORDER BY MAX(is_final) DESC, MIN(not_before), installation_id`;

const PENDING_OF = `SELECT id, installation_id, repository_id, sha, name, generation, github_id, is_final, not_before, lease_until, opened_at
  FROM check_run WHERE ${PENDING} AND repository_id IN (SELECT repository_id FROM check_run WHERE ${PENDING} AND installation_id = ?)`;

/** Claims at most one check run of an installation: its budget has one write a second. */
export function* claimChecks(input: ClaimInput): Steps<readonly Claim[]> {
  const { now, limit } = input;
  const claims: Claim[] = [];
  for (const row of yield* ask(DUE_INSTALLATIONS, now, now, now, now - BETWEEN_MS)) {
    if (claims.length >= limit) break;
    const installation = numberIn(row, 'installation_id');
    const spent = yield* lockBudget(installation, now);
    if (spent === null || !hasRoom(spent, numberIn(row, 'has_outcome') === 1, now)) continue;
    const pending = (yield* ask(PENDING_OF, installation)).map((one) =>
      decodeRow<PendingCheck>(one, { flags: ['isFinal'] }),
    );
    for (const candidate of findCandidates(pending, installation, now)) {
      if (!hasRoom(spent, candidate.isFinal, now)) break;
      const claimed = yield* lease(candidate.id, input);
      if (claimed === null) continue;
      yield* spend(installation, now);
      claims.push(claimed);
      break;
    }
  }
  return claims;
}

/** Takes a write from an installation's budget; false if it has no room. Other relays wait until the end of the transaction. */
export function* spendIfRoom(installation: number, isOutcome: boolean, now: number): Steps<boolean> {
  const spent = yield* lockBudget(installation, now);
  if (spent === null || !hasRoom(spent, isOutcome, now)) return false;
  yield* spend(installation, now);
  return true;
}

/**
 * Returns what an installation has written; null if nothing may be written now. SKIP LOCKED: a relay that holds the row writes now, and
 * waiting for it while holding another installation's row can deadlock.
 */
function* lockBudget(id: number, now: number): Steps<Spent | null> {
  const locked = `SELECT not_before FROM installation WHERE id = ? ${SKIP_LOCKED}`;
  let installation = yield* askOne(locked, id);
  if (installation === null) {
    yield* ask('INSERT INTO installation (id, not_before) VALUES (?, 0) ON CONFLICT (id) DO NOTHING', id);
    installation = yield* askOne(locked, id);
  }
  if (installation === null || numberIn(installation, 'not_before') > now) return null;
  const spent = yield* askOne(
    `SELECT COUNT(*) AS in_hour, COALESCE(SUM(CASE WHEN at > ? THEN 1 ELSE 0 END), 0) AS in_minute, MAX(at) AS last_at
     FROM installation_write WHERE installation_id = ? AND at > ?`,
    ...[now - 60_000, id, now - HOUR_MS],
  );
  return {
    inHour: Number(spent?.['in_hour'] ?? 0),
    inMinute: Number(spent?.['in_minute'] ?? 0),
    lastAt: spent === null ? null : numberOrNull(spent, 'last_at'),
  };
}

function* spend(id: number, now: number): Steps<void> {
  yield* ask('DELETE FROM installation_write WHERE installation_id = ? AND at <= ?', id, now - HOUR_MS);
  yield* ask('INSERT INTO installation_write (installation_id, at) VALUES (?, ?)', id, now);
}

/** A relay that dies while it creates a check run leaves it uncertain: the next one looks for it at GitHub first. */
function* lease(id: string, { now, owner, holdMs }: ClaimInput): Steps<Claim | null> {
  const check = yield* askCheck(
    `SELECT * FROM check_run WHERE id = ? AND ${PENDING} AND not_before <= ? AND lease_until <= ? ${SKIP_LOCKED}`,
    ...[id, now, now],
  );
  if (check === null) return null;
  const { githubId, isUncertain } = check;
  const [leaseEpoch, attempts] = [check.leaseEpoch + 1, check.attempts + 1];
  const leased = { leaseOwner: owner, leaseEpoch, leaseUntil: now + holdMs, attempts };
  yield* update('check_run', id, { ...leased, isUncertain: githubId === null || isUncertain });
  return claimOf({ ...check, leaseEpoch, attempts });
}

function claimOf(check: StoredCheck): Claim {
  const { repositoryId, repository, installationId, sha, name, externalId } = check;
  const { id: checkId, desired: wanted, desiredRev, desiredHash, githubId, isUncertain, attempts } = check;
  return {
    ...{ kind: 'check-run', checkId, wanted, desiredRev, desiredHash, githubId, isUncertain, attempts },
    place: { repositoryId, repository, installationId, sha, name, externalId },
    epoch: check.leaseEpoch,
  };
}

const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_owner IS NOT NULL ${FOR_UPDATE}`;

/** Holds the lease of a check run for longer; false if it has ended: another relay may have it, or one of its name. */
export function* renew(input: { checkId: string; epoch: number; now: number; leaseMs: number }): Steps<boolean> {
  const { checkId, epoch, now, leaseMs } = input;
  const check = yield* askCheck(HELD, checkId, epoch);
  if (check === null || check.leaseUntil <= now) return false;
  yield* update('check_run', checkId, { leaseUntil: now + leaseMs });
  return true;
}

/** Records what became of a claimed check run; a relay whose claim was taken over changes nothing. */
export function* settleCheck({ claim, outcome, now }: Extract<SettleInput, { kind: 'check-run' }>): Steps<Settled> {
  const check = yield* askCheck(HELD, claim.checkId, claim.epoch);
  if (check === null) return { changed: [] };
  const id = claim.place.installationId;
  const known = yield* askOne(`SELECT not_before, unexplained FROM installation WHERE id = ? ${FOR_UPDATE}`, id);
  const failures = known === null ? 0 : numberIn(known, 'unexplained');
  const changes = settleWrite(check, claim, outcome, failures, now);
  yield* update('check_run', check.id, { ...changes.check, leaseUntil: 0, leaseOwner: null });
  const { notBefore, ...rest } = changes.installation;
  const isLater = notBefore !== undefined && known !== null && numberIn(known, 'not_before') < notBefore;
  yield* update('installation', id, isLater ? { ...rest, notBefore } : rest);
  const isNews = outcome.kind === 'written' && check.url !== outcome.url;
  return { changed: isNews && check.deploymentRow !== null ? [check.deploymentRow] : [] };
}
