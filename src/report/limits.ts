/** Maximum UTF-16 units of an annotation's message; the runner silently cuts the rest (actions/runner, ExecutionContext). */
export const ANNOTATION_UNITS = 4_096;
/** Maximum bytes of one step's summary; the runner drops a larger one completely (GitHub's documentation of workflow commands). */
export const SUMMARY_BYTES = 1_048_576;
/** Maximum UTF-16 units of the `results` output: half of the megabyte that GitHub allows for all outputs of a job. */
export const RESULTS_UNITS = 262_144;
/** Maximum UTF-16 units that Mermaid draws: its `maxTextSize` (Mermaid's documentation of configuration). */
export const DIAGRAM_UNITS = 50_000;

/** Returns how many bytes a text takes in UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Returns `text` in at most `most` (at least 40) UTF-16 units, with the size of the cut at the end. */
export function cutToUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  const said = (units: number): string => `… (${units} more characters)`;
  const room = most - said(text.length).length;
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(room));
  const kept = text.slice(0, isSplit ? room - 1 : room);
  return `${kept}${said(text.length - kept.length)}`;
}

/** Returns the first lines that take at most `mostBytes` in UTF-8, with a line break each, and how many are left out. */
export function fitFirst(lines: readonly string[], mostBytes: number) {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += bytesOf(line) + 1;
    return bytes > mostBytes;
  });
  return end < 0 ? { kept: lines, leftOut: 0 } : { kept: lines.slice(0, end), leftOut: lines.length - end };
}

/** Returns the result of `attempt` for the largest count that fits, at most `most`; null if none does, not even 0. */
export function fitLargest<T>(most: number, attempt: (count: number) => T | null): T | null {
  let best = attempt(most);
  if (best !== null) return best;
  let low = 0;
  let high = most - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const tried = attempt(middle);
    if (tried === null) high = middle - 1;
    else {
      best = tried;
      low = middle + 1;
    }
  }
  return best;
}

/** Maximum bytes of a check run's summary, and of its text (GitHub's description gives 65,535 without a unit). */
export const CHECK_OUTPUT_BYTES = 65_535;
/** Maximum UTF-16 units of a check run's title, and of an annotation's (GitHub gives it for annotations). */
export const CHECK_TITLE_UNITS = 255;
/** Maximum bytes of a check run's annotation (GitHub's description of its REST API). */
export const CHECK_ANNOTATION_BYTES = 65_536;
/** Maximum UTF-16 units of the description of a commit status, of a deployment and of its status. */
export const DESCRIPTION_UNITS = 140;

/** Returns Markdown in at most `mostBytes` (at least 60), cut at a line's end, with open fences and folds closed. */
export function cutMarkdown(markdown: string, mostBytes: number): string {
  if (bytesOf(markdown) <= mostBytes) return markdown;
  const lines = markdown.split('\n');
  let best = { kept: 0, tail: closeAfter([], lines.length) };
  let open: readonly string[] = [];
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    bytes += bytesOf(line) + 1;
    if (bytes > mostBytes) break;
    open = openAfter(open, line);
    const tail = closeAfter(open, lines.length - index - 1);
    if (bytes + bytesOf(tail) <= mostBytes) best = { kept: index + 1, tail };
  }
  return [...lines.slice(0, best.kept), best.tail].join('\n');
}

function openAfter(open: readonly string[], line: string): readonly string[] {
  const last = open.at(-1) ?? '';
  if (last.startsWith('`')) return /^`+$/.test(line) && line.length >= last.length ? open.slice(0, -1) : open;
  const fence = /^(`{3,})[^`]*$/.exec(line)?.[1];
  if (fence !== undefined) return [...open, fence];
  if (line === '<details>') return [...open, '</details>'];
  return line === '</details>' ? open.slice(0, -1) : open;
}

function closeAfter(open: readonly string[], leftOut: number): string {
  const closers = open.toReversed().flatMap((closer) => (closer.startsWith('`') ? [closer] : ['', closer]));
  return [...closers, '', `… (${leftOut} more lines)`].join('\n');
}
