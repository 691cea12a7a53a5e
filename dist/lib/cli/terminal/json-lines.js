import { AccessError, NetworkError, RemoteError } from '../../kernel/errors.js';
import { safeSentence } from '../../kernel/untrusted.js';
import { EXIT, exitCodeFor } from '../arguments/exit-codes.js';
/** Renders one line of `--json` (schema/output.schema.json); `command` is its words: `projects list`. Unknown values are null. */
export function renderLine(kind, command, data) {
    const text = JSON.stringify({ version: 1, kind, command, data });
    // Azure Pipelines and the Actions runner read `##[` and `##vso[` as commands anywhere in a line.
    return `${text.replaceAll('##', '#\\u0023')}\n`;
}
/** Renders the error that ended a command as a line of `--json`. */
export function renderErrorLine(command, error) {
    const hasFacts = error instanceof RemoteError || error instanceof AccessError || error instanceof NetworkError;
    const { status = null, requestId = null } = hasFacts ? error.facts : {};
    const { code, message } = error;
    return renderLine('error', command, { code, message, exitCode: exitCodeFor(error), status, requestId });
}
/** Renders an unexpected error, with which Node ends the process, as a line of `--json`. */
export function renderUnexpectedLine(command, error) {
    const message = `This is a bug in touchdown: ${safeSentence(String(error), 500)}`;
    return renderLine('error', command, {
        code: 'unexpected',
        message,
        exitCode: EXIT.bad,
        status: null,
        requestId: null,
    });
}
