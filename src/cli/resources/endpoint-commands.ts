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
