import { addApplication, deploy, readLog, readStatus } from './application-calls.ts';
import type { Route } from './call.ts';
import { readEnvironmentLog } from './environment-log.ts';
import { readDetails, readLinks } from './queue-calls.ts';
import {
  claimReward,
  createDatabase,
  createEnvironment,
  createProject,
  createWebhook,
  deleteEnvironment,
  deployDatabase,
  readEnvironments,
  readOrganization,
  readProjects,
} from './resource-calls.ts';
import { changeSetting, createSetting, listSettings, overrideSetting } from './setting-calls.ts';

const ORGANIZATION = '/organization';
const ENVIRONMENT = '/environment/{env_id}';
const APPLICATION = '/application/{app_id}';
const VARIABLES = `${APPLICATION}/environmentVariable`;
const SECRETS = `${APPLICATION}/secret`;

/** The platform's calls that are served. The scopes are those of the platform's description: Read, Deploy, Write. */
export const PLATFORM_ROUTES: readonly Route[] = [
  general('organization', 'GET', ORGANIZATION, 'Read', readOrganization),
  general('projects', 'GET', `${ORGANIZATION}/{org_id}/project`, 'Read', readProjects),
  general('project', 'POST', `${ORGANIZATION}/{org_id}/project`, 'Write', createProject),
  general('webhook', 'POST', `${ORGANIZATION}/{org_id}/webhook`, 'Write', createWebhook),
  general('environment', 'POST', '/project/{project_id}/environment', 'Write', createEnvironment),
  { ...general('environment-log', 'GET', `${ENVIRONMENT}/logs`, 'Read', readEnvironmentLog), needsQueue: true },
  {
    ...general('environments', 'GET', '/project/{project_id}/environment', 'Read', readEnvironments),
    needsQueue: true,
  },
  { ...general('environment-delete', 'DELETE', ENVIRONMENT, 'Write', deleteEnvironment), needsQueue: true },
  general('application', 'POST', `${ENVIRONMENT}/application`, 'Write', addApplication),
  general('database', 'POST', `${ENVIRONMENT}/database`, 'Write', createDatabase),
  general('database-deploy', 'POST', '/database/{db_id}/deploy', 'Deploy', deployDatabase),
  general('reward', 'POST', '/account/rewardClaim', 'Write', claimReward),
  ofApplication('deploy', 'POST', `${APPLICATION}/deploy`, 'Deploy', deploy),
  ofQueue('details', 'GET', APPLICATION, 'Read', readDetails),
  ofApplication('status', 'GET', `${APPLICATION}/status`, 'Read', readStatus),
  ofApplication('log', 'GET', `${APPLICATION}/log`, 'Read', readLog),
  ofQueue('links', 'GET', `${APPLICATION}/link`, 'Read', readLinks),
  ofApplication('variables', 'GET', VARIABLES, 'Read', listSettings('variable')),
  ofApplication('variable', 'POST', VARIABLES, 'Write', createSetting('variable')),
  ofApplication('secret', 'POST', SECRETS, 'Write', createSetting('secret')),
  ofQueue('variable-change', 'PUT', `${VARIABLES}/{setting_id}`, 'Write', changeSetting('variable')),
  ofQueue('variable-override', 'POST', `${VARIABLES}/{setting_id}/override`, 'Write', overrideSetting('variable')),
  ofQueue('secrets', 'GET', SECRETS, 'Read', listSettings('secret')),
  ofQueue('secret-change', 'PUT', `${SECRETS}/{setting_id}`, 'Write', changeSetting('secret')),
  ofQueue('secret-override', 'POST', `${SECRETS}/{setting_id}/override`, 'Write', overrideSetting('secret')),
];

function general(
  operation: Route['operation'],
  method: Route['method'],
  path: string,
  scope: Route['scope'],
  carryOut: Extract<Route, { of: 'organization' }>['carryOut'],
): Route {
  return { operation, method, path, scope, of: 'organization', carryOut };
}

function ofApplication(
  operation: Route['operation'],
  method: Route['method'],
  path: string,
  scope: Route['scope'],
  carryOut: Extract<Route, { of: 'application' }>['carryOut'],
): Route {
  return { operation, method, path, scope, of: 'application', carryOut };
}

function ofQueue(...[operation, method, path, scope, carryOut]: Parameters<typeof ofApplication>): Route {
  return { ...ofApplication(operation, method, path, scope, carryOut), needsQueue: true };
}
