/** The text that replaces a secret. */
export declare const MASK = "***";
/** A stretch of text, in UTF-16 units; `end` is the first that is no longer part of it. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** Registers a secret of at least four characters, its lines and its encoded forms, for the life of the process. */
export declare function registerSecret(value: string): void;
/** Forgets every registered value: test files share a process, and none may redact what is no secret in the next. */
export declare function forgetSecrets(): void;
/** Returns how many UTF-16 units a secret may have: the last so many of a cut text may be the start of one. */
export declare function reachOfSecrets(): number;
/** Returns the first `units` units of `text` (default: all) with every secret, GitHub token and JWT as `***`. Never throws. */
export declare function redact(text: string, units?: number): string;
/** Returns where in `text` secrets stand: in order, overlapping and touching ones joined; never throws. */
export declare function findSecrets(text: string): Span[];
