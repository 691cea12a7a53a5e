import { createHash } from 'node:crypto';
import type { GithubRequest } from '../../decide/delivery.ts';
import { desireExpected } from '../../decide/desired-check.ts';
import type { Rules } from '../../decide/rules.ts';
import { insert, numberIn, queryOne, type Row, type Steps, textIn } from '../sql.ts';
import { insertCheck, queryCheck } from './check-rows.ts';
import { lockApplication } from './lock-applications.ts';
import { remember } from './remember.ts';

/** Returns the applications of the repository in a delivery from GitHub; none for other deliveries. */
export function requestedApplications(row: Row, rules: Rules): Rules['applications'] {
  if (textIn(row, 'kind') !== 'request') return [];
  const request = requestIn(row);
  return rules.applications.filter(({ repository }) => isSame(repository, request.place.repository));
}

function requestIn(row: Row): GithubRequest {
  return (JSON.parse(textIn(row, 'body')) as { readonly request: GithubRequest }).request;
}

/** Carries out a request from GitHub; returns the outcome, for the page. */
export function* applyRequest(row: Row, now: number, rules: Rules): Steps<string> {
  const request = requestIn(row);
  const applications = requestedApplications(row, rules);
  if (applications.length === 0) return 'ignored: no application in the applications file has this repository';
  yield* remember({ repository: request.place, now });
  switch (request.kind) {
    case 'expect':
      return yield* expectAll(request, applications, now, rules);
    case 'again':
      return yield* deployAgain(request, row, now, rules);
    case 'gate':
      return yield* openGate(request, applications, numberIn(row, 'seq'), now, rules);
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
    const known = yield* queryOne(
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
  row: Row,
  now: number,
  rules: Rules,
): Steps<string> {
  const check = yield* queryCheck(
    'SELECT * FROM check_run WHERE external_id = ? AND repository_id = ?',
    externalId,
    place.repositoryId,
  );
  if (check === null) return 'ignored: the check run is not from this relay';
  if (!rules.canDeploy) return 'ignored: PLATFORM_TOKEN is not set';
  const application = rules.applications.find((one) => one.id === check.application);
  if (application === undefined) return 'ignored: the application is not in the applications file';
  const id = createHash('sha256').update(textIn(row, 'dedupe_key')).digest('hex').slice(0, 32);
  const asked = {
    ...{ id, application: application.id, repository: check.repository, repositoryId: place.repositoryId },
    ...{ sha: check.sha, environment: application.environment, askedBy, state: 'asked', notBefore: now },
    askedAt: Math.min(now, numberIn(row, 'received_at')),
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
      ...{ state: 'unread', notBefore: now, deadlineAt: now + rules.deadlineMs },
    },
  ]);
  return 'will respond to the waiting job';
}
