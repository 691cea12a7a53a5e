import { RECOVERIES } from './log-prefix.ts';
import { ALARM } from './matcher-index.ts';

/** How many lines above the one that says that a command failed are searched. */
const MAX_LINES = 25;
/** The same at the end of a log. */
const MAX_END_LINES = 8;
/** How many lines above the last words a server may have said that it listens. */
const MAX_UP_LINES = 1_000;

/** What begins a line that a program means as its error: a sign, a word, or the level of a logger behind its time and name. */
const MARK =
  /^(?:\s{0,12}(?:[❌✖⨯×✗✘🚨✕]\s{0,3}|\[?(?:[Ee]rror|[Ff]atal|[Ff]ailure)(?:\]:?\s{1,4}|:\s{0,4}|\s{2,4}|\s(?=[a-z-]{3,40}: )))(?:[Ee]rror: )?|\s{0,8}[A-Z]\w{0,60}(?: \(\w{1,60}Error\)|Error|Exception)(?: \[\w{1,40}\])?: |[^\w\s]{1,4}\s{1,4}error\s|.{0,60}?(?:\b(?:ERROR|FATAL|FAILURE|CRITICAL)\b\]?:?|[✘✖❌])\s{1,4}(?:\[[\w .]{1,40}\]:?\s{1,4})?)(?=\S)/u;
const STRONG = /^\s{0,12}(?:[A-Z]\w{0,40} )?(?:[Ff]ailed |[Cc]ould not |[Cc]annot |[Uu]nable |[Mm]issing |[Ii]nvalid )/;

/** What says nothing of the cause: lines without words, where to read more, and that a command failed. */
const SAYS_NOTHING =
  /^\W*$|^\W{0,4}warn(?:ing)?\b|^\s{0,4}\d{1,5} \| |^\s{0,8}(?:npm (?:error|ERR!|notice|warn) |info Visit |See |Run |Try |For more |Error (?:message|reference)|Stack trace|"build\.command" failed|\S{0,40}: command failed|. Build failed in )|exit(?:ed)? (?:normally )?(?:code|status|with)|exit code|^\s{0,8}[\w.]{1,40}: \S{1,40},?$/i;

const CODE = /^ {4}\S/;
const FRAME = /^\s{1,24}at \S/;

/** Docker Compose and Foreman, whose lines of several programs stand between each other. */
const ENDED = /^(?<step>[\w.-]{1,60}) exited with code \d/;

/** A line of a log, and what is known of it. */
interface Line {
  readonly text: string;
  readonly step: string;
  readonly isError: boolean;
}

/** What a program said last, and the index of that line. */
interface LastWords {
  readonly sentence: string;
  readonly at: number;
}

/**
 * Returns what a program said last before the line that says that it failed: the first of the nearest lines that are marked as errors,
 * else the nearest that alarms; null if no line does. If no line says that it failed, only a marked line at the end of the log counts.
 */
export function findLastWords(lines: readonly Line[], failedAt: number | null): LastWords | null {
  let alarming: LastWords | null = null;
  let marked: LastWords | null = null;
  const end = failedAt ?? lines.length;
  const program = ENDED.exec(lines[end]?.text ?? '')?.groups?.['step'];
  const isOther = (step: string): boolean => program !== undefined && /\D/.test(step) && step !== program;
  for (let at = end - 1; at >= Math.max(0, end - (failedAt === null ? MAX_END_LINES : MAX_LINES)); at--) {
    const { text = '', step = '', isError = false } = lines[at] ?? {};
    if (RECOVERIES.some(({ pattern }) => pattern.test(text))) break;
    // The end of a traceback that the program may have handled: what Python prints is known to matchers.
    if (failedAt === null && CODE.test(lines[at - 1]?.text ?? '')) break;
    if (isOther(step) || SAYS_NOTHING.test(text) || (failedAt !== null && FRAME.test(text))) continue;
    const isMarked = isError || MARK.test(text) || STRONG.test(text);
    if (isMarked) marked = { sentence: sentenceOf(text, lines[at + 1]?.text ?? ''), at };
    else if (marked !== null || failedAt === null) break;
    else if (alarming === null && ALARM.test(text)) alarming = { sentence: text, at };
  }
  return failedAt === null && marked !== null && isWellBefore(lines, marked.at) ? null : (marked ?? alarming);
}

/** Returns true if a server listened, or a step was done, some time before a line: an error after that need not have stopped it. */
function isWellBefore(lines: readonly Line[], at: number): boolean {
  return lines.slice(Math.max(0, at - MAX_UP_LINES), at).some(({ text }) => isRecovery(text));
}

function isRecovery(text: string): boolean {
  return RECOVERIES.some(({ pattern, settles }) => settles !== 'step' && pattern.test(text));
}

/** Returns what a line says; if it ends with a colon, with the next line, and with what that says to have caused it. */
function sentenceOf(text: string, next: string): string {
  const said = text.replace(MARK, '');
  const cause = /^\s{1,8}caused by: (.+)/i.exec(next)?.[1];
  if (cause !== undefined) return `${said}: ${cause}`;
  return /:\s*$/.test(said) ? `${said} ${next.replace(/^[\s\-•*]+/, '')}` : said;
}
