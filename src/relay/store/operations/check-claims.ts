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
import {
  decodeRow,
  FOR_UPDATE,
  insert,
  numberIn,
  query,
  queryAmong,
  queryOne,
  type Row,
  SKIP_LOCKED,
  type Steps,
  update,
} from '../sql.ts';
import { decodeCheck, queryCheck } from './check-rows.ts';

const HOUR_MS = 3_600_000;
const PENDING = 'is_pending = 1 AND is_dead = 0';

/** The installations with something to write that wrote nothing in the last second, those with outcomes first. */
const DUE_INSTALLATIONS = `SELECT installation_id FROM check_run WHERE ${PENDING} AND not_before <= ? AND lease_until <= ?
  AND installation_id NOT IN (SELECT id FROM installation WHERE not_before > ?)
  AND NOT EXISTS (SELECT 1 FROM installation_write WHERE installation_id = check_run.installation_id AND at > ?)
  GROUP BY installation_id ORDER BY MAX(is_final) DESC, MIN(not_before), installation_id`;

const PENDING_OF = (installations: string): string =>
  `SELECT id, installation_id, repository_id, sha, name, generation, github_id, is_final, not_before, lease_until, opened_at
   FROM check_run WHERE ${PENDING} AND repository_id IN (SELECT repository_id FROM check_run WHERE ${PENDING} AND installation_id IN (${installations}))`;

/**
 * Claims at most one check run of each installation, which may write once a second. Installations share the statements, so that many of
 * them cost few round trips to PostgreSQL.
 */
export function* claimChecks(input: ClaimInput): Steps<readonly Claim[]> {
  const { now, limit } = input;
  const due = (yield* query(DUE_INSTALLATIONS, now, now, now, now - BETWEEN_MS)).map((row) =>
    numberIn(row, 'installation_id'),
  );
  const claims: Claim[] = [];
  for (let read = 0; read < due.length && claims.length < limit; ) {
    const some = due.slice(read, read + limit - claims.length);
    read += some.length;
    const spent = yield* lockBudgets(some, now);
    const pending = (yield* queryAmong(PENDING_OF, [...spent.keys()])).map((row) =>
      decodeRow<PendingCheck>(row, { flags: ['isFinal'] }),
    );
    const claimed = yield* leaseFirsts(findCandidates(pending, spent, now), input);
    const installations = claimed.map(({ place }) => place.installationId);
    yield* spend(installations, now);
    claims.push(...claimed);
  }
  return claims;
}

/** Takes one write from an installation's budget; returns false if none is left. Other relays wait until the transaction ends. */
export function* spendIfRoom(installation: number, isOutcome: boolean, now: number): Steps<boolean> {
  const spent = (yield* lockBudgets([installation], now)).get(installation);
  if (spent === undefined || !hasRoom(spent, isOutcome, now)) return false;
  yield* spend([installation], now);
  return true;
}

const LOCKED = (ids: string): string => `SELECT id, not_before FROM installation WHERE id IN (${ids}) ${SKIP_LOCKED}`;
const SPENT = (ids: string): string =>
  `SELECT installation_id, COUNT(*) AS in_hour, SUM(CASE WHEN at > ? THEN 1 ELSE 0 END) AS in_minute, MAX(at) AS last_at
   FROM installation_write WHERE at > ? AND installation_id IN (${ids}) GROUP BY installation_id`;
const OLD_WRITES = (ids: string): string =>
  `DELETE FROM installation_write WHERE at <= ? AND installation_id IN (${ids})`;

/**
 * Returns what each installation has written, without those that may not write now. SKIP LOCKED: another relay that holds a row is writing
 * now, and waiting for it while holding another installation's row can deadlock.
 */
function* lockBudgets(ids: readonly number[], now: number): Steps<ReadonlyMap<number, Spent>> {
  let rows = yield* queryAmong(LOCKED, ids);
  const known = new Set(rows.map((row) => numberIn(row, 'id')));
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) {
    const added = others.map((id) => ({ id, notBefore: 0 }));
    yield* insert('installation', added, 'ON CONFLICT (id) DO NOTHING');
    rows = [...rows, ...(yield* queryAmong(LOCKED, others))];
  }
  const free = rows.filter((row) => numberIn(row, 'not_before') <= now).map((row) => numberIn(row, 'id'));
  const written = yield* queryAmong(SPENT, free, now - 60_000, now - HOUR_MS);
  const spent = new Map(written.map((row) => [numberIn(row, 'installation_id'), row]));
  return new Map(free.map((id) => [id, spentIn(spent.get(id))]));
}

function spentIn(row: Row | undefined): Spent {
  if (row === undefined) return { inHour: 0, inMinute: 0, lastAt: null };
  return { inHour: numberIn(row, 'in_hour'), inMinute: numberIn(row, 'in_minute'), lastAt: numberIn(row, 'last_at') };
}

function* spend(installations: readonly number[], now: number): Steps<void> {
  yield* queryAmong(OLD_WRITES, installations, now - HOUR_MS);
  yield* insert(
    'installation_write',
    installations.map((installationId) => ({ installationId, at: now })),
  );
}

const FREE = (ids: string): string =>
  `SELECT * FROM check_run WHERE ${PENDING} AND not_before <= ? AND lease_until <= ? AND id IN (${ids}) ${SKIP_LOCKED}`;
const LEASE = (ids: string): string =>
  `UPDATE check_run SET lease_owner = ?, lease_until = ?, lease_epoch = lease_epoch + 1, attempts = attempts + 1,
   is_uncertain = CASE WHEN github_id IS NULL THEN 1 ELSE is_uncertain END WHERE id IN (${ids})`;

/**
 * Leases the first check run of each list that no other relay holds. If a relay dies while it creates a check run, the check run stays
 * uncertain, and the next relay searches for it on GitHub first.
 */
function* leaseFirsts(lists: readonly (readonly PendingCheck[])[], input: ClaimInput): Steps<readonly Claim[]> {
  const { now, owner, holdMs } = input;
  const claims: Claim[] = [];
  for (let left = lists; left.length > 0; ) {
    const ids = left.flatMap(([first]) => first?.id ?? []);
    const checks = (yield* queryAmong(FREE, ids, now, now)).map(decodeCheck);
    const leased = new Set(checks.map(({ id }) => id));
    yield* queryAmong(LEASE, [...leased], owner, now + holdMs);
    claims.push(...checks.map(claimOf));
    left = left.flatMap(([first, ...rest]) => (leased.has(first?.id ?? '') || rest.length === 0 ? [] : [rest]));
  }
  return claims;
}

/** Returns the claim of a check run as it was before the lease. */
function claimOf(check: StoredCheck): Claim {
  const { repositoryId, repository, installationId, sha, name, externalId } = check;
  const { id: checkId, desired, desiredRev, desiredHash, githubId, isUncertain, attempts } = check;
  return {
    ...{ kind: 'check-run', checkId, desired, desiredRev, desiredHash, githubId, isUncertain, attempts: attempts + 1 },
    place: { repositoryId, repository, installationId, sha, name, externalId },
    epoch: check.leaseEpoch + 1,
  };
}

const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_owner IS NOT NULL ${FOR_UPDATE}`;

/** Extends the lease of a check run; returns false if it has expired, since another relay may have it. */
export function* renew(input: { checkId: string; epoch: number; now: number; leaseMs: number }): Steps<boolean> {
  const { checkId, epoch, now, leaseMs } = input;
  const check = yield* queryCheck(HELD, checkId, epoch);
  if (check === null || check.leaseUntil <= now) return false;
  yield* update('check_run', checkId, { leaseUntil: now + leaseMs });
  return true;
}

/** Records the outcome of a claimed check run; does nothing if another relay has taken over the claim. */
export function* settleCheck({ claim, outcome, now }: Extract<SettleInput, { kind: 'check-run' }>): Steps<Settled> {
  const check = yield* queryCheck(HELD, claim.checkId, claim.epoch);
  if (check === null) return { changed: [] };
  const id = claim.place.installationId;
  const known = yield* queryOne(`SELECT not_before, unexplained FROM installation WHERE id = ? ${FOR_UPDATE}`, id);
  const failures = known === null ? 0 : numberIn(known, 'unexplained');
  const changes = settleWrite(check, claim, outcome, failures, now);
  yield* update('check_run', check.id, { ...changes.check, leaseUntil: 0, leaseOwner: null });
  const { notBefore, unexplained = failures } = changes.installation;
  const isLater = notBefore !== undefined && known !== null && numberIn(known, 'not_before') < notBefore;
  yield* update('installation', id, {
    ...(unexplained === failures ? {} : { unexplained }),
    ...(isLater ? { notBefore } : {}),
  });
  const isNews = outcome.kind === 'written' && check.url !== outcome.url;
  return { changed: isNews && check.deploymentRow !== null ? [check.deploymentRow] : [] };
}
