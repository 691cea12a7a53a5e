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

/** Returns the texts of a syntax tree, with `…` in the place of each value. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const fields = new Map<string, unknown>(Object.entries(node));
  const type = fields.get('type');
  if (type === 'ImportDeclaration') return [];
  const value = fields.get('value');
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  const own = type === 'TemplateLiteral' ? [partsOf(fields.get('quasis')).join('…')] : [];
  return [...own, ...[...fields.values()].flatMap(textsIn)];
}

function partsOf(quasis: unknown): readonly string[] {
  const list: readonly { readonly value?: { readonly cooked?: string } }[] = Array.isArray(quasis) ? quasis : [];
  return list.map(({ value }) => value?.cooked ?? '');
}
