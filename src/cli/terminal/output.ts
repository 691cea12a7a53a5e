import { styleText } from 'node:util';
import type { Terminal } from '../arguments/command.ts';
import { type LineKind, renderLine } from './json-lines.ts';

/** What a command prints: lines for people, or with `--json` one JSON object per line. */
export interface Output {
  readonly isJson: boolean;
  readonly paint: Paint;
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

export type Style = keyof typeof STYLES;

/** Returns a text in a style, unchanged without colors. Colors never carry information that the text does not. */
export type Paint = (style: Style, text: string) => string;

export function createPaint(hasColors: boolean): Paint {
  // The terminal has decided already; styleText would check the environment again.
  return (style, text) => (hasColors ? styleText(STYLES[style], text, { validateStream: false }) : text);
}
