/** What stands in place of a secret. */
export declare const MASK = "***";
/** A stretch of text, in UTF-16 units; `end` is the first that is no longer part of it. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/**
 * Registers a value that must never be shown, with the forms it takes in a URL, in base64 and in JSON, and each longer line of it.
 * Values under four characters are not registered. Kept for the life of the process: a secret does not stop being one.
 */
export declare function registerSecret(value: string): void;
/** Forgets every registered value: test files share a process, and none may redact what is no secret in the next. */
export declare function forgetSecrets(): void;
/**
 * Returns how many UTF-16 units a secret may take: whoever looks for secrets in the start of a text must not show its last so many units,
 * in which one may begin that is not whole.
 */
export declare function reachOfSecrets(): number;
/**
 * Returns the first `units` UTF-16 units of `text` (default: all), with every registered secret, every GitHub token and every JSON Web
 * Token that begins there replaced by `***`; never throws.
 */
export declare function redact(text: string, units?: number): string;
/** Returns where in `text` secrets stand: in order, overlapping and touching ones joined; never throws. */
export declare function findSecrets(text: string): Span[];
