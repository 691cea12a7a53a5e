import type { CallLimits, Setting } from '../../deploy/deploy-target.ts';
import { adviseRefused, describeRefusal } from '../../deploy/endings-before-start.ts';
import { describeSettings } from '../../deploy/sentences.ts';
import { type WrittenSetting, writeSettings } from '../../deploy/settings.ts';
import type { Clock } from '../../kernel/clock.ts';
import { InputError, TouchdownError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { isUncertain } from '../../kernel/request-fate.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { connectApplication } from '../../platform/connect-application.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { NewEnvironment } from '../../platform/resources/resources.ts';
import type { Creation, Creator, Found } from '../../provision/interfaces.ts';
import { createNamer } from '../../provision/manifest-names.ts';
import type { Manifest } from '../../provision/parse-manifest.ts';
import type { Thing } from '../../provision/plan.ts';
import type { State } from '../../provision/state.ts';
import { withAdvice } from '../../report/advice.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import { otherClusterError } from '../resources/other-cluster.ts';
import type { RetryTimeout } from './retry-timeout.ts';

interface PlatformCreatorParts {
  readonly platform: Platform;
  readonly organizationId: string;
  /** The secrets' values by environment variable. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly retryTimeout: RetryTimeout;
  readonly clock: Clock;
  readonly random: Random;
}

/** Returns a creator for one organization. Creations are not interrupted: an unread response would be lost. */
export function createPlatformCreator(parts: PlatformCreatorParts): Creator {
  const { platform, organizationId, retryTimeout } = parts;
  return {
    create: async (thing, parentId) => {
      try {
        const parent = thing.kind === 'project' ? organizationId : (parentId ?? '');
        return await retryTimeout.during(send(parts, thing, parent));
      } catch (error) {
        return asCreation(error);
      }
    },
    find: async (thing) =>
      retryTimeout.during(findProject(platform, organizationId, thing.spec.name, retryTimeout.read)),
  };
}

async function send(parts: PlatformCreatorParts, thing: Thing, parentId: string): Promise<Creation> {
  const { platform, secrets, retryTimeout } = parts;
  const { projects, environments, databases, applications } = platform;
  const call = retryTimeout.write;
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
      return set(parts, parentId, { kind: 'variable', key: thing.key, value: thing.value });
    case 'secret':
      return set(parts, parentId, { kind: 'secret', key: thing.key, value: secrets.get(thing.from) ?? '' });
  }
}

/** Creates it, since most are new, and reads what exists only if that shows that it may exist. */
async function set(parts: PlatformCreatorParts, appId: string, setting: Setting): Promise<Creation> {
  const { platform, retryTimeout, clock, random } = parts;
  const { settingsTarget } = connectApplication(platform, appId);
  const limits = limitsOf(platform, retryTimeout.write);
  const first = await settingsTarget.create(setting, null, limits);
  if (first.kind === 'written') return created({ id: null });
  const isListed = setting.kind === 'variable' && isUncertain(first.error);
  if (first.kind !== 'exists' && !isListed) return asCreation(first.error);
  const { problem, settings } = await writeSettings([setting], { target: settingsTarget, limits, clock, random });
  const [written] = settings;
  // With the value of a request whose response was lost, it is the one that was created.
  if (written?.how === 'unchanged' && isListed) return created({ id: null });
  if (written !== undefined) return asWritten(written);
  if (problem?.kind === 'failed') {
    const { error } = problem;
    return error.code === 'conflict' ? { kind: 'refused', error } : asCreation(error);
  }
  const refused = problem?.refused ?? [];
  const why = `${refused.map(describeRefusal).join(', ')}.`;
  return { kind: 'setting', result: 'refused', note: withAdvice(why, [adviseRefused(refused)], OPTION_WORDING) };
}

function asWritten(written: WrittenSetting): Creation {
  switch (written.how) {
    case 'created':
      return created({ id: null });
    case 'unchanged':
      return { kind: 'setting', result: 'found', note: 'has this value already' };
    case 'kept':
    case 'unlisted':
      return {
        kind: 'setting',
        result: 'kept',
        note: describeSettings([written])
          .map(({ text }) => text)
          .join(' '),
      };
    default:
      return { kind: 'setting', result: 'changed', note: written.how };
  }
}

/** Returns the keys in the state of variables whose value on the platform is known to be another than in the file. */
export async function findChanged(
  platform: Platform,
  manifest: Manifest,
  state: State,
  { read, during }: RetryTimeout,
): Promise<ReadonlySet<string>> {
  const namer = createNamer(manifest);
  const changed = new Set<string>();
  for (const { key: application, variables } of manifest.applications) {
    const known = variables
      .map(({ key, value }) => ({ key, value, name: namer.setting('variable', application, key).key }))
      .filter(({ name }) => state.resources.has(name));
    const id = state.resources.get(namer.application(application).key)?.id ?? null;
    if (id === null || known.length === 0) continue;
    const { settingsTarget } = connectApplication(platform, id);
    const list = await during(settingsTarget.list('variable', limitsOf(platform, read)));
    // The first entry of a key counts.
    const stored = new Map((list.kind === 'listed' ? list.stored : []).toReversed().map((one) => [one.key, one.value]));
    for (const { key, value, name } of known) {
      const current = stored.get(key) ?? value;
      if (current !== value) changed.add(name);
    }
  }
  return changed;
}

function limitsOf({ transport }: Platform, call: CallOptions): CallLimits {
  const begun = transport.begin(call);
  return { ...begun, signal: begun.signal ?? new AbortController().signal };
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
  if (others.length === 0) return { id: only };
  const candidates = ids.slice(0, 20).map((id) => safeSentence(id, 60));
  const problem = `is the name of several projects. Choose one with --adopt project=ID: ${candidates.join(', ')}.`;
  throw new InputError([{ name: 'up.project.name', seen: name, problem }]);
}
