import { cutBytes, cutChars, separateColours, splitLines, ZERO_WIDTH_SPACE } from './plain-text.js';
import { findSecrets, MASK, redact } from './redaction.js';
import { renderBytes } from './units.js';
/** Never trimmed as white space and never ignored in a comparison, so nothing behind it stands at a line's start. */
const PREFIX = '│ ';
const LINE_LIMIT_BYTES = 8192;
/** Room for the prefix, the colour reset and the note of a cut. */
const FRAME_BYTES = 64;
const RESET = '\x1b[0m';
const IS_RESET = /^\x1b\[0*m$/;
/**
 * What the runner reads as a command anywhere in a line (actions/runner, ActionCommand.TryParse). Its search skips a zero-width space
 * under some cultures, and then takes the name from where it counted three characters: it begins with `[` and names no command.
 */
const COMMAND_MARK = '##[';
const BROKEN_MARK = `##${ZERO_WIDTH_SPACE}[`;
/**
 * Answers `text` as lines for a runner's log, none of which can be a workflow command.
 * Each begins with `│ `, is at most 8 KiB of UTF-8 and says how much was cut; it keeps its colours and closes them; no other escape
 * sequence, control or bidirectional character, lone surrogate or registered secret is in it. At least one line. Never throws.
 */
export function safeLogLines(text) {
    return splitLines(text).map(renderLogLine);
}
/** Answers `text` as lines to be kept or shown elsewhere: cleaned as for the runner's log, without prefix, colours and cut. Never throws. */
export function plainLines(text) {
    return splitLines(text).map((line) => redact(separateColours(line).plain));
}
/** Answers `text` as one plain line: cleaned, redacted, every run of white space one space. Never throws. */
export function plainLine(text) {
    return plainLines(text).join(' ').replace(/\s+/g, ' ').trim();
}
/**
 * Answers `text` as one line for an annotation, an output or a message: cleaned, redacted, no workflow command wherever it is printed,
 * cut to `maxChars` UTF-16 units with an ellipsis. Never throws.
 */
export function safeSentence(text, maxChars) {
    const line = plainLine(text).replaceAll(COMMAND_MARK, BROKEN_MARK).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`);
    return cutChars(line, maxChars);
}
function renderLogLine(line) {
    let shown = PREFIX;
    let leftBytes = LINE_LIMIT_BYTES - FRAME_BYTES;
    let missingBytes = 0;
    let isColourOpen = false;
    for (const piece of piecesOf(line)) {
        const kept = fitPiece(piece, missingBytes > 0 ? 0 : leftBytes);
        const keptBytes = Buffer.byteLength(kept);
        shown += kept;
        leftBytes -= keptBytes;
        if (!piece.isColour)
            missingBytes += Buffer.byteLength(piece.text) - keptBytes;
        else if (kept !== '')
            isColourOpen = !IS_RESET.test(kept);
    }
    return shown + (isColourOpen ? RESET : '') + (missingBytes > 0 ? ` … [${renderBytes(missingBytes)} more cut]` : '');
}
function fitPiece({ text, isColour }, maxBytes) {
    if (isColour)
        return text.length <= maxBytes ? text : '';
    return cutBytes(text, maxBytes);
}
/** The line's text, secrets masked and command marks broken, with its colours in place. Cutting comes after, so no half of a secret is left. */
function piecesOf(line) {
    const { plain, colours } = separateColours(line);
    const pieces = [];
    let from = 0;
    for (const { start, end, text, isColour } of editsOf(plain, colours)) {
        if (start > from)
            pieces.push({ text: plain.slice(from, start), isColour: false });
        pieces.push({ text, isColour });
        from = Math.max(from, end);
    }
    pieces.push({ text: plain.slice(from), isColour: false });
    return pieces;
}
/** In order. They are found in the plain text, so that no escape sequence inside a secret or a command mark hides it. */
function editsOf(plain, colours) {
    const edits = colours.map(({ at, sequence }) => ({ start: at, end: at, text: sequence, isColour: true }));
    for (const span of findSecrets(plain))
        edits.push({ ...span, text: MASK, isColour: false });
    for (let at = plain.indexOf(COMMAND_MARK); at !== -1; at = plain.indexOf(COMMAND_MARK, at + 1)) {
        edits.push({ start: at + 2, end: at + 2, text: ZERO_WIDTH_SPACE, isColour: false });
    }
    return edits.sort((a, b) => a.start - b.start);
}
