import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { Hint } from '../../decide/delivery.ts';
import { applyNamedHints, type ReceivedHint } from '../../decide/deployment-changes.ts';
import type { Authority } from '../../decide/deployment-evidence.ts';
import type { Context } from '../../decide/relayed-deployment-state.ts';
import { findApplication, type Rules } from '../../decide/rules.ts';
import { attributeRuns } from '../../decide/runs.ts';
import { ask, askAmong, jsonIn, numberIn, type Row, SKIP_LOCKED, type Steps, textIn } from '../sql.ts';
import { applicationsAskedFor, applyRequest } from './apply-request.ts';
import { readDeployments, readNamed, saveChanged } from './deployment-rows.ts';
import { holdApplication } from './hold-application.ts';
import { keepUnattributed, readRuns } from './unattributed-events.ts';

interface HintOfApplication extends ReceivedHint {
  readonly application: string;
}

/** Applies the oldest stored deliveries, at most `limit`, to deployments and to what check runs are to say. */
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
  if (rows.length === 0) return { applied: 0, changed: [] };
  const outcomes = new Map<number, string>();
  const groups = Map.groupBy(readHints(rows, rules, outcomes), ({ application }) => application);
  const asked = rows.flatMap((row) => applicationsAskedFor(row, rules).map(({ id }) => id));
  const references = new Map<string, Reference | null>();
  // All before anything is changed: requests come after hints, and in any order.
  for (const id of [...new Set([...groups.keys(), ...asked])].sort()) {
    references.set(id, yield* holdApplication(id, now));
  }
  const changed: string[] = [];
  for (const [application, hints] of groups) {
    const context = { reference: references.get(application) ?? null, now, rules };
    changed.push(...(yield* applyHints(application, hints, context)));
  }
  for (const row of rows) {
    if (textIn(row, 'kind') === 'request') outcomes.set(numberIn(row, 'seq'), yield* applyRequest(row, now, rules));
  }
  const done = Map.groupBy(
    rows.map((row) => numberIn(row, 'seq')),
    (seq) => outcomes.get(seq) ?? 'applied',
  );
  for (const [outcome, seqs] of done) yield* askAmong(DONE, seqs, now, outcome);
  return { applied: rows.length, changed };
}

const DONE = (seqs: string): string => `UPDATE inbox SET applied_at = ?, outcome = ? WHERE seq IN (${seqs})`;

/** Returns the hints of configured applications, and notes in `outcomes` the deliveries that name none of these. */
function readHints(rows: readonly Row[], rules: Rules, outcomes: Map<number, string>): readonly HintOfApplication[] {
  return rows.flatMap((row) => {
    const hint = jsonIn<{ readonly hint?: Hint }>(row, 'body')?.hint;
    if (textIn(row, 'kind') !== 'hint' || hint === undefined) return [];
    const known = new Set(hint.applications.flatMap((id) => findApplication(rules, id)?.id ?? []));
    if (known.size === 0) outcomes.set(numberIn(row, 'seq'), 'kept: the application is not in the configuration');
    return [...known].map((application) => ({ application, ...receivedHint(row, hint) }));
  });
}

function receivedHint(row: Row, { applications, deployment, word, toldAt }: Hint): ReceivedHint {
  const receivedAt = numberIn(row, 'received_at');
  const authority = numberIn(row, 'authority') as Authority;
  return {
    key: textIn(row, 'dedupe_key'),
    deployment,
    receivedAt,
    evidence: { word, authority, at: toldAt ?? receivedAt },
    isShared: applications.length > 1,
  };
}

/** Only events without an id may concern other deployments than those that are named. */
function* applyHints(application: string, hints: readonly ReceivedHint[], context: Context): Steps<readonly string[]> {
  const { now, rules } = context;
  yield* keepUnattributed(application, hints);
  const runs = yield* readRuns(application, now);
  const names = hints.flatMap(({ deployment }) => deployment ?? []);
  const before = yield* runs.length === 0 ? readNamed(application, names) : readDeployments(application, now, names);
  const after = attributeRuns(applyNamedHints(before, application, hints, context), application, runs, context);
  return yield* saveChanged(before, after, now, rules);
}
