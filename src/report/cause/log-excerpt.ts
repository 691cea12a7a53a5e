/** Some lines of an application's log that follow each other. */
export interface LogExcerpt {
  /** As `plainLines` gives them. */
  readonly lines: readonly string[];
  /** Indexes in `lines` of those that show a cause, that of the likeliest first; empty if no cause is known. */
  readonly marks: readonly number[];
  /** How many lines are left out before and after them. */
  readonly before: number;
  readonly after: number;
}

/** An excerpt without lines. */
export const NO_LOG: LogExcerpt = { lines: [], marks: [], before: 0, after: 0 };

const LINES_BEFORE = 10;
const MARK = '→ ';

/**
 * Returns at most `most` lines of an excerpt: those from ten before the first mark on (if there is room for as many after it), or the last
 * ones if nothing is marked. Those for a smaller number are part of those for a larger.
 */
export function narrowExcerpt({ lines, marks, before, after }: LogExcerpt, most: number): LogExcerpt {
  const [first] = marks;
  const isMarked = first !== undefined && first >= 0 && first < lines.length;
  const start = Math.max(0, isMarked ? first - leadOf(most, lines.length - first) : lines.length - most);
  const end = Math.min(lines.length, start + most);
  return {
    lines: lines.slice(start, end),
    marks: isMarked ? marks.filter((at) => at >= start && at < end).map((at) => at - start) : [],
    before: before + start,
    after: after + lines.length - end,
  };
}

/** Returns how many lines before a mark to show: fewer than ten only to have as many after it, `rest` being those that there are. */
function leadOf(most: number, rest: number): number {
  return Math.min(LINES_BEFORE, Math.max(Math.floor(most / 2), most - rest));
}

/** Returns the lines with an arrow before each that shows a cause; as they are if none does. */
export function renderExcerpt({ lines, marks }: LogExcerpt): readonly string[] {
  return marks.length === 0 ? lines : lines.map((line, at) => `${marks.includes(at) ? MARK : '  '}${line}`);
}

/** Returns the title for an excerpt of the log of `name`, with how many lines are left out. */
export function titleExcerpt({ lines, marks, before, after }: LogExcerpt, name: string): string {
  const parts = [before === 0 ? '' : `${before} earlier`, after === 0 ? '' : `${after} later`].filter(
    (part) => part !== '',
  );
  const noun = before + after === 1 ? 'line' : 'lines';
  const leftOut = parts.length === 0 ? '' : ` (${parts.join(' and ')} ${noun} left out)`;
  if (marks.length > 0) return `Log lines around the error of ${name}${leftOut}`;
  return `Last ${lines.length === 1 ? 'log line' : `${lines.length} log lines`} of ${name}${leftOut}`;
}
