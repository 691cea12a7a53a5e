import { type TouchdownError } from '../../kernel/errors.ts';
/** The kind of a line of `--json`: an item, something that happened, or the result. */
export type LineKind = 'item' | 'log' | 'progress' | 'notice' | 'result' | 'error';
/** Renders one line of `--json` (schema/output.schema.json); `command` is its words: `projects list`. Unknown values are null. */
export declare function renderLine(kind: LineKind, command: string, data: object): string;
/** Renders the error that ended a command as a line of `--json`. */
export declare function renderErrorLine(command: string, error: TouchdownError): string;
/** Renders an unexpected error, with which Node ends the process, as a line of `--json`. */
export declare function renderUnexpectedLine(command: string, error: unknown): string;
