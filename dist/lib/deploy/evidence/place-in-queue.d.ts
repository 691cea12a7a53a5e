import type { Identity, Observation } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import { type Reference } from './evidence.ts';
/** Our request's place in the queue, if the platform counts waiting requests, which leave it in the order of their arrival. */
export interface QueuePlace {
    /** Where ours is; `unknown` if the platform does not count. */
    readonly state: 'unknown' | 'waiting' | 'left';
    /** How many requests waited right after ours was accepted, ours included; 0 where `state` is `unknown`. */
    readonly atStart: number;
    readonly count: number | null;
    /** How many requests were seen to leave the queue while ours waited, whatever came of them. */
    readonly exits: number;
    /** How many executions from the queue were seen to start while ours waited. */
    readonly startedAhead: number;
    readonly others: readonly string[];
    readonly hasWaited: boolean;
    readonly isMerged: boolean;
    /** True if an execution may be ours or another's, so that only the commit that runs can tell. */
    readonly isOpen: boolean;
    /** True while the first new execution is that of a request which waited before ours, on a platform that does not count. */
    readonly isFirstOfOther: boolean;
}
/** What the response to the request that deploys says of the queue. */
export interface QueueAtStart {
    /** How many requests wait after ours was accepted; null if the response does not say. */
    readonly count: number | null;
    /** The execution that works while ours waits; null if the response shows none. */
    readonly working: string | null;
    /** The request that the response names; null or absent if it names none. */
    readonly request?: string | null;
}
/** One status check, as far as it concerns the queue. */
export interface QueueSighting {
    readonly observation: Observation;
    readonly activity: Activity;
    readonly ours: Identity;
    /** True if a deployment that worked before ours was requested may still be what the status shows. */
    readonly isOtherActive: boolean;
    readonly isDateMoved: boolean;
    /** How long ago the check before was, in milliseconds; 0 where there was none. */
    readonly sinceMs: number;
}
/** The place of a request on a platform that does not count. */
export declare const UNCOUNTED: QueuePlace;
/** Returns the place of a request that was just accepted; `reference` is the status before it. */
export declare function enterQueue(reference: Reference | null, { count, working }: QueueAtStart): QueuePlace;
/** Returns true if ours was merged with a waiting request: the count did not rise, or the response names that request. */
export declare function isMergedIntoQueue(reference: Reference | null, { count, working, request }: QueueAtStart): boolean;
/** Returns the place of our request after one more check: pure. A request that left the queue never waits again. */
export declare function advanceQueue(place: QueuePlace, reference: Reference | null, seen: QueueSighting): QueuePlace;
/** Returns the place with one more execution that is not ours. */
export declare function withOther(place: QueuePlace, execution: string | undefined): QueuePlace;
/** Returns true if an execution is known to be another's. */
export declare function isOther({ others }: QueuePlace, execution: string | undefined): boolean;
