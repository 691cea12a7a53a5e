import { styleText } from 'node:util';
import type { Terminal } from '../arguments/command.ts';
import { type LineKind, renderLine } from './json-lines.ts';

export type Output = ReturnType<typeof createOutput>;

/** Returns the output of a command (`projects list`): lines for people, or with `--json` one JSON object per line. */
export function createOutput(
  command: string,
  isJson: boolean,
  terminal: Pick<Terminal, 'out'> & Partial<Pick<Terminal, 'hasColors'>>,
) {
  return {
    isJson,
    paint: createPaint(terminal.hasColors ?? false),
    say: (text: string): void => {
      if (!isJson) terminal.out(text);
    },
    /** Prints `data` with --json, else `text`, which ends in a line feed unless it is empty. */
    show: (kind: Exclude<LineKind, 'error'>, data: object, text: string): void =>
      terminal.out(isJson ? renderLine(kind, command, data) : text),
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
