import { dirname, resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { readClaims } from '../../provision/adopt.ts';
import { listNames } from '../../provision/manifest-names.ts';
import { type Manifest, parseManifest } from '../../provision/parse-manifest.ts';
import { perform } from '../../provision/perform.ts';
import { listSkippedSecrets, plan, type Step } from '../../provision/plan.ts';
import { ownedBy, type State } from '../../provision/state.ts';
import type { Names } from '../../provision/substitute.ts';
import { readHealth } from '../../settings/health.ts';
import { isKey, parseKeyValue, readEnvironment } from '../../settings/key-values.ts';
import { splitList } from '../../settings/kinds.ts';
import { readPolicy } from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader, FILE, type OptionReader } from '../arguments/option-values.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import { unreadable } from '../arguments/system-error.ts';
import { findCheckout, resolveInside } from '../config/checkout.ts';
import type { Config } from '../config/config.ts';
import type { Connection } from '../config/connection.ts';
import { findOrganization } from '../config/find-organization.ts';
import { isWatched } from '../terminal/live-block.ts';
import type { Output } from '../terminal/output.ts';
import { readAddresses, renderAddresses, writeStepOutputs } from './addresses.ts';
import {
  checkAdoptions,
  compareVariables,
  createPlatformCreator,
  createRetryTimeout,
  findProject,
  type RetryTimeout,
} from './platform-creator.ts';
import { createPlatformDeployer } from './platform-deployer.ts';
import {
  exitCodeOfUp,
  leftoverOf,
  renderNextRun,
  renderPlanned,
  renderResults,
  resultsOf,
  viewNextRun,
  viewStep,
} from './result.ts';
import { createLiveShow, createUpShow, showSkippedSecrets, showUnchecked, showWarning, type UpShow } from './show.ts';
import { createStateFile, readState, takeLock, thisProcess } from './state-file.ts';

/** The choices made by the options of `up`; `policy` is that of each application's deployment. */
export type UpChoices = ReturnType<typeof readUpChoices>;

const STATE_NAME = 'touchdown.state.json';

/** Reads the options of `up`; the state is beside the configuration by default. Throws InputError with every bad one. */
export function readUpChoices(
  values: OptionValues,
  { folder, env }: Pick<Terminal, 'folder' | 'env'>,
  config: Pick<Config, 'path' | 'timeout'> & Partial<Pick<Config, 'allowHttp'>>,
) {
  const reader = createOptionReader(values);
  const settings = reader.settings({ timeout: config.timeout });
  const choices = {
    ...readFileChoices(reader, { folder, env }, config),
    isPlan: reader.flag('plan'),
    redeploys: reader.flag('redeploy'),
    adopt: reader.texts('adopt'),
    forget: reader.texts('forget'),
    policy: readPolicy(settings),
    /** Returns how the applications of the file are checked. Throws InputError if one of them cannot be. */
    healthOf: ({ applications }: Manifest) => {
      const apps = applications.map(({ key, commit }) => ({ name: key, commit }));
      const spelling = { ...OPTION_WORDING, name: (setting: SettingName) => nameInUp(setting) };
      const health = readHealth({ ...settings, spelling }, { apps, wait: true, allowHttp: config.allowHttp ?? false });
      reader.finish();
      return health;
    },
  };
  reader.finish();
  return choices;
}

/** The file names the commits. */
function nameInUp(setting: SettingName): string {
  return setting === 'commit' ? 'a commit to each application of the file' : OPTION_WORDING.name(setting);
}

/** Reads which state and which values the file is used with. */
export function readFileChoices(
  reader: OptionReader,
  { folder, env }: Pick<Terminal, 'folder' | 'env'>,
  config: Pick<Config, 'path'>,
) {
  const state = reader.value('state', FILE);
  const usual = resolve(config.path === null ? folder : dirname(config.path), STATE_NAME);
  return {
    set: new Map(reader.texts('set').map((text) => readSet(text, reader))),
    listed: readListed(reader, env),
    statePath: state === undefined ? usual : resolve(folder, state),
  };
}

/** Returns the names that the file may use: of `--set`, else listed ones of the environment, where an empty variable counts as unset. */
export function createNames({ set, listed }: Pick<UpChoices, 'set' | 'listed'>, env: Terminal['env']): Names {
  const isListed = (name: string): boolean => listed.has(name);
  return { isListed, lookup: (name) => set.get(name) ?? ((isListed(name) && readEnvironment(name, env)) || undefined) };
}

/** Reads the names of environment variables that the file may use, from `--env` and TOUCHDOWN_ENV together. */
function readListed(reader: OptionReader, env: Terminal['env']): ReadonlySet<string> {
  const listed = new Set<string>();
  for (const [source, text] of [
    ['--env', reader.texts('env').join()],
    ['TOUCHDOWN_ENV', env['TOUCHDOWN_ENV'] ?? ''],
  ] as const) {
    const names = splitList(text);
    for (const name of names) listed.add(name);
    // A value may have been given after the name.
    const problem = 'has a name that is not letters, digits and underscores. Write for example BRANCH,DATABASE_URL.';
    if (!names.every(isKey)) reader.reject(source, '', problem);
  }
  return listed;
}

function readSet(text: string, reader: OptionReader): readonly [string, string] {
  const { value, problem } = parseKeyValue(text);
  if (problem !== null) reader.reject('--set', '', `${problem}. Write NAME=VALUE.`);
  return [value.key, value.value];
}

/** Returns the values of the secrets to create, by environment variable, registered for redaction. Throws InputError if one is not set. */
export function readSecretValues(steps: readonly Step[], env: Terminal['env']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const bad: BadInput[] = [];
  for (const step of steps) {
    if (step.kind !== 'create' || step.thing.kind !== 'secret') continue;
    const { from } = step.thing;
    const value = readEnvironment(from, env) ?? '';
    const problem = `has no value. Set the environment variable ${from} to it.`;
    if (value.trim() === '') bad.push({ name: step.name.label, seen: '', problem });
    registerSecret(value);
    values.set(from, value);
  }
  if (bad.length > 0) throw new InputError(bad);
  return values;
}

/** What a run of `up` works with. */
export interface UpRun {
  readonly connection: Omit<Connection, 'close'>;
  readonly choices: UpChoices;
  readonly output: Output;
  readonly terminal: Terminal;
}

/** Shows what a run would do without changing anything. Reads the organization, adopted ids and projects like a run. */
export async function showPlan(run: UpRun): Promise<number> {
  const { connection, choices, output } = run;
  const { manifest, state, organizationId, steps, reads } = await prepare(run, () => undefined);
  const name = projectToCreate(steps);
  const project = name === null ? null : await findProject(connection.platform, organizationId, name, reads);
  for (const planned of steps.map((step) => viewStep(step, state, project))) {
    const { action, name: named, id, note } = planned;
    output.show('item', { action, kind: named.kind, name: named.word, id, note }, `${renderPlanned(planned)}\n`);
  }
  showSkippedSecrets(output, listSkippedSecrets(manifest, steps, isSetIn(run)));
  const text = steps.length === 0 ? 'Everything exists and is deployed. Nothing to do.\n' : '';
  output.show('result', { steps: steps.length, isPlan: true, statePath: choices.statePath }, text);
  return EXIT.done;
}

/** Performs the plan under the lock of the state file and returns the exit code. */
export async function runUp(run: UpRun): Promise<number> {
  const { choices, connection } = run;
  await requireInside(run);
  readIntent(run, await readState(choices.statePath, connection.baseUrl));
  const release = await takeLock(`${choices.statePath}.lock`, thisProcess());
  try {
    return await runLocked(run);
  } finally {
    await release();
  }
}

/** Rejects with InputError if the state is outside of its checkout: the file itself is never a link, but a folder may be one. */
export async function requireInside({
  choices: { statePath },
  terminal,
}: { readonly choices: Pick<UpChoices, 'statePath'> } & Pick<UpRun, 'terminal'>): Promise<void> {
  try {
    const checkout = await findCheckout(statePath, terminal);
    if (checkout !== null) await resolveInside(checkout, dirname(statePath));
  } catch (error) {
    throw unreadable('--state', statePath, error);
  }
}

async function runLocked(run: UpRun): Promise<number> {
  const { connection, choices, output, terminal } = run;
  // A missing secret is reported before anything is sent.
  const prepared = await prepare(run, (known) => void readSecretValues(known, terminal.env));
  const { manifest, names, claims, owned, organizationId, steps, variables, health } = prepared;
  const secrets = readSecretValues(steps, terminal.env);
  const store = createStateFile(choices.statePath, owned);
  if (claims !== null) await store.change(claims.change);
  const { platform, healthProbe } = connection;
  const { policy } = choices;
  const { clock, random, ending: signal } = terminal;
  const show = openUpShow(run, steps);
  const retryTimeout = retryTimeoutOf(run, show);
  const creator = createPlatformCreator({
    platform,
    organizationId,
    secrets,
    variables,
    retryTimeout,
    clock,
    random,
  });
  const deployer = createPlatformDeployer({
    platform,
    policy,
    health,
    healthProbe,
    watch: show,
    clock,
    random,
    signal,
    retryTimeout,
  });
  const { started, ended, close } = show;
  const performance = await perform(steps, { creator, deployer, store, clock, signal, started, ended }).finally(close);
  terminal.holdVerdict?.();
  const exitCode = exitCodeOfUp(performance, signal.aborted);
  const resources = resultsOf(names, performance.outcomes, store.state());
  // The next run does not know what could not be written.
  const isKept = performance.halt?.code !== 'input';
  const leftover = leftoverOf(steps, performance.outcomes);
  const next = exitCode === EXIT.done || !isKept ? [] : viewNextRun(manifest, store.state(), leftover.changed);
  const addresses = await readAddresses(platform, resources, signal);
  const problem = await writeStepOutputs(terminal, resources, addresses);
  if (problem !== null) showWarning(output, problem);
  const facts = {
    exitCode,
    statePath: choices.statePath,
    requests: platform.rateLimit.used,
    resources,
    addresses,
    next,
  };
  const table = `${renderResults(resources, terminal.columns())}${renderAddresses(addresses)}`;
  const ending = exitCode === EXIT.done ? '' : `\n${renderNextRun(next, names, store.state(), leftover)}`;
  showSkippedSecrets(output, listSkippedSecrets(manifest, steps, isSetIn(run)));
  output.show('result', facts, `\n${table}${ending}`);
  if (performance.halt !== null) terminal.err(`touchdown up: ${performance.halt.message}\n`);
  return exitCode;
}

/**
 * Reads the intent and the state, and checks both with the platform. Returns the plan with the variables that have other values there, which
 * it lists, and the secrets that are set. `check` gets the plan before anything is sent.
 */
async function prepare(run: UpRun, check: (known: readonly Step[]) => void) {
  const { connection, choices, output } = run;
  const { platform, config } = connection;
  const before = await readState(choices.statePath, connection.baseUrl);
  const { manifest, names, health, claims } = readIntent(run, before);
  const state = claims?.change(before) ?? before;
  const known = plan(manifest, state, choices);
  check(known);
  const reads = retryTimeoutOf(run, createUpShow(output));
  const { during, read } = reads;
  const sought = { named: config.organization, known: before.organizationId };
  const organizationId = await during(findOrganization(platform, sought, read));
  const owned = ownedBy(before, organizationId, choices.statePath);
  const place = { platform, organizationId, soughtProject: projectToCreate(known) };
  const unchecked = await during(checkAdoptions(claims?.adoptions ?? [], place, read));
  for (const adoption of unchecked) showUnchecked(output, adoption);
  const { variables, changed } = await compareVariables(platform, manifest, state, reads);
  const steps = plan(manifest, state, { redeploys: choices.redeploys, changed, isSet: isSetIn(run) });
  return { manifest, names, health, claims, state, owned, organizationId, steps, variables, reads };
}

/** Returns whether an environment variable has a value. */
function isSetIn({ terminal: { env } }: UpRun): (name: string) => boolean {
  return (name) => (readEnvironment(name, env) ?? '').trim() !== '';
}

function openUpShow({ connection: { platform }, output, terminal }: UpRun, steps: readonly Step[]): UpShow {
  const isLive = !output.isJson && steps.length > 0 && isWatched(terminal);
  if (!isLive) return createUpShow(output);
  return createLiveShow({ terminal, clock: terminal.clock, steps, requests: () => platform.gate.view() });
}

/** Returns how long a run waits for the platform. */
export function retryTimeoutOf(
  { connection: { platform }, terminal }: Pick<UpRun, 'connection' | 'terminal'>,
  { waits }: UpShow,
): RetryTimeout {
  const { clock, ending: signal } = terminal;
  return createRetryTimeout({ platform, clock, signal, waits });
}

function readIntent({ connection, choices, terminal }: UpRun, state: State) {
  const { manifest, used } = parseManifest(connection.config.up, createNames(choices, terminal.env));
  const unused = [...choices.set.keys()].filter((name) => !used.has(name));
  const problem = 'is not used: up has no ${NAME} with this name.';
  if (unused.length > 0) throw new InputError(unused.map((name) => ({ name: `--set ${name}`, seen: '', problem })));
  const health = choices.healthOf(manifest);
  const names = listNames(manifest);
  const at = new Date(terminal.clock.epochMs()).toISOString();
  return { manifest, names, health, claims: readClaims(choices, state, { names, at }) };
}

/** Returns the name of the project to look for or create; null if its id is known. */
function projectToCreate([first]: readonly Step[]): string | null {
  return first?.kind === 'create' && first.thing.kind === 'project' ? first.thing.spec.name : null;
}
