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

const DESCRIBED = [
  {
    method: 'GET',
    path: '/organization',
    scope: 'Read',
    group: 'Organizations',
    client: 'organizations.list',
    summary: 'List the organizations that the token sees',
  },
  {
    method: 'GET',
    path: '/organization/{org_id}/project',
    scope: 'Read',
    group: 'Projects',
    client: 'projects.list',
    summary: 'List the projects of an organization',
  },
  {
    method: 'POST',
    path: '/organization/{org_id}/project',
    scope: 'Write',
    group: 'Projects',
    client: 'projects.create',
    summary: 'Create a project in an organization',
  },
  {
    method: 'POST',
    path: '/project/{project_id}/environment',
    scope: 'Write',
    group: 'Environments',
    client: 'environments.create',
    summary: 'Create an environment in a project',
  },
  {
    method: 'POST',
    path: '/environment/{env_id}/application',
    scope: 'Write',
    group: 'Applications',
    client: 'applications.create',
    summary: 'Create an application in an environment',
  },
  {
    method: 'POST',
    path: '/application/{app_id}/deploy',
    scope: 'Deploy',
    group: 'Applications',
    client: 'applications.deploy',
    summary: 'Start a deployment of an application',
  },
  {
    method: 'GET',
    path: '/application/{app_id}/status',
    scope: 'Read',
    group: 'Applications',
    client: 'applications.status',
    summary: "Read an application's status",
  },
  {
    method: 'POST',
    path: '/application/{app_id}/environmentVariable',
    scope: 'Write',
    group: 'Environment variables and secrets',
    client: 'applications.environmentVariables.create',
    summary: 'Create an environment variable of an application',
  },
  {
    method: 'GET',
    path: '/application/{app_id}/environmentVariable',
    scope: 'Read',
    group: 'Environment variables and secrets',
    client: 'applications.environmentVariables.list',
    summary: 'List the environment variables of an application',
  },
  {
    method: 'POST',
    path: '/application/{app_id}/secret',
    scope: 'Write',
    group: 'Environment variables and secrets',
    client: 'applications.secrets.create',
    summary: 'Create a secret of an application',
  },
  {
    method: 'GET',
    path: '/application/{app_id}/log',
    scope: 'Read',
    group: 'Applications',
    client: 'applications.log',
    summary: "Read the last lines of an application's log",
  },
  {
    method: 'POST',
    path: '/environment/{env_id}/database',
    scope: 'Write',
    group: 'Databases',
    client: 'databases.create',
    summary: 'Create a database in an environment',
  },
  {
    method: 'POST',
    path: '/database/{db_id}/deploy',
    scope: 'Deploy',
    group: 'Databases',
    client: 'databases.deploy',
    summary: 'Start a deployment of a database',
  },
  {
    method: 'POST',
    path: '/organization/{org_id}/webhook',
    scope: 'Write',
    group: 'Webhooks',
    client: 'webhooks.create',
    summary: 'Create a webhook of an organization',
  },
  {
    method: 'POST',
    path: '/account/rewardClaim',
    scope: 'Write',
    group: 'Referral and rewards',
    client: 'rewards.claim',
    summary: 'Claim the reward of an invitation',
  },
] as const satisfies readonly Endpoint[];

/** One of these endpoints, to the word: what the operations are held to. */
export type DescribedEndpoint = (typeof DESCRIBED)[number];

/** Every endpoint that the platform describes, in its order and the reward claim last. */
export const ENDPOINTS: readonly Endpoint[] = DESCRIBED;

type IdsIn<Path> = Path extends `${string}{${infer Name}}${string}` ? Name : never;

type OperationOf<Endpoint> = Endpoint extends DescribedEndpoint
  ? Operation & {
      readonly method: Endpoint['method'];
      readonly template: Endpoint['path'];
      readonly ids: Readonly<Record<IdsIn<Endpoint['path']>, string>>;
      readonly scope: Endpoint['scope'];
    }
  : never;

/** A call of an endpoint in the catalogue: method, path and scope are together one of its rows, and the ids are those of the path. */
export type DescribedOperation = OperationOf<DescribedEndpoint>;
