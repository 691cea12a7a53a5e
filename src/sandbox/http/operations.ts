/** The platform's calls that are served, by the name that faults and the journal have for them. */
export const PLATFORM_OPERATIONS = [
  'organization',
  'projects',
  'project',
  'environment',
  'environment-log',
  'environments',
  'environment-delete',
  'application',
  'database',
  'database-deploy',
  'reward',
  'webhook',
  'deploy',
  'details',
  'status',
  'log',
  'links',
  'variables',
  'variable',
  'secret',
  'variable-change',
  'variable-override',
  'secrets',
  'secret-change',
  'secret-override',
] as const;

/** One of the platform's calls. */
export type PlatformOperation = (typeof PLATFORM_OPERATIONS)[number];

/** One of GitHub's calls; `github/routes.ts` lists them. */
export type GithubOperation = `github.${string}`;

/** One of the platform's or of GitHub's calls. */
export type Operation = PlatformOperation | GithubOperation;

/** Returns true if a call is one of GitHub's. */
export function isGithubOperation(operation: Operation): operation is GithubOperation {
  return operation.startsWith('github.');
}
