import { respondNotAccessible } from '../http/github-problems.ts';
import { respondJson } from '../http/wire.ts';
import { createInstallationToken, readApp, readInstallation, readRepository, readWorkflowRun } from './app/calls.ts';
import { listDeliveries, readDelivery, readHookConfig } from './app/hooks.ts';
import type { GithubCall, GithubCallResult, GithubRoute } from './call.ts';
import { createCheckRun, listCheckRuns, readOneCheckRun, updateCheckRun } from './calls/check-runs.ts';
import { createComment, deleteComment, listComments, updateComment } from './calls/comments.ts';
import { createCommitStatus, listCommitStatuses, readCombinedStatus } from './calls/commit-statuses.ts';
import { compareCommits, readCommit } from './calls/commits.ts';
import {
  createDeployment,
  createDeploymentStatus,
  listDeploymentStatuses,
  listDeployments,
} from './calls/deployments.ts';
import { listPullRequests, listPullRequestsOfCommit } from './calls/pull-requests.ts';
import { renderUser } from './calls/renderings.ts';
import type { Permission } from './credentials.ts';

type Row = readonly [
  GithubRoute['operation'],
  GithubRoute['method'],
  string,
  readonly Permission[],
  (call: GithubCall) => GithubCallResult,
];

const REPO = '/repos/{owner}/{repo}';
const COMMENTS = `${REPO}/issues/{issue_number}/comments`;
const COMMENT = `${REPO}/issues/comments/{comment_id}`;
const DEPLOYMENTS = `${REPO}/deployments`;
const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;
const CHECK_RUN = `${REPO}/check-runs/{check_run_id}`;
const COMMIT = `${REPO}/commits/{ref}`;
/** A comment on a pull request may be written with either. */
const TALK = ['issues', 'pull_requests'] as const;

const ROWS: readonly Row[] = [
  ['github.list-comments', 'GET', COMMENTS, TALK, listComments],
  ['github.create-comment', 'POST', COMMENTS, TALK, createComment],
  ['github.update-comment', 'PATCH', COMMENT, TALK, updateComment],
  ['github.delete-comment', 'DELETE', COMMENT, TALK, deleteComment],
  ['github.list-deployments', 'GET', DEPLOYMENTS, ['deployments'], listDeployments],
  ['github.create-deployment', 'POST', DEPLOYMENTS, ['deployments'], createDeployment],
  ['github.list-deployment-statuses', 'GET', STATUSES, ['deployments'], listDeploymentStatuses],
  ['github.create-deployment-status', 'POST', STATUSES, ['deployments'], createDeploymentStatus],
  ['github.create-commit-status', 'POST', `${REPO}/statuses/{sha}`, ['statuses'], createCommitStatus],
  ['github.list-commit-statuses', 'GET', `${COMMIT}/statuses`, ['statuses'], listCommitStatuses],
  ['github.read-combined-status', 'GET', `${COMMIT}/status`, ['statuses'], readCombinedStatus],
  ['github.create-check-run', 'POST', `${REPO}/check-runs`, ['checks'], createCheckRun],
  ['github.update-check-run', 'PATCH', CHECK_RUN, ['checks'], updateCheckRun],
  ['github.read-check-run', 'GET', CHECK_RUN, ['checks'], readOneCheckRun],
  ['github.list-check-runs', 'GET', `${COMMIT}/check-runs`, ['checks'], listCheckRuns],
  ['github.list-commit-pulls', 'GET', `${COMMIT}/pulls`, ['pull_requests'], listPullRequestsOfCommit],
  ['github.list-pulls', 'GET', `${REPO}/pulls`, ['pull_requests'], listPullRequests],
  ['github.read-commit', 'GET', COMMIT, ['contents'], readCommit],
  ['github.compare', 'GET', `${REPO}/compare/{basehead}`, ['contents'], compareCommits],
  ['github.user', 'GET', '/user', [], readUser],
  ['github.read-repository', 'GET', REPO, ['metadata'], readRepository],
  ['github.read-run', 'GET', `${REPO}/actions/runs/{run_id}`, ['actions'], readWorkflowRun],
];

/** With a JSON Web Token alone: GitHub's documentation, "REST API endpoints for GitHub Apps". */
const APP_ROWS: readonly Row[] = [
  ['github.read-app', 'GET', '/app', [], readApp],
  ['github.read-hook', 'GET', '/app/hook/config', [], readHookConfig],
  ['github.list-deliveries', 'GET', '/app/hook/deliveries', [], listDeliveries],
  ['github.read-delivery', 'GET', '/app/hook/deliveries/{delivery_id}', [], readDelivery],
  [
    'github.create-installation-token',
    'POST',
    '/app/installations/{installation_id}/access_tokens',
    [],
    createInstallationToken,
  ],
  ['github.read-installation', 'GET', `${REPO}/installation`, [], readInstallation],
];

/** The calls of GitHub's REST API that are served. The permissions are those of its documentation. */
export const GITHUB_ROUTES: readonly GithubRoute[] = [
  ...ROWS.map((row) => routeOf(row, 'token')),
  ...APP_ROWS.map((row) => routeOf(row, 'app')),
];

function routeOf([operation, method, path, permissions, carryOut]: Row, as: GithubRoute['as']): GithubRoute {
  return { operation, method, path, as, permissions, carryOut };
}

function readUser({ world, actor }: GithubCall): GithubCallResult {
  return [world, actor.app === null ? respondJson(200, renderUser(actor)) : respondNotAccessible()];
}
