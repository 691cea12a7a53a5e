import type { Hint } from '../../delivery.ts';
import type { Authority } from '../../knowledge.ts';
import type { Rules } from '../../rules.ts';
import { ask, type Row, SKIP_LOCKED, type Steps } from '../sql.ts';
import { applyHints } from './apply-hints.ts';
import { applicationsAskedFor, applyRequest } from './apply-request.ts';
import { jsonIn, numberIn, textIn } from './columns.ts';
import type { ReceivedHint } from './facts.ts';
import { holdApplication } from './open-deployment.ts';

type Content = { readonly hint?: Hint };

/** Projects the oldest stored deliveries into what is known of deployments and what check runs are to say: one transaction. */
export function* apply(input: {
  limit: number;
  now: number;
  rules: Rules;
}): Steps<{ applied: number; changed: readonly string[] }> {
  const { limit, now, rules } = input;
  const rows = yield* ask(
    `SELECT seq, dedupe_key, received_at, kind, authority, body FROM inbox WHERE applied_at IS NULL ORDER BY seq LIMIT ? ${SKIP_LOCKED}`,
    limit,
  );
  const changed = new Set<string>();
  const outcomes = new Map<number, string>();
  const groups = groupHints(rows, rules, outcomes);
  yield* holdAll(groups, rows, now, rules);
  for (const [application, hints] of groups) {
    for (const id of yield* applyHints(application, hints, now, rules)) changed.add(id);
  }
  for (const row of rows) {
    if (textIn(row, 'kind') === 'request') outcomes.set(numberIn(row, 'seq'), yield* applyRequest(row, now, rules));
  }
  const done = rows.map((row) => {
    const seq = numberIn(row, 'seq');
    return { seq, outcome: outcomes.get(seq) ?? 'applied' };
  });
  yield* ask(
    `UPDATE inbox SET applied_at = ?, outcome = one.value ->> 'outcome' FROM json_each(?) AS one
     WHERE seq = CAST(one.value ->> 'seq' AS BIGINT)`,
    now,
    JSON.stringify(done),
  );
  return { applied: rows.length, changed: [...changed] };
}

/** Every relay takes hold of applications in the same order, or two would wait for each other: requests come after hints, and in any order. */
function* holdAll(
  groups: readonly (readonly [string, unknown])[],
  rows: readonly Row[],
  now: number,
  rules: Rules,
): Steps<void> {
  const asked = rows.flatMap((row) => applicationsAskedFor(row, rules).map(({ id }) => id));
  if (asked.length === 0) return;
  const all = new Set([...groups.map(([application]) => application), ...asked]);
  for (const application of [...all].sort()) yield* holdApplication(application, now);
}

/** Answers the hints by application, in the order of their ids: every relay takes hold of applications in the same order. */
function groupHints(
  rows: readonly Row[],
  rules: Rules,
  outcomes: Map<number, string>,
): readonly (readonly [string, readonly ReceivedHint[]])[] {
  const groups = new Map<string, ReceivedHint[]>();
  for (const row of rows) {
    const hint = jsonIn<Content>(row, 'body')?.hint;
    if (textIn(row, 'kind') !== 'hint' || hint === undefined) continue;
    const known = hint.applications.filter((id) => rules.applications.some((configured) => configured.id === id));
    if (known.length === 0) outcomes.set(numberIn(row, 'seq'), 'kept: the application is not in the configuration');
    for (const id of known) groups.set(id, [...(groups.get(id) ?? []), receivedHint(row, hint)]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

function receivedHint(row: Row, { deployment, word, toldAt }: Hint): ReceivedHint {
  const receivedAt = numberIn(row, 'received_at');
  const authority = numberIn(row, 'authority') as Authority;
  return {
    key: textIn(row, 'dedupe_key'),
    deployment,
    receivedAt,
    knowledge: { word, authority, at: toldAt ?? receivedAt },
  };
}
