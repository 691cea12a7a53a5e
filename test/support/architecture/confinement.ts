import { type ESTree, Visitor } from 'vite';
import { findRoom } from './layers.ts';
import { type Module, type Violation, violationAt } from './module.ts';

/** What reads the clock or waits, as written; `new Date()` is found apart. */
const TIME = ['Date.now', 'performance.now', 'AbortSignal.timeout', 'setTimeout', 'setInterval', 'setImmediate'];

/** The two programs. */
const MAY_USE_PROCESS = ['cli', 'action'];

/** Returns where a file other than the one that owns it reads the clock, waits, throws dice or looks at the process. */
export function findUnconfined(module: Module): Violation[] {
  const violations: Violation[] = [];
  const check = (node: ESTree.Node, name: string): void => {
    const owner = ownerOf(name, module.path);
    if (owner !== null) violations.push(violationAt(module, node, `${name} is for ${owner} only`));
  };
  new Visitor({
    MemberExpression: (node) => {
      check(node, module.source.slice(node.start, node.end));
      if (node.object.type === 'Identifier' && node.object.name === 'process') check(node, 'process');
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') check(callee, callee.name);
    },
    NewExpression: (node) => {
      const isNow = node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0;
      if (isNow) check(node, 'new Date()');
    },
  }).visit(module.program);
  return violations;
}

/** Returns who owns `name`, where that is not the file at `path`. */
function ownerOf(name: string, path: string): string | null {
  if (TIME.includes(name) || name === 'new Date()') return unless('src/kernel/clock.ts', path);
  if (name === 'Math.random') return unless('src/kernel/random.ts', path);
  if (name === 'process')
    return MAY_USE_PROCESS.includes(findRoom(path.slice('src/'.length))?.folder ?? '') ? null : 'action and cli';
  return null;
}

function unless(owner: string, path: string): string | null {
  return path === owner ? null : owner;
}
