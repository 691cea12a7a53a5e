/**
 * Returns how many whole milliseconds `text` means, or null if it means no duration.
 * `500ms`, `90s`, `10m`, `1h30m`, `1.5h`: each unit at most once, the largest first; a bare number is seconds.
 * Nothing negative, nothing over 2^31-1 milliseconds (about 24 days). Never throws.
 */
export declare function parseDuration(text: string): number | null;
/**
 * Returns a duration as a person says it, in at most two units: `450 ms`, `2.5 s`, `12 s`, `1 min 12 s`, `1 h 5 min`, `2 d 3 h`.
 * Rounded to what is shown; anything below zero, and what is no number, is `0 s`. Never throws.
 */
export declare function renderDuration(durationMs: number): string;
/** Returns a duration in seconds, with one decimal. */
export declare function toSeconds(durationMs: number): number;
/** Returns a size as a person reads it, in binary units: `0 B`, `999 B`, `1.5 KiB`, `64 KiB`, `10 MiB`. Never throws. */
export declare function renderBytes(bytes: number): string;
