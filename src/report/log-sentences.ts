import { eachLine } from '../kernel/plain-text.ts';
import type { GapCause } from '../logs/log-source.ts';
import { cutToUnits } from './limits.ts';

/**
 * Returns what is said in a log where about so many lines (null: unknown how many) are missing, were `withheld`, or were `repeated`;
 * the causes are those of the log's sink.
 */
export function sayGap(missing: number | null, cause?: GapCause): string {
  if (cause === 'withheld')
    return 'lines are left out here: the log was not read before this deployment, so that they may be of the deployment before. Look at the platform for them';
  if (cause === 'repeated')
    return 'no line of the log is known to be of this deployment: the lines above may be of the deployment before';
  return `${missing === null ? 'some' : `about ${missing}`} lines are missing here`;
}

/** Returns what is said of lines that one entry of the log has beyond those that are shown; `elsewhere` says where they are. */
export function sayLinesLeftOut(count: number, elsewhere: string): string {
  return `${count} more lines of this entry are not shown${elsewhere}`;
}

/** Returns what is said where a run has shown as many log lines as it may; `elsewhere` says where the rest is. */
function sayLogEnds(shown: number, elsewhere: string): string {
  return `no more of the log is shown: a run shows ${shown} lines at most${elsewhere}`;
}

/** Returns a sentence about a log as it stands among the log's lines. */
export function renderRemark(sentence: string): string {
  return `… ${sentence} …`;
}

/** Returns what is said of a log that cannot be read; `message` is the error's. */
export function renderUnreadable({ message }: { readonly message: string }): string {
  return `The log cannot be read; the verdict does not depend on it. ${message}`;
}

/** As long as a line of the job's log. */
const MAX_LINE_UNITS = 8_192;
/** For all lines together: ten thousand of the longest would take 80 MiB or more. */
const MAX_UNITS = 4_194_304;
/** Up to here the engine copies what it cuts out of a text; beyond, what was cut out keeps the whole text in memory. */
const COPIED_UNITS = 12;

/** Remembers the last lines of a log, which are plain already; a long one is cut. */
interface LastLines {
  add(line: string): void;
  /** Returns them, oldest first. */
  lines(): readonly string[];
}

/** Returns a memory of at most `mostLines` lines, and of as many as 4 Mi UTF-16 units hold. */
export function createLastLines(mostLines: number): LastLines {
  const kept: string[] = [];
  let units = 0;
  return {
    add: (line) => {
      const cut = cutToUnits(line, MAX_LINE_UNITS);
      kept.push(cut.length <= COPIED_UNITS ? cut : Buffer.from(cut).toString());
      units += cut.length;
      while (kept.length > mostLines || units > MAX_UNITS) units -= kept.shift()?.length ?? 0;
    },
    lines: () => [...kept],
  };
}

/** Most lines that are shown of one entry of the platform's log, which is one line there and may hold line breaks. */
const MAX_ENTRY_LINES = 1_000;
/** Most log lines that a run shows. */
const MAX_RUN_LINES = 100_000;

/** What to show of one entry of a log: raw lines, and what to say after them of those that are left out; null if none are. */
interface ShownEntry {
  readonly lines: readonly string[];
  readonly remark: string | null;
}

/** Decides how much of each entry of the logs of one run is shown. */
type LineBudget = (entry: string) => ShownEntry;

/** Returns the budget of a run that has shown nothing yet; `elsewhere` ends each remark and says where the rest is. Never throws. */
export function createLineBudget(elsewhere = ''): LineBudget {
  let left = MAX_RUN_LINES;
  return (entry) => {
    if (left === 0) return { lines: [], remark: null };
    const { lines, leftOut } = cutEntry(entry, Math.min(left, MAX_ENTRY_LINES));
    left -= lines.length;
    if (left === 0) return { lines, remark: sayLogEnds(MAX_RUN_LINES, elsewhere) };
    return { lines, remark: leftOut === 0 ? null : sayLinesLeftOut(leftOut, elsewhere) };
  };
}

/** Returns the lines to print of an entry, with the remark as the last one. */
export function renderShownEntry({ lines, remark }: ShownEntry): readonly string[] {
  return remark === null ? lines : [...lines, renderRemark(remark)];
}

/** The first lines of an entry, raw, and how many more it has. */
interface CutEntry {
  readonly lines: readonly string[];
  readonly leftOut: number;
}

/** Returns the first lines of an entry of a log, at most `most` of them. Never throws. */
export function cutEntry(entry: string, most = MAX_ENTRY_LINES): CutEntry {
  const lines: string[] = [];
  let leftOut = 0;
  for (const line of eachLine(entry)) {
    if (lines.length < most) lines.push(line);
    else leftOut += 1;
  }
  return { lines, leftOut };
}
