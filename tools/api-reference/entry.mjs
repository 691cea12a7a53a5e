// @ts-check
import { describeDeclaration } from './declaration.mjs';
import { resolveName, targetOf } from './source.mjs';

/** @import { ESTree } from 'vite' */
/** @import { Declaration } from './declaration.mjs' */
/** @import { Declared, Source } from './source.mjs' */

/** @typedef {Declaration & { readonly name: string }} Export */
/** @typedef {{ readonly title: string, readonly exports: readonly Export[] }} Section */

/** @typedef {{ readonly title: string, readonly name: string, readonly declared: Declared }} Found */

/**
 * Returns the exports of an entry of the package, by the sections that its comments `// --- Title` start; the title is empty before
 * the first. Exports are in reading order: functions first, each type after the first that mentions it.
 * @param {(path: string) => Source} open
 * @param {string} path of the entry
 * @returns {Section[]}
 */
export function readEntry(open, path) {
  const found = findExports(open, open(path));
  const names = new Set(found.map(({ name }) => name));
  const surroundings = { open, isExported: (/** @type {string} */ name) => names.has(name) };
  const titles = [...new Set(found.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    exports: inReadingOrder(
      found
        .filter((one) => one.title === title)
        .map(({ name, declared }) => ({ name, ...describeDeclaration(declared, surroundings) })),
    ),
  }));
}

/** @param {(path: string) => Source} open @param {Source} entry @returns {Found[]} */
function findExports(open, entry) {
  return entry.program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${entry.path}: name what it exports.`);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const title = titleBefore(entry, statement.start);
    if (statement.declaration !== null) {
      return declaredNames(statement.declaration).map((name) => ({ title, name, declared: find(open, entry, name) }));
    }
    const from = statement.source === null ? entry : open(targetOf(entry, statement.source.value));
    return statement.specifiers.map(({ local, exported }) => ({
      title,
      name: wordOf(exported),
      declared: find(open, from, wordOf(local)),
    }));
  });
}

/** @param {(path: string) => Source} open @param {Source} source @param {string} name */
function find(open, source, name) {
  const declared = resolveName(open, source, name);
  if (declared === null) throw new Error(`${source.path} declares no ${name}.`);
  return declared;
}

/** @param {ESTree.Node} declaration @returns {string[]} */
function declaredNames(declaration) {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** @param {ESTree.ModuleExportName} name */
function wordOf(name) {
  return name.type === 'Literal' ? name.value : name.name;
}

/** @param {Source} entry @param {number} start */
function titleBefore({ comments }, start) {
  const heads = comments.filter(({ type, value, end }) => type === 'Line' && /^ --- /.test(value) && end <= start);
  return heads.at(-1)?.value.slice(' --- '.length).trim() ?? '';
}

/** Readers look for functions and constants; types follow where they are first mentioned. */
const KINDS = /** @type {const} */ (['function', 'constant', 'class', 'type']);

/** @param {readonly Export[]} exports @returns {Export[]} */
function inReadingOrder(exports) {
  /** @type {Set<Export>} */
  const ordered = new Set();
  /** @param {Export} one */
  const visit = (one) => {
    if (ordered.has(one)) return;
    const met = mentionedBy(one, exports);
    if (one.kind === 'class') met.filter(({ kind }) => kind === 'class').forEach(visit);
    ordered.add(one);
    met.filter(({ kind }) => kind === 'type').forEach(visit);
  };
  for (const kind of KINDS) {
    const widestFirst = exports
      .filter((one) => one.kind === kind)
      .sort((one, other) => (kind === 'function' ? widthOf(other, exports) - widthOf(one, exports) : 0));
    widestFirst.forEach(visit);
  }
  return [...ordered];
}

/** @param {Export} one @param {readonly Export[]} exports */
function mentionedBy({ name, names }, exports) {
  return names.flatMap((mentioned) => exports.find((other) => other.name === mentioned && mentioned !== name) ?? []);
}

/** Counts the exports that one of them leads to. @param {Export} start @param {readonly Export[]} exports */
function widthOf(start, exports) {
  const reached = new Set([start]);
  for (const one of reached) for (const other of mentionedBy(one, exports)) reached.add(other);
  return reached.size;
}
