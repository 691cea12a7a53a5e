import type { LogLine } from '../../../src/logs/log-source.ts';
import { createStitchState, stitch } from '../../../src/logs/stitch.ts';

/** A method to show a rolling log: receives a window and returns the number of its lines that it shows. */
export type Method = (window: readonly LogLine[]) => number;

/** Returns our stitcher, for windows of `windowLines`. */
export function createStitcher(windowLines: number): Method {
  let state = createStitchState(windowLines);
  return (lines) => {
    const stitched = stitch(state, { lines, tail: windowLines });
    state = stitched.state;
    return stitched.fresh.length;
  };
}

/** Returns the usual shell loop in a program: a set of all texts seen. It loses every equal line and never forgets one. */
export function createSeenSet(): Method {
  const seen = new Set<string>();
  return (lines) => {
    const before = seen.size;
    for (const { text } of lines) seen.add(text);
    return seen.size - before;
  };
}

/** Returns what `tail | comm` amounts to: each window is compared with everything that was shown so far. */
export function createRescan(): Method {
  const shown: string[] = [];
  return (lines) => {
    const known = new Set(shown);
    const fresh = lines.filter(({ text }) => !known.has(text));
    for (const { text } of fresh) shown.push(text);
    return fresh.length;
  };
}
