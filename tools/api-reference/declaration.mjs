// @ts-check
import { readDocstring } from './docstring.mjs';
import { resolveName } from './source.mjs';

/** @import { ESTree } from 'vite' */
/** @import { Declared, Source } from './source.mjs' */

/**
 * One export as it is shown: `code` has no docstrings but those inside a member; `names` are the types that it mentions.
 * @typedef {object} Declaration
 * @property {'function' | 'constant' | 'class' | 'type'} kind
 * @property {string} text its docstring
 * @property {string} code
 * @property {readonly Member[]} members those that have a docstring
 * @property {readonly string[]} names each once, in order
 */

/** @typedef {{ readonly name: string, readonly text: string }} Member */
/** @typedef {{ readonly code: string, readonly members: readonly Member[], readonly names: readonly string[] }} Shape */
/** @typedef {{ readonly name: string, readonly node: ESTree.Span, readonly end: number }} Part of a type or a class */

/**
 * How files are opened, and which names have a description of their own and are only mentioned.
 * @typedef {object} Surroundings
 * @property {(path: string) => Source} open
 * @property {(name: string) => boolean} isExported
 */

/**
 * Describes an export; throws if its type is not written out.
 * @param {Declared} declared
 * @param {Surroundings} surroundings
 * @returns {Declaration}
 */
export function describeDeclaration(declared, surroundings) {
  const { kind, shape } = shapeOf(declared, surroundings);
  return { kind, text: readDocstring(declared.source, declared.statement), ...shape };
}

/** @param {Declared} declared @param {Surroundings} surroundings @returns {{ kind: Declaration['kind'], shape: Shape }} */
function shapeOf({ source, node }, surroundings) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return { kind: 'function', shape: shapeOfFunction(source, node) };
    case 'VariableDeclaration':
      return shapeOfVariable(source, node);
    case 'ClassDeclaration':
      return { kind: 'class', shape: shapeOfClass(source, node) };
    case 'TSInterfaceDeclaration':
      return { kind: 'type', shape: shapeOfInterface(source, node, surroundings) };
    case 'TSTypeAliasDeclaration':
      return { kind: 'type', shape: shapeOfAlias(source, node) };
    default:
      throw new Error(`${source.path} exports a ${node.type}, which the reference cannot show.`);
  }
}

/** @param {Source} source @param {ESTree.Function} node @returns {Shape} */
function shapeOfFunction(source, { id, typeParameters, params, returnType }) {
  const isTyped = params.every((param) => 'typeAnnotation' in param && param.typeAnnotation != null);
  if (!returnType || !isTyped) throw new Error(`${source.path}: write out the types of ${id?.name}.`);
  const types = typeParameters ? sliceOf(source, typeParameters) : '';
  const given = params.map((param) => sliceOf(source, param)).join(', ');
  const code = `function ${id?.name}${types}(${given})${sliceOf(source, returnType)};`;
  return { code, members: [], names: namesIn(source, [...params, returnType]) };
}

/** @param {Source} source @param {ESTree.VariableDeclaration} node @returns {{ kind: 'function' | 'constant', shape: Shape }} */
function shapeOfVariable(source, { declarations }) {
  const [declaration] = declarations;
  if (declaration?.id.type !== 'Identifier' || !declaration.id.typeAnnotation) {
    throw new Error(`${source.path}: write out the types of the constants that it exports.`);
  }
  const { name, typeAnnotation } = declaration.id;
  const shape = {
    code: `const ${name}${sliceOf(source, typeAnnotation)};`,
    members: [],
    names: namesIn(source, [typeAnnotation]),
  };
  return { kind: /^[a-z]/.test(name) ? 'function' : 'constant', shape };
}

/** @param {Source} source @param {ESTree.Class} node @returns {Shape} */
function shapeOfClass(source, { id, superClass, body }) {
  const parts = body.body.flatMap((member) => publicPartOf(member));
  const head = superClass === null ? `class ${id?.name}` : `class ${id?.name} extends ${sliceOf(source, superClass)}`;
  const ranges = parts.map(({ node, end }) => ({ start: node.start, end }));
  const names = namesIn(source, superClass === null ? ranges : [superClass, ...ranges]);
  return { code: renderBody(head, source, parts), members: membersOf(source, parts), names };
}

/** @param {ESTree.ClassElement} member @returns {Part[]} */
function publicPartOf(member) {
  if (member.type !== 'PropertyDefinition' && member.type !== 'MethodDefinition') return [];
  if (member.key.type !== 'Identifier' || member.accessibility === 'private') return [];
  const { name } = member.key;
  if (member.type === 'PropertyDefinition') {
    return [{ name, node: member, end: (member.typeAnnotation ?? member.key).end }];
  }
  const { value } = member;
  return [{ name, node: member, end: value !== null && 'body' in value && value.body ? value.body.start : member.end }];
}

/**
 * Shows what an interface inherits from others that are not exported as its own.
 * @param {Source} source @param {ESTree.TSInterfaceDeclaration} node @param {Surroundings} surroundings @returns {Shape}
 */
function shapeOfInterface(source, node, surroundings) {
  const bases = node.extends.map((base) => ({ base, name: sliceOf(source, base.expression) }));
  const kept = bases.filter(({ name }) => surroundings.isExported(name));
  const inherited = bases
    .filter((base) => !kept.includes(base))
    .map(({ name }) => shapeOfBase(source, name, surroundings));
  const parts = node.body.body.map((member) => ({ name: memberName(source, member), node: member, end: member.end }));
  const types = node.typeParameters ? sliceOf(source, node.typeParameters) : '';
  const heritage = kept.length === 0 ? '' : ` extends ${kept.map(({ base }) => sliceOf(source, base)).join(', ')}`;
  const lines = [...inherited.map(({ code }) => code.split('\n').slice(1, -1).join('\n')), ...linesOf(source, parts)];
  return {
    code: `interface ${node.id.name}${types}${heritage} {\n${lines.join('\n')}\n}`,
    members: [...inherited.flatMap(({ members }) => members), ...membersOf(source, parts)],
    names: [
      ...new Set([
        ...inherited.flatMap(({ names }) => names),
        ...namesIn(source, [...kept.map(({ base }) => base), node.body]),
      ]),
    ],
  };
}

/** @param {Source} source @param {string} name @param {Surroundings} surroundings */
function shapeOfBase(source, name, surroundings) {
  const declared = resolveName(surroundings.open, source, name);
  if (declared?.node.type !== 'TSInterfaceDeclaration') throw new Error(`${source.path}: ${name} is not exported.`);
  return shapeOfInterface(declared.source, declared.node, surroundings);
}

/** @param {Source} source @param {ESTree.TSTypeAliasDeclaration} node @returns {Shape} */
function shapeOfAlias(source, node) {
  const names = namesIn(source, [node.typeAnnotation]);
  const options = node.typeAnnotation.type === 'TSUnionType' ? node.typeAnnotation.types : [];
  const members = options
    .map((option) => ({ name: sliceOf(source, option), text: readDocstring(source, option, /^\s*\|?\s*$/) }))
    .filter(({ text }) => text !== '');
  if (members.length === 0) return { code: sliceOf(source, node), members, names };
  const head = sliceOf(source, { start: node.start, end: node.typeAnnotation.start }).split('=')[0]?.trim();
  const lines = options.map((option) => `  | ${sliceOf(source, option)}`);
  return { code: `${head} =\n${lines.join('\n')};`, members, names };
}

/** @param {Source} source @param {ESTree.TSSignature} member */
function memberName(source, member) {
  return 'key' in member && member.key ? sliceOf(source, member.key) : sliceOf(source, member);
}

/** @param {string} head @param {Source} source @param {readonly Part[]} parts */
function renderBody(head, source, parts) {
  return parts.length === 0 ? `${head} {}` : `${head} {\n${linesOf(source, parts).join('\n')}\n}`;
}

/** @param {Source} source @param {readonly Part[]} parts */
function linesOf(source, parts) {
  return parts.map(({ node, end }) => `  ${sliceOf(source, { start: node.start, end }).trim().replace(/;$/, '')};`);
}

/** @param {Source} source @param {readonly Part[]} parts @returns {Member[]} */
function membersOf(source, parts) {
  return parts.map(({ name, node }) => ({ name, text: readDocstring(source, node) })).filter(({ text }) => text !== '');
}

/** @param {Source} source @param {readonly ESTree.Span[]} ranges */
function namesIn({ names }, ranges) {
  const within = names.filter(({ start }) => ranges.some((range) => range.start <= start && start < range.end));
  return [...new Set(within.map(({ name }) => name))];
}

/** @param {Source} source @param {{ start: number, end: number }} range */
function sliceOf({ text }, { start, end }) {
  return text.slice(start, end);
}
