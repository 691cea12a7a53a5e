/** A builder or a host that puts something before lines does so at the end of the log too, where the failure is. */
const MAX_LEARNED_LINES = 400;
const MAX_PREFIX_UNITS = 100;
const MIN_LINES = 4;
/** Lines in brackets are also printed by tools, so many must share theirs. */
const MIN_BRACKETED_SHARE = 0.3;
const MIN_TIMED_SHARE = 0.6;
const MIN_INDENTED_SHARE = 0.8;
const MAX_INDENT = 8;
const FRAME = /^\s+(?:at |File "|\d+ \||\||\^)/;
/** A line number before a code frame, or the cell of a table, is no prefix: a name or a time is. */
const NAME_OR_TIME = /[A-Za-z]{2}|\d:\d/;
/** Levels of loggers, and what Nest and yarn put before their own messages. */
const NO_PREFIX = /^(?:\[?\s{0,8}(?:info|warn(?:ing)?|err(?:or)?|debug|fatal|trace|notice|critical|severe|nest)\b|➤ YN)/i;
const TIME = /^\[?(?:(?:[A-Z][a-z]{2},? )?(?:\d{2,4}[-/.]\d\d[-/.]\d{2,4}|[A-Z][a-z]{2} {1,2}\d{1,2}(?:,? \d{4})?|\d{1,2} [A-Z][a-z]{2}(?: \d{4})?),?[ T])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:[A-Z]{2,4}|[+-]\d\d:?\d\d)\b)?\]?(?:\s|$)/;
/** Returns how lines of this log are read without a prefix that many of them share, as `web.1.x9@node-b | `; null if they share none. */
export function learnPrefix(lines) {
    const counts = new Map();
    let filled = 0;
    for (const line of lines.slice(-MAX_LEARNED_LINES)) {
        if (line.trim() === '')
            continue;
        filled += 1;
        const form = formOf(line.slice(0, prefixLength(line)));
        if (form !== '')
            counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    const isShared = ([form, count]) => count >= Math.max(MIN_LINES, filled * minShareOf(form));
    const shared = new Set([...counts].filter(isShared).map(([form]) => form));
    if (shared.size === 0)
        return null;
    const strip = (line) => {
        const length = prefixLength(line);
        const form = formOf(line.slice(0, length));
        return shared.has(form) ? { text: line.slice(length), label: form } : { text: line, label: '' };
    };
    const stripped = lines
        .slice(-MAX_LEARNED_LINES)
        .map(strip)
        .filter(({ label }) => label !== '');
    const indent = sharedIndent(stripped.map(({ text }) => text), MIN_INDENTED_SHARE);
    return (line) => {
        const { text, label } = strip(line);
        return { text: dedent(text, indent), label };
    };
}
/** Returns a line without its first spaces, at most `indent`. */
export function dedent(line, indent) {
    return line.slice(Math.min(indent, line.length - line.trimStart().length));
}
/** Returns by how many spaces, at most eight, at least this share of the lines is indented; stack frames are not counted. */
export function sharedIndent(lines, minShare) {
    const counted = lines.filter((line) => line.trim() !== '' && !FRAME.test(line));
    const indents = counted.map((line) => line.length - line.trimStart().length);
    for (let indent = MAX_INDENT; indent > 0; indent--)
        if (indents.filter((one) => one >= indent).length >= counted.length * minShare)
            return indent;
    return 0;
}
/** Returns the length of what stands before a line: up to its first bar, bracket or time; 0 if it has none of them. */
function prefixLength(line) {
    const start = line.slice(0, MAX_PREFIX_UNITS);
    const bar = start.search(/[|│┃]/);
    if (bar > 0 && (start[bar + 1] ?? ' ') === ' ')
        return Math.min(line.length, bar + 2);
    const bracket = start.startsWith('[') ? start.indexOf(']') : -1;
    if (bracket > 1 && (start[bracket + 1] ?? ' ') === ' ')
        return Math.min(line.length, bracket + 2);
    return TIME.exec(start)?.[0].length ?? 0;
}
/** Returns a prefix without its digits, so that those of different times are equal; empty if it is none. */
function formOf(prefix) {
    return NAME_OR_TIME.test(prefix) && !NO_PREFIX.test(prefix) ? prefix.replace(/\d+/g, '0').replace(/\s+/g, ' ') : '';
}
function minShareOf(form) {
    if (/[|│┃] ?$/.test(form))
        return 0;
    return form.startsWith('[') && /[A-Za-z]/.test(form) ? MIN_BRACKETED_SHARE : MIN_TIMED_SHARE;
}
