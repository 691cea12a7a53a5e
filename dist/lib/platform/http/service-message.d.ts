/**
 * Returns what a service says in the body of an error: `message`, else `detail`, else `error`; a list is joined; plain text
 * is taken as it is, a page of HTML is not. One line, redacted, at most 300 characters; empty where it says nothing.
 */
export declare function readServiceMessage(body: string): string;
/** Returns what a service says in the body of an error, one field a line, each cut: for matching, never for showing. */
export declare function readServiceWords(body: string): string;
