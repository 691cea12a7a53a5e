import { cutToUnits } from '../limits.ts';

/** As long as a line of the job's log. */
const MAX_LINE_UNITS = 8_192;
/** For all lines together: ten thousand of the longest would take 80 MiB or more. */
const MAX_UNITS = 4_194_304;
/** Up to here the engine copies what it cuts out of a text; beyond, what was cut out keeps the whole text in memory. */
const COPIED_UNITS = 12;

/** Remembers the last lines of a log, which are plain already; a long one is cut. */
export interface LastLines {
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
