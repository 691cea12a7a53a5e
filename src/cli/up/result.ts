import { plainLine, safeSentence } from '../../kernel/untrusted.ts';
import { type Found, isGood, type Outcome } from '../../provision/interfaces.ts';
import type { Name } from '../../provision/manifest-names.ts';
import type { Manifest } from '../../provision/parse-manifest.ts';
import type { Performance } from '../../provision/perform.ts';
import { plan, type Step } from '../../provision/plan.ts';
import { LEFT, lostBefore } from '../../provision/sentences.ts';
import type { State } from '../../provision/state.ts';
import { EXIT, exitCodeFor } from '../arguments/exit-codes.ts';
import { cutToWidth, widthOf } from '../terminal/display-width.ts';
import { type Column, isWhole, renderTable } from '../terminal/text-table.ts';

interface PlannedStep {
  /** `look-up`: it may exist from an earlier run. `ask`: it may exist, and only a person can find out. */
  readonly action: 'create' | 'change' | 'use' | 'deploy' | 'look-up' | 'ask';
  readonly name: Name;
  /** The id of an existing project that is used. */
  readonly id: string | null;
  readonly note: string;
}

const MAX_FIELDS_CHARS = 200;

/** Returns what a step would do; `project` is the platform's project of that name, or null. */
export function viewStep(step: Step, state: State, project: Found | null): PlannedStep {
  const { name } = step;
  const planned = { name, id: null, note: '' };
  if (step.kind === 'deploy') {
    return { ...planned, action: 'deploy', note: step.commit === null ? '' : `at ${step.commit}` };
  }
  if (name.kind === 'project' && project !== null) return { ...planned, action: 'use', id: project.id };
  const pending = state.pending.get(name.key);
  const isSetting = name.kind === 'variable' || name.kind === 'secret';
  if (pending === undefined || isSetting) {
    return { ...planned, action: state.resources.has(name.key) ? 'change' : 'create', note: noteOf(step.thing) };
  }
  if (name.kind === 'project') return { ...planned, action: 'look-up' };
  return { ...planned, action: 'ask', note: pending.note ?? lostBefore(name, pending.since) };
}

/** Renders a step of a plan as one plain line: ids come from the platform, and a name may contain a branch's. */
export function renderPlanned({ action, name, id, note }: PlannedStep): string {
  const more = [...(id === null ? [] : [id]), ...(note === '' ? [] : [note])];
  return `${action.padEnd(7)}  ${plainLine(`${name.label}${more.length === 0 ? '' : ` (${more.join(', ')})`}`)}`;
}

function noteOf(thing: Extract<Step, { kind: 'create' }>['thing']): string {
  if (thing.kind === 'secret') return `from ${thing.from}`;
  const fields = 'spec' in thing ? Object.entries(thing.spec.fields ?? {}) : [];
  const shown = fields.map(([field, value]) => `${field}=${JSON.stringify(value)}`).join(', ');
  return shown === '' ? '' : `with ${safeSentence(shown, MAX_FIELDS_CHARS)}`;
}

/** One step of the next run. `wait`: it needs something that a person must decide about first. */
interface NextStep {
  readonly action: PlannedStep['action'] | 'wait';
  /** In the form of `--adopt` and `--forget`. */
  readonly name: string;
}

const MAX_NAMES = 20;

/** Returns what the next run with the same file and state does; `changed`: the keys of variables that still have other values. */
export function viewNextRun(manifest: Manifest, state: State, changed: ReadonlySet<string>): readonly NextStep[] {
  const undecided = new Set<string>();
  return plan(manifest, state, { redeploys: false, changed }).map((step) => {
    const { action } = viewStep(step, state, null);
    const isWaiting = step.needs.some((id) => undecided.has(id));
    if (isWaiting || action === 'ask') undecided.add(step.id);
    return { action: isWaiting ? 'wait' : action, name: step.name.word };
  });
}

/** What an incomplete run leaves to a person. */
interface Leftover {
  /** True if something failed and would fail again. */
  readonly needsFix: boolean;
  /** What may still be deployed although this run no longer follows it. */
  readonly unfollowed: readonly string[];
}

/** Renders what exists, what is not settled, and what to do next, one sentence per line; only the first if there is nothing to do. */
export function renderNextRun(
  next: readonly NextStep[],
  names: readonly Name[],
  state: State,
  { needsFix, unfollowed }: Leftover,
): string {
  const existing = names.filter(({ key }) => state.resources.has(key)).map(({ word }) => word);
  const unsettled = names.filter(({ key }) => state.pending.has(key)).map(({ word }) => word);
  const named = (...actions: readonly NextStep['action'][]): readonly string[] =>
    next.filter(({ action }) => actions.includes(action)).map(({ name }) => name);
  const line = (found: readonly string[], render: (names: string) => string): string =>
    found.length === 0 ? '' : `${render(renderNames(found))}\n`;
  const aims = [
    line(named('look-up'), (found) => `look for ${found} first`),
    line(named('create'), (found) => `create ${found}`),
    line(named('change'), (found) => `change ${found}`),
    line(
      named('deploy').filter((name) => !unfollowed.includes(name)),
      (found) => `deploy ${found}`,
    ),
  ].flatMap((aim) => (aim === '' ? [] : aim.trimEnd()));
  return [
    `Exists now: ${existing.length === 0 ? 'nothing' : renderNames(existing)}.\n`,
    line(unsettled, (found) => `Not settled, see above: ${found}.`),
    line(named('ask'), (found) => `Add --adopt or --forget for ${found}.`),
    line(
      unfollowed,
      (found) => `May still be in progress on the platform, and the next run deploys it again: ${found}.`,
    ),
    aims.length === 0
      ? ''
      : `${needsFix ? 'Fix what failed, see above. Then run' : 'Run'} touchdown up again to ${aims.join('; ')}.\n`,
    line(named('wait'), (found) => `Until you have decided, up leaves out ${found}.`),
  ].join('');
}

/** Returns names for a sentence, at most twenty. */
export function renderNames(names: readonly string[]): string {
  const once = [...new Set(names)];
  const more = once.length - MAX_NAMES;
  return more > 0 ? `${once.slice(0, MAX_NAMES).join(', ')} and ${more} more` : once.join(', ');
}

export interface ResourceResult {
  readonly kind: Name['kind'];
  /** In the form of `--adopt` and `--forget`. */
  readonly name: string;
  /** Null if unknown, and for variables and secrets. */
  readonly id: string | null;
  /** `there` if it existed already. */
  readonly creation: Outcome['kind'] | 'there';
  /** `deployed-before` if nothing had to be done; null for what is never deployed. */
  readonly deployment: Outcome['kind'] | 'deployed-before' | null;
  readonly deploymentId: string | null;
  /** The last sentence about it, or empty. */
  readonly note: string;
}

const COLUMNS: readonly Column<ResourceResult>[] = [
  { heading: 'RESOURCE', cell: ({ name }) => name },
  { heading: 'ID', cell: ({ id }) => id },
  { heading: 'RESULT', cell: ({ creation }) => WORDS[creation] },
  { heading: 'DEPLOYMENT', cell: wordOfDeployment },
];

const INDENT = '  ';

/** Renders the results: a row each if they fit in `width` columns, else a line for each cell; with tabs if `width` is null. */
export function renderResults(resources: readonly ResourceResult[], width: number | null): string {
  const shown = resources.filter(isShown);
  const isTable = width === null || isWhole(COLUMNS, shown, width);
  if (isTable) return renderTable(COLUMNS, shown, { width, hasHeadings: true });
  return shown.map((result) => renderStacked(result, width)).join('');
}

function renderStacked(result: ResourceResult, width: number): string {
  const name = plainLine(result.name);
  const shown = cutToWidth(widthOf(name) > width ? bareNameOf(name) : name, width);
  return `${shown}\n${cutToWidth(`${INDENT}${outcomeOf(result)}`, width)}\n${renderId(result, width)}`;
}

function renderId({ id }: ResourceResult, width: number): string {
  const text = plainLine(id ?? '');
  const room = width - widthOf(text);
  return text === '' || room < 0 ? '' : `${room < INDENT.length ? '' : INDENT}${text}\n`;
}

/** Returns a name without its kind: `api` for `application:api`. */
export function bareNameOf(word: string): string {
  return word.slice(word.indexOf(':') + 1);
}

function outcomeOf(result: ResourceResult): string {
  const { creation, deployment } = result;
  const isCreated = SETTLED.includes(creation);
  return isCreated && deployment !== null ? wordOfDeployment(result) : WORDS[creation];
}

/** Returns the result of everything in a manifest, in its order. */
export function resultsOf(
  names: readonly Name[],
  outcomes: ReadonlyMap<string, Outcome>,
  state: State,
): readonly ResourceResult[] {
  return names.map(({ kind, key, word }) => {
    const creation = outcomes.get(`create ${key}`) ?? null;
    const deployment = outcomes.get(`deploy ${key}`) ?? null;
    const isDeployable = kind === 'database' || kind === 'application';
    const known = state.deployed.get(key);
    const outcome = deployment ?? creation;
    return {
      kind,
      name: word,
      id: state.resources.get(key)?.id ?? null,
      creation: creation?.kind ?? 'there',
      deployment: isDeployable ? (deployment?.kind ?? 'deployed-before') : null,
      deploymentId:
        deployment !== null && 'deploymentId' in deployment ? deployment.deploymentId : (known?.deploymentId ?? null),
      note: outcome !== null && 'note' in outcome ? outcome.note : '',
    };
  });
}

function isShown({ kind, creation }: ResourceResult): boolean {
  const isSetting = kind === 'variable' || kind === 'secret';
  return !isSetting || !SETTLED.includes(creation);
}

/** What a setting needs no row for. */
const SETTLED: readonly ResourceResult['creation'][] = ['there', 'created', 'found', 'changed'];

const WORDS: Readonly<Record<ResourceResult['creation'] | 'deployed-before', string>> = {
  there: 'exists',
  created: 'created',
  found: 'existed',
  changed: 'changed',
  kept: 'NOT CHANGED',
  deployed: 'deployed',
  'deployed-before': 'up to date',
  'not-passed': 'FAILED',
  failed: 'FAILED',
  uncertain: 'UNKNOWN',
  blocked: 'not started',
  left: 'not started',
};

/** Returns the word for the outcome of a resource's creation or deployment; `note` is its note. */
export function wordOfOutcome(
  kind: Name['kind'],
  outcome: ResourceResult['creation'] | 'deployed-before',
  note: string,
): string {
  // A deployment that was started continues on the platform.
  if (outcome === 'left' && note !== LEFT.note) return 'not followed';
  return kind === 'database' && outcome === 'deployed' ? 'requested' : WORDS[outcome];
}

function wordOfDeployment({ kind, deployment, note }: ResourceResult): string {
  return deployment === null ? '' : wordOfOutcome(kind, deployment, note);
}

/** The order in which failures count, the most important first, as in `touchdown deploy`. */
const ORDER = [EXIT.interrupted, EXIT.bad, EXIT.misused, EXIT.refused, EXIT.unknown];

/** Returns 0 if everything succeeded, 130 if interrupted, 1 if a deployment did not pass, else 2, 3 or 4 as for errors. */
export function exitCodeOfUp({ outcomes, halt }: Performance, isInterrupted: boolean): number {
  const codes = new Set([...outcomes.values()].map(codeOf));
  if (halt !== null) codes.add(exitCodeFor(halt));
  if (isInterrupted && [...outcomes.values()].some(({ kind }) => kind === 'left')) return EXIT.interrupted;
  return ORDER.find((code) => codes.has(code)) ?? EXIT.done;
}

/** Returns what an incomplete run leaves to a person, and the keys of the variables that still have other values. */
export function leftoverOf(steps: readonly Step[], outcomes: ReadonlyMap<string, Outcome>) {
  const ended = steps.map(({ id, kind, name }) => ({ kind, name, outcome: outcomes.get(id) ?? LEFT }));
  const mustFix: readonly (number | null)[] = [EXIT.bad, EXIT.misused, EXIT.refused];
  const unset = ended.filter(({ name, outcome }) => name.kind === 'variable' && !isGood(outcome));
  return {
    needsFix: ended.some(({ outcome }) => mustFix.includes(codeOf(outcome))),
    unfollowed: ended
      .filter(({ kind, outcome }) => kind === 'deploy' && mayContinue(outcome))
      .map(({ name }) => name.word),
    changed: new Set(unset.map(({ name }) => name.key)),
  };
}

/** A deployment that was started continues on the platform. */
function mayContinue(outcome: Outcome): boolean {
  return outcome.kind === 'uncertain' || (outcome.kind === 'left' && outcome.note !== LEFT.note);
}

/** Null if the outcome is another step's. */
function codeOf(outcome: Outcome): number | null {
  if (isGood(outcome)) return EXIT.done;
  if (outcome.kind === 'not-passed') return EXIT.bad;
  if (outcome.kind === 'failed') return exitCodeFor(outcome.error);
  if (outcome.kind !== 'uncertain') return null;
  return outcome.error?.code === 'cancelled-signal' ? EXIT.interrupted : EXIT.unknown;
}
