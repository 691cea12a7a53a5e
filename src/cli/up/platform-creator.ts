import type { CallLimits, Setting, SettingList } from '../../deploy/deploy-target.ts';
import { adviseRefused, describeRefusal } from '../../deploy/endings-before-start.ts';
import { describeSettings } from '../../deploy/sentences.ts';
import { type WrittenSetting, writeSettings } from '../../deploy/settings.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type BadInput, InputError, TouchdownError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { isUncertain } from '../../kernel/request-fate.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { connectApplication } from '../../platform/connect-application.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { NewEnvironment } from '../../platform/resources/resources.ts';
import type { Adoption } from '../../provision/adopt.ts';
import type { Creation, Creator, Found } from '../../provision/interfaces.ts';
import { createNamer } from '../../provision/manifest-names.ts';
import type { Manifest } from '../../provision/parse-manifest.ts';
import type { Thing } from '../../provision/plan.ts';
import type { State } from '../../provision/state.ts';
import { withAdvice } from '../../report/advice.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import { otherClusterError } from '../resources/other-cluster.ts';

/** A window of the rate limit is an hour: a request that misses one gets the next. */
const MAX_CALL_MS = 7_200_000;
/** A response that takes longer than this may be waiting for the rate limit. */
const REPORT_AFTER_MS = 5_000;

/** The gate reserves the last request of a window for the outcome of a deployment. */
const RESERVED_REQUESTS = 1;
const MIN_WAIT_MS = 1_000;

/** How long `up` waits for the platform. */
export interface RetryTimeout {
  readonly read: CallOptions;
  /** The limits of writes: once sent, the response is awaited. */
  readonly write: CallOptions;
  /** Returns the result of `work`; reports each window that it waits for once. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Waits, up to two hours, until a deployment can be requested; returns false if it cannot or the user asks to stop. */
  turn(): Promise<boolean>;
}

interface RetryTimeoutParts {
  readonly platform: Pick<Platform, 'rateLimit' | 'gate'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Nothing is sent before `resetsAt`, in epoch milliseconds; must not throw. */
  waits(resetsAt: number): void;
}

/** Returns a timeout that outlasts a window of the rate limit. */
export function createRetryTimeout({ platform, clock, signal, waits }: RetryTimeoutParts): RetryTimeout {
  let reportedSecond: number | null = null;
  const reportWindow = (): void => {
    const { remaining, resetsAt } = platform.rateLimit;
    if (remaining === null || remaining > RESERVED_REQUESTS || resetsAt === null) return;
    const second = Math.round(resetsAt / 1000);
    // Each response gives a slightly different instant for the same reset.
    if (reportedSecond !== null && Math.abs(second - reportedSecond) < 60) return;
    reportedSecond = second;
    waits(resetsAt);
  };
  return {
    read: { signal, timeoutMs: MAX_CALL_MS },
    write: { turnSignal: signal, timeoutMs: MAX_CALL_MS },
    during: async (work) => {
      const done = new AbortController();
      void clock.wait(REPORT_AFTER_MS, done.signal).then(() => {
        if (!done.signal.aborted) reportWindow();
      });
      try {
        return await work;
      } finally {
        done.abort();
      }
    },
    turn: async () => {
      const givesUpAt = clock.monotonicMs() + MAX_CALL_MS;
      while (!platform.gate.isOpenFor('essential') && !signal.aborted && clock.monotonicMs() < givesUpAt) {
        reportWindow();
        const waitMs = (platform.rateLimit.resetsAt ?? 0) - clock.epochMs();
        await clock.wait(Math.max(MIN_WAIT_MS, waitMs), signal);
      }
      return !signal.aborted && platform.gate.isOpenFor('essential');
    },
  };
}

interface PlatformCreatorParts {
  readonly platform: Platform;
  readonly organizationId: string;
  /** The secrets' values by environment variable. */
  readonly secrets: ReadonlyMap<string, string>;
  /** The variables that were listed, by the application's id (default: none). */
  readonly variables?: ReadonlyMap<string, SettingList>;
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
    find: ({ spec }) => findProject(platform, organizationId, spec.name, retryTimeout),
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

/** Reads what exists only if the platform's response shows that it may exist, since most are new. */
async function set(parts: PlatformCreatorParts, appId: string, setting: Setting): Promise<Creation> {
  const { platform, variables, retryTimeout, clock, random } = parts;
  const { settingsTarget: target } = connectApplication(platform, appId);
  const limits = limitsOf(platform, retryTimeout.write);
  const unread = { kind: 'unread' } as const;
  const lists = { variable: variables?.get(appId) ?? unread, secret: unread };
  const { problem, settings } = await writeSettings([setting], { target, limits, clock, random, lists });
  if (problem === null) return asWritten(settings);
  if (problem.kind === 'failed') {
    const { error } = problem;
    return error.code === 'conflict' ? { kind: 'refused', error } : asCreation(error);
  }
  const { refused } = problem;
  const why = `${refused.map(describeRefusal).join(', ')}.`;
  return { kind: 'setting', result: 'refused', note: withAdvice(why, [adviseRefused(refused)], OPTION_WORDING) };
}

function asWritten(settings: readonly WrittenSetting[]): Creation {
  const how = settings[0]?.how ?? 'created';
  if (how === 'created') return created({ id: null });
  if (how === 'unchanged') return { kind: 'setting', result: 'found', note: 'has this value already' };
  if (how === 'changed' || how === 'written') return { kind: 'setting', result: 'changed', note: how };
  const note = describeSettings(settings).map(({ text }) => text);
  return { kind: 'setting', result: 'kept', note: note.join(' ') };
}

/**
 * Lists the variables of the applications in the state. Returns the lists, by the application's id, and the keys in the state of variables
 * whose value is known to be another than in the file. Rejects with what failed.
 */
export async function compareVariables(
  platform: Platform,
  manifest: Manifest,
  state: State,
  { read, during }: RetryTimeout,
): Promise<{ readonly variables: ReadonlyMap<string, SettingList>; readonly changed: ReadonlySet<string> }> {
  const namer = createNamer(manifest);
  const lists = new Map<string, SettingList>();
  const changed = new Set<string>();
  for (const { key: application, variables } of manifest.applications) {
    const known = variables
      .map(({ key, value }) => ({ key, value, name: namer.setting('variable', application, key).key }))
      .filter(({ name }) => state.resources.has(name));
    const { key, word } = namer.application(application);
    const id = state.resources.get(key)?.id ?? null;
    if (id === null || known.length === 0) continue;
    const { settingsTarget } = connectApplication(platform, id);
    const list = await during(settingsTarget.list('variable', limitsOf(platform, read)));
    if (list.kind !== 'listed') throw unlisted(list.error, word);
    lists.set(id, list);
    // The first entry of a key counts.
    const stored = new Map(list.stored.toReversed().map((one) => [one.key, one.value]));
    for (const { key, value, name } of known) {
      const current = stored.get(key) ?? value;
      if (current !== value) changed.add(name);
    }
  }
  return { variables: lists, changed };
}

function unlisted(error: TouchdownError, word: string): TouchdownError {
  if (error.code !== 'access-not-found') return error;
  const advice = `If it was deleted, add --forget ${word} to create it again.`;
  return new TouchdownError(error.code, `${error.message} ${advice}`, error);
}

function limitsOf({ transport }: Platform, call: CallOptions): CallLimits {
  const limits = transport.begin(call);
  return { ...limits, signal: limits.signal ?? new AbortController().signal };
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

/** Looks for a project by its name; null if it does not exist. Rejects with TouchdownError, InputError if the name is not unique. */
export async function findProject(
  { projects }: Platform,
  organizationId: string,
  name: string,
  { read, during }: RetryTimeout,
): Promise<Found | null> {
  const listed = await during(Array.fromAsync(projects.list(organizationId, read)));
  const [only, ...others] = listed.filter((project) => project.name === name);
  if (only === undefined) return null;
  if (others.length === 0) return { id: only.id };
  const candidates = [only, ...others].slice(0, 20).map(({ id }) => safeSentence(id, 60));
  const problem = `is the name of several projects. Choose one with --adopt project=ID: ${candidates.join(', ')}.`;
  throw new InputError([{ name: 'up.project.name', seen: name, problem }]);
}

interface AdoptionPlace {
  readonly platform: Pick<Platform, 'applications' | 'projects'>;
  readonly organizationId: string;
  /** The name of the project to look for or create; null if its id is known. */
  readonly soughtProject: string | null;
}

const NOTHING_LOST = 'Nothing was created, and the state is as it was.';
/** The error codes that mean that the id, or what the token may see, must be different. */
const REFUSALS: readonly string[] = ['input', 'access-not-found', 'access-forbidden', 'rejected'];

/** Reads whether the adopted ids exist and returns those the platform cannot read. Rejects with InputError naming every bad id. */
export async function checkAdoptions(
  adoptions: readonly Adoption[],
  place: AdoptionPlace,
  call: CallOptions,
): Promise<readonly Adoption[]> {
  const bad: BadInput[] = [];
  for (const adoption of adoptions) {
    const { name, id } = adoption;
    const problem = await findProblem(adoption, place, call);
    const refused = { name: `--adopt ${name.word}`, seen: safeSentence(id, 100) };
    if (problem !== null) bad.push({ ...refused, problem: `${problem} ${NOTHING_LOST}` });
  }
  if (bad.length > 0) throw new InputError(bad);
  return adoptions.filter(({ name }) => name.kind !== 'application' && name.kind !== 'project');
}

async function findProblem({ name, id }: Adoption, place: AdoptionPlace, call: CallOptions): Promise<string | null> {
  const { platform, organizationId, soughtProject } = place;
  try {
    fillPath('{id}', { id });
    if (name.kind === 'application') await platform.applications.status(id, call);
    // A project that does not exist yet has no environment.
    if (name.kind === 'environment' && soughtProject !== null)
      await platform.projects.find(organizationId, soughtProject, call);
    if (name.kind !== 'project') return null;
    const project = await platform.projects.find(organizationId, id, call);
    return isSameId(project.id, id) ? null : `is the name of a project. Use its id: ${safeSentence(project.id, 100)}.`;
  } catch (error) {
    if (error instanceof TouchdownError && REFUSALS.includes(error.code)) return `cannot be adopted. ${error.message}`;
    throw error;
  }
}
