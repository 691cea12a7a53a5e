import type { GapCause } from '../logs/log-source.ts';
import type { PlacedCause } from './cause/cause-text.ts';
import type { LogExcerpt } from './cause/log-excerpt.ts';
import { createLastLines } from './log-sentences.ts';
import type { AppFacts } from './view.ts';

/** So many lines are kept however few are shown, so that a cause is found although a cleanup or a stack trace follows it. */
const MIN_KEPT_LINES = 5_000;
/** How many lines before the first line of a cause are shown with it. */
const LINES_BEFORE = 10;

/** Remembers the last lines of one application's log, and what they say of a failure's cause. */
export interface LogMemory {
  add(line: string): void;
  /** Notes why there is a gap after the last line. */
  gap(cause?: GapCause): void;
  /** Returns the kept lines to look for a cause in. Those that may be from the previous deployment are empty. */
  keptLines(): readonly string[];
  /** Remembers the causes that were found in the lines that `keptLines` returned last. */
  explained(causes: readonly PlacedCause[]): void;
  /** Returns the last lines, at most as many as are shown; earlier ones if the first cause would be missing. */
  facts(): Pick<AppFacts, 'log' | 'causes'>;
}

/** Returns the memory of a log of which at most `shownLines` lines are shown. */
export function createLogMemory(shownLines: number): LogMemory {
  const last = createLastLines(Math.max(shownLines, MIN_KEPT_LINES));
  // Lines are numbered from the first that was ever added.
  let doubtfulUntil = 0;
  let searchedFrom = 0;
  let marks: readonly number[] = [];
  let causes: readonly PlacedCause[] = [];
  return {
    add: last.add,
    gap: (cause) => {
      if (cause === 'repeated') doubtfulUntil = last.leftOut() + last.lines().length;
    },
    keptLines: () => {
      searchedFrom = last.leftOut();
      return last.lines().map((line, index) => (searchedFrom + index < doubtfulUntil ? '' : line));
    },
    explained: (found) => {
      causes = found;
      marks = found.filter(({ at }) => at >= 0).map(({ at }) => at + searchedFrom);
    },
    facts: () => {
      const before = last.leftOut();
      const whole = { lines: last.lines(), marks: marks.map((at) => at - before), before, after: 0 };
      return { log: cutAround(whole, shownLines), causes };
    },
  };
}

/** Returns the last `most` lines, or if the first mark is before them, `most` lines that begin shortly before it. */
function cutAround({ lines, marks, before }: LogExcerpt, most: number): LogExcerpt {
  const end = Math.max(0, lines.length - most);
  const at = marks[0] ?? -1;
  const lead = Math.min(LINES_BEFORE, Math.floor((most - 1) / 2));
  const from = at < 0 ? end : Math.min(end, Math.max(0, at - lead));
  const isShown = (mark: number): boolean => mark >= from && mark < from + most;
  return {
    lines: lines.slice(from, from + most),
    marks: at < 0 ? [] : marks.filter(isShown).map((mark) => mark - from),
    before: before + from,
    after: Math.max(0, lines.length - from - most),
  };
}
