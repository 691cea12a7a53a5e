import type { CheckRequest, CheckResponse, Session, Settings } from '../conformance-session.ts';
import { createdId, organizationPath } from '../known.ts';
import { Omission } from '../omission.ts';

/** What can be created. */
export type ThingKind = 'project' | 'environment' | 'application' | 'database' | 'variable' | 'secret' | 'webhook';

/** How to create a thing: the field that names it, and the rest of the body. */
interface Recipe {
  /** Required, and repeated by the response. */
  readonly field: 'name' | 'key' | 'target_url';
  path(session: Session): Promise<string>;
  value(label: string): string;
  rest(settings: Settings): object;
}

const byName = { field: 'name', value: (label: string) => label } as const;
/** A key of letters, digits and underscores, as for environment variables. */
const byKey = {
  field: 'key',
  value: (label: string) => label.toUpperCase().replace(/[^A-Z0-9]+/g, '_'),
  rest: () => ({ value: 'made-by-touchdown-conformance' }),
} as const;

const RECIPES: Readonly<Record<ThingKind, Recipe>> = {
  project: {
    ...byName,
    path: (session) => organizationPath(session, 'project'),
    rest: () => ({ description: 'Made by touchdown conformance.' }),
  },
  environment: {
    ...byName,
    path: async (session) => `/project/${await idOf(session, 'project')}/environment`,
    rest: ({ clusterId }) => ({ mode: 'STAGING', ...(clusterId === null ? {} : { cluster_id: clusterId }) }),
  },
  application: {
    ...byName,
    path: async (session) => `/environment/${await idOf(session, 'environment')}/application`,
    rest: ({ gitUrl, gitBranch }) => ({
      git_repository: { url: gitUrl, branch: gitBranch },
      build_mode: 'DOCKER',
      dockerfile_path: 'Dockerfile',
      cpu: 250,
      memory: 256,
      min_running_instances: 1,
      max_running_instances: 1,
      ports: [{ internal_port: 8080, external_port: 443, protocol: 'HTTP', publicly_accessible: false }],
    }),
  },
  database: {
    ...byName,
    path: async (session) => `/environment/${await idOf(session, 'environment')}/database`,
    rest: () => ({ type: 'POSTGRESQL', version: '16', mode: 'MANAGED', cpu: 250, memory: 256, storage: 10 }),
  },
  variable: {
    ...byKey,
    path: async (session) => `/application/${await idOf(session, 'application')}/environmentVariable`,
  },
  secret: { ...byKey, path: async (session) => `/application/${await idOf(session, 'application')}/secret` },
  webhook: {
    field: 'target_url',
    // RFC 2606 reserves this domain, and the webhook is disabled: nothing is ever delivered.
    value: (label) => `https://${label}.example.com/`,
    path: (session) => organizationPath(session, 'webhook'),
    rest: () => ({ events: ['DEPLOYMENT_FAILED'], enabled: false }),
  },
};

/** Returns the kind with its article: `an environment`. */
export function withArticle(kind: ThingKind): string {
  return `${/^[ae]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Returns the response to the creation of a thing; each number is created once per run. */
export function createThing(session: Session, kind: ThingKind, number = 1): Promise<CheckResponse> {
  return session.once(`create ${kind} ${number}`, async () => session.ask(await renderCreation(session, kind, number)));
}

async function renderCreation(session: Session, kind: ThingKind, number: number): Promise<CheckRequest> {
  const { field, path, rest } = RECIPES[kind];
  const body = { [field]: nameOf(session, kind, number), ...rest(session.settings) };
  return { method: 'POST', path: await path(session), body };
}

/** Returns a request to create a thing without its required field. */
export async function renderIncomplete(session: Session, kind: ThingKind): Promise<CheckRequest> {
  return { method: 'POST', path: await RECIPES[kind].path(session), body: RECIPES[kind].rest(session.settings) };
}

/** Returns the required field of a thing, which the response repeats. */
export function neededField(kind: ThingKind): Recipe['field'] {
  return RECIPES[kind].field;
}

/** Returns the name, key or address of a thing. */
export function nameOf({ settings }: Session, kind: ThingKind, number: number): string {
  return RECIPES[kind].value(`${settings.label}-${kind}-${number}`);
}

/** Returns the id of the first thing of that kind, encoded for a path. Rejects with an Omission if it was not created. */
export async function idOf(session: Session, kind: ThingKind): Promise<string> {
  return encodeURIComponent(createdId(await createThing(session, kind), withArticle(kind)));
}

/** Returns the raw id of the application to read: the given one, else the one that this run created. */
export async function applicationId(session: Session): Promise<string> {
  const { appId, mayWrite } = session.settings;
  if (appId !== null) return appId;
  if (mayWrite) return decodeURIComponent(await idOf(session, 'application'));
  throw new Omission('skipped', 'no application was given. Set --app-id');
}

/** Returns the response to GET of a part of that application: `status`, `log?tail=20`. */
export async function readApplication(session: Session, part: string): Promise<CheckResponse> {
  return session.read(`/application/${encodeURIComponent(await applicationId(session))}/${part}`);
}
