import {
  BETWEEN_MS,
  findCandidates,
  hasRoom,
  type PendingCheck,
  type Spent,
  settleWrite,
} from '../../decide/check-run-changes.ts';
import type { Claim, ClaimInput, Settled, SettleInput, StoredCheck } from '../../decide/tasks.ts';
import {
  FOR_UPDATE,
  insert,
  query,
  queryAlone,
  queryAmong,
  queryOne,
  SKIP_LOCKED,
  type Steps,
  update,
} from '../sql.ts';

const HOUR_MS = 3_600_000;
const PENDING = 'is_pending = 1 AND is_dead = 0';

/** The installations with something to write that wrote nothing in the last second, those with outcomes first. */
const DUE_INSTALLATIONS = `SELECT installation_id, MIN(repository_id) AS first_repository, MAX(repository_id) AS last_repository
  FROM check_run WHERE ${PENDING} AND not_before <= ? AND lease_until <= ?
  AND installation_id NOT IN (SELECT id FROM installation WHERE not_before > ?)
  AND NOT EXISTS (SELECT 1 FROM installation_write WHERE installation_id = check_run.installation_id AND at > ?)
  GROUP BY installation_id ORDER BY MAX(is_final) DESC, MIN(not_before), installation_id`;

const REPOSITORIES = `SELECT DISTINCT repository_id AS id FROM check_run WHERE ${PENDING} AND installation_id = ?`;
const PENDING_OF = (repositories: string): string =>
  `SELECT id, installation_id, repository_id, sha, name, generation, github_id, is_final, not_before, lease_until, opened_at
  FROM check_run WHERE ${PENDING} AND repository_id IN (${repositories})`;

/** An installation with something to write, and the least and greatest id of the repositories that it is for. */
interface Due {
  readonly installationId: number;
  readonly firstRepository: number;
  readonly lastRepository: number;
}

/** Claims at most one check run of each installation, which may write once a second. */
export function* claimChecks(input: ClaimInput): Steps<readonly Claim[]> {
  const { now, limit } = input;
  const due = yield* queryAlone<Due>(DUE_INSTALLATIONS, now, now, now, now - BETWEEN_MS);
  const claims: Claim[] = [];
  for (const { installationId, firstRepository, lastRepository } of due) {
    if (claims.length === limit) break;
    const spent = yield* lockBudget(installationId, now);
    if (spent === null) continue;
    // In two statements: without statistics, PostgreSQL plans one so that it reads all that is pending for each row of it.
    const ids =
      firstRepository === lastRepository
        ? [firstRepository]
        : (yield* query<{ id: number }>(REPOSITORIES, installationId)).map(({ id }) => id);
    const pending = yield* queryAmong<PendingCheck>(PENDING_OF, ids);
    const claim = yield* leaseFirst(findCandidates(pending, installationId, spent, now), input);
    if (claim === null) continue;
    yield* spend(installationId, now);
    claims.push(claim);
  }
  return claims;
}

/** Takes one write from an installation's budget; returns false if none is left. Other relays wait until the transaction ends. */
export function* spendIfRoom(installation: number, isOutcome: boolean, now: number): Steps<boolean> {
  const spent = yield* lockBudget(installation, now);
  if (spent === null || !hasRoom(spent, isOutcome, now)) return false;
  yield* spend(installation, now);
  return true;
}

/** An installation of the App: when it may write again, and its failures in a row. */
interface Installation {
  readonly id: number;
  readonly notBefore: number;
  readonly unexplained: number;
}

const LOCKED = `SELECT * FROM installation WHERE id = ? ${SKIP_LOCKED}`;
const SPENT = `SELECT COUNT(*) AS in_hour, COALESCE(SUM(CASE WHEN at > ? THEN 1 ELSE 0 END), 0) AS in_minute, MAX(at) AS last_at
  FROM installation_write WHERE at > ? AND installation_id = ?`;

/**
 * Returns what an installation has written; null if it may not write now. SKIP LOCKED: another relay that holds a row is writing now, and
 * waiting for it while holding another installation's row can deadlock.
 */
function* lockBudget(id: number, now: number): Steps<Spent | null> {
  let locked = yield* queryOne<Installation>(LOCKED, id);
  if (locked === null) {
    yield* insert('installation', [{ id, notBefore: 0 }], 'ON CONFLICT (id) DO NOTHING');
    locked = yield* queryOne<Installation>(LOCKED, id);
  }
  if (locked === null || locked.notBefore > now) return null;
  return yield* queryOne<Spent>(SPENT, now - 60_000, now - HOUR_MS, id);
}

function* spend(installationId: number, now: number): Steps<void> {
  yield* query('DELETE FROM installation_write WHERE at <= ? AND installation_id = ?', now - HOUR_MS, installationId);
  yield* insert('installation_write', [{ installationId, at: now }]);
}

const UNLOCKED = `SELECT * FROM check_run WHERE id = ? ${SKIP_LOCKED}`;

/**
 * Leases the first check run that no other relay holds, and returns it as it was before, but with its new epoch and attempt. If a relay dies
 * while it creates a check run, the check run stays uncertain, and the next relay searches for it on GitHub first.
 */
function* leaseFirst(candidates: readonly PendingCheck[], { now, holdMs }: ClaimInput): Steps<Claim | null> {
  for (const { id } of candidates) {
    const check = yield* queryOne<StoredCheck>(UNLOCKED, id);
    if (check === null || !check.isPending || check.isDead || check.notBefore > now || check.leaseUntil > now) continue;
    const { githubId, isUncertain } = check;
    const leased = { leaseEpoch: check.leaseEpoch + 1, attempts: check.attempts + 1 };
    const mayExist = isUncertain || githubId === null;
    yield* update('check_run', id, { ...leased, leaseUntil: now + holdMs, isUncertain: mayExist });
    return { ...check, ...leased, kind: 'check-run' };
  }
  return null;
}

const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_until > 0 ${FOR_UPDATE}`;

/** Extends the lease of a check run; returns false if it has expired, since another relay may have it. */
export function* renew(input: { claim: Claim; now: number; leaseMs: number }): Steps<boolean> {
  const { claim, now, leaseMs } = input;
  const check = yield* queryOne<StoredCheck>(HELD, claim.id, claim.leaseEpoch);
  if (check === null || check.leaseUntil <= now) return false;
  yield* update('check_run', check.id, { leaseUntil: now + leaseMs });
  return true;
}

/** Records the outcome of a claimed check run; does nothing if another relay has taken over the claim. */
export function* settleCheck({ claim, outcome, now }: Extract<SettleInput, { kind: 'check-run' }>): Steps<Settled> {
  const check = yield* queryOne<StoredCheck>(HELD, claim.id, claim.leaseEpoch);
  if (check === null) return { changed: [] };
  const id = claim.installationId;
  const known = yield* queryOne<Installation>(`SELECT * FROM installation WHERE id = ? ${FOR_UPDATE}`, id);
  const failures = known?.unexplained ?? 0;
  const changes = settleWrite(check, claim, outcome, failures, now);
  yield* update('check_run', check.id, { ...changes.check, leaseUntil: 0 });
  const { notBefore, unexplained = failures } = changes.installation;
  const isLater = notBefore !== undefined && known !== null && known.notBefore < notBefore;
  yield* update('installation', id, {
    ...(unexplained === failures ? {} : { unexplained }),
    ...(isLater ? { notBefore } : {}),
  });
  const isNews = outcome.kind === 'written' && check.url !== outcome.url;
  return { changed: isNews && check.deploymentRow !== null ? [check.deploymentRow] : [] };
}
