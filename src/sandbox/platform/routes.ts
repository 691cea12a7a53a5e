import {
  addApplication,
  createSecret,
  createVariable,
  deploy,
  readLog,
  readStatus,
  readVariables,
} from './application-calls.ts';
import type { Route } from './call.ts';
import { readDetails, readEnvironmentLog } from './queue-calls.ts';
import {
  claimReward,
  createDatabase,
  createEnvironment,
  createProject,
  createWebhook,
  deployDatabase,
  readOrganization,
  readProjects,
} from './resource-calls.ts';

type OrganizationRoute = Extract<Route, { of: 'organization' }>;
type ApplicationRoute = Extract<Route, { of: 'application' }>;

const ORGANIZATION = '/organization';
const ENVIRONMENT = '/environment/{env_id}';
const APPLICATION = '/application/{app_id}';

/** The platform's calls that are served. The scopes are those of the platform's description: Read, Deploy, Write. */
export const PLATFORM_ROUTES: readonly Route[] = [
  read('organization', ORGANIZATION, readOrganization),
  read('projects', `${ORGANIZATION}/{org_id}/project`, readProjects),
  write('project', `${ORGANIZATION}/{org_id}/project`, createProject),
  write('webhook', `${ORGANIZATION}/{org_id}/webhook`, createWebhook),
  write('environment', '/project/{project_id}/environment', createEnvironment),
  { ...read('environment-log', `${ENVIRONMENT}/logs`, readEnvironmentLog), needsQueue: true },
  write('application', `${ENVIRONMENT}/application`, addApplication),
  write('database', `${ENVIRONMENT}/database`, createDatabase),
  { ...write('database-deploy', '/database/{db_id}/deploy', deployDatabase), scope: 'Deploy' },
  write('reward', '/account/rewardClaim', claimReward),
  { ...writeOf('deploy', 'deploy', deploy), scope: 'Deploy' },
  {
    ...readOf('details', 'details', readDetails),
    path: APPLICATION,
    needsQueue: true,
  },
  readOf('status', 'status', readStatus),
  readOf('log', 'log', readLog),
  readOf('variables', 'environmentVariable', readVariables),
  writeOf('variable', 'environmentVariable', createVariable),
  writeOf('secret', 'secret', createSecret),
];

function read(operation: Route['operation'], path: string, carryOut: OrganizationRoute['carryOut']): OrganizationRoute {
  return { operation, method: 'GET', path, scope: 'Read', of: 'organization', carryOut };
}

function write(
  operation: Route['operation'],
  path: string,
  carryOut: OrganizationRoute['carryOut'],
): OrganizationRoute {
  return { operation, method: 'POST', path, scope: 'Write', of: 'organization', carryOut };
}

function readOf(operation: Route['operation'], name: string, carryOut: ApplicationRoute['carryOut']): ApplicationRoute {
  return { operation, method: 'GET', path: `${APPLICATION}/${name}`, scope: 'Read', of: 'application', carryOut };
}

function writeOf(
  operation: Route['operation'],
  name: string,
  carryOut: ApplicationRoute['carryOut'],
): ApplicationRoute {
  return { operation, method: 'POST', path: `${APPLICATION}/${name}`, scope: 'Write', of: 'application', carryOut };
}
