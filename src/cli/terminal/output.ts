import { styleText } from 'node:util';
import type { Terminal } from '../arguments/command.ts';
import { type LineKind, renderLine } from './json-lines.ts';

/** What a command prints: lines for a person, or with `--json` one JSON object a line. */
export interface Output {
  readonly isJson: boolean;
  readonly paint: Paint;
  /** Prints a text for people alone. */
  say(text: string): void;
  /** Prints `data` with --json, else `text`, which ends in a line feed unless it is empty. */
  show(kind: Exclude<LineKind, 'error'>, data: object, text: string): void;
}

/** Returns the output of a command by its words: `projects list`. */
export function createOutput(
  command: string,
  isJson: boolean,
  terminal: Pick<Terminal, 'out'> & Partial<Pick<Terminal, 'hasColors'>>,
): Output {
  return {
    isJson,
    paint: createPaint(terminal.hasColors ?? false),
    say: (text) => {
      if (!isJson) terminal.out(text);
    },
    show: (kind, data, text) => terminal.out(isJson ? renderLine(kind, command, data) : text),
  };
}

const STYLES = {
  strong: 'bold',
  good: 'green',
  doubt: 'yellow',
  bad: 'red',
  busy: 'cyan',
  faint: 'dim',
} as const;

/** What a text is, from which its color follows. */
export type Style = keyof typeof STYLES;

/** Returns a text in a style, or as it is where there are no colors. Colors say nothing that the text does not say too. */
export type Paint = (style: Style, text: string) => string;

/** Returns what paints texts for a terminal that has colors, or has none. */
export function createPaint(hasColors: boolean): Paint {
  // The terminal has decided already; styleText would ask the environment a second time.
  return (style, text) => (hasColors ? styleText(STYLES[style], text, { validateStream: false }) : text);
}
