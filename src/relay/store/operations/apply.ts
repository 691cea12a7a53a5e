import type { Hint } from '../../decide/delivery.ts';
import type { Authority } from '../../decide/deployment-evidence.ts';
import type { Rules } from '../../decide/rules.ts';
import { ask, type Row, SKIP_LOCKED, type Steps } from '../sql.ts';
import { applyHints, type HintsByApplication } from './apply-hints.ts';
import { applicationsAskedFor, applyRequest } from './apply-request.ts';
import { jsonIn, numberIn, textIn } from './columns.ts';
import type { ReceivedHint } from './facts.ts';
import { holdApplications } from './hold-applications.ts';
import { askAmong } from './sql-lists.ts';

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

/** Returns the hints by application, in the order of the applications' ids. */
function groupHints(rows: readonly Row[], rules: Rules, outcomes: Map<number, string>): HintsByApplication {
  const configured = new Set(rules.applications.map(({ id }) => id));
  const hints = rows.flatMap((row) => {
    const hint = jsonIn<Content>(row, 'body')?.hint;
    if (textIn(row, 'kind') !== 'hint' || hint === undefined) return [];
    const known = hint.applications.filter((id) => configured.has(id));
    if (known.length === 0) outcomes.set(numberIn(row, 'seq'), 'kept: the application is not in the configuration');
    return known.map((application) => ({ application, hint: receivedHint(row, hint) }));
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
    knowledge: { word, authority, at: toldAt ?? receivedAt },
    isShared: applications.length > 1,
  };
}
