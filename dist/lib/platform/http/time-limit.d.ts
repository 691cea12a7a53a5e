import type { Clock } from '../../kernel/clock.ts';
/** One limit at a time: setting one lifts the one before. */
export interface TimeLimit {
    /** Calls `onElapsed` after `durationMs`, unless lifted before. */
    set(durationMs: number, onElapsed: () => void): void;
    lift(): void;
}
/** Returns a time limit on `clock`, not yet set. */
export declare function createTimeLimit(clock: Clock): TimeLimit;
