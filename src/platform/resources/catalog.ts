import type { Operation, Scope } from './operation.ts';

/** One endpoint of the platform, and the client's call for it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below the base address, as the platform's description writes it: `/organization/{org_id}/project`. */
  readonly path: string;
  /** What the token needs for it. */
  readonly scope: Scope;
  readonly group: string;
  /** The call, below the client: `projects.list`. */
  readonly client: string;
  /** What it does, as an order: `Create a project`. */
  readonly summary: string;
}

/** By the client's call for it, in the order of the description and the reward claim last. */
const DESCRIBED = {
  'organizations.list': {
    method: 'GET',
    path: '/organization',
    scope: 'Read',
    group: 'Organizations',
    summary: 'List the organizations that the token sees',
  },
  'projects.list': {
    method: 'GET',
    path: '/organization/{org_id}/project',
    scope: 'Read',
    group: 'Projects',
    summary: 'List the projects of an organization',
  },
  'projects.create': {
    method: 'POST',
    path: '/organization/{org_id}/project',
    scope: 'Write',
    group: 'Projects',
    summary: 'Create a project in an organization',
  },
  'environments.create': {
    method: 'POST',
    path: '/project/{project_id}/environment',
    scope: 'Write',
    group: 'Environments',
    summary: 'Create an environment in a project',
  },
  'applications.create': {
    method: 'POST',
    path: '/environment/{env_id}/application',
    scope: 'Write',
    group: 'Applications',
    summary: 'Create an application in an environment',
  },
  'applications.deploy': {
    method: 'POST',
    path: '/application/{app_id}/deploy',
    scope: 'Deploy',
    group: 'Applications',
    summary: 'Start a deployment of an application',
  },
  'applications.status': {
    method: 'GET',
    path: '/application/{app_id}/status',
    scope: 'Read',
    group: 'Applications',
    summary: "Read an application's status",
  },
  'applications.environmentVariables.create': {
    method: 'POST',
    path: '/application/{app_id}/environmentVariable',
    scope: 'Write',
    group: 'Environment variables and secrets',
    summary: 'Create an environment variable of an application',
  },
  'applications.environmentVariables.list': {
    method: 'GET',
    path: '/application/{app_id}/environmentVariable',
    scope: 'Read',
    group: 'Environment variables and secrets',
    summary: 'List the environment variables of an application',
  },
  'applications.secrets.create': {
    method: 'POST',
    path: '/application/{app_id}/secret',
    scope: 'Write',
    group: 'Environment variables and secrets',
    summary: 'Create a secret of an application',
  },
  'applications.log': {
    method: 'GET',
    path: '/application/{app_id}/log',
    scope: 'Read',
    group: 'Applications',
    summary: "Read the last lines of an application's log",
  },
  'databases.create': {
    method: 'POST',
    path: '/environment/{env_id}/database',
    scope: 'Write',
    group: 'Databases',
    summary: 'Create a database in an environment',
  },
  'databases.deploy': {
    method: 'POST',
    path: '/database/{db_id}/deploy',
    scope: 'Deploy',
    group: 'Databases',
    summary: 'Start a deployment of a database',
  },
  'webhooks.create': {
    method: 'POST',
    path: '/organization/{org_id}/webhook',
    scope: 'Write',
    group: 'Webhooks',
    summary: 'Create a webhook of an organization',
  },
  'rewards.claim': {
    method: 'POST',
    path: '/account/rewardClaim',
    scope: 'Write',
    group: 'Referral and rewards',
    summary: 'Claim the reward of an invitation',
  },
} as const satisfies Readonly<Record<string, Omit<Endpoint, 'client'>>>;

/** Every endpoint that the platform describes, in its order and the reward claim last. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries(DESCRIBED).map(([client, endpoint]) => ({
  ...endpoint,
  client,
}));

type Details = Omit<Operation, 'method' | 'template' | 'ids' | 'scope' | 'subject'> & { readonly subject?: string };

/** Returns a call of a described endpoint for the resource `id`, which its path names; empty if the path names none. */
export function operationOf(client: keyof typeof DESCRIBED, id: string, details: Details): Operation {
  const { method, path, scope } = DESCRIBED[client];
  const [, kind, parameter] = /^\/(\w+)(?:\/\{(\w+)\})?/.exec(path) ?? [];
  const ids = parameter === undefined ? {} : { [parameter]: id };
  return { method, template: path, ids, scope, subject: `${kind} ${id}`, ...details };
}
