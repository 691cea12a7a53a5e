import { plainLine, safeSentence } from '../../kernel/untrusted.ts';
import type { Name } from '../../provision/manifest-names.ts';
import type { Step } from '../../provision/plan.ts';
import type { Found } from '../../provision/provision-interfaces.ts';
import { lostBefore } from '../../provision/provision-sentences.ts';
import type { State } from '../../provision/provision-state.ts';

/** What a step of a plan would come to. `look-up`: an earlier creation may have made it. `ask`: it may be there, and only a person can tell. */
export type PlannedAction = 'create' | 'use' | 'deploy' | 'look-up' | 'ask';

/** One step of a plan, as it is told. */
export interface PlannedStep {
  readonly action: PlannedAction;
  readonly name: Name;
  /** The id of a project that is used; null for all else. */
  readonly id: string | null;
  /** Empty where nothing is to be added. */
  readonly note: string;
}

const MAX_FIELDS_CHARS = 200;

/** Returns what a step would come to; `project` is the one of the name that the platform lists, null where it lists none. */
export function viewStep(step: Step, state: State, project: Found | null): PlannedStep {
  const { name } = step;
  const planned = { name, id: null, note: '' };
  if (step.kind === 'deploy') {
    return { ...planned, action: 'deploy', note: step.commit === null ? '' : `at ${step.commit}` };
  }
  if (name.kind === 'project' && project !== null) return { ...planned, action: 'use', id: project.id };
  const pending = state.pending.get(name.key);
  if (pending === undefined) return { ...planned, action: 'create', note: noteOf(step.thing) };
  if (name.kind === 'project' || name.kind === 'variable') return { ...planned, action: 'look-up' };
  return { ...planned, action: 'ask', note: pending.note ?? lostBefore(name, pending.since) };
}

/** Renders a step of a plan as one plain line for a person: ids are the platform's, and a name may hold that of a branch. */
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
