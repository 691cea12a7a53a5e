import { type Window } from './window.ts';
/**
 * How many follow deployments on this token, read from the one thing that all of them see: what is left.
 *
 * The processes cannot talk to each other, so what is left is their notice board. Each spends two requests before it begins
 * to look; a crowd that from then on spends exactly what the budget bears therefore stays two requests a head behind. So
 * half of what was spent beyond what the budget bears is the crowd. Where it is taken too small, all look too often, more is
 * spent, and all slow down; too large, and it shrinks. Everybody sees the same, so that shares even out; and as people
 * leave after some minutes, it fades by itself.
 */
export interface Crowd {
    /** Requests beyond what the budget bears that were spent before this process came: by whom is not known to be still there. */
    readonly found: number;
    /** Requests beyond what the budget bears that were spent since then; the looks of this process count too. */
    readonly seen: number;
    /** All that others are known to have spent in the window in which this process came. */
    readonly usedByOthers: number;
    /** Since when, on the monotonic clock, this process has seen what is left; null before. */
    readonly watchedSinceAt: number | null;
    /** True once this process has checked the status of a deployment that it started. */
    readonly hasLooked: boolean;
}
/** What this process sent between two readings: `looks`, and the `asides` that say nothing of the crowd. */
export interface Sent {
    readonly looks: number;
    readonly asides: number;
}
/** The crowd before anything was seen. */
export declare const UNSEEN: Crowd;
/** Returns the crowd after the reading `after`; `before` is the one that came before it, null for the first. */
export declare function watchCrowd(crowd: Crowd, before: Window | null, after: Window, sent: Sent, reserve: number): Crowd;
/**
 * Returns how long one follower leaves between two looks, in milliseconds, so that what is left lasts to the window's end:
 * Infinity where nothing is left for looks.
 */
export declare function lookIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number;
/**
 * Returns `lookIntervalMs`, and for a newcomer the time to its first look: nothing while hardly any of the window is used. All that is used may be the work of a crowd that
 * came with it, so that it is careful at first; or of one that has long gone, so that it does not wait long to see.
 */
export declare function paceIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number;
/** Returns over how long the looks of a crowd that waited for the window's end are spread, in milliseconds. */
export declare function spreadAfterResetMs(crowd: Crowd, window: Window, reserve: number): number;
