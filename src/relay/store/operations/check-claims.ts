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
import { FOR_UPDATE, insert, query, queryAmong, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';

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
  const installations = yield* query<{ installationId: number }>(DUE_INSTALLATIONS, now, now, now, now - BETWEEN_MS);
  const due = installations.map(({ installationId }) => installationId);
  const claims: Claim[] = [];
  for (let read = 0; read < due.length && claims.length < limit; ) {
    const some = due.slice(read, read + limit - claims.length);
    read += some.length;
    const spent = yield* lockBudgets(some, now);
    const pending = yield* queryAmong<PendingCheck>(PENDING_OF, [...spent.keys()]);
    const claimed = yield* leaseFirsts(findCandidates(pending, spent, now), input);
    yield* spend(
      claimed.map(({ place }) => place.installationId),
      now,
    );
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

/** An installation of the App: when it may write again, and its failures in a row. */
interface Installation {
  readonly id: number;
  readonly notBefore: number;
  readonly unexplained: number;
}

const LOCKED = (ids: string): string => `SELECT * FROM installation WHERE id IN (${ids}) ${SKIP_LOCKED}`;
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
  let locked = yield* queryAmong<Installation>(LOCKED, ids);
  const known = new Set(locked.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  if (others.length > 0) {
    const added = others.map((id) => ({ id, notBefore: 0 }));
    yield* insert('installation', added, 'ON CONFLICT (id) DO NOTHING');
    locked = [...locked, ...(yield* queryAmong<Installation>(LOCKED, others))];
  }
  const free = locked.filter(({ notBefore }) => notBefore <= now).map(({ id }) => id);
  const written = yield* queryAmong<Spent & { installationId: number }>(SPENT, free, now - 60_000, now - HOUR_MS);
  const spent = new Map(written.map((one) => [one.installationId, one]));
  return new Map(free.map((id) => [id, spent.get(id) ?? { inHour: 0, inMinute: 0, lastAt: null }]));
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
  `UPDATE check_run SET lease_until = ?, lease_epoch = lease_epoch + 1, attempts = attempts + 1,
   is_uncertain = CASE WHEN github_id IS NULL THEN 1 ELSE is_uncertain END WHERE id IN (${ids})`;

/**
 * Leases the first check run of each list that no other relay holds. If a relay dies while it creates a check run, the check run stays
 * uncertain, and the next relay searches for it on GitHub first.
 */
function* leaseFirsts(lists: readonly (readonly PendingCheck[])[], input: ClaimInput): Steps<readonly Claim[]> {
  const { now, holdMs } = input;
  const claims: Claim[] = [];
  for (let left = lists; left.length > 0; ) {
    const ids = left.flatMap(([first]) => first?.id ?? []);
    const checks = yield* queryAmong<StoredCheck>(FREE, ids, now, now);
    const leased = new Set(checks.map(({ id }) => id));
    yield* queryAmong(LEASE, [...leased], now + holdMs);
    claims.push(...checks.map(claimOf));
    left = left.flatMap(([first, ...rest]) => (leased.has(first?.id ?? '') || rest.length === 0 ? [] : [rest]));
  }
  return claims;
}

/** Returns the claim of a check run as it was before the lease. */
function claimOf(check: StoredCheck): Claim {
  const { repositoryId, repository, installationId, sha, name, externalId } = check;
  const { id: checkId, desired, desiredRev, githubId, isUncertain, attempts } = check;
  return {
    ...{ kind: 'check-run', checkId, desired, desiredRev, githubId, isUncertain, attempts: attempts + 1 },
    place: { repositoryId, repository, installationId, sha, name, externalId },
    epoch: check.leaseEpoch + 1,
  };
}

const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_until > 0 ${FOR_UPDATE}`;

/** Extends the lease of a check run; returns false if it has expired, since another relay may have it. */
export function* renew(input: { checkId: string; epoch: number; now: number; leaseMs: number }): Steps<boolean> {
  const { checkId, epoch, now, leaseMs } = input;
  const check = yield* queryOne<StoredCheck>(HELD, checkId, epoch);
  if (check === null || check.leaseUntil <= now) return false;
  yield* update('check_run', checkId, { leaseUntil: now + leaseMs });
  return true;
}

/** Records the outcome of a claimed check run; does nothing if another relay has taken over the claim. */
export function* settleCheck({ claim, outcome, now }: Extract<SettleInput, { kind: 'check-run' }>): Steps<Settled> {
  const check = yield* queryOne<StoredCheck>(HELD, claim.checkId, claim.epoch);
  if (check === null) return { changed: [] };
  const id = claim.place.installationId;
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
