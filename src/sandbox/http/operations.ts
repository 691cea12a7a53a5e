/** The platform's calls that are served, by the name under which faults and the journal speak of them. */
export const PLATFORM_OPERATIONS = [
  'organization',
  'projects',
  'project',
  'environment',
  'environment-log',
  'application',
  'database',
  'database-deploy',
  'reward',
  'webhook',
  'deploy',
  'details',
  'status',
  'log',
  'variables',
  'variable',
  'secret',
] as const;

/** GitHub's calls that are served, by the name under which faults and the journal speak of them. */
export const GITHUB_OPERATIONS = [
  'github.list-comments',
  'github.create-comment',
  'github.read-comment',
  'github.update-comment',
  'github.delete-comment',
  'github.list-deployments',
  'github.create-deployment',
  'github.read-deployment',
  'github.list-deployment-statuses',
  'github.create-deployment-status',
  'github.create-commit-status',
  'github.list-commit-statuses',
  'github.read-combined-status',
  'github.create-check-run',
  'github.update-check-run',
  'github.read-check-run',
  'github.list-check-runs',
  'github.list-commit-pulls',
  'github.list-pulls',
  'github.read-pull',
  'github.compare',
  'github.user',
  'github.read-repository',
  'github.read-run',
  'github.read-app',
  'github.list-deliveries',
  'github.read-delivery',
  'github.repeat-delivery',
  'github.create-installation-token',
  'github.read-installation',
] as const;

/** One of GitHub's calls. */
export type GithubOperation = (typeof GITHUB_OPERATIONS)[number];

/** One of the platform's or of GitHub's calls. */
export type Operation = (typeof PLATFORM_OPERATIONS)[number] | GithubOperation;

/** Returns true if a call is one of GitHub's. */
export function isGithubOperation(operation: Operation): operation is GithubOperation {
  return operation.startsWith('github.');
}
