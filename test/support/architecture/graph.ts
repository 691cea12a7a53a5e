import { type Module, type Violation, violationAt } from './module.ts';

/** Returns the import cycles among the modules, one violation each, at the import that closes it; type imports count. */
export function findCycles(modules: readonly Module[]): Violation[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const done = new Set<string>();
  const violations: Violation[] = [];

  const visit = (module: Module, trail: readonly string[]): void => {
    if (done.has(module.path)) return;
    const path = [...trail, module.path];
    for (const { node, target } of module.imports) {
      const next = target === null ? undefined : byPath.get(target);
      if (next === undefined) continue;
      const start = path.indexOf(next.path);
      if (start < 0) visit(next, path);
      else
        violations.push(violationAt(module, node, `import cycle: ${[...path.slice(start), next.path].join(' -> ')}`));
    }
    done.add(module.path);
  };

  for (const module of modules) visit(module, []);
  return violations;
}
