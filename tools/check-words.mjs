// @ts-check
// Checks that the sources, the tests and the tools use the project's plain words in comments, names and test titles, and the product
// in the texts that users see. Prints every word to replace and what to write instead, then how often each was found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWith, findFiles, root } from './project.mjs';

/**
 * @typedef {'docstring' | 'comment' | 'title' | 'name' | 'text'} Kind; a text is what a user may see
 * @typedef {{ readonly kind: Kind, readonly text: string, readonly index: number }} Span of a file
 * @typedef {{ readonly line: number, readonly word: string, readonly instead: string }} Finding
 */

/**
 * The words to replace. A word that also has a proper use, which a pattern cannot tell apart, is not in the table. A name is searched
 * as it is written and as words (`tokenOf token of`); `kinds` limits a pattern to some kinds of text.
 * @type {readonly { readonly pattern: RegExp, readonly instead: string, readonly kinds?: readonly Kind[] }[]}
 */
const RULES = [
  { pattern: /^Answers?\b/, instead: 'Returns', kinds: ['docstring'] },
  { pattern: /^Whether\b/, instead: 'Returns true if, or True if', kinds: ['docstring'] },
  { pattern: /\b(?:MOST|LONGEST)_(?=\w)/, instead: 'MAX_' },
  { pattern: /\b(?:LEAST|SHORTEST)_(?=\w)/, instead: 'MIN_' },

  { pattern: /behaviour/i, instead: 'behavior' },
  { pattern: /colour/i, instead: 'color' },
  { pattern: /(?:dis)?honour/i, instead: 'honor' },
  { pattern: /favour/i, instead: 'favor' },
  { pattern: /neighbour/i, instead: 'neighbor' },
  { pattern: /licence/i, instead: 'license' },
  { pattern: /organis(?:e|ing|ation)/i, instead: 'organiz-' },
  { pattern: /recognis(?:e|ing|able)/i, instead: 'recogniz-' },
  { pattern: /normalis(?:e|ing|ation)/i, instead: 'normaliz-' },
  { pattern: /serialis(?:e|ing|ation)/i, instead: 'serializ-' },
  { pattern: /initialis(?:e|ing|ation)/i, instead: 'initializ-' },
  { pattern: /authoris(?:e|ing|ation)/i, instead: 'authoriz-' },
  { pattern: /synchronis(?:e|ing|ation)/i, instead: 'synchroniz-' },
  { pattern: /summaris(?:e|ing|ation)/i, instead: 'summariz-' },
  { pattern: /optimis(?:e|ing|ation)/i, instead: 'optimiz-' },
  { pattern: /m(?:in|ax)imis(?:e|ing|ation)/i, instead: 'minimiz-, maximiz-' },

  { pattern: /\b(?:whoever|somebody|nobody)\b/i, instead: 'the caller, another job, no one; better: name them' },
  { pattern: /\blookers?\b/i, instead: 'poller' },
  { pattern: /\b(?:is|are|was|were|be|been) told of\b/i, instead: 'receives, is notified of' },
  { pattern: /\b(?:tell|tells|told|telling)\b/i, instead: 'report, reported, message, event', kinds: ['name'] },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bbegun\b/i, instead: 'started' },
  { pattern: /\b(?:unless|where) said\b/i, instead: 'by default, if set' },
  { pattern: /\bthere is none\b/i, instead: 'does not exist' },
  { pattern: /\bthat (?:is|are) there\b/i, instead: 'existing, exists' },
  { pattern: /\bthat which\b/i, instead: 'what, or the name of the thing' },
  { pattern: /\bnot unless\b/i, instead: 'only if' },
  { pattern: /\bagain[ -]?notes?\b/i, instead: 'retry note' },
  { pattern: /\bepisodes?\b/i, instead: 'run' },
  { pattern: /\bwish(?:es|ed)?\b/i, instead: 'desired' },
  { pattern: /\berrands?\b/i, instead: 'maintenance' },
  { pattern: /\blookouts?\b/i, instead: 'idle worker' },
  { pattern: /\brare line\b/i, instead: 'throttled log' },
  { pattern: /\bweigh(?:s|ed|ing)?\b/i, instead: 'add an observation, EvidenceState' },
  { pattern: /\banyones\b/i, instead: 'unattributed' },
  { pattern: /\bisOthersAffair\b/, instead: 'isNotForUs' },
  { pattern: /\basides\b/i, instead: 'otherRequests' },
  { pattern: /\breachers?\b/i, instead: 'network' },
  { pattern: /\bcouriers?\b/i, instead: 'webhook sender' },
  { pattern: /\bpatience\b/i, instead: 'timeout' },
  { pattern: /\bof it all\b/i, instead: 'overall' },

  { pattern: /\b(?:tells?|told)\b/i, instead: 'report, say, show', kinds: ['text'] },
  { pattern: /\banswer(?:s|ed|ing)?\b/i, instead: 'response, respond', kinds: ['text'] },
  { pattern: /\basked for\b/i, instead: 'requested', kinds: ['text'] },
  { pattern: /\b(?:so that nothing|of which|none of which)\b/i, instead: 'two sentences', kinds: ['text'] },
];

/** The rules with patterns that find every match, also where a line ends between two words. */
const PATTERNS = RULES.map(({ pattern, ...rule }) => ({
  ...rule,
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`),
}));
const ANY_RULE = new RegExp(PATTERNS.map(({ pattern }) => pattern.source).join('|'), 'i');

/** What follows the slash that opens it, and what follows the backtick or brace before the text of a template. */
const REGULAR_EXPRESSION = /(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{)/y;
/** A comment (lines of `//` in a row are one), a string, a name, or a character that changes what follows. */
const TOKEN =
  /\/\/.*(?:\n[ \t]*\/\/.*)*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*|[`{}/]/g;
/** The names of columns do not change. */
const TABLE = /^\s*CREATE TABLE /;
const QUOTE = /^['"`]/;
const BEFORE_TITLE = /(?:\b(?:test|describe|on[A-Z]\w*)(?:\.\w+)*|\))\(\s*$/;
const BEFORE_DIVISION = /(?<!\b(?:return|typeof|case|in|of|await)\s*)[\w$)\]}'"`]\s*$/;

/**
 * Returns the comments, test titles and names of a file, each name once, and its strings of several words as texts. Regular expressions
 * are left out.
 * @param {string} text
 */
function readSpans(text) {
  /** @type {Span[]} */
  const spans = [];
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {number[]} how many braces are open in each template that has an open `${` */
  const depths = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const { 0: token, index } = match;
    const isTemplateText = token === '`' || (token === '}' && depths.at(-1) === 0);
    if (isTemplateText) {
      if (token === '}') depths.pop();
      const skipped = skip(TEMPLATE_TEXT, text);
      if (skipped?.endsWith('${')) depths.push(0);
      if (skipped?.includes(' ') && !TABLE.test(skipped)) spans.push({ kind: 'text', text: skipped, index: index + 1 });
    } else if (token === '{' || token === '}') {
      const depth = depths.pop();
      if (depth !== undefined) depths.push(depth + (token === '{' ? 1 : -1));
    } else if (token === '/') {
      if (!BEFORE_DIVISION.test(textBefore(text, index))) skip(REGULAR_EXPRESSION, text);
    } else if (token.startsWith('/')) {
      spans.push(readComment(token, index));
    } else if (!QUOTE.test(token) && !names.has(token)) {
      names.add(token);
      spans.push({ kind: 'name', text: token, index });
    }
    if (QUOTE.test(token) && BEFORE_TITLE.test(textBefore(text, index))) {
      spans.push({ kind: 'title', text: text.slice(index, TOKEN.lastIndex), index });
    } else if (/^['"].*\s/.test(token)) {
      spans.push({ kind: 'text', text: token, index });
    }
  }
  return spans;
}

/**
 * @param {string} text
 * @param {number} index
 */
function textBefore(text, index) {
  return text.slice(Math.max(0, index - 40), index);
}

/**
 * Moves on to the end of what a pattern matches at the current place, and returns that.
 * @param {RegExp} pattern
 * @param {string} text
 */
function skip(pattern, text) {
  pattern.lastIndex = TOKEN.lastIndex;
  const [skipped] = pattern.exec(text) ?? [];
  if (skipped !== undefined) TOKEN.lastIndex = pattern.lastIndex;
  return skipped;
}

/**
 * Returns a comment with spaces in place of what only marks it as one, so that a phrase may continue on the next line.
 * @param {string} token
 * @param {number} index
 * @returns {Span}
 */
function readComment(token, index) {
  const [start = ''] = /^\/(?:\/|\*+)\s*(?:\* )?/.exec(token) ?? [];
  const text = token
    .slice(start.length)
    .replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?/g, (mark) => `\n${' '.repeat(mark.length - 1)}`);
  return { kind: start.startsWith('/**') ? 'docstring' : 'comment', text, index: index + start.length };
}

/** @param {string} name */
function separateWords(name) {
  return `${name} ${name.replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])|_/g, '$1$2 ').toLowerCase()}`;
}

/**
 * Returns the words of a file that have to be replaced, by line; a name is reported once per file. Texts are searched only if
 * `hasTexts` is true.
 * @param {string} text
 * @param {boolean} [hasTexts]
 * @returns {Finding[]}
 */
export function findWords(text, hasTexts = false) {
  const spans = readSpans(text).filter(({ kind }) => hasTexts || kind !== 'text');
  return spans.flatMap(({ kind, text: found, index }) =>
    matchRules(kind, found).map(({ word, instead, index: offset }) => {
      const line = text.slice(0, index + (kind === 'name' ? 0 : offset)).split('\n').length;
      return { line, word, instead };
    }),
  );
}

/**
 * Returns the words of a text to replace, with their places in it.
 * @param {Kind} kind
 * @param {string} text
 */
export function matchRules(kind, text) {
  const searched = kind === 'name' ? separateWords(text) : text;
  if (!ANY_RULE.test(searched)) return [];
  return PATTERNS.filter(({ kinds }) => kinds?.includes(kind) ?? true).flatMap(({ pattern, instead }) => {
    const matches = [...searched.matchAll(pattern)].map(({ 0: word, index }) => ({ word, instead, index }));
    return kind === 'name' ? matches.slice(0, 1) : matches;
  });
}

if (import.meta.main) {
  const paths = findFiles(['{src,test,tools}/**/*.{ts,js,mjs}']);
  const findings = paths.flatMap((path) =>
    findWords(readFileSync(join(root, path), 'utf8'), path.startsWith('src/')).map((finding) => ({ path, ...finding })),
  );
  endWith(findings.map(({ path, line, word, instead }) => `${path}:${line} "${word}": write ${instead}`));
  const counts = Map.groupBy(findings, ({ word }) => word.toLowerCase().replaceAll(/\s+/g, ' '));
  for (const [word, { length }] of [...counts].sort(([, one], [, other]) => other.length - one.length)) {
    console.log(`${String(length).padStart(6)} ${word}`);
  }
}
