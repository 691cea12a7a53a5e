import { hash } from 'node:crypto';
import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { DeliveryContent, GithubRequest, NewDelivery } from '../../decide/delivery.ts';
import type { Deployment } from '../../decide/deployment.ts';
import { applyNamedHints, type ReceivedHint } from '../../decide/deployment-changes.ts';
import { desireExpected } from '../../decide/desired-check.ts';
import { findApplication, type Rules } from '../../decide/rules.ts';
import { attributeRuns } from '../../decide/runs.ts';
import type { StoredCheck } from '../../decide/tasks.ts';
import { insert, query, queryAmong, queryOne, SKIP_LOCKED, type Steps } from '../sql.ts';
import {
  lockApplication,
  lockApplications,
  readApplicationsWithEvents,
  readRuns,
  storeUnattributed,
} from './application-rows.ts';
import { insertCheck } from './check-rows.ts';
import { readDeployments, readNamed, saveChanged } from './deployment-rows.ts';
import { remember } from './remember.ts';

interface PendingDelivery extends Pick<NewDelivery, 'dedupeKey' | 'receivedAt' | 'authority'> {
  readonly seq: number;
  readonly body: DeliveryContent;
}

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
  const deliveries = yield* query<PendingDelivery>(PENDING, limit);
  if (deliveries.length === 0) return { applied: 0, changed: [] };
  const hints = new Map(deliveries.map((delivery) => [delivery.seq, hintsIn(delivery, rules)]));
  const groups = Map.groupBy([...hints.values()].flat(), ({ application }) => application);
  const requested: Rules['applications'][number][] = [];
  for (const { body } of deliveries)
    if (body.kind === 'request') requested.push(...(yield* requestedApplications(body.request, rules)));
  // Locks all applications before any change, since the requests that follow name them in any order.
  const references = yield* lockApplications([...groups.keys(), ...requested.map(({ id }) => id)], now);
  const changed = yield* applyHints(groups, references, now, rules);
  const outcomes = new Map<number, string>();
  for (const { body, ...delivery } of deliveries) {
    const isUnknown = body.kind === 'hint' && hints.get(delivery.seq)?.length === 0;
    const ofHint = isUnknown ? 'ignored: the application is not in the applications file' : 'processed';
    const outcome = body.kind === 'request' ? yield* applyRequest(body.request, delivery, now, rules) : ofHint;
    outcomes.set(delivery.seq, outcome);
  }
  const done = Map.groupBy(outcomes.keys(), (seq) => outcomes.get(seq) ?? '');
  for (const [outcome, seqs] of done) yield* queryAmong(DONE, seqs, now, outcome);
  return { applied: deliveries.length, changed };
}

const PENDING = `SELECT seq, dedupe_key, received_at, authority, body FROM inbox WHERE applied_at IS NULL ORDER BY seq LIMIT ? ${SKIP_LOCKED}`;
const DONE = (seqs: string): string => `UPDATE inbox SET applied_at = ?, outcome = ? WHERE seq IN (${seqs})`;

function hintsIn(
  { body, dedupeKey, receivedAt, authority }: PendingDelivery,
  rules: Rules,
): readonly HintOfApplication[] {
  if (body.kind !== 'hint') return [];
  const { applications, deployment, word, reportedAt } = body.hint;
  const evidence = { word, authority, at: reportedAt ?? receivedAt };
  const hint = { key: dedupeKey, deployment, receivedAt, evidence, isShared: applications.length > 1 };
  const known = new Set(applications.flatMap((id) => findApplication(rules, id)?.id ?? []));
  return [...known].map((application) => ({ application, ...hint }));
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

/** By the repository's name, or by a former one, so that a rename does not stop the checks until relay.json is updated. */
function* requestedApplications({ place }: GithubRequest, rules: Rules): Steps<Rules['applications']> {
  const rows = yield* query<{ name: string }>(
    'SELECT name FROM repository WHERE repository_id = ?',
    place.repositoryId,
  );
  const names = [place.repository.toLowerCase(), ...rows.map(({ name }) => name)];
  return rules.applications.filter(({ repository }) => names.includes(repository.toLowerCase()));
}

type Received = Omit<PendingDelivery, 'body'>;

function* applyRequest(request: GithubRequest, delivery: Received, now: number, rules: Rules): Steps<string> {
  const applications = yield* requestedApplications(request, rules);
  if (applications.length === 0) return 'ignored: no application in the applications file has this repository';
  yield* remember({ repository: request.place, now });
  switch (request.kind) {
    case 'expect':
      return yield* expectAll(request, applications, now, rules);
    case 'again':
      return yield* deployAgain(request, delivery, now, rules);
  }
}

const ON_COMMIT = 'SELECT id FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? LIMIT 1';

function* expectAll(
  { place, sha }: Extract<GithubRequest, { kind: 'expect' }>,
  applications: Rules['applications'],
  now: number,
  rules: Rules,
): Steps<string> {
  let added = 0;
  for (const application of [...applications].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    yield* lockApplication(application.id, now);
    if ((yield* query(ON_COMMIT, place.repositoryId, sha, application.check)).length > 0) continue;
    const deadlineAt = now + rules.deadlineMs;
    const desired = desireExpected({ sha, openedAt: now, deadlineAt }, application, now, rules);
    yield* insertCheck({ placed: { ...place, sha }, application, deployment: null, deadlineAt }, desired, now);
    added += 1;
  }
  return `queued ${added} check ${added === 1 ? 'run' : 'runs'}`;
}

const PRESSED = 'SELECT * FROM check_run WHERE external_id = ? AND repository_id = ?';
/** A redeployment that waits, or whose deployment has not finished. */
const UNFINISHED = `SELECT id FROM redeployment AS r WHERE application = ? AND repository_id = ? AND sha = ? AND (
  state IN ('asked', 'sent') OR state = 'accepted' AND EXISTS (SELECT 1 FROM check_run AS c WHERE c.application = r.application
  AND c.repository_id = r.repository_id AND c.sha = r.sha AND c.is_final = 0 AND c.opened_at >= r.asked_at)) LIMIT 1`;

function* deployAgain(
  { place, externalId, askedBy }: Extract<GithubRequest, { kind: 'again' }>,
  { dedupeKey, receivedAt }: Received,
  now: number,
  rules: Rules,
): Steps<string> {
  const check = yield* queryOne<StoredCheck>(PRESSED, externalId, place.repositoryId);
  if (check === null) return 'ignored: the check run is not from this relay';
  if (!rules.canDeploy) return 'ignored: PLATFORM_TOKEN is not set';
  const application = rules.applications.find((one) => one.id === check.application);
  if (application === undefined) return 'ignored: the application is not in the applications file';
  const unfinished = yield* queryOne(UNFINISHED, application.id, place.repositoryId, check.sha);
  if (unfinished !== null) return 'ignored: a deployment was requested before and has not finished';
  const id = hash('sha256', dedupeKey).slice(0, 32);
  const asked = {
    id,
    application: application.id,
    repository: check.repository,
    repositoryId: place.repositoryId,
    sha: check.sha,
    askedBy,
    state: 'asked',
    notBefore: now,
    askedAt: Math.min(now, receivedAt),
  };
  yield* insert('redeployment', [asked], 'ON CONFLICT (id) DO NOTHING');
  return 'requested a deployment';
}
