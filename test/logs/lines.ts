import type { LogLine } from '../../src/logs/log-source.ts';

/** Returns a line with the given text and, where they are told, a time and an id. */
export function lineOf(text: string, more: Partial<LogLine> = {}): LogLine {
  return { text, epochMs: null, id: null, ...more };
}

/** Returns lines with the given texts and nothing else. */
export function linesOf(...texts: string[]): LogLine[] {
  return texts.map((text) => lineOf(text));
}

/** Returns the lines `line 1` to `line <count>`, or those after `from`. */
export function numberedLines(count: number, from = 0): LogLine[] {
  return Array.from({ length: count - from }, (_, index) => lineOf(`line ${from + index + 1}`));
}

/** Returns the texts of lines. */
export function textsOf(lines: readonly LogLine[]): string[] {
  return lines.map(({ text }) => text);
}
