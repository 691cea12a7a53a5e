import type { Platform } from '../../src/platform/client.ts';

/** Every id is the name of its place, so that a path shows its template. */
const [ORG, PROJECT, ENV, APP, DB] = ['org_id', 'project_id', 'env_id', 'app_id', 'db_id'];
const NAMED = { name: 'n' };
const PAIR = { key: 'K', value: 'v' };
const WEBHOOK = { targetUrl: 'https://relay.example', events: [], enabled: true };

/** Each call of the client, as the catalogue names it. */
export const CALLS: Readonly<Record<string, (platform: Platform) => Promise<unknown>>> = {
  'organizations.list': ({ organizations }) => Array.fromAsync(organizations.list()),
  'projects.list': ({ projects }) => Array.fromAsync(projects.list(ORG)),
  'projects.create': ({ projects }) => projects.create(ORG, NAMED),
  'environments.create': ({ environments }) => environments.create(PROJECT, NAMED),
  'applications.create': ({ applications }) => applications.create(ENV, NAMED),
  'applications.deploy': ({ applications }) => applications.deploy(APP),
  'applications.status': ({ applications }) => applications.status(APP),
  'applications.log': ({ applications }) => applications.log(APP),
  'applications.environmentVariables.create': ({ applications }) => applications.environmentVariables.create(APP, PAIR),
  'applications.environmentVariables.list': ({ applications }) =>
    Array.fromAsync(applications.environmentVariables.list(APP)),
  'applications.secrets.create': ({ applications }) => applications.secrets.create(APP, PAIR),
  'databases.create': ({ databases }) => databases.create(ENV, { ...NAMED, type: 'POSTGRESQL' }),
  'databases.deploy': ({ databases }) => databases.deploy(DB),
  'webhooks.create': ({ webhooks }) => webhooks.create(ORG, WEBHOOK),
  'rewards.claim': ({ rewards }) => rewards.claim({ code: 'c' }),
};
