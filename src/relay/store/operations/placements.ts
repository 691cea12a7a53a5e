import type { ClaimInput, PlacementTask, Settled, SettleInput } from '../../decide/tasks.ts';
import { FOR_UPDATE, query, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { saveChanged, selectDeployments } from './deployment-rows.ts';

/** After this time, the head of the branch may no longer be the deployed commit. */
const PLACE_WITHIN_MS = 120_000;

/** Claims deployments whose commit has to be read from the head of their branch. */
export function* claimPlacements({ now, limit, holdMs, rules }: ClaimInput): Steps<readonly PlacementTask[]> {
  if (rules.unplaced !== 'branch-head') return [];
  const due = yield* query<{ id: string; application: string }>(
    `SELECT id, application FROM deployment WHERE is_placement_wanted = 1 AND is_ended = 0 AND place_not_before <= ?
       AND opened_at >= ? ORDER BY opened_at LIMIT ? ${SKIP_LOCKED}`,
    ...[now, now - PLACE_WITHIN_MS, limit],
  );
  const tasks: PlacementTask[] = [];
  for (const { id, application } of due) {
    const configured = rules.applications.find((one) => one.id === application);
    yield* update('deployment', id, { placeNotBefore: now + holdMs });
    if (configured?.branch == null) continue;
    const { repository, branch } = configured;
    tasks.push({ kind: 'placement', id, application, repository, branch });
  }
  return tasks;
}

/** Sets the commit of a deployment, unless a registration did so in the meantime. */
export function* settlePlacement(input: Extract<SettleInput, { kind: 'placement' }>): Steps<Settled> {
  const { id, at, sha, now, rules } = input;
  const known = yield* queryOne<{ application: string }>('SELECT application FROM deployment WHERE id = ?', id);
  if (known === null) return { changed: [] };
  // Without the lock, two deployments placed on one commit at once would both create its first check run.
  yield* lockApplication(known.application, now);
  const before = (yield* selectDeployments(`id = ? ${FOR_UPDATE}`, id)).filter(({ placed }) => placed === null);
  const after = before.map((deployment) => ({ ...deployment, placed: { ...at, sha } }));
  return { changed: yield* saveChanged(before, after, now, rules) };
}
