import { plainLine } from '../../kernel/untrusted.ts';

/** Renders a command to copy: what a shell would read as more than a word stands in quotes, since an id comes from the platform. */
export function renderNextCommand(...words: readonly string[]): string {
  return ['touchdown', ...words.map(quoteWord)].join(' ');
}

function quoteWord(word: string): string {
  const plain = plainLine(word);
  return /^[\w./:@=-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", String.raw`'\''`)}'`;
}
