import { InputError, TouchdownError } from '../../kernel/errors.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { plainLine, safeSentence } from '../../kernel/untrusted.ts';
import { isUnsupported } from '../../platform/connect-application.ts';
import type { Environment } from '../../platform/resources/resources.ts';
import { type DownFacts, decideDown, needsLookup } from '../../provision/decide-down.ts';
import type { StateStore } from '../../provision/interfaces.ts';
import { createNamer, isWithin, type Namer } from '../../provision/manifest-names.ts';
import { parsePlace } from '../../provision/parse-manifest.ts';
import { forget, ownedBy, type State } from '../../provision/state.ts';
import type { OptionValues } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { findOrganization } from '../config/find-organization.ts';
import { findProject, type RetryTimeout } from '../up/platform-creator.ts';
import { createNames, readFileChoices, requireInside, retryTimeoutOf, type UpRun } from '../up/run-up.ts';
import { createUpShow } from '../up/show.ts';
import { createStateFile, readState, takeLock, thisProcess } from '../up/state-file.ts';

interface DownRun extends Omit<UpRun, 'choices'> {
  readonly values: OptionValues;
}

/** The environment to delete, and how to ask the platform about it. */
interface Target extends Omit<DownRun, 'values'> {
  readonly namer: Namer;
  readonly names: { readonly project: string; readonly environment: string };
  readonly state: State;
  readonly calls: RetryTimeout;
  /** Null if the project does not exist. */
  findProjectId(): Promise<string | null>;
}

/** Deletes the environment of the file, or shows what would be deleted. Returns the exit code; rejects with a TouchdownError. */
export async function runDown({ values, ...run }: DownRun): Promise<number> {
  const { connection, terminal } = run;
  const reader = createOptionReader(values);
  const choices = readFileChoices(reader, terminal, connection.config);
  const [hasYes, hasFound] = [reader.flag('yes'), reader.flag('found')];
  reader.finish();
  const { project, environment } = parsePlace(connection.config.up, createNames(choices, terminal.env));
  await requireInside({ choices, terminal });
  const release = hasYes ? await takeLock(`${choices.statePath}.lock`, thisProcess()) : null;
  try {
    const namer = createNamer({ project, environment });
    const names = { project: project.name, environment: environment.name };
    const target = await openTarget(run, choices.statePath, namer, names);
    const store = createStateFile(choices.statePath, target.state);
    return await decideAndDelete(target, store, { hasYes, hasFound });
  } finally {
    await release?.();
  }
}

async function openTarget(
  run: Omit<DownRun, 'values'>,
  statePath: string,
  namer: Namer,
  names: Target['names'],
): Promise<Target> {
  const { platform, config, baseUrl } = run.connection;
  const before = await readState(statePath, baseUrl);
  const calls = retryTimeoutOf(run, createUpShow(run.output));
  const sought = { named: config.organization, known: before.organizationId };
  const organizationId = await calls.during(findOrganization(platform, sought, calls.read));
  const state = ownedBy(before, organizationId, statePath);
  const findProjectId = async (): Promise<string | null> =>
    state.resources.get(namer.project.key)?.id ??
    (await findProject(platform, organizationId, names.project, calls))?.id ??
    null;
  // The organization is only compared: a state that is empty stays without a file.
  return { ...run, namer, names, state: before, calls, findProjectId };
}

async function decideAndDelete(
  target: Target,
  store: StateStore,
  { hasYes, hasFound }: { readonly hasYes: boolean; readonly hasFound: boolean },
): Promise<number> {
  const { namer, names, state, output } = target;
  const known = knownOf(target);
  const listed = needsLookup({ known }) ? await findByName(target) : null;
  const hasState = state.resources.size + state.pending.size > 0;
  const decision = decideDown({ known, found: foundOf(known, listed), hasState });
  const id = state.resources.get(namer.environment.key)?.id ?? listed?.[0]?.id ?? null;
  const isFoundOnly = decision === 'delete-found';
  const end = (result: string, text: string, exitCode: number): number => {
    output.show('result', { result, environment: names.environment, id, exitCode }, `${plainLine(text)}\n`);
    return exitCode;
  };
  const forgetIt = async (): Promise<void> => {
    const isKnown = [...state.resources.keys(), ...state.pending.keys()].includes(namer.environment.key);
    if (hasYes && isKnown) await store.change((now) => forget(now, namer.environment.key));
  };
  if (decision === 'refuse-adopted') throw refuse(names, `was adopted, not created by up. ${byHand(target, id)}`);
  if (decision === 'refuse-several') {
    const ids = (listed ?? []).slice(0, 20).map((one) => safeSentence(one.id, 60));
    throw refuse(names, `is the name of several environments: ${ids.join(', ')}. ${byHand(target, null)}`);
  }
  if (decision === 'nothing') {
    await forgetIt();
    return end('nothing', `Nothing to delete: environment ${names.environment} does not exist.`, EXIT.done);
  }
  if (decision === 'by-hand' || id === null) {
    return end('by-hand', `The platform does not list its environments. ${byHand(target, id)}`, EXIT.bad);
  }
  if (!hasYes || (isFoundOnly && !hasFound)) {
    showPlan(target, id);
    const why = isFoundOnly ? 'Nothing proves that touchdown up created it. ' : '';
    const text = `${why}Add ${isFoundOnly ? '--yes --found' : '--yes'} to delete it.`;
    return end('planned', text, hasYes ? EXIT.misused : EXIT.done);
  }
  const outcome = await remove(target, id);
  if (outcome === 'unsupported') {
    const text = `The platform's API cannot delete environments. ${byHand(target, id)} Then run this again.`;
    return end('by-hand', text, EXIT.bad);
  }
  await forgetIt();
  const text =
    outcome === 'gone'
      ? `Environment ${names.environment} (${id}) does not exist any more.`
      : `Deleted environment ${names.environment} (${id}) and everything in it.`;
  return end(outcome === 'gone' ? 'nothing' : 'deleted', text, EXIT.done);
}

function knownOf({ state, namer }: Target): DownFacts['known'] {
  const { key } = namer.environment;
  const resource = state.resources.get(key);
  if (state.pending.has(key)) return 'lost';
  return resource === undefined || resource.id === null ? 'none' : (resource.origin ?? 'created');
}

function foundOf(known: DownFacts['known'], listed: readonly Environment[] | null): DownFacts['found'] {
  if (!needsLookup({ known })) return null;
  if (listed === null) return 'unlisted';
  return listed.length > 1 ? 'several' : listed.length === 1 ? 'one' : 'none';
}

/** Returns the project's environments of this name; null if the platform has no list. */
async function findByName(target: Target): Promise<readonly Environment[] | null> {
  const listed = await listEnvironments(target);
  return listed?.filter(({ name }) => name === target.names.environment) ?? null;
}

async function listEnvironments({ connection, calls, findProjectId }: Target): Promise<readonly Environment[] | null> {
  const projectId = await findProjectId();
  if (projectId === null) return [];
  try {
    return await calls.during(Array.fromAsync(connection.platform.environments.list(projectId, calls.read)));
  } catch (error) {
    if (error instanceof TouchdownError && isUnsupported(error)) return null;
    throw error;
  }
}

/** A service may respond with 400, 403 or 404 for an environment that does not exist, and with 404 for a call that it does not have. */
async function remove(target: Target, id: string): Promise<'deleted' | 'gone' | 'unsupported'> {
  const { connection, calls } = target;
  try {
    await calls.during(connection.platform.environments.delete(id, calls.write));
    return 'deleted';
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    const mayBeGone = isUnsupported(error) || error.code === 'access-forbidden' || error.code === 'rejected';
    if (mayBeGone && (await isGone(target, id))) return 'gone';
    if (isUnsupported(error)) return 'unsupported';
    throw error;
  }
}

/** Returns true only if the list, or without one the status of an application that was in the environment, shows that it is gone. */
async function isGone(target: Target, id: string): Promise<boolean> {
  const { connection, calls } = target;
  try {
    const listed = await listEnvironments(target);
    if (listed !== null) return !listed.some((one) => isSameId(one.id, id));
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
  }
  const [application] = contentsOf(target).filter(({ word }) => word.startsWith('application:'));
  if (application === undefined) return false;
  try {
    await calls.during(connection.platform.applications.status(application.id, calls.read));
    return false;
  } catch (error) {
    return error instanceof TouchdownError && error.code === 'access-not-found';
  }
}

/** Returns the databases and applications that the state knows in the environment, in the form of `--adopt`. */
function contentsOf({ state, namer }: Target): readonly { readonly word: string; readonly id: string }[] {
  const { key: own } = namer.environment;
  const path = own.slice(own.indexOf(':') + 1);
  return [...state.resources].flatMap(([key, { id }]) => {
    const isShown = id !== null && /^(?:database|application):/.test(key) && isWithin(key, own);
    return isShown ? [{ word: key.replace(`:${path}/`, ':'), id }] : [];
  });
}

function byHand(target: Target, id: string | null): string {
  const { project, environment } = target.names;
  const contents = contentsOf(target).map((one) => `${one.word} (${one.id})`);
  const inside = contents.length === 0 ? '' : `, which contains ${contents.slice(0, 20).join(', ')}`;
  const shown = id === null ? '' : ` (${id})`;
  return `Delete environment ${environment}${shown} of project ${project} in the platform's console${inside}.`;
}

function showPlan(target: Target, id: string): void {
  const { names, output } = target;
  const show = (kind: string, name: string, label: string, one: string): void =>
    output.show('item', { action: 'delete', kind, name, id: one }, `delete   ${plainLine(`${label} (${one})`)}\n`);
  show('environment', 'environment', `environment ${names.environment}, with everything in it`, id);
  for (const { word, id: one } of contentsOf(target)) show(word.slice(0, word.indexOf(':')), word, word, one);
}

function refuse({ environment }: Target['names'], problem: string): InputError {
  return new InputError([{ name: 'up.environment', seen: environment, problem: plainLine(problem) }]);
}
