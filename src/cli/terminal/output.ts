import { styleText } from 'node:util';
import { AccessError, NetworkError, RemoteError, type TouchdownError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { escapeMarks } from '../../report/ci/safe-text.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT, exitCodeFor } from '../arguments/exit-codes.ts';

/** The kind of a line of `--json`: an item, something that happened, or the result. */
export type LineKind = 'item' | 'log' | 'progress' | 'notice' | 'result' | 'error';

/** Renders one line of `--json` (schema/output.schema.json); `command` is its words: `projects list`. Unknown values are null. */
export function renderLine(kind: LineKind, command: string, data: object): string {
  return `${escapeMarks(JSON.stringify({ version: 1, kind, command, data }))}\n`;
}

/** Renders the error that ended a command as a line of `--json`. */
export function renderErrorLine(command: string, error: TouchdownError): string {
  const hasFacts = error instanceof RemoteError || error instanceof AccessError || error instanceof NetworkError;
  const { status = null, requestId = null } = hasFacts ? error.facts : {};
  const { code, message } = error;
  return renderLine('error', command, { code, message, exitCode: exitCodeFor(error), status, requestId });
}

/** Renders an unexpected error, with which Node ends the process, as a line of `--json`. */
export function renderUnexpectedLine(command: string, error: unknown): string {
  const message = `This is a bug in touchdown: ${safeSentence(String(error), 500)}`;
  const data = { code: 'unexpected', message, exitCode: EXIT.bad, status: null, requestId: null };
  return renderLine('error', command, data);
}

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
