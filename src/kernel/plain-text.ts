/** A mark that breaks a word for a parser and shows nothing to a reader. */
export const ZERO_WIDTH_SPACE = '\u200b';

/** Where a line ends for any reader: the runner (.NET's ReadLine: CR, LF, CRLF), terminals (VT and FF too), Unicode (NEL, LS, PS). */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control sequences (CSI), seven- and eight-bit; the grammar of ECMA-48, 5.4. An unfinished one ends where it stops making sense. */
const CONTROL_SEQUENCE = String.raw`(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?`;
/** Control strings (DCS, SOS, OSC, PM, APC) up to ST, BEL or an abort; one that never ends takes the rest of the line, as it does in a terminal. */
const CONTROL_STRING = String.raw`(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x18\x1a\x1b\x9c]*(?:\x07|\x9c|\x1b\\)?`;
const SHORT_ESCAPE = String.raw`\x1b[ -/]*[0-~]?`;
/** C0 but the tab, DEL, C1. */
const CONTROL_CHARACTER = String.raw`[\x00-\x08\x0a-\x1f\x7f-\x9f]`;
/** Bidirectional controls, and characters that show nothing and only hide or split text. Joiners stay: scripts and emoji need them. */
const INVISIBLE_CHARACTER = String.raw`[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`;

const HIDDEN = new RegExp(
  [CONTROL_SEQUENCE, CONTROL_STRING, SHORT_ESCAPE, CONTROL_CHARACTER, INVISIBLE_CHARACTER].join('|'),
  'gu',
);
/** Select Graphic Rendition: color and weight. No real one is longer. */
const COLOR_SEQUENCE = /^\x1b\[[\d;:]{0,32}m$/;

/** A color sequence and where in the plain text it stood, in UTF-16 units. */
export interface Color {
  readonly at: number;
  readonly sequence: string;
}

/** Returns the lines of `text`, without their breaks; one break at the very end closes the last line and opens none. */
export function splitLines(text: string): string[] {
  return [...eachLine(text)];
}

/** Yields the lines of `text` as `splitLines` returns them, one at a time: an array of millions would take a hundred times the text. */
export function* eachLine(text: string): Generator<string, void, undefined> {
  let from = 0;
  for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
    yield text.slice(from, index);
    from = index + lineBreak.length;
  }
  if (from < text.length || from === 0) yield text.slice(from);
}

/** Returns the visible text of one line and its colors, without other control or invisible characters. Never throws. */
export function separateColors(line: string): { readonly plain: string; readonly colors: readonly Color[] } {
  const source = line.toWellFormed();
  const colors: Color[] = [];
  let plain = '';
  let from = 0;
  for (const { 0: hidden, index } of source.matchAll(HIDDEN)) {
    plain += source.slice(from, index);
    from = index + hidden.length;
    if (COLOR_SEQUENCE.test(hidden)) colors.push({ at: plain.length, sequence: hidden });
  }
  return { plain: plain + source.slice(from), colors };
}

/** Returns what `separateColors` returns as plain, in less memory. Never throws. */
export function stripHidden(line: string): string {
  return line.toWellFormed().replace(HIDDEN, '');
}

/** Returns the longest start of `text` that is at most `maxBytes` in UTF-8 and splits no character. `text` is well-formed. */
export function cutBytes(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
  const bytes = Buffer.from(text.slice(0, maxBytes));
  let end = Math.max(0, maxBytes);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end);
}

/** Returns `text` in at most `maxChars` UTF-16 units, an ellipsis showing that something was cut; splits no character. */
export function cutChars(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  if (maxChars < 1) return '';
  return `${text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Returns the short name of a commit: seven characters of a SHA, anything else whole. */
export function shortCommit(commit: string): string {
  return /^[0-9a-f]{12,64}$/i.test(commit) ? commit.slice(0, 7) : commit;
}

/** Folds a word of the platform to one spelling: `build error`, `BuildError` and `build-error` are all `BUILD_ERROR`. */
export function foldWord(word: string): string {
  return word
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s.\-_]+/g, '_')
    .toUpperCase();
}
