import { createSecret, createVariable, deploy, readLog, readStatus, readVariables } from './application-calls.ts';
import { createWebhook, readOrganization } from './organization-calls.ts';
import type { Route } from './routes.ts';

const APPLICATION = '/application/{app_id}';

/** The platform's calls that are served. The scopes are those of the platform's description: Read, Deploy, Write. */
export const PLATFORM_ROUTES: readonly Route[] = [
  {
    operation: 'organization',
    method: 'GET',
    path: '/organization',
    scope: 'Read',
    of: 'organization',
    carryOut: readOrganization,
  },
  {
    operation: 'webhook',
    method: 'POST',
    path: '/organization/{org_id}/webhook',
    scope: 'Write',
    of: 'organization',
    carryOut: createWebhook,
  },
  {
    operation: 'deploy',
    method: 'POST',
    path: `${APPLICATION}/deploy`,
    scope: 'Deploy',
    of: 'application',
    carryOut: deploy,
  },
  {
    operation: 'status',
    method: 'GET',
    path: `${APPLICATION}/status`,
    scope: 'Read',
    of: 'application',
    carryOut: readStatus,
  },
  { operation: 'log', method: 'GET', path: `${APPLICATION}/log`, scope: 'Read', of: 'application', carryOut: readLog },
  {
    operation: 'variables',
    method: 'GET',
    path: `${APPLICATION}/environmentVariable`,
    scope: 'Read',
    of: 'application',
    carryOut: readVariables,
  },
  {
    operation: 'variable',
    method: 'POST',
    path: `${APPLICATION}/environmentVariable`,
    scope: 'Write',
    of: 'application',
    carryOut: createVariable,
  },
  {
    operation: 'secret',
    method: 'POST',
    path: `${APPLICATION}/secret`,
    scope: 'Write',
    of: 'application',
    carryOut: createSecret,
  },
];
