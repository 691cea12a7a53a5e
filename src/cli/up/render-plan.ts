import { plainLine, safeSentence } from '../../kernel/untrusted.ts';
import type { Found } from '../../provision/interfaces.ts';
import type { Name } from '../../provision/manifest-names.ts';
import type { Manifest } from '../../provision/parse-manifest.ts';
import { plan, type Step } from '../../provision/plan.ts';
import { lostBefore } from '../../provision/sentences.ts';
import type { State } from '../../provision/state.ts';

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
