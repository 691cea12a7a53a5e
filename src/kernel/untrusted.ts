import { MASK } from './credentials.ts';
import {
  type Color,
  cutBytes,
  cutChars,
  eachLine,
  separateColors,
  splitLines,
  stripHidden,
  ZERO_WIDTH_SPACE,
} from './plain-text.ts';
import { findSecrets, reachOfSecrets, redact } from './redaction.ts';
import { renderBytes } from './units.ts';

/** It is never trimmed as white space and never ignored in a comparison, so no untrusted text stands at a line's start. */
const PREFIX = '│ ';
const LINE_LIMIT_BYTES = 8192;
const KEPT_UNITS = 1_048_576;
/** Room for the prefix, the color reset and the note of a cut. */
const FRAME_BYTES = 64;
/** Visible ASCII with single spaces: most ids, states and sentences of our own. */
const NOTHING_TO_CLEAN = /^[!-~]+(?: [!-~]+)*$/;
const RESET = '\x1b[0m';
const IS_RESET = /^\x1b\[0*m$/;
/**
 * What the runner reads as a command anywhere in a line (actions/runner, ActionCommand.TryParse). Its search skips a zero-width space
 * under some cultures, and then takes the name from where it counted three characters: it begins with `[` and names no command.
 */
const COMMAND_MARK = '##[';
const BROKEN_MARK = `##${ZERO_WIDTH_SPACE}[`;

/**
 * Returns `text` as lines for a runner's log, none of which can be a workflow command.
 * Each begins with `│ `, is at most 8 KiB of UTF-8 and says how much was cut; it keeps its colors and closes them; no other escape
 * sequence, control or bidirectional character, lone surrogate or registered secret is in it. At least one line. Never throws.
 */
export function safeLogLines(text: string): string[] {
  return splitLines(text).map(renderLogLine);
}

/** Returns `text` as lines to be kept or shown elsewhere: cleaned as for the runner's log, without prefix and colors, cut at 1 MiB. Never throws. */
export function plainLines(text: string): string[] {
  return [...eachPlainLine(text)];
}

/** Yields what `plainLines` returns, one line at a time. */
export function* eachPlainLine(text: string): Generator<string, void, undefined> {
  for (const line of eachLine(text)) yield renderPlainLine(line);
}

/** Returns `text` as one plain line: cleaned, redacted, every run of white space one space. Never throws. */
export function plainLine(text: string): string {
  if (text.length <= KEPT_UNITS && NOTHING_TO_CLEAN.test(text)) return redact(text);
  return plainLines(text).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns `text` as one line that no runner reads as a command: cleaned, redacted, cut to `maxChars` UTF-16 units. Never throws. */
export function safeSentence(text: string, maxChars: number): string {
  const { seen, isWhole } = seeStart(text, 2 * maxChars);
  const line = plainLine(seen);
  const shown = isWhole ? line : `${line.slice(0, unitsToShow(line, isWhole))}…`;
  return cutChars(shown.replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`), maxChars);
}

/** Returns the message of an error as `safeSentence` does. */
export function sentenceOf(error: unknown, maxChars = 300): string {
  return safeSentence(error instanceof Error ? error.message : String(error), maxChars);
}

/** Returns the start of `text` to clean for `units` shown units: twice as many, as cleaning removes some, plus a secret's. */
function seeStart(text: string, units: number): { readonly seen: string; readonly isWhole: boolean } {
  const most = 2 * units + reachOfSecrets();
  return text.length <= most ? { seen: text, isWhole: true } : { seen: text.slice(0, most), isWhole: false };
}

/** Returns how much of a cleaned start can be shown: a secret that is cut off may start in its last units. */
function unitsToShow(cleaned: string, isWhole: boolean): number {
  return isWhole ? cleaned.length : Math.max(0, cleaned.length - reachOfSecrets());
}

function renderPlainLine(line: string): string {
  const { seen, isWhole } = seeStart(line, KEPT_UNITS);
  const plain = stripHidden(seen);
  const units = Math.min(KEPT_UNITS, unitsToShow(plain, isWhole));
  const missingBytes =
    isWhole && units === plain.length ? 0 : Buffer.byteLength(line) - Buffer.byteLength(plain.slice(0, units));
  return redact(plain, units) + renderCut(missingBytes);
}

function renderCut(missingBytes: number): string {
  return missingBytes > 0 ? ` … [${renderBytes(missingBytes)} more cut]` : '';
}

/** A replacement of the plain text from `start` to `end`; colors and breaks replace nothing and have one position. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isColor: boolean;
}

type Piece = Pick<Edit, 'text' | 'isColor'>;

function renderLogLine(line: string): string {
  const { seen, isWhole } = seeStart(line, LINE_LIMIT_BYTES);
  const roomBytes = LINE_LIMIT_BYTES - FRAME_BYTES;
  let shown = PREFIX;
  let leftBytes = roomBytes;
  let missingBytes = 0;
  let isColorOpen = false;
  for (const piece of piecesOf(seen, isWhole)) {
    const kept = fitPiece(piece, missingBytes > 0 ? 0 : leftBytes);
    const keptBytes = Buffer.byteLength(kept);
    shown += kept;
    leftBytes -= keptBytes;
    if (!piece.isColor) missingBytes += Buffer.byteLength(piece.text) - keptBytes;
    else if (kept !== '') isColorOpen = !IS_RESET.test(kept);
  }
  if (!isWhole) missingBytes = Buffer.byteLength(line) - (roomBytes - leftBytes);
  return shown + (isColorOpen ? RESET : '') + renderCut(missingBytes);
}

function fitPiece({ text, isColor }: Piece, maxBytes: number): string {
  if (isColor) return text.length <= maxBytes ? text : '';
  return cutBytes(text, maxBytes);
}

/** Returns the line's text with secrets masked and commands broken. Cutting comes later, so that no half of a secret is left. */
function piecesOf(line: string, isWhole: boolean): Piece[] {
  const { plain, colors } = separateColors(line);
  const units = unitsToShow(plain, isWhole);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, text, isColor } of editsOf(plain, colors)) {
    if (start > units) break;
    if (start > from) pieces.push({ text: plain.slice(from, start), isColor: false });
    pieces.push({ text, isColor });
    from = Math.max(from, end);
  }
  pieces.push({ text: plain.slice(from, Math.max(from, units)), isColor: false });
  return pieces;
}

/** Returns the edits in order. Secrets and marks are found in the plain text, so that no escape sequence inside hides them. */
function editsOf(plain: string, colors: readonly Color[]): Edit[] {
  const edits: Edit[] = colors.map(({ at, sequence }) => ({ start: at, end: at, text: sequence, isColor: true }));
  for (const span of findSecrets(plain)) edits.push({ ...span, text: MASK, isColor: false });
  for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
    edits.push({ start: at + 2, end: at + 2, text: ZERO_WIDTH_SPACE, isColor: false });
  }
  return edits.sort((a, b) => a.start - b.start);
}
