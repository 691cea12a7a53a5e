import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { Hint } from '../../decide/delivery.ts';
import { applyNamedHints, type ReceivedHint } from '../../decide/deployment-changes.ts';
import type { Authority } from '../../decide/deployment-evidence.ts';
import type { Deployment } from '../../decide/relayed-deployment-state.ts';
import { findApplication, type Rules } from '../../decide/rules.ts';
import { attributeRuns } from '../../decide/runs.ts';
import { jsonIn, numberIn, query, queryAmong, type Row, SKIP_LOCKED, type Steps, textIn } from '../sql.ts';
import { applyRequest, requestedApplications } from './apply-request.ts';
import { readDeployments, readNamed, saveChanged } from './deployment-rows.ts';
import { lockApplications } from './lock-applications.ts';
import { readApplicationsWithEvents, readRuns, storeUnattributed } from './unattributed-events.ts';

interface HintOfApplication extends ReceivedHint {
  readonly application: string;
}

/** Applies the oldest stored deliveries, at most `limit`, to deployments and their check runs. */
export function* apply(input: {
  limit: number;
  now: number;
  rules: Rules;
}): Steps<{ applied: number; changed: readonly string[] }> {
  const { limit, now, rules } = input;
  const rows = yield* query(
    `SELECT seq, dedupe_key, received_at, kind, authority, body FROM inbox WHERE applied_at IS NULL ORDER BY seq LIMIT ? ${SKIP_LOCKED}`,
    limit,
  );
  if (rows.length === 0) return { applied: 0, changed: [] };
  const outcomes = new Map<number, string>();
  const groups = Map.groupBy(readHints(rows, rules, outcomes), ({ application }) => application);
  const asked = rows.flatMap((row) => requestedApplications(row, rules).map(({ id }) => id));
  // Locks all applications before any change, since the requests that follow name them in any order.
  const references = yield* lockApplications([...groups.keys(), ...asked], now);
  const changed = yield* applyHints(groups, references, now, rules);
  for (const row of rows) {
    if (textIn(row, 'kind') === 'request') outcomes.set(numberIn(row, 'seq'), yield* applyRequest(row, now, rules));
  }
  const done = Map.groupBy(
    rows.map((row) => numberIn(row, 'seq')),
    (seq) => outcomes.get(seq) ?? 'processed',
  );
  for (const [outcome, seqs] of done) yield* queryAmong(DONE, seqs, now, outcome);
  return { applied: rows.length, changed };
}

const DONE = (seqs: string): string => `UPDATE inbox SET applied_at = ?, outcome = ? WHERE seq IN (${seqs})`;

/** Returns the hints for configured applications, and adds the other deliveries to `outcomes`. */
function readHints(rows: readonly Row[], rules: Rules, outcomes: Map<number, string>): readonly HintOfApplication[] {
  return rows.flatMap((row) => {
    const hint = jsonIn<{ readonly hint?: Hint }>(row, 'body')?.hint;
    if (hint === undefined) return [];
    const known = new Set(hint.applications.flatMap((id) => findApplication(rules, id)?.id ?? []));
    if (known.size === 0)
      outcomes.set(numberIn(row, 'seq'), 'ignored: the application is not in the applications file');
    return [...known].map((application) => ({ application, ...receivedHint(row, hint) }));
  });
}

function receivedHint(row: Row, { applications, deployment, word, reportedAt }: Hint): ReceivedHint {
  const receivedAt = numberIn(row, 'received_at');
  const authority = numberIn(row, 'authority') as Authority;
  return {
    key: textIn(row, 'dedupe_key'),
    deployment,
    receivedAt,
    evidence: { word, authority, at: reportedAt ?? receivedAt },
    isShared: applications.length > 1,
  };
}

/** Handles all applications together: each statement costs the database as much as the few rows that it reads. */
function* applyHints(
  groups: ReadonlyMap<string, readonly HintOfApplication[]>,
  references: ReadonlyMap<string, Reference | null>,
  now: number,
  rules: Rules,
): Steps<readonly string[]> {
  for (const [application, hints] of groups) yield* storeUnattributed(application, hints);
  const withEvents = yield* readApplicationsWithEvents([...groups.keys()]);
  const named = yield* readNamed([...groups.values()].flat().filter(({ application }) => !withEvents.has(application)));
  const known = Map.groupBy(named, ({ application }) => application);
  const [before, after]: [Deployment[], Deployment[]] = [[], []];
  for (const [application, hints] of groups) {
    const context = { reference: references.get(application) ?? null, now, rules };
    if (!withEvents.has(application)) {
      const deployments = known.get(application) ?? [];
      before.push(...deployments);
      after.push(...applyNamedHints(deployments, application, hints, context));
      continue;
    }
    // Only events without an id may belong to deployments that no hint names.
    const names = hints.flatMap(({ deployment }) => deployment ?? []);
    const deployments = yield* readDeployments(application, now, names);
    const runs = yield* readRuns(application, now);
    before.push(...deployments);
    after.push(...attributeRuns(applyNamedHints(deployments, application, hints, context), application, runs, context));
  }
  return yield* saveChanged(before, after, now, rules);
}
