import { InputError } from '../../kernel/errors.ts';
import { readClaims } from '../../provision/adopt.ts';
import type { Manifest } from '../../provision/manifest.ts';
import { listNames, type Name } from '../../provision/names.ts';
import { parseManifest } from '../../provision/parse-manifest.ts';
import { perform } from '../../provision/perform.ts';
import { plan, type Step } from '../../provision/plan.ts';
import type { Creator } from '../../provision/ports.ts';
import type { State } from '../../provision/state.ts';
import type { Terminal } from '../command.ts';
import { findNearWord } from '../config/near-word.ts';
import type { Connection } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import type { Output } from '../output.ts';
import { renderTable } from '../resources/table.ts';
import { createLookup, type UpChoices } from './choices.ts';
import { exitCodeOfUp } from './exit-code.ts';
import { takeLock } from './lock-file.ts';
import { createPlatformCreator } from './platform-creator.ts';
import { createPlatformDeployer } from './platform-deployer.ts';
import { renderPlanned, viewStep } from './render-plan.ts';
import { readSecretValues } from './secret-values.ts';
import { createUpShow } from './show.ts';
import { createStateFile, readState } from './state-file.ts';
import { thisProcess } from './this-process.ts';
import { isShown, RESULT_COLUMNS, resultsOf } from './up-result.ts';

/** All that a run of `up` takes. */
export interface UpRun {
  readonly connection: Omit<Connection, 'close'>;
  readonly choices: UpChoices;
  readonly output: Output;
  readonly terminal: Terminal;
}

interface Intent {
  readonly manifest: Manifest;
  readonly names: readonly Name[];
  /** What --forget and --adopt make of the state; null where they say nothing. */
  readonly claim: ((state: State) => State) | null;
}

/** Tells what would be done, and changes nothing; the list of projects is read where it is not known whether the project is there. */
export async function showPlan({ connection, choices, output, terminal }: UpRun): Promise<number> {
  const before = await readState(choices.statePath, connection.baseUrl);
  const intent = readIntent({ connection, choices, output, terminal }, before);
  const state = intent.claim?.(before) ?? before;
  const steps = plan(intent.manifest, state, choices);
  const creator = createPlatformCreator({
    ...connection,
    organization: connection.config.organization,
    secrets: new Map(),
  });
  const project = await findProject(steps, creator);
  for (const planned of steps.map((step) => viewStep(step, state, project))) {
    const { action, name, id, note } = planned;
    output.show('item', { action, kind: name.kind, name: name.word, id, note }, `${renderPlanned(planned)}\n`);
  }
  const text = steps.length === 0 ? 'Everything is there and deployed; nothing is to be done.\n' : '';
  output.show('result', { steps: steps.length, isPlan: true, statePath: choices.statePath }, text);
  return EXIT.done;
}

/** Does what is to be done, under the lock of the state file, and answers the exit code. */
export async function runUp(run: UpRun): Promise<number> {
  const { choices, connection } = run;
  readIntent(run, await readState(choices.statePath, connection.baseUrl));
  const release = await takeLock(`${choices.statePath}.lock`, thisProcess());
  try {
    return await runLocked(run);
  } finally {
    await release();
  }
}

async function runLocked(run: UpRun): Promise<number> {
  const { connection, choices, output, terminal } = run;
  const initial = await readState(choices.statePath, connection.baseUrl);
  const { manifest, names, claim } = readIntent(run, initial);
  const store = createStateFile(choices.statePath, initial);
  const steps = plan(manifest, claim?.(initial) ?? initial, choices);
  const secrets = readSecretValues(steps, terminal.env);
  if (claim !== null) await store.change(claim);
  const { platform, config } = connection;
  const show = createUpShow(output);
  const { clock, random, ending: signal } = terminal;
  const creator = createPlatformCreator({ platform, organization: config.organization, secrets });
  const deployer = createPlatformDeployer({
    platform,
    timeoutMs: choices.timeoutMs,
    watch: show,
    clock,
    random,
    signal,
  });
  const performance = await perform(steps, { creator, deployer, store, clock, signal, ended: show.ended });
  const exitCode = exitCodeOfUp(performance, signal.aborted);
  const resources = resultsOf(names, performance.outcomes, store.state());
  const facts = { exitCode, statePath: choices.statePath, requests: platform.rateLimit.used, resources };
  const table = renderTable(RESULT_COLUMNS, resources.filter(isShown), {
    width: terminal.columns(),
    hasHeadings: true,
  });
  output.show('result', facts, `\n${table}`);
  if (performance.halt !== null) terminal.err(`touchdown up: ${performance.halt.message}\n`);
  return exitCode;
}

function readIntent({ connection, choices, terminal }: UpRun, state: State): Intent {
  const lookup = createLookup(choices.set, terminal.env);
  const { manifest, used } = parseManifest(connection.config.up, { lookup, findNear: findNearWord });
  const unused = [...choices.set.keys()].filter((name) => !used.has(name));
  const accepted = 'no ${NAME} of this name is in the part up';
  if (unused.length > 0) throw new InputError(unused.map((name) => ({ name: `--set ${name}`, seen: '', accepted })));
  const names = listNames(manifest);
  const at = new Date(terminal.clock.epochMs()).toISOString();
  return { manifest, names, claim: readClaims(choices, state, { names, at, findNear: findNearWord }) };
}

async function findProject(steps: readonly Step[], creator: Creator) {
  const [first] = steps;
  if (first?.kind !== 'create' || first.thing.kind !== 'project') return null;
  return creator.find(first.thing, null);
}
