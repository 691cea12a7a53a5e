import { createHash } from 'node:crypto';
import type { WantedCheck } from '../../relay-interfaces.ts';
import { ask, type Row, type Steps } from '../sql.ts';
import { numberIn, numberOrNull, textIn } from './columns.ts';
import { SETTLED_MS } from './settle.ts';
import { askWith } from './sql-lists.ts';

/** Progress is written at most this often; an end at once. */
const PROGRESS_MS = 5_000;
/** What more there is to say of progress waits this long: the end, or its confirmation, may be on its way. */
const PATIENCE_MS = 2_000;

/** A check run as it is stored, and what it is to say. */
export interface CheckWish {
  readonly row: Row;
  readonly wanted: WantedCheck;
}

/** Makes check runs, each of them once, want something else, where it is something else. One that is completed is never reopened. */
export function* wantChecks(wishes: readonly CheckWish[], now: number): Steps<void> {
  const changes = wishes.flatMap((wish) => changeOf(wish, now));
  yield* askWith(
    WANT,
    changes.map(({ id, desired, hash, isFinal, notBefore }) => [id, desired, hash, isFinal, notBefore]),
  );
  for (const { id, isRevived } of changes) if (isRevived) yield* ask(REVIVE, id);
}

/**
 * A verdict gets attempts of its own after a dead letter: what was refused was something else. The same one is wanted only once, so that
 * this ends. One that GitHub does not have is not created after a newer one of its name, in whose place it would stand.
 */
const REVIVE = `UPDATE check_run SET is_dead = 0, attempts = 0 WHERE id = ? AND (github_id IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM check_run AS newer
    WHERE newer.repository_id = check_run.repository_id AND newer.sha = check_run.sha AND newer.name = check_run.name
      AND newer.generation > check_run.generation
  ))`;

interface Change {
  readonly id: string;
  readonly desired: string;
  readonly hash: string;
  readonly isFinal: 0 | 1;
  readonly notBefore: number;
  readonly isRevived: boolean;
}

const WANT = (changes: string): string => `UPDATE check_run SET desired = one.column3, desired_hash = one.column4,
    desired_rev = desired_rev + 1, is_final = CAST(one.column5 AS BIGINT), is_pending = 1, not_before = CAST(one.column6 AS BIGINT)
  FROM ${changes} AS one WHERE check_run.id = one.column2`;

function changeOf({ row, wanted }: CheckWish, now: number): readonly Change[] {
  const isFinal = wanted.status === 'completed';
  if (numberIn(row, 'is_final') === 1 && !isFinal) return [];
  const desired = JSON.stringify(wanted);
  const hash = hashOf(desired);
  if (hash === textIn(row, 'desired_hash')) return [];
  const publishedAt = numberOrNull(row, 'published_at');
  const notBefore = isFinal || publishedAt === null ? now : nextProgressAt(row, publishedAt, now);
  const isDead = numberIn(row, 'is_dead') === 1;
  const what = { id: textIn(row, 'id'), desired, hash, isFinal: isFinal ? 1 : 0 } as const;
  return [{ ...what, notBefore: Math.max(notBefore, heldUntil(row, now)), isRevived: isDead && isFinal }];
}

/**
 * What was held back after a failed attempt stays held back, but for the wait between two steps of progress. A dead letter is not, but
 * while GitHub may still create what it gave no answer for: there would be two.
 */
function heldUntil(row: Row, now: number): number {
  const until = numberIn(row, 'not_before');
  if (numberIn(row, 'is_dead') === 0) return numberIn(row, 'attempts') > 0 ? until : 0;
  return numberIn(row, 'is_uncertain') === 1 ? Math.min(until, now + SETTLED_MS) : 0;
}

/** What waits already is not put off by what comes after it: else a deployment of which much is told would never be shown. */
function nextProgressAt(row: Row, publishedAt: number, now: number): number {
  const waitsUntil = numberIn(row, 'is_pending') === 1 ? numberIn(row, 'not_before') : now + PATIENCE_MS;
  return Math.max(Math.min(waitsUntil, now + PATIENCE_MS), publishedAt + PROGRESS_MS);
}

/** Returns a text's SHA-256 in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
