import { type ESTree, Visitor } from 'vite';
import { type Module, type Violation, violationAt } from './module.ts';

/** Most lines of a file. */
const FILE_LINES = 300;
/** Most lines of the files that join the parts of the action. */
const ENTRY_LINES = 60;
/** Most lines of a function, blank ones not counted. */
const FUNCTION_LINES = 50;

const ENTRIES = ['src/action/main.ts', 'src/action/post.ts'];

/** Returns a file or a function that is longer than it may be. */
export function findOversized(module: Module): Violation[] {
  const lines = countLines(module);
  const most = ENTRIES.includes(module.path) ? ENTRY_LINES : FILE_LINES;
  const file = lines > most ? [violationAt(module, module.program, `has ${lines} lines; ${most} are allowed`)] : [];
  const functions = listFunctions(module)
    .filter((found) => found.lines > FUNCTION_LINES)
    .map(({ node, lines }) =>
      violationAt(module, node, `a function has ${lines} lines; ${FUNCTION_LINES} are allowed`),
    );
  return [...file, ...functions];
}

/** Returns how many lines a file has. */
export function countLines({ source }: Module): number {
  return source.trimEnd().split('\n').length;
}

/** Returns every function of a file with its lines, blank ones not counted. */
export function listFunctions({ program, source }: Module): { node: ESTree.Node; lines: number }[] {
  const functions: { node: ESTree.Node; lines: number }[] = [];
  const add = (node: ESTree.Node): void => {
    const lines = source.slice(node.start, node.end).split('\n');
    functions.push({ node, lines: lines.filter((line) => line.trim() !== '').length });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program);
  return functions;
}
