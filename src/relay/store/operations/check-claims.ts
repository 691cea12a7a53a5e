import {
  findCandidates,
  noteWrite,
  type PendingCheck,
  settleWrite,
  type Writes,
} from '../../decide/check-run-changes.ts';
import type { ClaimInput, StoredCheck, WriteOutcome } from '../../decide/tasks.ts';
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
import { hasNewer } from './check-rows.ts';

const PENDING = 'is_pending = 1 AND is_dead = 0';

/** The installations that have something to write and may write now, those with outcomes first. */
const DUE_INSTALLATIONS = `SELECT installation_id, MIN(repository_id) AS first_repository, MAX(repository_id) AS last_repository
  FROM check_run WHERE ${PENDING} AND not_before <= ? AND lease_until <= ?
  AND installation_id NOT IN (SELECT id FROM installation WHERE not_before > ?)
  GROUP BY installation_id ORDER BY MAX(is_final) DESC, MIN(not_before), installation_id`;

const REPOSITORIES = `SELECT DISTINCT repository_id AS id FROM check_run WHERE ${PENDING} AND installation_id = ?`;
const PENDING_OF = (repositories: string): string =>
  `SELECT id, installation_id, repository_id, sha, name, generation, environment, github_id, is_final, not_before, lease_until, opened_at
  FROM check_run WHERE ${PENDING} AND repository_id IN (${repositories})`;

/** An installation with something to write, and the least and greatest id of the repositories that it is for. */
interface Due {
  readonly installationId: number;
  readonly firstRepository: number;
  readonly lastRepository: number;
}

/** Claims at most one check run of each installation, which may write once a second. */
export function* claimChecks(input: ClaimInput): Steps<readonly StoredCheck[]> {
  const { now, limit } = input;
  const due = yield* queryAlone<Due>(DUE_INSTALLATIONS, now, now, now);
  const claims: StoredCheck[] = [];
  for (const { installationId, firstRepository, lastRepository } of due) {
    if (claims.length === limit) break;
    const writes = yield* lockBudget(installationId, now);
    if (writes === null) continue;
    // In two statements: without statistics, PostgreSQL plans one so that it reads all that is pending for each row of it.
    const ids =
      firstRepository === lastRepository
        ? [firstRepository]
        : (yield* query<{ id: number }>(REPOSITORIES, installationId)).map(({ id }) => id);
    const pending = yield* queryAmong<PendingCheck>(PENDING_OF, ids);
    const claim = yield* leaseFirst(findCandidates(pending, installationId, writes, now), input);
    if (claim === null) continue;
    yield* update('installation', installationId, noteWrite(writes, now));
    const { environment, repositoryId, sha, name, desired } = claim;
    const others = environment === null ? [] : yield* query<{ id: number }>(DEPLOYMENTS, repositoryId, sha, name);
    claims.push({ ...claim, adoption: { except: others.map(({ id }) => id), startedAt: desired.startedAt ?? 0 } });
  }
  return claims;
}

/** The GitHub Deployments of a commit in an environment that the relay writes. */
const DEPLOYMENTS =
  'SELECT github_id AS id FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? AND github_id IS NOT NULL';

const LOCKED = `SELECT not_before, writes FROM installation WHERE id = ? ${SKIP_LOCKED}`;

/**
 * Returns the writes of an installation; null if it may not write now. SKIP LOCKED: another relay that holds a row is writing now, and
 * waiting for it while holding another installation's row can deadlock.
 */
function* lockBudget(id: number, now: number): Steps<Writes | null> {
  const locked = yield* queryOne<{ notBefore: number; writes: Writes }>(LOCKED, id);
  if (locked !== null) return locked.notBefore > now ? null : locked.writes;
  const added = yield* insert('installation', [{ id }], 'ON CONFLICT (id) DO NOTHING RETURNING id');
  return added.length === 0 ? null : [];
}

const UNLOCKED = `SELECT * FROM check_run WHERE id = ? ${SKIP_LOCKED}`;

/**
 * Leases the first check run that no other relay holds, and returns it as it was before, but with its new epoch and attempt. If a relay dies
 * while it creates a check run, the check run stays uncertain, and the next relay searches for it on GitHub first.
 */
function* leaseFirst(candidates: readonly PendingCheck[], { now, holdMs }: ClaimInput): Steps<StoredCheck | null> {
  for (const { id } of candidates) {
    const check = yield* queryOne<StoredCheck>(UNLOCKED, id);
    if (check === null || !check.isPending || check.isDead || check.notBefore > now || check.leaseUntil > now) continue;
    const { githubId, isUncertain } = check;
    const leased = { leaseEpoch: check.leaseEpoch + 1, attempts: check.attempts + 1 };
    const mayExist = isUncertain || githubId === null;
    yield* update('check_run', id, { ...leased, leaseUntil: now + holdMs, isUncertain: mayExist });
    return { ...check, ...leased };
  }
  return null;
}

/** With the failures in a row of the installation that the claim is written with. */
const HELD = `SELECT check_run.*, (SELECT unexplained FROM installation WHERE id = ?) AS failures
  FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_until > 0 ${FOR_UPDATE}`;

function* lockHeld(claim: StoredCheck) {
  const { installationId, id, leaseEpoch } = claim;
  return yield* queryOne<StoredCheck & { failures: number | null }>(HELD, installationId, id, leaseEpoch);
}

/** Extends the lease of a check run; returns false if it has expired, since another relay may have it. */
export function* renew(input: { claim: StoredCheck; now: number; leaseMs: number }): Steps<boolean> {
  const { claim, now, leaseMs } = input;
  const check = yield* lockHeld(claim);
  if (check === null || check.leaseUntil <= now) return false;
  yield* update('check_run', check.id, { leaseUntil: now + leaseMs });
  return true;
}

const DELAY = 'UPDATE installation SET not_before = ? WHERE id = ? AND not_before < ?';

/** Records the outcome of a claimed check run; does nothing if another relay has taken over the claim. */
export function* settleCheck(input: {
  claim: StoredCheck;
  outcome: WriteOutcome;
  now: number;
}): Steps<{ changed: readonly string[] }> {
  const { claim, outcome, now } = input;
  const check = yield* lockHeld(claim);
  if (check === null) return { changed: [] };
  const failures = check.failures ?? 0;
  const isReplaced = outcome.kind === 'gone' && (yield* hasNewer(check));
  const { check: changes, installation } = settleWrite(check, claim, outcome, { failures, hasNewer: isReplaced }, now);
  yield* update('check_run', check.id, { ...changes, leaseUntil: 0 });
  const { notBefore, unexplained = failures } = installation;
  if (unexplained !== failures) yield* update('installation', claim.installationId, { unexplained });
  if (notBefore !== undefined) yield* query(DELAY, notBefore, claim.installationId, notBefore);
  const isNews = outcome.kind === 'written' && check.environment === null && check.url !== outcome.url;
  return { changed: isNews && check.deploymentRow !== null ? [check.deploymentRow] : [] };
}
