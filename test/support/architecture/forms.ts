import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { type Module, type Violation, violationAt } from './module.ts';

const EMPTY_NAMES = /(^|-)(utils?|helpers?|common|misc|managers?|handlers?|services?|processors?|base|impl)(\.|$)/;

/** Answers a file or folder whose name, or its last word, says nothing: `common/`, `log-utils.ts`; `base-address.ts` is fine. */
export function findEmptyNames(module: Module): Violation[] {
  return module.path
    .split('/')
    .filter((part) => EMPTY_NAMES.test(part))
    .map((part) => violationAt(module, module.program, `${part} does not say what is in it`));
}

/** Answers an index.ts below the top of src, and a file that does nothing but pass on what others export. */
export function findBarrels(module: Module): Violation[] {
  if (module.path === 'src/index.ts') return [];
  const { body } = module.program;
  const passesOn = body.length > 0 && body.every((statement) => isReExport(statement));
  const isBarrel = posix.basename(module.path) === 'index.ts' || passesOn;
  return isBarrel
    ? [violationAt(module, module.program, 'only src/index.ts gathers exports: import the file itself')]
    : [];
}

function isReExport(statement: ESTree.Node): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source !== null;
}

/** Answers the imports of types alone that are not written `import type`, and so would load the file when they run. */
export function findUntypedTypeImports(module: Module): Violation[] {
  return module.program.body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(
      ({ importKind, specifiers }) => importKind !== 'type' && specifiers.length > 0 && specifiers.every(isOfType),
    )
    .map((statement) => violationAt(module, statement, 'imports types alone: write import type'));
}

function isOfType(specifier: ESTree.Node): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}
