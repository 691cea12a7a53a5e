import type { Pace, StatusCheck } from './deploy-target.ts';
import type { Decision, DeployState, Effect, Ending, Notice } from './state.ts';
/** When a request finished, with a random number in [0, 1) and the rate budget's pace at that time. */
interface Result {
    readonly at: number;
    readonly chance: number;
    readonly pace: Pace;
}
/** Settles the deployment; nothing changes it afterwards. */
export declare function settle(state: DeployState, at: number, ending: Ending): Decision;
/** Schedules the next status check, at `heldUntil` at the latest; settles if the deadline leaves no time for one. */
export declare function checkLater(state: DeployState, event: Result, timedOut: () => Ending, heldUntil?: number): Decision;
/** Schedules the status check reserved for the end, at the deadline; settles if it is too late for it. */
export declare function checkLast(state: DeployState, at: number, timedOut: () => Ending): Decision;
/** Counts a failure and schedules another status check, until the failures in a row are too many. */
export declare function checkAfterFailure(state: DeployState, event: Result & {
    readonly check: StatusCheck;
}, givenUp: () => Ending, timedOut: () => Ending): Decision;
/** Counts a request that was not accepted and schedules it again, like {@link checkAfterFailure}. */
export declare function triggerAfterFailure(state: DeployState, event: {
    readonly at: number;
    readonly chance: number;
}, givenUp: () => Ending, timedOut: () => Ending): Decision;
/** Schedules the request that deploys; settles if that would be after the deadline. */
export declare function triggerLater(state: DeployState, now: number, at: number, timedOut: () => Ending): Decision;
/** Returns the instant of the status check reserved for the end: late, but with time left for its response. */
export declare function lastCheckAt(state: DeployState): number;
/** Adds effects in front of a decision's own. */
export declare function andAlso(effects: readonly Effect[], [state, more]: Decision): Decision;
/** Returns a sentence to say. */
export declare function notify(level: Notice['level'], text: string): Effect;
/** Reports a sentence unless one with this `key` was reported before, or too many were. */
export declare function sayOnce(state: DeployState, key: string, effect: Effect): Decision;
export {};
