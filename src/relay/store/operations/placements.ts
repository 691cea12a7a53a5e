import type { Deployment } from '../../decide/deployment.ts';
import type { Rules } from '../../decide/rules.ts';
import type { ClaimInput, PlacementTask } from '../../decide/tasks.ts';
import type { InstalledRepository } from '../../interfaces.ts';
import { FOR_UPDATE, query, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { saveChanged, selectDeployments } from './deployment-rows.ts';

/** After this time, the head of the branch may no longer be the deployed commit. */
const PLACE_WITHIN_MS = 120_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Claims deployments whose commit has to be read from the head of their branch, and, once each, those whose commit was not read in time.
 * A finished one is left out if its application has a newer deployment, which the head more likely belongs to.
 */
export function* claimPlacements({ now, limit, holdMs, rules }: ClaimInput): Steps<readonly PlacementTask[]> {
  if (rules.unplaced !== 'branch-head') return [];
  const placeableFrom = now - PLACE_WITHIN_MS;
  const due = yield* query<Pick<Deployment, 'id' | 'application' | 'openedAt'>>(DUE, now, placeableFrom, limit);
  const tasks: PlacementTask[] = [];
  for (const { id, application, openedAt } of due) {
    const isLate = openedAt < placeableFrom;
    yield* update('deployment', id, { placeNotBefore: isLate ? NEVER : now + holdMs });
    const configured = rules.applications.find((one) => one.id === application);
    if (configured?.branch == null) continue;
    const { repository, branch } = configured;
    tasks.push({ id, application, repository, branch, isLate });
  }
  return tasks;
}

const DUE = `SELECT id, application, opened_at FROM deployment
  WHERE is_placement_wanted = 1 AND place_not_before <= ? AND (opened_at < ? OR is_ended = 0 OR NOT EXISTS (
    SELECT 1 FROM deployment AS newer WHERE newer.application = deployment.application AND newer.opened_at > deployment.opened_at
  )) ORDER BY opened_at LIMIT ? ${SKIP_LOCKED}`;

/** Sets the commit of a deployment, unless a registration did so in the meantime. */
export function* settlePlacement(input: {
  id: string;
  at: InstalledRepository;
  sha: string;
  now: number;
  rules: Rules;
}): Steps<{ changed: readonly string[] }> {
  const { id, at, sha, now, rules } = input;
  const known = yield* queryOne<{ application: string }>('SELECT application FROM deployment WHERE id = ?', id);
  if (known === null) return { changed: [] };
  // Without the lock, two deployments placed on one commit at once would both create its first check run.
  yield* lockApplication(known.application, now);
  const before = (yield* selectDeployments(`id = ? ${FOR_UPDATE}`, id)).filter(({ placed }) => placed === null);
  const after = before.map((deployment) => ({ ...deployment, placed: { ...at, sha } }));
  return { changed: yield* saveChanged(before, after, now, rules) };
}
