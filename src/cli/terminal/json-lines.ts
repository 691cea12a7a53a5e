// The check for an old Node imports this file, so that nothing here may import what such a Node does not have.
import { AccessError, NetworkError, RemoteError, type TouchdownError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { escapeMarks } from '../../report/ci/safe-text.ts';
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
