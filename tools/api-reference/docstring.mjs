// @ts-check

/** @import { ESTree } from 'vite' */
/** @import { Source } from './source.mjs' */

/**
 * Returns the text of the docstring before a part of a file: lines are joined, paragraphs are not. Empty without a docstring.
 * @param {Source} source
 * @param {ESTree.Span} node
 * @param {RegExp} between what is allowed between the two
 */
export function readDocstring({ comments, text }, { start }, between = /^\s*$/) {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return '';
  if (!between.test(text.slice(comment.end, start))) return '';
  const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  return lines
    .join('\n')
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n');
}

/**
 * Renders a docstring as Markdown. The name of an export becomes a link: in code, in a `{@link}`, and in a sentence if the name
 * cannot be an English word.
 * @param {string} text
 * @param {(name: string) => string | null} addressOf where an export is described
 */
export function renderDocstring(text, addressOf) {
  return text
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? renderCode(part.slice(1, -1), addressOf) : renderProse(part, addressOf)))
    .join('');
}

/**
 * Renders code as Markdown, with a link if it is the name of an export.
 * @param {string} code
 * @param {(name: string) => string | null} addressOf
 */
export function renderCode(code, addressOf) {
  const address = addressOf(code);
  return address === null ? `\`${code}\`` : `[\`${code}\`](${address})`;
}

/** @param {string} prose @param {(name: string) => string | null} addressOf */
function renderProse(prose, addressOf) {
  return prose
    .replaceAll('<', '\\<')
    .replaceAll(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g, (name) => (addressOf(name) ? renderCode(name, addressOf) : name));
}

/** @param {string} text */
export function firstSentence(text) {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
