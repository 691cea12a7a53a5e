/** A line without the prefix that many lines of its log share. */
export interface StrippedLine {
  readonly text: string;
  /** The prefix without its digits, which tells the lines of several programs apart; empty if it has none. */
  readonly label: string;
}

/** A builder or a host that puts something before lines does so at the end of the log too, where the failure is. */
const MAX_LEARNED_LINES = 400;
const MAX_PREFIX_UNITS = 100;
const MIN_LINES = 4;
/** Lines in brackets are also printed by tools, so many must share theirs. */
const MIN_BRACKETED_SHARE = 0.3;
const MIN_SHARE = 0.6;
const MAX_INDENT = 8;
const FRAME = /^\s+(?:at |File "|\d+ \||\||\^)/;
/** A line number before a code frame, or the cell of a table, is no prefix: a name or a time is. */
const NAME_OR_TIME = /[A-Za-z]{2}|\d:\d/;
/** Levels of loggers, what Nest and yarn put before their own messages, and Go before each package that it loads. */
const NO_PREFIX =
  /^(?:\[?\s{0,8}(?:info|warn(?:ing)?|err(?:or)?|debug|fatal|trace|notice|critical|severe|nest)\b|➤ YN|go: )/i;
/** What may stand between a prefix and the line. */
const MARK = '(?:\\s?[:>-](?=\\s|$))?(?:\\s|$)';
const BAR = /^[^|│┃]{1,99}(?:[|│┃][^\s|│┃][^|│┃]{0,60})?[|│┃](?:\s|$)/;
const BRACKET = new RegExp(`^\\[[^\\]]{1,90}\\]${MARK}`);
const TIME = new RegExp(
  `^[[(]?(?:[\\w,/.-]{1,12}[ T]{1,2}){0,4}?\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?(?: ?(?:[A-Z]{1,4}|[+-]\\d\\d:?\\d\\d)\\b)?(?: \\d{4})?[\\])]?${MARK}`,
);
/** The name of a package or a pod, or of a program that nearly all lines have. */
const NAME = /^(?:@[\w.-]{1,40}\/)?[A-Za-z][\w-]{1,60}:(?:\s|$)/;
/** What no tool is called: a package's scope, or a number in a name. */
const GENERATED = /^(?:@|[\w-]*-\w*\d)/;

/** Returns how lines of this log are read without a prefix that many of them share, as `web.1.x9@node-b | `; null if they share none. */
export function learnPrefix(lines: readonly string[]): ((line: string) => StrippedLine) | null {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const line of lines.slice(-MAX_LEARNED_LINES)) {
    if (line.trim() === '') continue;
    filled += 1;
    const form = formOf(line.slice(0, prefixLength(line)));
    if (form !== '') counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const isShared = ([form, count]: [string, number]): boolean =>
    count >= Math.max(MIN_LINES, filled * minShareOf(form));
  const shared = new Set([...counts].filter(isShared).map(([form]) => form));
  if (shared.size === 0) return null;
  return (line) => {
    const length = prefixLength(line);
    const form = formOf(line.slice(0, length));
    return shared.has(form) ? { text: line.slice(length), label: form } : { text: line, label: '' };
  };
}

/** Returns a line without its first spaces, at most `indent`. */
export function dedent(line: string, indent: number): string {
  return line.slice(Math.min(indent, line.length - line.trimStart().length));
}

/** Returns by how many spaces, at most eight, at least this share of the lines is indented; stack frames are not counted. */
export function sharedIndent(lines: readonly string[], minShare: number): number {
  const counted = lines.filter((line) => line.trim() !== '' && !FRAME.test(line));
  const indents = counted.map((line) => line.length - line.trimStart().length);
  for (let indent = MAX_INDENT; indent > 0; indent--)
    if (indents.filter((one) => one >= indent).length >= counted.length * minShare) return indent;
  return 0;
}

/** Returns the length of what stands before a line: up to its first bar, bracket or time, or its name; 0 if it has none of them. */
function prefixLength(line: string): number {
  const start = line.slice(0, MAX_PREFIX_UNITS);
  for (const pattern of [BAR, BRACKET, TIME, NAME]) {
    const found = pattern.exec(start);
    if (found !== null) return found[0].length;
  }
  return 0;
}

/** Returns a prefix without its digits, so that those of different times are equal; empty if it is none. */
function formOf(prefix: string): string {
  return NAME_OR_TIME.test(prefix) && !NO_PREFIX.test(prefix)
    ? prefix.replace(/\d+/g, '0').replace(/\s+/g, ' ').trimEnd()
    : '';
}

function minShareOf(form: string): number {
  if (/[|│┃]$/.test(form)) return 0;
  const isName = form.startsWith('[') ? /[A-Za-z]/.test(form) : GENERATED.test(form) && NAME.test(form);
  return isName ? MIN_BRACKETED_SHARE : MIN_SHARE;
}
