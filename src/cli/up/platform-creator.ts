import { InputError, TouchdownError } from '../../kernel/errors.ts';
import { isUncertain } from '../../kernel/request-fate.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { NewEnvironment } from '../../platform/resources/resources.ts';
import type { Creation, Creator, Found } from '../../provision/interfaces.ts';
import type { Thing } from '../../provision/plan.ts';
import { otherClusterError } from '../resources/other-cluster.ts';
import type { RetryTimeout } from './retry-timeout.ts';

interface PlatformCreatorParts {
  readonly platform: Platform;
  readonly organizationId: string;
  /** The secrets' values by environment variable. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly retryTimeout: RetryTimeout;
}

/** Returns a creator for one organization. Creations are not interrupted: an unread response would be lost. */
export function createPlatformCreator({
  platform,
  organizationId,
  secrets,
  retryTimeout,
}: PlatformCreatorParts): Creator {
  return {
    create: async (thing, parentId) => {
      try {
        const parent = thing.kind === 'project' ? organizationId : (parentId ?? '');
        return await retryTimeout.during(send(platform, thing, parent, secrets, retryTimeout.write));
      } catch (error) {
        return asCreation(error);
      }
    },
    find: async (thing, parentId) =>
      retryTimeout.during(
        thing.kind === 'project'
          ? findProject(platform, organizationId, thing.spec.name, retryTimeout.read)
          : findVariable(platform, parentId ?? '', thing, retryTimeout.read),
      ),
  };
}

async function send(
  { projects, environments, databases, applications }: Platform,
  thing: Thing,
  parentId: string,
  secrets: ReadonlyMap<string, string>,
  call: CallOptions,
): Promise<Creation> {
  switch (thing.kind) {
    case 'project':
      return created(await projects.create(parentId, thing.spec, call));
    case 'environment':
      return createEnvironment(environments, parentId, thing.spec, call);
    case 'database':
      return created(await databases.create(parentId, thing.spec, call));
    case 'application':
      return created(await applications.create(parentId, thing.spec, call));
    case 'variable':
      await applications.environmentVariables.create(parentId, { key: thing.key, value: thing.value }, call);
      return created({ id: null });
    case 'secret':
      await applications.secrets.create(parentId, { key: thing.key, value: secrets.get(thing.from) ?? '' }, call);
      return created({ id: null });
  }
}

function created({ id }: { readonly id: string | null }): Creation {
  return { kind: 'created', id };
}

async function createEnvironment(
  environments: Platform['environments'],
  projectId: string,
  spec: NewEnvironment,
  call: CallOptions,
): Promise<Creation> {
  const environment = await environments.create(projectId, spec, call);
  const id = safeSentence(environment.id, 100);
  const error = otherClusterError(spec, environment, {
    setting: 'up.environment.cluster-id',
    field: 'up.environment.fields.cluster',
    exampleOf: (cluster) => `fields: { cluster: "${cluster}" } under up.environment`,
    advice: `It exists now, but nothing is created in it. Keep it with --adopt environment=${id}, or delete it in the platform's console and create another one with --forget environment.`,
  });
  return error === null ? created(environment) : { kind: 'other-cluster', error };
}

function asCreation(error: unknown): Creation {
  if (isUncertain(error)) return { kind: 'lost', error };
  if (!(error instanceof TouchdownError)) throw error;
  if (error.code === 'cancelled-signal') return { kind: 'unsent' };
  return { kind: error.code === 'conflict' ? 'exists' : 'refused', error };
}

async function findProject(
  { projects }: Platform,
  organizationId: string,
  name: string,
  call: CallOptions,
): Promise<Found | null> {
  const ids: string[] = [];
  for await (const project of projects.list(organizationId, call)) if (project.name === name) ids.push(project.id);
  const [only, ...others] = ids;
  if (only === undefined) return null;
  if (others.length === 0) return { id: only, differs: false };
  const candidates = ids.slice(0, 20).map((id) => safeSentence(id, 60));
  const problem = `is the name of several projects. Choose one with --adopt project=ID: ${candidates.join(', ')}.`;
  throw new InputError([{ name: 'up.project.name', seen: name, problem }]);
}

async function findVariable(
  { applications }: Platform,
  applicationId: string,
  { key, value }: Extract<Thing, { kind: 'variable' }>,
  call: CallOptions,
): Promise<Found | null> {
  for await (const variable of applications.environmentVariables.list(applicationId, call)) {
    if (variable.key === key) return { id: null, differs: variable.value !== null && variable.value !== value };
  }
  return null;
}
