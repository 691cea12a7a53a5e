// @ts-check
// Checks the pages that users read: plain words, sentences of at most 30 words, and the README's size. Prints the longest sentence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRules } from './check-words.mjs';
import { endWith, findFiles, root } from './project.mjs';

const MAX_WORDS = 30;
const MAX_README_BYTES = 9_000;
/** Written from the sources, which are checked themselves. */
const GENERATED = /^docs\/api\//;

/**
 * Returns the sentences of a page with their line: prose, headings, list items and the cells of tables. Code is left out; inline code
 * counts as one word.
 * @param {string} page
 * @returns {{ readonly line: number, readonly text: string }[]}
 */
export function readSentences(page) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, '');
  const prose = page
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, blank)
    .replaceAll(/<[^>]*>/g, blank)
    .replaceAll(/`[^`]*`/g, (code) => `CODE${blank(code)}`)
    .replaceAll(/\]\([^)]*\)/g, (target) => `]${blank(target)}`);
  // A block ends at an empty line, a heading, the next item of a list or the next cell of a table.
  const blocks = prose.split(/(\n\s*\n|^#.*$|^\s*(?:[-*]|\d+\.)\s|\||^---$)/m);
  let line = 1;
  return blocks.flatMap((block) => {
    let at = line;
    line += block.split('\n').length - 1;
    return block.split(/(?<=[.!?]["')\]*]*)\s/).flatMap((text) => {
      const sentence = {
        line: at,
        text: text
          .replaceAll(/[[\]*_]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      };
      at += text.split('\n').length - 1;
      return /\p{L}/u.test(sentence.text) ? [sentence] : [];
    });
  });
}

/** @param {string} sentence */
function countWords(sentence) {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Returns what is wrong with a page, one sentence each.
 * @param {string} path
 * @param {string} page
 */
export function findPageProblems(path, page) {
  const problems = readSentences(page).flatMap(({ line, text }) => {
    const words = countWords(text);
    const tooLong =
      words > MAX_WORDS ? [`${path}:${line} a sentence of ${words} words, more than ${MAX_WORDS}: ${text}`] : [];
    const found = [...matchRules('comment', text), ...matchRules('text', text)];
    return [...tooLong, ...new Set(found.map(({ word, instead }) => `${path}:${line} "${word}": write ${instead}`))];
  });
  const bytes = Buffer.byteLength(page);
  if (path !== 'README.md' || bytes <= MAX_README_BYTES) return problems;
  return [...problems, `README.md has ${bytes} bytes, more than ${MAX_README_BYTES}: move details to a page of docs.`];
}

if (import.meta.main) {
  const paths = [...findFiles(['*.md', '.github/*.md', 'docs/**/*.md'])];
  const pages = paths.filter((path) => !GENERATED.test(path));
  const texts = pages.map((path) => /** @type {const} */ ([path, readFileSync(join(root, path), 'utf8')]));
  endWith(texts.flatMap(([path, text]) => findPageProblems(path, text)));
  const sentences = texts.flatMap(([path, text]) => readSentences(text).map((sentence) => ({ path, ...sentence })));
  const [longest] = sentences.sort((one, other) => countWords(other.text) - countWords(one.text));
  if (longest !== undefined) {
    console.log(
      `The longest of ${sentences.length} sentences has ${countWords(longest.text)} words: ${longest.path}:${longest.line}`,
    );
  }
}
