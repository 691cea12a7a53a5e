import { desireExpected } from '../../decide/desired-check.ts';
import type { Deployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';
import { ask, FOR_UPDATE, SKIP_LOCKED, type Steps } from '../sql.ts';
import { saveChanged } from './apply-hints.ts';
import { numberIn, textIn } from './columns.ts';
import { decodeDeployment } from './deployment-rows.ts';
import { applicationOf } from './sync-check.ts';
import { wantChecks } from './want-checks.ts';

/** Ends the deployments and the expectations that are over their deadlines: nothing hangs for ever. */
export function* expire(input: { now: number; limit: number; rules: Rules }): Steps<{ changed: readonly string[] }> {
  const { now, limit, rules } = input;
  const rows = yield* ask(
    `SELECT * FROM deployment WHERE is_ended = 0 AND deadline_at <= ? ORDER BY deadline_at LIMIT ? ${SKIP_LOCKED}`,
    ...[now, limit],
  );
  const before = rows.map(decodeDeployment);
  const after = before.map(
    (deployment): Deployment => ({
      ...deployment,
      seen: { word: 'timed_out', authority: 3, at: deployment.deadlineAt },
    }),
  );
  const changed = yield* saveChanged(before, after, now, rules);
  yield* expireExpected(now, limit, rules);
  return { changed };
}

function* expireExpected(now: number, limit: number, rules: Rules): Steps<void> {
  const waiting = yield* ask(
    `SELECT * FROM check_run WHERE deployment_row IS NULL AND is_final = 0 AND deadline_at <= ? LIMIT ? ${FOR_UPDATE}`,
    ...[now, limit],
  );
  const wishes = waiting.map((row) => {
    const expected = {
      sha: textIn(row, 'sha'),
      openedAt: numberIn(row, 'opened_at'),
      deadlineAt: numberIn(row, 'deadline_at'),
    };
    return { row, wanted: desireExpected(expected, applicationOf(row, rules), now, rules) };
  });
  yield* wantChecks(wishes, now);
}
