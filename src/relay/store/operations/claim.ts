import { createHash } from 'node:crypto';
import { BETWEEN_MS, hasRoom, type Spent } from '../../decide/write-budget.ts';
import type { CheckPlace, WantedCheck } from '../../relay-interfaces.ts';
import { ask, askOne, type Row, SKIP_LOCKED, type Steps } from '../sql.ts';
import type { Claim } from '../store.ts';
import { numberIn, numberOrNull, textIn } from './columns.ts';

interface Holding {
  readonly now: number;
  readonly owner: string;
  readonly leaseMs: number;
}

/** So many candidates of an installation are read, since some of them may be held by another relay. */
const CANDIDATES = 8;
const HOUR_MS = 3_600_000;

/**
 * The first candidates of every installation, so that the backlog of one keeps nobody else waiting. On a commit, a newer check run
 * is created after an older one of its name: GitHub takes the one that was created last for the verdict.
 */
const CANDIDATE_ROWS = `SELECT id, installation_id FROM (
    SELECT check_run.*, ROW_NUMBER() OVER (
      PARTITION BY installation_id ORDER BY is_final DESC, not_before, opened_at, id
    ) AS turn FROM check_run
    WHERE is_pending = 1 AND is_dead = 0 AND not_before <= ? AND lease_until <= ?
      AND installation_id NOT IN (
        SELECT id FROM installation WHERE not_before > ?
          OR EXISTS (SELECT 1 FROM installation_write WHERE installation_id = installation.id AND at > ?)
      )
      AND (generation = 1 OR NOT EXISTS (
        SELECT 1 FROM check_run AS older
        WHERE older.repository_id = check_run.repository_id AND older.sha = check_run.sha AND older.name = check_run.name
          AND older.generation < check_run.generation AND older.github_id IS NULL AND older.is_pending = 1 AND older.is_dead = 0
      ))
  ) AS ready WHERE turn <= ? ORDER BY turn, is_final DESC, not_before, opened_at, id LIMIT ?`;

/** A window cannot be locked: each candidate is, if it is still one. */
const LOCKED = `SELECT * FROM check_run WHERE id = ? AND is_pending = 1 AND is_dead = 0 AND not_before <= ? AND lease_until <= ?
  ${SKIP_LOCKED}`;

/** Takes check runs to write, ends first; each with its lease, its name's, and room in its installation's budget. */
export function* claim(input: Holding & { limit: number }): Steps<readonly Claim[]> {
  const { now, limit } = input;
  const candidates = yield* ask(CANDIDATE_ROWS, ...[now, now, now, now - BETWEEN_MS, CANDIDATES, limit * CANDIDATES]);
  const claims: Claim[] = [];
  const full = new Set<number>();
  for (const candidate of candidates) {
    const installation = numberIn(candidate, 'installation_id');
    if (claims.length >= limit) break;
    if (full.has(installation)) continue;
    const row = yield* askOne(LOCKED, textIn(candidate, 'id'), now, now);
    if (row === null) continue;
    if (!(yield* findRoom(installation, numberIn(row, 'is_final') === 1, now))) {
      full.add(installation);
      continue;
    }
    const taken = yield* take(row, input);
    if (taken === null) continue;
    yield* spend(installation, now);
    claims.push(taken);
  }
  return claims;
}

/**
 * Tells whether the installation's budget has room for this write; nobody else can take it until the end of the transaction. Whoever
 * has it now writes now, so that there is none: to wait for him, with another installation in hand that he waits for, is a deadlock.
 */
export function* findRoom(id: number, isEnd: boolean, now: number): Steps<boolean> {
  yield* ask('INSERT INTO installation (id, not_before) VALUES (?, 0) ON CONFLICT (id) DO NOTHING', id);
  const installation = yield* askOne(`SELECT not_before FROM installation WHERE id = ? ${SKIP_LOCKED}`, id);
  if (installation === null || numberIn(installation, 'not_before') > now) return false;
  const spent = yield* askOne(
    `SELECT COUNT(*) AS in_hour, COALESCE(SUM(CASE WHEN at > ? THEN 1 ELSE 0 END), 0) AS in_minute, MAX(at) AS last_at
     FROM installation_write WHERE installation_id = ? AND at > ?`,
    ...[now - 60_000, id, now - HOUR_MS],
  );
  const known: Spent = {
    inHour: spent === null ? 0 : Number(spent['in_hour']),
    inMinute: spent === null ? 0 : Number(spent['in_minute']),
    lastAt: spent === null ? null : numberOrNull(spent, 'last_at'),
  };
  return hasRoom(known, isEnd, now);
}

/** Counts a write against the installation's budget. */
export function* spend(id: number, now: number): Steps<void> {
  yield* ask('DELETE FROM installation_write WHERE installation_id = ? AND at <= ?', id, now - HOUR_MS);
  yield* ask('INSERT INTO installation_write (installation_id, at) VALUES (?, ?)', id, now);
}

/** A relay that dies while it creates a check run leaves it uncertain: whoever comes next looks first. */
function* take(row: Row, { now, owner, leaseMs }: Holding): Steps<Claim | null> {
  const id = textIn(row, 'id');
  const held = yield* askOne(
    `INSERT INTO publisher (place, owner, epoch, until) VALUES (?, ?, 1, ?)
     ON CONFLICT (place) DO UPDATE SET owner = excluded.owner, epoch = publisher.epoch + 1, until = excluded.until
     WHERE publisher.until <= ? RETURNING epoch`,
    ...[placeKeyOf(row), owner, now + leaseMs, now],
  );
  if (held === null) return null;
  const leased = yield* askOne(
    `UPDATE check_run SET lease_owner = ?, lease_epoch = lease_epoch + 1, lease_until = ?, attempts = attempts + 1,
       is_uncertain = CASE WHEN github_id IS NULL THEN 1 ELSE is_uncertain END WHERE id = ? RETURNING lease_epoch, attempts`,
    ...[owner, now + leaseMs, id],
  );
  return leased === null ? null : decodeClaim(row, numberIn(leased, 'lease_epoch'), numberIn(leased, 'attempts'));
}

/** One writer at a time for a repository, a commit and a name; the key holds no free text. */
export function placeKeyOf(row: Row): string {
  const name = createHash('sha256').update(textIn(row, 'name')).digest('hex').slice(0, 16);
  return `${numberIn(row, 'repository_id')}/${textIn(row, 'sha')}/${name}`;
}

function decodeClaim(row: Row, epoch: number, attempts: number): Claim {
  const place: CheckPlace = {
    repositoryId: numberIn(row, 'repository_id'),
    repository: textIn(row, 'repository'),
    installationId: numberIn(row, 'installation_id'),
    sha: textIn(row, 'sha'),
    name: textIn(row, 'name'),
    externalId: textIn(row, 'external_id'),
  };
  return {
    checkId: textIn(row, 'id'),
    place,
    wanted: JSON.parse(textIn(row, 'desired')) as WantedCheck,
    desiredRev: numberIn(row, 'desired_rev'),
    desiredHash: textIn(row, 'desired_hash'),
    githubId: numberOrNull(row, 'github_id'),
    isUncertain: numberIn(row, 'is_uncertain') === 1,
    epoch,
    attempts,
  };
}
