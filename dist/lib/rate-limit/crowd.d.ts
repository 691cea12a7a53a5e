import { type Window } from './window.ts';
/**
 * How many follow deployments with this token, estimated from what is left, which all of them see.
 *
 * The processes cannot talk to each other. Each sends two requests before it starts to poll, so a crowd that from then on uses
 * exactly what the budget allows stays two requests per follower behind: the crowd is half of what was used beyond the budget.
 * If the estimate is too low, all poll too often, more is used, and all slow down; if it is too high, it shrinks. All see the
 * same numbers, so their shares even out; and since followers leave after some minutes, the estimate fades.
 */
export interface Crowd {
    /** Requests beyond what the budget allows that were used before this process came; their senders may have left. */
    readonly found: number;
    /** Requests beyond what the budget allows that were used since then; the polls of this process count too. */
    readonly seen: number;
    /** All that others have used in the window in which this process came. */
    readonly usedByOthers: number;
    /** The instant of the first reading, on the monotonic clock; null before it. */
    readonly watchedSinceAt: number | null;
    /** True once this process has checked the status of a deployment that it started. */
    readonly hasPolled: boolean;
}
/** What this process sent between two readings: `polls`, and other requests, which say nothing about the crowd. */
export interface Sent {
    readonly polls: number;
    readonly otherRequests: number;
}
/** The crowd before the first reading. */
export declare const UNSEEN: Crowd;
/** Returns the crowd after the reading `after`; `before` is the reading before it, null for the first. */
export declare function watchCrowd(crowd: Crowd, before: Window | null, after: Window, sent: Sent, reserve: number): Crowd;
/** Returns how long to wait between two polls so that the requests last until the reset, in milliseconds; Infinity if none are left. */
export declare function pollIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number;
/**
 * Returns `pollIntervalMs`, or for a newcomer the time to its first poll: 0 while hardly any of the window is used. Whatever is
 * used may come from a crowd that started with it, so it is careful at first; or from one that left long ago, so it does not
 * wait long to find out.
 */
export declare function paceIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number;
/** Returns over how long the polls of a crowd that waited for the reset are spread, in milliseconds. */
export declare function spreadAfterResetMs(crowd: Crowd, window: Window, reserve: number): number;
