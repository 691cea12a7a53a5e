import { placementOf } from '../../decide/deployment-changes.ts';
import { foundCommit, isContradicted } from '../../decide/prove-commit.ts';
import type { Rules } from '../../decide/rules.ts';
import { KEPT_MS } from '../../decide/runs.ts';
import type { ClaimInput, PlacementTask } from '../../decide/tasks.ts';
import type { InstalledRepository } from '../../interfaces.ts';
import { FOR_UPDATE, query, queryOne, SKIP_LOCKED, type Steps, update } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { saveChanged, selectDeployments } from './deployment-rows.ts';

/** After this time, the head of the branch may no longer be the deployed commit. */
const HEAD_WITHIN_MS = 120_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Claims deployments whose commit has to be read from GitHub, and, once each, those whose commit was not read in time: within two minutes
 * for the head of a branch, within a day for a commit that the platform names. A finished one is left out if its application has a newer
 * deployment, which the head more likely belongs to.
 */
export function* claimPlacements({ now, limit, holdMs, rules }: ClaimInput): Steps<readonly PlacementTask[]> {
  const tasks: PlacementTask[] = [];
  for (const deployment of yield* selectDeployments(DUE, now, limit)) {
    const { id, application, openedAt, endedAt, seen } = deployment;
    const ref = placementOf(deployment, rules);
    const isFound = foundCommit(deployment) !== null;
    const sinceMs = now - (isFound ? seen.at : openedAt);
    const isLate = sinceMs > (isFound ? KEPT_MS : HEAD_WITHIN_MS);
    const waitMs = isFound ? Math.max(holdMs, sinceMs / 8) : holdMs;
    yield* update('deployment', id, { placeNotBefore: isLate ? NEVER : Math.round(now + waitMs) });
    const configured = rules.applications.find((one) => one.id === application);
    if (ref === null || configured === undefined) continue;
    const isHead = !isFound && !isLate && endedAt !== null;
    if (isHead && (yield* query(NEWER, application, openedAt)).length > 0) continue;
    tasks.push({ id, application, repository: configured.repository, ref, isLate });
  }
  return tasks;
}

const DUE = `is_placement_wanted = 1 AND place_not_before <= ? ORDER BY opened_at LIMIT ? ${SKIP_LOCKED}`;
const NEWER = 'SELECT id FROM deployment WHERE application = ? AND opened_at > ? LIMIT 1';

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
  const before = (yield* selectDeployments(`id = ? ${FOR_UPDATE}`, id)).filter(
    (deployment) => deployment.placed === null && !isContradicted(deployment, sha),
  );
  const after = before.map((deployment) => ({ ...deployment, placed: { ...at, sha } }));
  return { changed: yield* saveChanged(before, after, now, rules) };
}
