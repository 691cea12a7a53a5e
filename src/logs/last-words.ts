import { RECOVERIES } from './log-prefix.ts';
import { ALARM } from './matcher-index.ts';

/** How many lines above the one that says that a command failed are searched. */
const MAX_LINES = 25;
/** The same at the end of a log. */
const MAX_END_LINES = 8;

/** What begins a line that a program means as its error: a sign, a word, or the level of a logger behind its time and name. */
const MARK =
  /^(?:\s{0,12}(?:[❌✖⨯×✗✘🚨✕]\s{0,3}|\[?(?:[Ee]rror|[Ff]atal|[Ff]ailure)(?:\]:?\s{1,4}|:\s{0,4}|\s{2,4}))(?:[Ee]rror: )?|.{0,60}?\b(?:ERROR|FATAL|FAILURE|CRITICAL)\b\]?:?\s{1,4}(?:\[[\w .]{1,40}\]:?\s{1,4})?)(?=\S)/u;
const STRONG = /^\s{0,12}(?:[A-Z]\w{0,40} )?(?:[Ff]ailed |[Cc]ould not |[Cc]annot |[Uu]nable |[Mm]issing |[Ii]nvalid )/;

/** What says nothing of the cause: lines without words, where to read more, and that a command failed. */
const SAYS_NOTHING =
  /^\W*$|^\s{0,4}\d{1,5} \| |^\s{0,8}(?:npm (?:error|ERR!|notice|warn) |info Visit |See |Run |Try |For more |Error (?:message|reference)|Stack trace|\"build\.command\" failed|\S{0,40}: command failed|. Build failed in )|exit(?:ed)? (?:normally )?(?:code|status|with)|exit code|^\s{0,8}[\w.]{1,40}: \S{1,40},?$/i;

const FRAME = /^\s{1,24}at \S/;

/** What a program said last, and the index of that line. */
export interface LastWords {
  readonly sentence: string;
  readonly at: number;
}

/**
 * Returns what a program said last before the line that says that it failed: the first of the nearest lines that are marked as errors,
 * else the nearest that alarms; null if there is none. If no line says that it failed, only a marked line at the end of the log counts.
 */
export function findLastWords(lines: readonly { readonly text: string }[], failedAt: number | null): LastWords | null {
  let alarming: LastWords | null = null;
  let marked: LastWords | null = null;
  const end = failedAt ?? lines.length;
  for (let at = end - 1; at >= Math.max(0, end - (failedAt === null ? MAX_END_LINES : MAX_LINES)); at--) {
    const { text = '' } = lines[at] ?? {};
    if (RECOVERIES.some(({ pattern }) => pattern.test(text))) break;
    if (SAYS_NOTHING.test(text) || (failedAt !== null && FRAME.test(text))) continue;
    const next = /:\s*$/.test(text) ? (lines[at + 1]?.text ?? '').replace(/^[\s\-•*]+/, ' ') : '';
    const sentence = `${text.replace(MARK, '')}${next}`;
    const isMarked = MARK.test(text) || STRONG.test(text);
    if (isMarked) marked = { sentence, at };
    else if (marked !== null || failedAt === null) break;
    else if (alarming === null && ALARM.test(text)) alarming = { sentence, at };
  }
  return marked ?? alarming;
}
