import { posix } from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** One import, whatever its form: a statement, a re-export, `import()` of a value or of a type. */
export interface Import {
  /** As written. */
  readonly specifier: string;
  /** The imported file of ours, as a path from the project's root; null for a package or a part of Node. */
  readonly target: string | null;
  readonly node: ESTree.Node;
}

/** One source file, parsed. `path` is from the project's root, with slashes. */
export interface Module {
  readonly path: string;
  readonly source: string;
  readonly program: ESTree.Program;
  readonly comments: ParseResult['comments'];
  readonly imports: readonly Import[];
}

/** One place that breaks a rule of the house. */
export interface Violation {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Returns the parsed file; throws where it is not TypeScript. */
export function parseModule(path: string, source: string): Module {
  const { program, comments, errors } = parseSync(path, source, { lang: path.endsWith('.d.ts') ? 'dts' : 'ts' });
  if (errors.length > 0)
    throw new Error(`${path} cannot be parsed: ${errors.map(({ message }) => message).join('; ')}`);
  return { path, source, program, comments, imports: findImports(path, program) };
}

function findImports(path: string, program: ESTree.Program): Import[] {
  const imports: Import[] = [];
  const add = (node: ESTree.Node & { readonly source?: ESTree.Node | null }): void => {
    if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
    const specifier = node.source.value;
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
    imports.push({ specifier, target, node });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return imports;
}

/** Returns a violation at `node`. */
export function violationAt({ path, source }: Module, node: ESTree.Span, message: string): Violation {
  return { path, line: source.slice(0, node.start).split('\n').length, message };
}
