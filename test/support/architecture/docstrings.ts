import type { ESTree } from 'vite';
import { type Module, type Violation, violationAt } from './module.ts';

/** Returns the exports without a docstring. Passing on what another file exports needs none. */
export function findUndocumented(module: Module): Violation[] {
  return module.program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return missingAt(module, statement, 'the default export');
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return [];
    if (statement.declaration !== null) return missingAt(module, statement, namesOf(statement.declaration).join(', '));
    return statement.specifiers.flatMap(({ local }) => missingInFile(module, local));
  });
}

/** An `export { name }` is documented where `name` is declared. */
function missingInFile(module: Module, local: ESTree.ModuleExportName): Violation[] {
  if (local.type === 'Literal') return [];
  const declaration = module.program.body.find((statement) => namesOf(statement).includes(local.name));
  return declaration === undefined ? [] : missingAt(module, declaration, local.name);
}

function missingAt(module: Module, statement: ESTree.Span, name: string): Violation[] {
  return hasDocstring(module, statement) ? [] : [violationAt(module, statement, `${name} has no docstring`)];
}

/** A docstring is a non-empty block comment that starts with two stars and has nothing but space between it and the statement. */
function hasDocstring({ comments, source }: Module, { start }: ESTree.Span): boolean {
  const last = comments.findLast((comment) => comment.end <= start);
  if (last === undefined || last.type !== 'Block' || source.slice(last.end, start).trim() !== '') return false;
  return /^\*[\s*]*[^\s*]/.test(last.value);
}

function namesOf(declaration: ESTree.Node): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return declaration.id === null ? [] : [declaration.id.name];
    default:
      return [];
  }
}
