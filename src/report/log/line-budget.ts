import { eachLine } from '../../kernel/plain-text.ts';
import { renderRemark, sayLinesLeftOut, sayLogEnds } from './log-sentences.ts';

/** Most lines that are shown of one entry of the platform's log, which is one line there and may hold line breaks. */
const MAX_ENTRY_LINES = 1_000;
/** Most log lines that a run shows. */
const MAX_RUN_LINES = 100_000;

/** What to show of one entry of a log: raw lines, and what to say after them of those that are left out; null where none are. */
export interface ShownEntry {
  readonly lines: readonly string[];
  readonly remark: string | null;
}

/** Decides how much of each entry of the logs of one run is shown. */
export type LineBudget = (entry: string) => ShownEntry;

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
export interface CutEntry {
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
