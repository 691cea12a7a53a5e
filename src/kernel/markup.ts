import { cutChars, ZERO_WIDTH_SPACE } from './plain-text.ts';
import { plainLine, plainLines } from './untrusted.ts';

/**
 * What has a meaning in GitHub's Markdown, with the names of emoji: `:tada:`, where of all numbers only 100 and 1234 are names. An
 * underscore inside a word does not (CommonMark 0.31, 6.2), and state words have many. A bare commit SHA is left alone: its link notifies
 * no one, and breaking it would break every UUID that a reader copies.
 */
const MARKDOWN =
  /:\/\/|:(?=(?:100|1234|(?!\d+:)[\w+-]+):)|www\.|gh-(?=\d)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[\\`*[\]~&<>|$@#]/giu;
const BLOCK_START = /^(?:[-+=]|\d{1,9}[.)])/;
const HTML = /[&<>"']/g;

/** An entity is never structure (CommonMark 0.31, 6.4), so a pipe written so cannot end a table cell. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '|': '&#124;',
};

/**
 * Returns `text` as one line of Markdown prose, or of a table cell, that shows `text` and does nothing: no mention, reference or link, no
 * markup, HTML, comment, formula, and no end of the cell. Cleaned and redacted first. Longer than `text`: cut before, not after. Never throws.
 */
export function escapeMarkdown(text: string): string {
  return plainLine(text)
    .replace(MARKDOWN, escapeMark)
    .replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
}

function escapeMark(mark: string): string {
  // Mentions, references, emoji and links are looked for in the rendered text, where no escape is left: the word itself has to be broken.
  if (mark === '@' || mark === ':') return mark + ZERO_WIDTH_SPACE;
  if (mark === '#') return `\\#${ZERO_WIDTH_SPACE}`;
  if (mark.length > 1) return mark.slice(0, -1) + ZERO_WIDTH_SPACE + mark.slice(-1);
  // The escape that GitHub's documentation gives outside of a formula ("Writing mathematical expressions").
  if (mark === '$') return '<span>$</span>';
  return ENTITIES[mark] ?? `\\${mark}`;
}

/** Returns `text` for HTML, in an element or in a quoted attribute; cleaned and redacted, its lines kept. Not for Markdown. Never throws. */
export function escapeHtml(text: string): string {
  return plainLines(text)
    .join('\n')
    .replace(HTML, (mark) => ENTITIES[mark] ?? mark);
}

/** Returns a run of backticks that nothing in `text` can close: longer than any in it, at least three. */
function fenceFor(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

/**
 * Returns `text` as a block of code in Markdown, from fence to fence, without a newline after it. Cleaned and redacted, its lines kept.
 * The language is `text`, so that GitHub draws no diagram or formula of it; `<!--` is broken, so that it holds no hidden marker. Never throws.
 */
export function renderFence(text: string): string {
  const code = plainLines(text).join('\n').replaceAll('<!--', `<${ZERO_WIDTH_SPACE}!--`);
  const fence = fenceFor(code);
  return `${fence}text\n${code}\n${fence}`;
}

/**
 * Returns `text` as a label in a Mermaid gantt (a section or a task), in at most `maxChars` UTF-16 units: letters, digits and a few marks,
 * all else a space; `-` where nothing is left. It begins with a zero-width space, since the grammar (mermaid's gantt.jison) looks for its
 * keywords and dates wherever a label begins. Never throws.
 */
export function escapeMermaid(text: string, maxChars: number): string {
  const words = plainLine(text)
    .replace(/[^\p{L}\p{M}\p{N}_.()/+-]+/gu, ' ')
    .trim();
  return ZERO_WIDTH_SPACE + cutChars(words === '' ? '-' : words, maxChars - 1);
}
