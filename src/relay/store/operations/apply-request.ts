import { createHash } from 'node:crypto';
import type { GithubRequest, PendingDelivery } from '../../decide/delivery.ts';
import { desireExpected } from '../../decide/desired-check.ts';
import type { Rules } from '../../decide/rules.ts';
import type { StoredCheck } from '../../decide/tasks.ts';
import { insert, queryOne, type Steps } from '../sql.ts';
import { lockApplication } from './application-rows.ts';
import { insertCheck } from './check-rows.ts';
import { remember } from './remember.ts';

/** Returns the applications of the repository that a request from GitHub names. */
export function requestedApplications(request: GithubRequest, rules: Rules): Rules['applications'] {
  return rules.applications.filter(({ repository }) => isSame(repository, request.place.repository));
}

type Received = Omit<PendingDelivery, 'body'>;

/** Carries out a request from GitHub; returns the outcome, for the page. */
export function* applyRequest(request: GithubRequest, delivery: Received, now: number, rules: Rules): Steps<string> {
  const applications = requestedApplications(request, rules);
  if (applications.length === 0) return 'ignored: no application in the applications file has this repository';
  yield* remember({ repository: request.place, now });
  switch (request.kind) {
    case 'expect':
      return yield* expectAll(request, applications, now, rules);
    case 'again':
      return yield* deployAgain(request, delivery, now, rules);
    case 'gate':
      return yield* openGate(request, applications, delivery.seq, now, rules);
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function* expectAll(
  { place, sha }: Extract<GithubRequest, { kind: 'expect' }>,
  applications: Rules['applications'],
  now: number,
  rules: Rules,
): Steps<string> {
  let added = 0;
  for (const application of [...applications].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    yield* lockApplication(application.id, now);
    const known = yield* queryOne<Pick<StoredCheck, 'id'>>(
      'SELECT id FROM check_run WHERE repository_id = ? AND sha = ? AND name = ? LIMIT 1',
      ...[place.repositoryId, sha, application.check],
    );
    if (known !== null) continue;
    const deadlineAt = now + rules.deadlineMs;
    const desired = desireExpected({ sha, openedAt: now, deadlineAt }, application, now, rules);
    yield* insertCheck({ placed: { ...place, sha }, application, deployment: null, deadlineAt }, desired, now);
    added += 1;
  }
  return `queued ${added} check ${added === 1 ? 'run' : 'runs'}`;
}

function* deployAgain(
  { place, externalId, askedBy }: Extract<GithubRequest, { kind: 'again' }>,
  { dedupeKey, receivedAt }: Received,
  now: number,
  rules: Rules,
): Steps<string> {
  const check = yield* queryOne<StoredCheck>(
    'SELECT * FROM check_run WHERE external_id = ? AND repository_id = ?',
    ...[externalId, place.repositoryId],
  );
  if (check === null) return 'ignored: the check run is not from this relay';
  if (!rules.canDeploy) return 'ignored: PLATFORM_TOKEN is not set';
  const application = rules.applications.find((one) => one.id === check.application);
  if (application === undefined) return 'ignored: the application is not in the applications file';
  const id = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32);
  const asked = {
    ...{ id, application: application.id, repository: check.repository, repositoryId: place.repositoryId },
    ...{ sha: check.sha, askedBy, state: 'asked', notBefore: now },
    askedAt: Math.min(now, receivedAt),
  };
  yield* insert('redeployment', [asked], 'ON CONFLICT (id) DO NOTHING');
  return 'requested a deployment';
}

function* openGate(
  { place, sha, runId, environment }: Extract<GithubRequest, { kind: 'gate' }>,
  applications: Rules['applications'],
  seq: number,
  now: number,
  rules: Rules,
): Steps<string> {
  const meant = applications.filter((application) => application.environment === environment);
  const ids = (meant.length === 0 ? applications : meant).map(({ id }) => id);
  yield* insert('gate', [
    {
      ...{ id: `gate-${seq}`, ...place, runId, environment, sha, applications: ids },
      ...{ notBefore: now, deadlineAt: now + rules.deadlineMs },
    },
  ]);
  return 'will respond to the waiting job';
}
