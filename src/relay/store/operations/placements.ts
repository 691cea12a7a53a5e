import type { Rules } from '../../decide/rules.ts';
import type { InstalledRepository } from '../../relay-interfaces.ts';
import { ask, askOne, FOR_UPDATE, SKIP_LOCKED, type Steps } from '../sql.ts';
import type { Placement } from '../store.ts';
import { saveChanged } from './apply-hints.ts';
import { textIn } from './columns.ts';
import { decodeDeployment } from './deployment-rows.ts';
import { holdApplication } from './hold-applications.ts';

/** Later than this after a deployment was heard of, its branch's head may be another commit than the one that is deployed. */
const PLACE_WITHIN_MS = 120_000;

/** Returns deployments whose commit is to be read from the head of their branch, and keeps others from doing it for `holdMs`. */
export function* takePlacements(input: {
  now: number;
  limit: number;
  holdMs: number;
  rules: Rules;
}): Steps<readonly Placement[]> {
  const { now, limit, holdMs, rules } = input;
  if (rules.unplaced !== 'branch-head') return [];
  const rows = yield* ask(
    `SELECT id, application FROM deployment WHERE is_placement_wanted = 1 AND is_ended = 0 AND place_not_before <= ?
       AND opened_at >= ? ORDER BY opened_at LIMIT ? ${SKIP_LOCKED}`,
    ...[now, now - PLACE_WITHIN_MS, limit],
  );
  const placements: Placement[] = [];
  for (const row of rows) {
    const id = textIn(row, 'id');
    const configured = rules.applications.find((application) => application.id === textIn(row, 'application'));
    yield* ask('UPDATE deployment SET place_not_before = ? WHERE id = ?', now + holdMs, id);
    if (configured?.branch == null) continue;
    const { repository, branch } = configured;
    placements.push({ id, application: configured.id, repository, branch });
  }
  return placements;
}

/** Places a deployment on a commit, unless a registration did so meanwhile. */
export function* place(input: {
  id: string;
  at: InstalledRepository;
  sha: string;
  now: number;
  rules: Rules;
}): Steps<{ changed: readonly string[] }> {
  const { id, at, sha, now, rules } = input;
  const known = yield* askOne('SELECT application FROM deployment WHERE id = ?', id);
  if (known === null) return { changed: [] };
  // Two of an application that are placed on one commit at once would both be its first check run.
  yield* holdApplication(textIn(known, 'application'), now);
  const row = yield* askOne(`SELECT * FROM deployment WHERE id = ? ${FOR_UPDATE}`, id);
  if (row === null) return { changed: [] };
  const before = decodeDeployment(row);
  if (before.placed !== null) return { changed: [] };
  return { changed: yield* saveChanged([before], [{ ...before, placed: { ...at, sha } }], now, rules) };
}
