/** A line without the prefix that many lines of its log share. */
export interface StrippedLine {
  readonly text: string;
  /** The name in the prefix, which tells the lines of several programs apart; empty if it has none, or if nearly all lines have it. */
  readonly label: string;
}

/** What can stand before lines, and for which share of them it must. */
interface Form {
  readonly pattern: RegExp;
  /** The share that must have the same prefix, apart from digits. */
  readonly minShare: number;
  /** The share that must have a prefix of this form, if its names differ. */
  readonly minTogether?: number;
  readonly isName: boolean;
}

/** A builder or a host that puts something before lines does so at the end of the log too, where the failure is. */
const MAX_LINES = 400;
const MAX_PREFIX_UNITS = 100;
const MIN_LINES = 4;
const NEARLY_ALL = 0.9;
const MAX_INDENT = 8;
const FRAME = /^\s+(?:at |File "|\d+ \||\||\^)/;

/** What may stand between a prefix and the line. */
const MARK = '(?:\\s?[:>|│┃-](?=\\s|$))?(?:\\s|$)';
const ZONE = '(?: ?(?:[AP]M|Z|UTC|MSK|[A-Z]{1,3}T|[+-]\\d\\d:?\\d\\d)\\b)?';
const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(
      `^[[(]?(?:[\\w,/.-]{1,12}[ T:]{1,2}){0,4}?\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?${ZONE}(?: \\d{4})?[\\])]?(?:\\s{1,2}(?:stdout|stderr|OUT|ERR)\\b\\s{0,2})?${MARK}`,
    ),
    minShare: 0.6,
    isName: false,
  },
  // Tools print lines in brackets, too; levels and what Nest puts before its own messages are no names.
  {
    pattern: new RegExp(
      `^\\[(?!\\s{0,8}(?:info|warn(?:ing)?|err(?:or)?|debug|fatal|trace|notice|critical|severe|nest|fail(?:ed)?|exception|panic)\\b)(?=[^\\]]{0,90}?[A-Za-z])[^\\]]{1,90}\\]${MARK}`,
      'i',
    ),
    minShare: 0.3,
    minTogether: 0.6,
    isName: true,
  },
  // A package with its scope, or a name with a number, which tools do not have.
  {
    pattern: /^(?:@[\w.-]{1,40}\/[\w.-]{1,60}|(?=[\w-]{0,40}-\w{0,20}\d)[A-Za-z][\w-]{1,60}):(?:\s|$)/,
    minShare: 0.3,
    minTogether: 0.6,
    isName: true,
  },
  // Another name, but not what Go puts before each package that it loads.
  {
    pattern:
      /^(?!(?:go|info|debug|note|notice|[\w-]*(?:[Ee]rror|ERROR|[Ee]xception|[Ff]ailure|[Ff]atal|FATAL|[Pp]anic|FAIL|[Ww]arning|WARNING)): )[A-Za-z][\w-]{1,60}:(?:\s|$)/,
    minShare: 0.8,
    isName: true,
  },
  // A name of one word up to a bar, with a time or a number before it; a bar further on is a part of the message. The line number before a
  // code frame and the codes of yarn are no names.
  {
    pattern:
      /^(?!\s{0,8}(?:info|warn|error|debug|fatal|fail)\b|➤ YN)(?=[^|│┃]{0,99}?(?:[A-Za-z]{2}|\d:\d)|\d{1,4}\|[A-Za-z])\s{0,8}(?:\[?[\d:.,T/-]{5,30}Z?\]? {1,4})?(?:\d{1,4}\|)?(?:\[[\w.@/: -]{1,60}\]|[\w.@/:#()-]{1,90}) {0,40}(?:\|[\w-]{1,60} {0,40})?[|│┃](?:\s|$)/i,
    minShare: 0,
    isName: true,
  },
];

/** Returns how lines of this log are read without a prefix that many of them share, as `web.1.x9@node-b | `; null if they share none. */
export function findSharedPrefix(lines: readonly string[]): ((line: string) => StrippedLine) | null {
  const filled = lines.slice(-MAX_LINES).filter((line) => line.trim() !== '');
  const shared = new Map<Form, ReadonlyMap<string, string>>();
  for (const form of FORMS) {
    const counts = new Map<string, number>();
    for (const line of filled) {
      const name = nameOf(prefixOf(line, form));
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const all = counts.values().reduce((sum, count) => sum + count, 0);
    const isTogether = all >= Math.max(MIN_LINES, filled.length * (form.minTogether ?? Infinity));
    const least = isTogether ? 1 : Math.max(MIN_LINES, filled.length * form.minShare);
    const labels = [...counts].flatMap(([name, count]) => {
      const label = form.isName && count < filled.length * NEARLY_ALL ? name : '';
      return count >= least ? [[name, label] as const] : [];
    });
    if (labels.length > 0) shared.set(form, new Map(labels));
  }
  if (shared.size === 0) return null;
  return (line) => {
    for (const [form, labels] of shared) {
      const prefix = prefixOf(line, form);
      const label = labels.get(nameOf(prefix));
      if (label !== undefined) return { text: line.slice(prefix.length), label };
    }
    return { text: line, label: '' };
  };
}

function prefixOf(line: string, { pattern }: Form): string {
  return pattern.exec(line.slice(0, MAX_PREFIX_UNITS))?.[0] ?? '';
}

/** Returns a prefix without its digits, so that those of different times are equal. */
function nameOf(prefix: string): string {
  return prefix.replace(/\d+/g, '0').replace(/\s+/g, ' ').trimEnd();
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
