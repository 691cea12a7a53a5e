import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { Hint } from '../../decide/delivery.ts';
import { applyNamedHints, type ReceivedHint } from '../../decide/deployment-changes.ts';
import type { Authority } from '../../decide/deployment-evidence.ts';
import type { Deployment } from '../../decide/relayed-deployment-state.ts';
import { findApplication, type Rules } from '../../decide/rules.ts';
import { attributeRuns } from '../../decide/runs.ts';
import { ask, askAmong, jsonIn, numberIn, type Row, SKIP_LOCKED, type Steps, textIn } from '../sql.ts';
import { applicationsAskedFor, applyRequest } from './apply-request.ts';
import { readDeployments, readNamed, saveChanged } from './deployment-rows.ts';
import { holdApplications } from './hold-applications.ts';
import { keepUnattributed, readApplicationsWithEvents, readRuns } from './unattributed-events.ts';

/** Hints by application, in the order of the applications' ids. */
type HintsByApplication = ReadonlyMap<string, readonly ReceivedHint[]>;

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
  const groups = groupHints(rows, rules, outcomes);
  // All at once: requests come after hints, and in any order.
  const asked = rows.flatMap((row) => applicationsAskedFor(row, rules).map(({ id }) => id));
  const references = yield* holdApplications([...groups.keys(), ...asked], now);
  const changed = yield* applyHints(groups, references, now, rules);
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

function groupHints(rows: readonly Row[], rules: Rules, outcomes: Map<number, string>): HintsByApplication {
  const hints = rows.flatMap((row) => {
    const hint = jsonIn<{ readonly hint?: Hint }>(row, 'body')?.hint;
    if (textIn(row, 'kind') !== 'hint' || hint === undefined) return [];
    const known = new Set(hint.applications.flatMap((id) => findApplication(rules, id)?.id ?? []));
    if (known.size === 0) outcomes.set(numberIn(row, 'seq'), 'kept: the application is not in the configuration');
    return [...known].map((application) => ({ application, hint: receivedHint(row, hint) }));
  });
  const groups = Map.groupBy(hints, ({ application }) => application);
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(sorted.map(([application, all]) => [application, all.map(({ hint }) => hint)]));
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

function* applyHints(
  groups: HintsByApplication,
  references: ReadonlyMap<string, Reference | null>,
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  for (const [application, hints] of groups) yield* keepUnattributed(application, hints);
  // Only events without an id may concern other deployments than those that are named.
  const unattributed = yield* readApplicationsWithEvents([...groups.keys()]);
  const known = yield* readKnown(groups, unattributed, now);
  const after: Deployment[] = [];
  for (const [application, hints] of groups) {
    const context = { reference: references.get(application) ?? null, now, rules };
    const named = applyNamedHints(known.get(application) ?? [], application, hints, context);
    if (!unattributed.has(application)) after.push(...named);
    else after.push(...attributeRuns(named, application, yield* readRuns(application, now), context));
  }
  return yield* saveChanged([...known.values()].flat(), after, now, rules);
}

/** Reads by application the deployments that the hints may concern; most often they name them all. */
function* readKnown(
  groups: HintsByApplication,
  unattributed: ReadonlySet<string>,
  now: number,
): Steps<ReadonlyMap<string, readonly Deployment[]>> {
  const names = [...groups].flatMap(([application, hints]) =>
    hints.flatMap(({ deployment }) => (deployment === null ? [] : [{ application, deployment }])),
  );
  const named = yield* readNamed(names.filter(({ application }) => !unattributed.has(application)));
  const known = Map.groupBy(named, ({ application }) => application);
  for (const application of unattributed) {
    const own = names.filter((name) => name.application === application).map(({ deployment }) => deployment);
    known.set(application, [...(yield* readDeployments(application, now, own))]);
  }
  return known;
}
