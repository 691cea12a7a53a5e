import { createCheckRun, listCheckRuns, readOneCheckRun, updateCheckRun } from './check-runs.ts';
import { createComment, deleteComment, listComments, readComment, updateComment } from './comments.ts';
import { createCommitStatus, listCommitStatuses, readCombinedStatus } from './commit-statuses.ts';
import { compareCommits } from './commits.ts';
import type { Permission } from './credentials.ts';
import { createDeploymentStatus, listDeploymentStatuses } from './deployment-statuses.ts';
import { createDeployment, listDeployments, readDeployment } from './deployments.ts';
import type { GithubCall, GithubCarried, GithubRoute } from './github-call.ts';
import { listPullRequests, listPullRequestsOfCommit, readPullRequest } from './pull-requests.ts';
import { readUser } from './user.ts';

type Row = readonly [
  GithubRoute['operation'],
  GithubRoute['method'],
  string,
  readonly Permission[],
  (call: GithubCall) => GithubCarried,
];

const REPO = '/repos/{owner}/{repo}';
const COMMENTS = `${REPO}/issues/{issue_number}/comments`;
const COMMENT = `${REPO}/issues/comments/{comment_id}`;
const DEPLOYMENTS = `${REPO}/deployments`;
const DEPLOYMENT = `${DEPLOYMENTS}/{deployment_id}`;
const CHECK_RUN = `${REPO}/check-runs/{check_run_id}`;
const COMMIT = `${REPO}/commits/{ref}`;
/** A comment on a pull request may be written with either. */
const TALK = ['issues', 'pull_requests'] as const;

const ROWS: readonly Row[] = [
  ['github.read-comment', 'GET', COMMENT, TALK, readComment],
  ['github.update-comment', 'PATCH', COMMENT, TALK, updateComment],
  ['github.delete-comment', 'DELETE', COMMENT, TALK, deleteComment],
  ['github.list-comments', 'GET', COMMENTS, TALK, listComments],
  ['github.create-comment', 'POST', COMMENTS, TALK, createComment],
  ['github.list-deployments', 'GET', DEPLOYMENTS, ['deployments'], listDeployments],
  ['github.create-deployment', 'POST', DEPLOYMENTS, ['deployments'], createDeployment],
  ['github.read-deployment', 'GET', DEPLOYMENT, ['deployments'], readDeployment],
  ['github.list-deployment-statuses', 'GET', `${DEPLOYMENT}/statuses`, ['deployments'], listDeploymentStatuses],
  ['github.create-deployment-status', 'POST', `${DEPLOYMENT}/statuses`, ['deployments'], createDeploymentStatus],
  ['github.create-commit-status', 'POST', `${REPO}/statuses/{sha}`, ['statuses'], createCommitStatus],
  ['github.list-commit-statuses', 'GET', `${COMMIT}/statuses`, ['statuses'], listCommitStatuses],
  ['github.read-combined-status', 'GET', `${COMMIT}/status`, ['statuses'], readCombinedStatus],
  ['github.create-check-run', 'POST', `${REPO}/check-runs`, ['checks'], createCheckRun],
  ['github.update-check-run', 'PATCH', CHECK_RUN, ['checks'], updateCheckRun],
  ['github.read-check-run', 'GET', CHECK_RUN, ['checks'], readOneCheckRun],
  ['github.list-check-runs', 'GET', `${COMMIT}/check-runs`, ['checks'], listCheckRuns],
  ['github.list-commit-pulls', 'GET', `${COMMIT}/pulls`, ['pull_requests'], listPullRequestsOfCommit],
  ['github.list-pulls', 'GET', `${REPO}/pulls`, ['pull_requests'], listPullRequests],
  ['github.read-pull', 'GET', `${REPO}/pulls/{pull_number}`, ['pull_requests'], readPullRequest],
  ['github.compare', 'GET', `${REPO}/compare/{basehead}`, ['contents'], compareCommits],
  ['github.user', 'GET', '/user', [], readUser],
];

/** The calls of GitHub's REST API that are served. The permissions are those of its documentation. */
export const GITHUB_ROUTES: readonly GithubRoute[] = ROWS.map(([operation, method, path, permissions, carryOut]) => ({
  operation,
  method,
  path,
  permissions,
  carryOut,
}));
