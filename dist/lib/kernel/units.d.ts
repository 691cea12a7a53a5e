/**
 * Returns how many whole milliseconds `text` means, or null if it means no duration.
 * `500ms`, `90s`, `10m`, `1h30m`, `1.5h`: each unit at most once, the largest first; a bare number is seconds.
 * Nothing negative, nothing over 2^31-1 milliseconds (about 24 days). Never throws.
 */
export declare function parseDuration(text: string): number | null;
/** Returns what is wrong with a text that means `durationMs`, if that is not a duration above zero, as a predicate. */
export declare function describeBadDuration(durationMs: number | null): string;
/** Returns a duration in at most two units: `450 ms`, `2.5 s`, `1 min 12 s`, `2 d 3 h`; `0 s` below zero. Never throws. */
export declare function renderDuration(durationMs: number): string;
/** Returns a duration in seconds, with one decimal. */
export declare function toSeconds(durationMs: number): number;
/** Returns a size as a person reads it, in binary units: `0 B`, `999 B`, `1.5 KiB`, `64 KiB`, `10 MiB`. Never throws. */
export declare function renderBytes(bytes: number): string;
