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
declare const DESCRIBED: readonly [{
    readonly method: 'GET';
    readonly path: '/organization';
    readonly scope: 'Read';
    readonly group: 'Organizations';
    readonly client: 'organizations.list';
    readonly summary: 'List the organizations that the token sees';
}, {
    readonly method: 'GET';
    readonly path: '/organization/{org_id}/project';
    readonly scope: 'Read';
    readonly group: 'Projects';
    readonly client: 'projects.list';
    readonly summary: 'List the projects of an organization';
}, {
    readonly method: 'POST';
    readonly path: '/organization/{org_id}/project';
    readonly scope: 'Write';
    readonly group: 'Projects';
    readonly client: 'projects.create';
    readonly summary: 'Create a project in an organization';
}, {
    readonly method: 'POST';
    readonly path: '/project/{project_id}/environment';
    readonly scope: 'Write';
    readonly group: 'Environments';
    readonly client: 'environments.create';
    readonly summary: 'Create an environment in a project';
}, {
    readonly method: 'POST';
    readonly path: '/environment/{env_id}/application';
    readonly scope: 'Write';
    readonly group: 'Applications';
    readonly client: 'applications.create';
    readonly summary: 'Create an application in an environment';
}, {
    readonly method: 'POST';
    readonly path: '/application/{app_id}/deploy';
    readonly scope: 'Deploy';
    readonly group: 'Applications';
    readonly client: 'applications.deploy';
    readonly summary: 'Start a deployment of an application';
}, {
    readonly method: 'GET';
    readonly path: '/application/{app_id}/status';
    readonly scope: 'Read';
    readonly group: 'Applications';
    readonly client: 'applications.status';
    readonly summary: "Read an application's status";
}, {
    readonly method: 'POST';
    readonly path: '/application/{app_id}/environmentVariable';
    readonly scope: 'Write';
    readonly group: 'Environment variables and secrets';
    readonly client: 'applications.environmentVariables.create';
    readonly summary: 'Create an environment variable of an application';
}, {
    readonly method: 'GET';
    readonly path: '/application/{app_id}/environmentVariable';
    readonly scope: 'Read';
    readonly group: 'Environment variables and secrets';
    readonly client: 'applications.environmentVariables.list';
    readonly summary: 'List the environment variables of an application';
}, {
    readonly method: 'POST';
    readonly path: '/application/{app_id}/secret';
    readonly scope: 'Write';
    readonly group: 'Environment variables and secrets';
    readonly client: 'applications.secrets.create';
    readonly summary: 'Create a secret of an application';
}, {
    readonly method: 'GET';
    readonly path: '/application/{app_id}/log';
    readonly scope: 'Read';
    readonly group: 'Applications';
    readonly client: 'applications.log';
    readonly summary: "Read the last lines of an application's log";
}, {
    readonly method: 'POST';
    readonly path: '/environment/{env_id}/database';
    readonly scope: 'Write';
    readonly group: 'Databases';
    readonly client: 'databases.create';
    readonly summary: 'Create a database in an environment';
}, {
    readonly method: 'POST';
    readonly path: '/database/{db_id}/deploy';
    readonly scope: 'Deploy';
    readonly group: 'Databases';
    readonly client: 'databases.deploy';
    readonly summary: 'Start a deployment of a database';
}, {
    readonly method: 'POST';
    readonly path: '/organization/{org_id}/webhook';
    readonly scope: 'Write';
    readonly group: 'Webhooks';
    readonly client: 'webhooks.create';
    readonly summary: 'Create a webhook of an organization';
}, {
    readonly method: 'POST';
    readonly path: '/account/rewardClaim';
    readonly scope: 'Write';
    readonly group: 'Referral and rewards';
    readonly client: 'rewards.claim';
    readonly summary: 'Claim the reward of an invitation';
}];
/** One of these endpoints, to the word: what the operations are held to. */
export type DescribedEndpoint = (typeof DESCRIBED)[number];
/** Every endpoint that the platform describes, in its order and the reward claim last. */
export declare const ENDPOINTS: readonly Endpoint[];
type IdsIn<Path> = Path extends `${string}{${infer Name}}${string}` ? Name : never;
type OperationOf<Endpoint> = Endpoint extends DescribedEndpoint ? Operation & {
    readonly method: Endpoint['method'];
    readonly template: Endpoint['path'];
    readonly ids: Readonly<Record<IdsIn<Endpoint['path']>, string>>;
    readonly scope: Endpoint['scope'];
} : never;
/** A call of an endpoint in the catalogue: method, path and scope are together one of its rows, and the ids are those of the path. */
export type DescribedOperation = OperationOf<DescribedEndpoint>;
export {};
