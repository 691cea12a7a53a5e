import { AccessError, NetworkError, RemoteError, type TouchdownError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT, exitCodeFor } from '../arguments/exit-codes.ts';
import { createPaint, type Paint } from './paint.ts';

const MAX_MISTAKE = 500;

/** What a line of `--json` is about: one of several things, something that happened, or how it ended. */
export type LineKind = 'item' | 'log' | 'progress' | 'notice' | 'result' | 'error';

/** One line of `--json`: schema/output.schema.json describes them all. Keys are in camelCase; what is not known is null. */
export interface OutputLine {
  /** Counts up where a line is changed so that who reads it has to change too. */
  readonly version: 1;
  readonly kind: LineKind;
  /** The command's words: `projects list`. */
  readonly command: string;
  readonly data: object;
}

/** What a command prints: lines for a person, or with `--json` one JSON object a line. */
export interface Output {
  readonly isJson: boolean;
  /** Paints texts for a person. */
  readonly paint: Paint;
  /** Prints a text for a person alone. */
  say(text: string): void;
  /** Prints one thing of that kind: `data` with --json, else `text`, which ends in a line feed unless it is empty. */
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
    show: (kind, data, text) => terminal.out(isJson ? renderLine({ version: 1, kind, command, data }) : text),
  };
}

/** Renders the error that ended a command as a line of `--json`. */
export function renderErrorLine(command: string, error: TouchdownError): string {
  const hasFacts = error instanceof RemoteError || error instanceof AccessError || error instanceof NetworkError;
  const facts = hasFacts ? error.facts : null;
  const data = {
    code: error.code,
    message: error.message,
    exitCode: exitCodeFor(error),
    status: facts?.status ?? null,
    requestId: facts?.requestId ?? null,
  };
  return renderLine({ version: 1, kind: 'error', command, data });
}

/** Renders an error that nobody foresaw, with which Node ends the process, as a line of `--json`. */
export function renderUnexpectedLine(command: string, error: unknown): string {
  const message = `This is a mistake in touchdown itself: ${safeSentence(String(error), MAX_MISTAKE)}`;
  const data = { code: 'unexpected', message, exitCode: EXIT.bad, status: null, requestId: null };
  return renderLine({ version: 1, kind: 'error', command, data });
}

/** `##[` and `##vso[` command Azure Pipelines and the Actions runner wherever they stand in a line; to JSON the escape is the same. */
function renderLine(line: OutputLine): string {
  return `${JSON.stringify(line).replaceAll('##', '#\\u0023')}\n`;
}
