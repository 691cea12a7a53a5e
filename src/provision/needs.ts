import type { BadInput } from '../kernel/errors.ts';

/** Something that is deployed, and the keys of what has to be deployed before it. */
export interface Needing {
  readonly key: string;
  readonly needs: readonly string[];
}

/**
 * Returns what is wrong with the needs of the applications: a need that the file does not have, and each circle, shown once.
 * `databases` are their keys. Never throws.
 */
export function findNeedProblems(applications: readonly Needing[], databases: readonly string[]): readonly BadInput[] {
  const known = new Set([...databases, ...applications.map(({ key }) => key)]);
  const unknown = applications.flatMap(({ key, needs }) =>
    needs.flatMap((need, at) => {
      if (known.has(need)) return [];
      const accepted = `there is no such database or application; there are ${[...known].join(', ')}`;
      return [{ name: `up.applications.${key}.needs[${at}]`, seen: need, accepted }];
    }),
  );
  return [...unknown, ...findCircles(applications).map(renderCircle)];
}

/** Returns the circles of a graph: each from one of its keys back to it, `[a, b, a]`. Goes through each key once, so that it shows at least one circle where there is any. */
export function findCircles(applications: readonly Needing[]): readonly (readonly string[])[] {
  const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
  const circles: string[][] = [];
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
      else if (at >= 0) circles.push([...trail.slice(at).map(({ key }) => key), next]);
      else if (!done.has(next)) enter(next);
    }
  }
  return circles;
}

function renderCircle(circle: readonly string[]): BadInput {
  const accepted = `these need each other, so that none can be deployed first: ${circle.join(' → ')}`;
  return { name: `up.applications.${circle[0]}.needs`, seen: '', accepted };
}
