import type { Manifest } from '../../provision/manifest.ts';
import type { Name } from '../../provision/manifest-names.ts';
import { plan } from '../../provision/plan.ts';
import type { State } from '../../provision/provision-state.ts';
import { type PlannedAction, viewStep } from './render-plan.ts';

/** One step of the next run. `wait`: it needs something that a person has to decide about first. */
export interface NextStep {
  readonly action: PlannedAction | 'wait';
  /** As `--adopt` and `--forget` take it. */
  readonly name: string;
}

const MAX_NAMES = 20;

/** Returns what the next run with the same file and state does. */
export function viewNextRun(manifest: Manifest, state: State): readonly NextStep[] {
  const undecided = new Set<string>();
  return plan(manifest, state, { redeploys: false }).map((step) => {
    const { action } = viewStep(step, state, null);
    const isWaiting = step.needs.some((id) => undecided.has(id));
    if (isWaiting || action === 'ask') undecided.add(step.id);
    return { action: isWaiting ? 'wait' : action, name: step.name.word };
  });
}

/** Renders what exists and what the next run does, as two sentences on lines of their own; the second is left out if there is nothing to do. */
export function renderNextRun(next: readonly NextStep[], names: readonly Name[], state: State): string {
  const existing = names.filter(({ key }) => state.resources.has(key)).map(({ word }) => word);
  const sentence = (action: NextStep['action'], render: (names: string) => string): readonly string[] => {
    const found = next.filter((step) => step.action === action).map(({ name }) => name);
    return found.length === 0 ? [] : [render(renderNames(found))];
  };
  const parts = [
    ...sentence('look-up', (found) => `looks for ${found} first`),
    ...sentence('create', (found) => `creates ${found}`),
    ...sentence('deploy', (found) => `deploys ${found}`),
    ...sentence('ask', (found) => `needs --adopt or --forget for ${found}`),
    ...sentence('wait', (found) => `until then it does nothing about ${found}`),
  ];
  const unsettled = names.filter(({ key }) => state.pending.has(key)).map(({ word }) => word);
  const open = unsettled.length === 0 ? '' : ` Not settled, as said above: ${renderNames(unsettled)}.`;
  const exists = `Exists now: ${existing.length === 0 ? 'nothing' : renderNames(existing)}.${open}\n`;
  return parts.length === 0 ? exists : `${exists}The next run ${parts.join('; ')}.\n`;
}

function renderNames(names: readonly string[]): string {
  const once = [...new Set(names)];
  const more = once.length - MAX_NAMES;
  return more > 0 ? `${once.slice(0, MAX_NAMES).join(', ')} and ${more} more` : once.join(', ');
}
