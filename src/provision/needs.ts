import type { BadInput } from '../kernel/errors.ts';

interface Needing {
  readonly key: string;
  readonly needs: readonly string[];
}

/** Returns unknown needs and each cycle of needs once. `databases` are keys. */
export function findNeedProblems(applications: readonly Needing[], databases: readonly string[]): readonly BadInput[] {
  const known = new Set([...databases, ...applications.map(({ key }) => key)]);
  const unknown = applications.flatMap(({ key, needs }) =>
    needs.flatMap((need, at) => {
      if (known.has(need)) return [];
      const problem = `is not a database or application. Use one of ${[...known].join(', ')}.`;
      return [{ name: `up.applications.${key}.needs[${at}]`, seen: need, problem }];
    }),
  );
  return [...unknown, ...findCycles(applications).map(renderCycle)];
}

/** Returns at least one cycle of a graph if any exists, from one of its keys back to it: `[a, b, a]`. */
function findCycles(applications: readonly Needing[]): readonly (readonly string[])[] {
  const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const { key: start } of applications) {
    const trail: { readonly key: string; readonly left: string[] }[] = [];
    const enter = (key: string): void => {
      trail.push({ key, left: [...(needsOf.get(key) ?? [])] });
    };
    if (!done.has(start)) enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const next = here.left.shift();
      const at = trail.findIndex(({ key }) => key === next);
      if (next === undefined) done.add(trail.pop()?.key ?? '');
      else if (at >= 0) cycles.push([...trail.slice(at).map(({ key }) => key), next]);
      else if (!done.has(next)) enter(next);
    }
  }
  return cycles;
}

function renderCycle(cycle: readonly string[]): BadInput {
  const problem = `has a cycle, so none can be deployed first: ${cycle.join(' → ')}.`;
  return { name: `up.applications.${cycle[0]}.needs`, seen: '', problem };
}
