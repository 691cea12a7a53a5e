/** Most UTF-16 units of an annotation's message; the runner cuts the rest without a word (actions/runner, ExecutionContext). */
export const ANNOTATION_UNITS = 4_096;
/** Most bytes of one step's summary; the runner drops a larger one whole (GitHub's documentation of workflow commands). */
export const SUMMARY_BYTES = 1_048_576;
/**
 * Most UTF-16 units of the `results` output: half of the megabyte that all outputs of a job may have, which GitHub counts in
 * UTF-16 (its documentation of outputs for jobs).
 */
export const RESULTS_UNITS = 262_144;
/** Most UTF-16 units that Mermaid draws: its `maxTextSize` (Mermaid's documentation of configuration). */
export const DIAGRAM_UNITS = 50_000;

/** Some pieces of a longer list, and how many were left out. */
export interface Fitted {
  readonly kept: readonly string[];
  readonly leftOut: number;
}

/** Answers how many bytes a text takes in UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/**
 * Answers `text` in at most `most` UTF-16 units; what is cut is cut between characters, and its size said at the end.
 * `most` must leave room for that: at least 40.
 */
export function cutToUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  const said = (units: number): string => `… (${units} more characters)`;
  const room = most - said(text.length).length;
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(room));
  const kept = text.slice(0, isSplit ? room - 1 : room);
  return `${kept}${said(text.length - kept.length)}`;
}

/** Answers the first of the lines that take at most `mostBytes` in UTF-8, a line break each. */
export function fitFirst(lines: readonly string[], mostBytes: number): Fitted {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += bytesOf(line) + 1;
    return bytes > mostBytes;
  });
  return end < 0 ? { kept: lines, leftOut: 0 } : { kept: lines.slice(0, end), leftOut: lines.length - end };
}
