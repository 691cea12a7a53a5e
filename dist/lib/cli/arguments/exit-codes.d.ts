import { type TouchdownError } from '../../kernel/errors.ts';
/** The exit codes of `touchdown`. A command of the relay or the sandbox may also exit with 1 if it found something wrong. */
export declare const EXIT: {
    /** Success; for a deployment: it passed. */
    readonly done: 0;
    /** The verdict, or what was checked, is bad. */
    readonly bad: 1;
    /** An argument, an option or a file is invalid, or the platform rejected the request. */
    readonly misused: 2;
    /** The platform refused the token, or the id does not exist. */
    readonly refused: 3;
    /** Undetermined, because of the platform or the network; or the output could not be written. */
    readonly unknown: 4;
    /** Interrupted: 128 plus the number of SIGINT. */
    readonly interrupted: 130;
};
/** Returns the exit code of an error that ends a command. */
export declare function exitCodeFor(error: TouchdownError): number;
/** Returns the system's code of an error, such as `ENOENT`; `unknown` if it has none. Never throws. */
export declare function codeOf(error: unknown): string;
