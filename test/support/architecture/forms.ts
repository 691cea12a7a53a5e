import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { type Module, type Violation, violationAt } from './module.ts';

const EMPTY_NAMES = /(^|-)(utils?|helpers?|common|misc|managers?|handlers?|services?|processors?|base|impl)(\.|$)/;

/** Returns a file or folder whose name, or its last word, says nothing: `common/`, `log-utils.ts`; `base-address.ts` is fine. */
export function findEmptyNames(module: Module): Violation[] {
  return module.path
    .split('/')
    .filter((part) => EMPTY_NAMES.test(part))
    .map((part) => violationAt(module, module.program, `${part} does not say what is in it`));
}

/** Returns an index.ts below the top of src, and a file that does nothing but pass on what others export. */
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

/** Returns the imports of types alone that are not written `import type`, and so would load the file when they run. */
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

/** Entries of a folder of src: files and folders together. */
const MAX_ENTRIES = 20;

/** Returns the folders with more entries than a person can take in at a glance. */
export function findCrowdedFolders(paths: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let entry = path; entry.includes('/'); entry = posix.dirname(entry)) {
      const folder = posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries]
    .filter(([, { size }]) => size > MAX_ENTRIES)
    .map(([folder, { size }]) => `${folder} has ${size} entries; ${MAX_ENTRIES} are allowed`);
}

/** The programs are called what the host starts. */
const SHARED_NAMES = ['main.ts'];

/** Returns the files that share a name, so that a person who opens one by its name gets the wrong one. */
export function findSharedNames(paths: readonly string[]): string[] {
  const byName = Map.groupBy(paths, (path) => posix.basename(path));
  return [...byName]
    .filter(([name, { length }]) => length > 1 && !SHARED_NAMES.includes(name))
    .map(([name, places]) => `${name} is the name of ${places.join(' and ')}`);
}

/** Returns the files at the top of src that belong into a folder. */
export function findLooseFiles(paths: readonly string[]): string[] {
  return paths.filter((path) => /^src\/[^/]+$/.test(path) && !TOP_FILES.includes(path));
}

const TOP_FILES = ['src/index.ts', 'src/deploy-application.ts', 'src/README.md'];
