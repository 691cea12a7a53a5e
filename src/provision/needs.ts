import type { BadInput } from '../kernel/errors.ts';

interface Needing {
  readonly key: string;
  readonly needs: readonly string[];
}

/** A file of thousands of keys is none of a person: the first names and the first cycles show what is wrong. */
const MAX_NAMES = 20;
const MAX_CYCLES = 50;

/** Returns unknown needs and each cycle of needs once, 50 cycles at most. `databases` are keys. */
export function findNeedProblems(applications: readonly Needing[], databases: readonly string[]): readonly BadInput[] {
  const known = new Set([...databases, ...applications.map(({ key }) => key)]);
  const [names, others] = [[...known].slice(0, MAX_NAMES).join(', '), known.size - MAX_NAMES];
  const use = others > 0 ? `${names} or ${others} others` : names;
  const unknown = applications.flatMap(({ key, needs }) =>
    needs.flatMap((need, at) => {
      if (known.has(need)) return [];
      const problem = `is not a database or application. Use one of ${use}.`;
      return [{ name: `up.applications.${key}.needs[${at}]`, seen: need, problem }];
    }),
  );
  return [...unknown, ...findCycles(applications).map(renderCycle)];
}

/** Returns at least one cycle of a graph if any exists, 50 at most, from one of its keys back to it: `[a, b, a]`. */
function findCycles(applications: readonly Needing[]): readonly (readonly string[])[] {
  const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const { key: start } of applications) {
    const trail: { readonly key: string; readonly left: Iterator<string> }[] = [];
    const placeOf = new Map<string, number>();
    const enter = (key: string): void => {
      placeOf.set(key, trail.length);
      trail.push({ key, left: (needsOf.get(key) ?? []).values() });
    };
    if (!done.has(start)) enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const { value: next } = here.left.next();
      if (next === undefined) {
        trail.pop();
        placeOf.delete(here.key);
        done.add(here.key);
        continue;
      }
      const at = placeOf.get(next);
      if (at !== undefined) cycles.push([...trail.slice(at).map(({ key }) => key), next]);
      else if (!done.has(next)) enter(next);
      if (cycles.length === MAX_CYCLES) return cycles;
    }
  }
  return cycles;
}

function renderCycle(cycle: readonly string[]): BadInput {
  const hidden = cycle.length - 1 - MAX_NAMES;
  const shown = hidden > 0 ? [...cycle.slice(0, MAX_NAMES), `… (${hidden} more)`, cycle[0]] : cycle;
  const problem = `has a cycle, so none can be deployed first: ${shown.join(' → ')}.`;
  return { name: `up.applications.${cycle[0]}.needs`, seen: '', problem };
}
