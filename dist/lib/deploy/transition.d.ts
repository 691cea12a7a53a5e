import type { Pace, StatusCheck } from './deploy-target.ts';
import type { Decision, DeployState, Effect, Ending, Notice } from './state.ts';
/** What came of a request: when, with a number in [0, 1) by chance, and how the rate budget stands then. */
interface Result {
    readonly at: number;
    readonly chance: number;
    readonly pace: Pace;
}
/** Ends the deployment's story; nothing changes it afterwards. */
export declare function settle(state: DeployState, at: number, ending: Ending): Decision;
/** Schedules the next status check by the cadence; settles where the deadline leaves no time for one. `heldUntil` brings it forward. */
export declare function checkLater(state: DeployState, event: Result, timedOut: () => Ending, heldUntil?: number): Decision;
/** Schedules the one status check that is kept for the end, at the deadline; settles where it is too late for it. */
export declare function checkLast(state: DeployState, at: number, timedOut: () => Ending): Decision;
/** Counts a failure and schedules another status check, until the failures in a row are too many. */
export declare function checkAfterFailure(state: DeployState, event: Result & {
    readonly check: StatusCheck;
}, givenUp: () => Ending, timedOut: () => Ending): Decision;
/** Counts a request that was not taken and schedules it again, as {@link checkAfterFailure}. */
export declare function triggerAfterFailure(state: DeployState, event: {
    readonly at: number;
    readonly chance: number;
}, givenUp: () => Ending, timedOut: () => Ending): Decision;
/** Schedules the request that deploys; settles where that would be after the deadline. */
export declare function triggerLater(state: DeployState, now: number, at: number, timedOut: () => Ending): Decision;
/** Returns the instant of the one status check that is kept for the end: late, but with time left for its answer. */
export declare function lastCheckAt(state: DeployState): number;
/** Adds effects in front of a decision's own. */
export declare function andAlso(effects: readonly Effect[], [state, more]: Decision): Decision;
/** Returns a sentence to say. */
export declare function notify(level: Notice['level'], text: string): Effect;
/** Says a sentence unless what goes by `key` was said before, or far too much was. */
export declare function sayOnce(state: DeployState, key: string, effect: Effect): Decision;
export {};
