import type { Matcher } from './matcher.ts';

/** Words that so many lines have that they say little. */
const COMMON = new Set([
  'error',
  'Error',
  'ERROR',
  'failed',
  'to',
  'in',
  'is',
  'not',
  'a',
  'the',
  'at',
  'of',
  'no',
  'line',
]);
const MAX_MERGED = 5_000;

/**
 * A line without one of these is tried only by matchers that need a word of it: what no word gives away, as `file:1:2: text`, is tried
 * on few lines. Every such matcher's example has one (matchers.test.ts).
 */
export const ALARM =
  /[Ee](?:rr|x(?:ce|pect|it))|[Uu]n(?:a|ex|de|kn|[hr])|[Cc](?:an(?:not|'t)|o(?:uld|nfl))|[Ff]a(?:il|tal)|[Nn]ot? |[Mm]is(?:sing|match)|[Ii]n(?:valid|compat)|[Aa](?:bort|ssert|lready)|[Tt]ime|[Rr]e(?:fused|quire)|[DdKkPp](?:enied|illed|anic)|m(?:emory|ust)|ERR|FA(?:IL|TAL)|TIME|SIG[A-Z]{3}|[Ss]yntax|[✗✖✕×●✘]|would |does|(?<=[A-Za-z]):\d+[:,]\d|: \[?[A-Z]{1,5}\d{2}|\^ |> [A-Z]|-- |\*{3} |^[A-Z]{1,5}\d{2,4}:? /;

/** Returns the matchers that could know a line, by its words, in the order of the table. */
type MatchersForLine = (words: readonly string[], isAlarming: boolean) => readonly Matcher[];

/** An index of matchers. */
export interface MatcherIndex {
  /** Returns the words of a line that any matcher needs. */
  wordsOf(text: string): readonly string[];
  /** Returns the index for one log, by the words of all its lines. */
  forLog(words: ReadonlySet<string>): MatchersForLine;
}

/** A matcher with the words without which it cannot match: some of each set must be in the log. */
interface IndexedMatcher {
  readonly matcher: Matcher;
  /** Of its own line; null if it needs none. */
  readonly own: ReadonlySet<string> | null;
  /** Of the near lines that it requires. */
  readonly near: readonly ReadonlySet<string>[];
}

/**
 * Returns an index of matchers. With hundreds of them, trying each on every line of a long log would take seconds. A matcher is tried on the
 * lines with one of the words without which its pattern cannot match; one without such words on every line that looks alarming. None is
 * tried if the log lacks the words of the near lines that it requires.
 */
export function indexMatchers(matchers: readonly Matcher[]): MatcherIndex {
  const all: readonly IndexedMatcher[] = matchers.map((matcher) => ({
    matcher,
    own: requiredWords(matcher.pattern),
    near: (matcher.near ?? []).flatMap(({ isRequired, pattern }) =>
      isRequired === true ? (requiredWords(pattern) ?? []) : [],
    ),
  }));
  const needed = new Set(all.flatMap(({ own, near }) => [own ?? [], ...near].flatMap((some) => [...some])));
  return {
    wordsOf: createWordReader(needed),
    forLog: (words) => indexFor(all.filter(({ own, near }) => [own, ...near].every((some) => hasSome(words, some)))),
  };
}

/** 1 for the code of each character that a word can have. */
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0));
const HASHES = 65_536;

/** Returns what reads the words of a text that are in a set. Most words are not, so that a hash decides before a string is made. */
function createWordReader(wanted: ReadonlySet<string>): (text: string) => readonly string[] {
  const isWanted = new Uint8Array(HASHES);
  for (const word of wanted) isWanted[hashOf(word)] = 1;
  return (text) => {
    const words: string[] = [];
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0;
      if (code < IN_WORD.length && IN_WORD[code] === 1) {
        hash = nextHash(hash, code);
        continue;
      }
      if (isWanted[hash] === 1) {
        const word = text.slice(start, at);
        if (wanted.has(word)) words.push(word);
      }
      start = at + 1;
      hash = 0;
    }
    return words;
  };
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at));
  return hash;
}

function nextHash(hash: number, code: number): number {
  return (hash * 31 + code) % HASHES;
}

function hasSome(words: ReadonlySet<string>, some: ReadonlySet<string> | null): boolean {
  return some === null || !words.isDisjointFrom(some);
}

function indexFor(indexed: readonly IndexedMatcher[]): MatchersForLine {
  const always: number[] = [];
  const byWord = new Map<string, number[]>();
  for (const [place, { own }] of indexed.entries()) {
    if (own === null) always.push(place);
    for (const word of own ?? []) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  }
  const merge = (places: readonly number[]): readonly Matcher[] => {
    const inOrder = [...new Set(places)].sort((one, other) => one - other);
    return inOrder.flatMap((place) => indexed[place]?.matcher ?? []);
  };
  const merged = new Map<string, readonly Matcher[]>();
  return (words, isAlarming) => {
    const hits = words.filter((word) => byWord.has(word));
    const key = isAlarming ? `! ${hits.join(' ')}` : hits.join(' ');
    const known = merged.get(key);
    if (known !== undefined) return known;
    const found = merge([...(isAlarming ? always : []), ...hits.flatMap((word) => byWord.get(word) ?? [])]);
    // A log says the same things again and again, but a hostile one need not.
    if (merged.size < MAX_MERGED) merged.set(key, found);
    return found;
  };
}

/** Returns words of which every text that the pattern matches has at least one, as a whole word; null if there are none. */
export function requiredWords({ source, flags }: RegExp): ReadonlySet<string> | null {
  return flags.includes('i') ? null : wordsOfChoices(readChoices({ source, at: 0 }), ANY, ANY);
}

/** A literal text, or the alternatives of a group. */
type Piece = string | readonly (readonly Piece[])[];

interface Cursor {
  readonly source: string;
  at: number;
}

/** Stands in a literal text for what can be any character, or none. */
const ANY = '\0';

/** Reads alternatives up to the end of their group. */
function readChoices(cursor: Cursor): readonly (readonly Piece[])[] {
  const choices: Piece[][] = [];
  do {
    const pieces: Piece[] = [];
    while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
      const piece = readPiece(cursor);
      pieces.push(readQuantifier(cursor) ? optionalOf(piece, pieces.at(-1)) : piece);
    }
    choices.push(pieces);
  } while (cursor.source[cursor.at++] === '|');
  return choices;
}

/** What may be absent is like a space where neither it nor what stands before it can be a part of the next word. */
function optionalOf(piece: Piece, before: Piece | undefined): string {
  const ends = typeof piece === 'string' ? [piece] : piece.map((pieces) => pieces.at(-1) ?? ANY);
  return [...ends, before].every((end) => typeof end === 'string' && end !== ANY && /^\W$/.test(end)) ? ' ' : ANY;
}

function readPiece(cursor: Cursor): Piece {
  const char = cursor.source[cursor.at++] ?? '';
  if (char === '(') return readGroup(cursor);
  if (char === '[') return readClass(cursor);
  if (char === '\\') return literalOf(cursor.source[cursor.at++] ?? '');
  return char === '.' ? ANY : '^$'.includes(char) ? ' ' : char;
}

/** A group of any kind; what is only looked at is not part of the text. */
function readGroup(cursor: Cursor): Piece {
  const opening = /^\?(?:<\w+>|:|[=!])/.exec(cursor.source.slice(cursor.at))?.[0] ?? '';
  cursor.at += opening.length;
  const choices = readChoices(cursor);
  return opening === '?=' || opening === '?!' ? ANY : choices;
}

function readClass(cursor: Cursor): Piece {
  const start = cursor.at;
  while (cursor.source[cursor.at] !== ']') cursor.at += cursor.source[cursor.at] === '\\' ? 2 : 1;
  cursor.at += 1;
  return /^[^\w^\\-]+\]$/.test(cursor.source.slice(start, cursor.at)) ? ' ' : ANY;
}

function literalOf(escaped: string): string {
  if (escaped === 's' || escaped === 'b') return ' ';
  return /\w/.test(escaped) ? ANY : escaped;
}

/** Reads a quantifier, if there is one; returns whether what it follows may be absent. */
function readQuantifier(cursor: Cursor): boolean {
  const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at));
  if (found === null) return false;
  cursor.at += found[0].length;
  return found[0].startsWith('*') || found[0].startsWith('?') || found[1] === '0';
}

function wordsOfChoices(
  choices: readonly (readonly Piece[])[],
  before: string,
  after: string,
): ReadonlySet<string> | null {
  const words = choices.map((pieces) => wordsOfPieces(pieces, before, after));
  return words.some((some) => some === null) ? null : new Set(words.flatMap((some) => [...(some ?? [])]));
}

/** `before` and `after` are the characters beside the pieces. */
function wordsOfPieces(pieces: readonly Piece[], before: string, after: string): ReadonlySet<string> | null {
  const literal = [edgeOf(before), ...pieces.map((piece) => (typeof piece === 'string' ? piece : ANY)), edgeOf(after)];
  let best: ReadonlySet<string> | null = null;
  for (const word of wordsIn(literal.join(''))) best = betterOf(best, new Set([word]));
  for (const [index, piece] of pieces.entries())
    if (typeof piece !== 'string')
      best = betterOf(best, wordsOfChoices(piece, literal[index] ?? ANY, literal[index + 2] ?? ANY));
  return best;
}

/** A word that goes on beyond the pieces is no whole word. */
function edgeOf(char: string): string {
  return /\w/.test(char) ? ANY : char;
}

/** Returns the words that stand whole in a literal text: nothing beside them can be part of a longer word. */
function wordsIn(literal: string): readonly string[] {
  return literal.match(/(?<![\w\0])\w{2,}(?![\w\0])/g) ?? [];
}

function betterOf(one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (one === null || other === null) return one ?? other;
  return costOf(other) < costOf(one) ? other : one;
}

/** A long word that few lines have is cheaper than a common one, and one word than several. */
function costOf(words: ReadonlySet<string>): number {
  let cost = 0;
  for (const word of words) cost += COMMON.has(word) ? 100 : 10 / word.length;
  return cost;
}
