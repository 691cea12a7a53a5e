import { parseAst } from 'vite';

/** Shorter texts are words of a sentence, or no message. */
const MIN_WORDS = 3;

/** Returns the fixed parts of the messages in a source: its texts of at least three words, cut where a value stands. */
export function messagesOf(source: string): readonly string[] {
  const messages = textsIn(parseAst(source, { lang: 'ts' })).flatMap((text) => text.split('…'));
  const tidy = messages.map((text) => text.replace(/^[\s.,:;)"]+/, '').replace(/[\s:;("]+$/, ''));
  const isMessage = (text: string): boolean =>
    !text.includes('*/*') && (text.match(/(?:^|\s)\S*[A-Za-z]/g) ?? []).length >= MIN_WORDS;
  return [...new Set(tidy.filter(isMessage))];
}

/** What help shows: parts of a command, and calls that make its options. */
const HELP = ['summary', 'examples', 'details', 'valueOption', 'flagOption', 'listOption', 'exitCodes', 'description'];
/** The statements of a store. */
const SQL = /^(?:PRAGMA|BEGIN|SELECT|INTEGER|BIGINT|FOR UPDATE)\b|\bcurrent_setting\(/;

/** Returns the texts of a syntax tree, with `…` in the place of each value, without help and SQL. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const fields = new Map<string, unknown>(Object.entries(node));
  const type = fields.get('type');
  if (type === 'ImportDeclaration' || HELP.includes(nameOf(fields.get('key') ?? fields.get('callee')))) return [];
  const value = fields.get('value');
  if (type === 'Literal') return typeof value === 'string' && !SQL.test(value) ? [value] : [];
  const own = type === 'TemplateLiteral' ? [partsOf(fields.get('quasis')).join('…')] : [];
  return [...own.filter((text) => !SQL.test(text)), ...[...fields.values()].flatMap(textsIn)];
}

/** Returns the name of a property's key, or the last name of what is called; empty if it has none. */
function nameOf(node: unknown): string {
  const { name, property } = (node ?? {}) as { readonly name?: unknown; readonly property?: unknown };
  return typeof name === 'string' ? name : property === undefined ? '' : nameOf(property);
}

function partsOf(quasis: unknown): readonly string[] {
  const list: readonly { readonly value?: { readonly cooked?: string } }[] = Array.isArray(quasis) ? quasis : [];
  return list.map(({ value }) => value?.cooked ?? '');
}
