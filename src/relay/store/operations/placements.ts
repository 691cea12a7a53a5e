import type { ClaimInput, PlacementTask, Settled, SettleInput } from '../../decide/tasks.ts';
import { FOR_UPDATE, query, queryOne, SKIP_LOCKED, type Steps, textIn, update } from '../sql.ts';
import { decodeDeployment, saveChanged } from './deployment-rows.ts';
import { lockApplication } from './lock-applications.ts';

/** After this time, the head of the branch may no longer be the deployed commit. */
const PLACE_WITHIN_MS = 120_000;

/** Claims deployments whose commit has to be read from the head of their branch. */
export function* claimPlacements({ now, limit, holdMs, rules }: ClaimInput): Steps<readonly PlacementTask[]> {
  if (rules.unplaced !== 'branch-head') return [];
  const rows = yield* query(
    `SELECT id, application FROM deployment WHERE is_placement_wanted = 1 AND is_ended = 0 AND place_not_before <= ?
       AND opened_at >= ? ORDER BY opened_at LIMIT ? ${SKIP_LOCKED}`,
    ...[now, now - PLACE_WITHIN_MS, limit],
  );
  const tasks: PlacementTask[] = [];
  for (const row of rows) {
    const id = textIn(row, 'id');
    const configured = rules.applications.find((application) => application.id === textIn(row, 'application'));
    yield* update('deployment', id, { placeNotBefore: now + holdMs });
    if (configured?.branch == null) continue;
    const { repository, branch } = configured;
    tasks.push({ kind: 'placement', id, application: configured.id, repository, branch });
  }
  return tasks;
}

/** Sets the commit of a deployment, unless a registration did so in the meantime. */
export function* settlePlacement(input: Extract<SettleInput, { kind: 'placement' }>): Steps<Settled> {
  const { id, at, sha, now, rules } = input;
  const known = yield* queryOne('SELECT application FROM deployment WHERE id = ?', id);
  if (known === null) return { changed: [] };
  // Without the lock, two deployments placed on one commit at once would both create its first check run.
  yield* lockApplication(textIn(known, 'application'), now);
  const row = yield* queryOne(`SELECT * FROM deployment WHERE id = ? ${FOR_UPDATE}`, id);
  const before = row === null ? null : decodeDeployment(row);
  if (before === null || before.placed !== null) return { changed: [] };
  return { changed: yield* saveChanged([before], [{ ...before, placed: { ...at, sha } }], now, rules) };
}
