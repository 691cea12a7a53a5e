import { isGood, type Outcome } from './interfaces.ts';
import type { Step } from './plan.ts';

/** Followed applications mostly wait. Everything else is one request each, and a service must handle all of them at once. */
const MAX_AT_ONCE = 8;

/** Returns the steps that can start now, and those that never can, each with the step that it waited for. */
export function schedule(
  steps: readonly Step[],
  outcomes: ReadonlyMap<string, Outcome>,
  running: { has(id: string): boolean },
) {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const isBrief = ({ kind, name }: Step): boolean => kind === 'create' || name.kind === 'database';
  const isOver = (id: string): boolean => !byId.has(id) || outcomes.has(id);
  const waiting = steps.filter(({ id }) => !outcomes.has(id) && !running.has(id));
  const block = waiting.flatMap((step) => {
    const by = step.needs
      .map((id) => byId.get(id))
      .find((needed) => needed !== undefined && isBad(outcomes.get(needed.id)));
    return by === undefined ? [] : [{ step, by }];
  });
  const blocked = new Set(block.map(({ step }) => step.id));
  const ready = waiting.filter(({ id, needs, after }) => !blocked.has(id) && [...needs, ...after].every(isOver));
  const busy = steps.filter((step) => running.has(step.id) && isBrief(step)).length;
  const brief = ready.filter(isBrief).slice(0, MAX_AT_ONCE - busy);
  return { begin: [...brief, ...ready.filter((step) => !isBrief(step))], block };
}

function isBad(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && !isGood(outcome);
}
