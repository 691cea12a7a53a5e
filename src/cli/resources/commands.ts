import type { Command } from '../arguments/command.ts';

/** The commands of the platform's resources by their words, each loaded only when it is used. */
export const RESOURCE_COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['organizations list', async () => (await import('./list-commands.ts')).listOrganizations],
  ['projects list', async () => (await import('./list-commands.ts')).listProjects],
  ['projects create', async () => (await import('./create-commands.ts')).createProject],
  ['environments create', async () => (await import('./create-commands.ts')).createEnvironment],
  ['applications create', async () => (await import('./create-application.ts')).command],
  ['databases create', async () => (await import('./create-commands.ts')).createDatabase],
  ['databases deploy', async () => (await import('./other-commands.ts')).deployDatabase],
  ['variables list', async () => (await import('./list-commands.ts')).listVariables],
  ['variables create', async () => (await import('./create-settings.ts')).createVariables],
  ['secrets create', async () => (await import('./create-settings.ts')).createSecrets],
  ['webhooks create', async () => (await import('./create-webhook.ts')).command],
  ['rewards claim', async () => (await import('./other-commands.ts')).claimReward],
]);

/** The words of the command that makes each call of the client, by the call as `ENDPOINTS` has it: `projects.list`. */
export const ENDPOINT_COMMANDS: Readonly<Record<string, string>> = {
  'organizations.list': 'organizations list',
  'projects.list': 'projects list',
  'projects.create': 'projects create',
  'environments.create': 'environments create',
  'applications.create': 'applications create',
  'applications.deploy': 'deploy',
  'applications.status': 'status',
  'applications.environmentVariables.create': 'variables create',
  'applications.environmentVariables.list': 'variables list',
  'applications.secrets.create': 'secrets create',
  'applications.log': 'logs',
  'databases.create': 'databases create',
  'databases.deploy': 'databases deploy',
  'webhooks.create': 'webhooks create',
  'rewards.claim': 'rewards claim',
};
