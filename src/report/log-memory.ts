import type { GapCause } from '../logs/log-source.ts';
import type { PlacedCause } from './cause/cause-text.ts';
import { createLastLines } from './log-sentences.ts';
import type { AppFacts } from './view.ts';

/** So many lines are kept however few are shown, so that a cause is found although a cleanup or a stack trace follows it. */
const MIN_KEPT_LINES = 5_000;
/** How many lines before the first line of a cause are shown with it. */
const LINES_BEFORE = 10;

type ShownLog = Pick<AppFacts, 'logTail' | 'causes' | 'logCut'>;

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
  facts(): ShownLog;
}

/** Returns the memory of a log of which at most `shownLines` lines are shown. */
export function createLogMemory(shownLines: number): LogMemory {
  const last = createLastLines(Math.max(shownLines, MIN_KEPT_LINES));
  // Lines are numbered from the first that was ever added.
  let doubtfulUntil = 0;
  let searchedFrom = 0;
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
      causes = found.map((cause) => ({ ...cause, at: cause.at + searchedFrom }));
    },
    facts: () => {
      const kept = causes.map((cause) => ({ ...cause, at: cause.at - last.leftOut() }));
      return cutAround(last.lines(), kept, shownLines, last.leftOut());
    },
  };
}

/** Returns the last `most` lines, or if the first cause is before them, `most` lines that begin shortly before it. */
function cutAround(lines: readonly string[], causes: readonly PlacedCause[], most: number, leftOut: number): ShownLog {
  const end = Math.max(0, lines.length - most);
  const at = causes[0]?.at ?? -1;
  const lead = Math.min(LINES_BEFORE, Math.floor((most - 1) / 2));
  const from = at < 0 ? end : Math.min(end, Math.max(0, at - lead));
  const logCut = { before: leftOut + from, after: Math.max(0, lines.length - from - most) };
  const isShown = (at: number): boolean => at >= from && at < from + most;
  return {
    logTail: lines.slice(from, from + most),
    causes: causes.map((cause) => ({ ...cause, at: isShown(cause.at) ? cause.at - from : -1 })),
    ...(logCut.before + logCut.after === 0 ? {} : { logCut }),
  };
}
