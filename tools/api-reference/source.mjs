// @ts-check
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** @import { ESTree, ParseResult } from 'vite' */

/**
 * One source file, parsed. `path` is from the project's root, with slashes; `names` are the types and classes that it mentions.
 * @typedef {object} Source
 * @property {string} path
 * @property {string} text
 * @property {ESTree.Program} program
 * @property {ParseResult['comments']} comments
 * @property {readonly { name: string, start: number }[]} names
 */

/**
 * The declaration of a name in a file: the statement, and the part of it that is exported.
 * @typedef {object} Declared
 * @property {Source} source
 * @property {ESTree.Span} statement the docstring is before it
 * @property {ESTree.Node} node
 */

/**
 * Returns a function that opens the files of a folder, each parsed once.
 * @param {(path: string) => string} read takes a path from the project's root
 * @returns {(path: string) => Source}
 */
export function createReader(read) {
  /** @type {Map<string, Source>} */
  const opened = new Map();
  return (path) => {
    const source = opened.get(path) ?? parseSource(path, read(path));
    opened.set(path, source);
    return source;
  };
}

/** @param {string} root of the project */
export function createFileReader(root) {
  return createReader((path) => readFileSync(posix.join(root.replaceAll('\\', '/'), path), 'utf8'));
}

/** @param {string} path @param {string} text @returns {Source} */
function parseSource(path, text) {
  const { program, comments, errors } = parseSync(path, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { path, text, program, comments, names: findNames(program) };
}

/** @param {ESTree.Program} program */
function findNames(program) {
  /** @type {{ name: string, start: number }[]} */
  const names = [];
  /** @param {ESTree.Node | null} node */
  const add = (node) => {
    if (node?.type === 'Identifier') names.push({ name: node.name, start: node.start });
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
    TSInterfaceHeritage: ({ expression }) => add(expression),
    ClassDeclaration: ({ superClass }) => add(superClass),
  }).visit(program);
  return names.sort((one, other) => one.start - other.start);
}

/**
 * Finds the declaration of a name that a file declares or imports from another file of ours; null if no file of ours declares it.
 * @param {(path: string) => Source} open
 * @param {Source} source
 * @param {string} name
 * @returns {Declared | null}
 */
export function resolveName(open, source, name) {
  for (const statement of source.program.body) {
    const node = declarationOf(statement);
    if (node !== null && nameOf(node) === name) return { source, statement, node };
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (specifier?.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
    return resolveName(open, open(targetOf(source, statement.source.value)), specifier.imported.name);
  }
  return null;
}

/**
 * Returns the path of a file of ours that another one imports.
 * @param {Source} source
 * @param {string} specifier as written: `./ports.ts`
 */
export function targetOf(source, specifier) {
  return posix.join(posix.dirname(source.path), specifier);
}

/** @param {ESTree.Node} statement */
function declarationOf(statement) {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration;
  return nameOf(statement) === null ? null : statement;
}

/** @param {ESTree.Node} node */
function nameOf(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id?.name ?? null;
    case 'VariableDeclaration': {
      const id = node.declarations[0]?.id;
      return id?.type === 'Identifier' ? id.name : null;
    }
    default:
      return null;
  }
}
