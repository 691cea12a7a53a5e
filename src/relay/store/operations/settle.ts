import { backOffMs } from '../../../kernel/back-off.ts';
import { MAX_ATTEMPTS, writeBackOffMs } from '../../decide/check-schedule.ts';
import { ask, askOne, FOR_UPDATE, type Row, type Steps } from '../sql.ts';
import type { Claim, WriteOutcome } from '../store.ts';
import { placeKeyOf } from './claim.ts';
import { numberIn, textIn, textOrNull } from './columns.ts';

const PAUSE = { firstMs: 1_000, maxMs: 60_000 };
/** GitHub gives a request of its own up after 10 s: before that, one whose answer was lost may still be carried out; milliseconds. */
export const SETTLED_MS = 11_000;

/** Holds a claim for longer; false where it was lost. */
export function* renew(input: { checkId: string; epoch: number; now: number; leaseMs: number }): Steps<boolean> {
  const { checkId, epoch, now, leaseMs } = input;
  const row = yield* askOne(HELD, checkId, epoch);
  if (row === null || !(yield* holdPlace(row, now + leaseMs))) return false;
  yield* ask('UPDATE check_run SET lease_until = ? WHERE id = ?', now + leaseMs, checkId);
  return true;
}

const HELD = `SELECT * FROM check_run WHERE id = ? AND lease_epoch = ? AND lease_owner IS NOT NULL ${FOR_UPDATE}`;

/** Holds the place until an instant; false where another check run of it is written meanwhile, since this one's lease had ended. */
function* holdPlace(row: Row, until: number): Steps<boolean> {
  const held = yield* askOne(
    'UPDATE publisher SET until = ? WHERE place = ? AND owner = ? AND until = ? RETURNING place',
    ...[until, placeKeyOf(row), textIn(row, 'lease_owner'), numberIn(row, 'lease_until')],
  );
  return held !== null;
}

/** Takes in what became of a claimed check run; what a relay reports that lost its claim changes nothing. */
export function* settle(input: {
  claim: Claim;
  outcome: WriteOutcome;
  now: number;
}): Steps<{ changed: readonly string[] }> {
  const { claim, outcome, now } = input;
  const row = yield* askOne(HELD, claim.checkId, claim.epoch);
  if (row === null) return { changed: [] };
  yield* record(row, claim, outcome, now);
  yield* holdPlace(row, 0);
  yield* ask('UPDATE check_run SET lease_until = 0, lease_owner = NULL WHERE id = ?', claim.checkId);
  const isNews = outcome.kind === 'written' && textOrNull(row, 'url') !== outcome.url;
  const deployment = textOrNull(row, 'deployment_row');
  return { changed: isNews && deployment !== null ? [deployment] : [] };
}

function* record(row: Row, claim: Claim, outcome: WriteOutcome, now: number): Steps<void> {
  const id = claim.checkId;
  switch (outcome.kind) {
    case 'written':
      yield* published(row, claim, outcome, now);
      return;
    case 'later':
      yield* ask(
        'UPDATE check_run SET not_before = ?, attempts = ?, last_error = ?, is_uncertain = ? WHERE id = ?',
        ...[outcome.notBefore, Math.max(0, claim.attempts - 1), outcome.reason, claim.isUncertain ? 1 : 0, id],
      );
      yield* ask(
        'UPDATE installation SET not_before = ? WHERE id = ? AND not_before < ?',
        ...[outcome.notBefore, claim.place.installationId, outcome.notBefore],
      );
      return;
    case 'failed':
      yield* failed(row, claim, outcome, now);
      return;
    case 'dead':
      yield* refused(row, claim, outcome.reason);
  }
}

/** The verdict may have come while something else was written: what became of that says nothing of it. */
function hasOther(row: Row, claim: Claim): boolean {
  return numberIn(row, 'is_final') === 1 && numberIn(row, 'desired_rev') !== claim.desiredRev;
}

function* refused(row: Row, claim: Claim, reason: string): Steps<void> {
  const [isDead, attempts] = hasOther(row, claim) ? [0, 0] : [1, numberIn(row, 'attempts')];
  yield* ask(
    'UPDATE check_run SET is_dead = ?, attempts = ?, last_error = ? WHERE id = ?',
    ...[isDead, attempts, reason, claim.checkId],
  );
}

function* published(
  row: Row,
  claim: Claim,
  { githubId, url }: Extract<WriteOutcome, { kind: 'written' }>,
  now: number,
): Steps<void> {
  const isCurrent = numberIn(row, 'desired_rev') === claim.desiredRev;
  const notBefore = isCurrent || numberIn(row, 'is_final') === 1 ? now : now + 5_000;
  yield* ask(
    `UPDATE check_run SET github_id = ?, url = ?, is_uncertain = 0, published_rev = ?, published_hash = ?, published_at = ?,
       is_pending = ?, not_before = ?, installation_id = ?, attempts = 0, last_error = NULL WHERE id = ?`,
    ...[githubId, url === '' ? textOrNull(row, 'url') : url, claim.desiredRev, claim.desiredHash, now],
    // The App may have been installed anew: the installation under which it was written is the one that is good.
    ...[isCurrent ? 0 : 1, notBefore, claim.place.installationId, textIn(row, 'id')],
  );
  yield* ask('UPDATE installation SET unexplained = 0 WHERE id = ?', claim.place.installationId);
}

/** GitHub did not answer: this check run waits, and so does the whole installation, since it is the same GitHub. */
function* failed(
  row: Row,
  claim: Claim,
  { isUncertain, reason }: Extract<WriteOutcome, { kind: 'failed' }>,
  now: number,
): Steps<void> {
  const isLast = claim.attempts >= MAX_ATTEMPTS;
  const isDead = isLast && !hasOther(row, claim);
  yield* ask(
    'UPDATE check_run SET not_before = ?, is_uncertain = ?, last_error = ?, is_dead = ?, attempts = ? WHERE id = ?',
    ...[
      now + Math.max(writeBackOffMs(claim.attempts), isUncertain ? SETTLED_MS : 0),
      isUncertain || claim.isUncertain ? 1 : 0,
      reason,
      isDead ? 1 : 0,
      isLast && !isDead ? 0 : claim.attempts,
    ],
    claim.checkId,
  );
  const installation = yield* askOne(
    'UPDATE installation SET unexplained = unexplained + 1 WHERE id = ? RETURNING unexplained',
    claim.place.installationId,
  );
  const failures = installation === null ? 0 : numberIn(installation, 'unexplained');
  const pauseMs = failures < 3 ? 0 : backOffMs(failures - 2, PAUSE);
  yield* ask(
    'UPDATE installation SET not_before = ? WHERE id = ? AND not_before < ?',
    ...[now + pauseMs, claim.place.installationId, now + pauseMs],
  );
}
