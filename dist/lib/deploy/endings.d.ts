import type { Observation, StatusCheck } from './deploy-target.ts';
import { type StateReading } from './phase.ts';
import type { DeployState, Ending } from './state.ts';
/** The ending of a deployment that is surely ours, or of the existing state if nothing was started. */
export declare function endNow(state: DeployState, reading: StateReading): Ending;
/** The ending if nothing shown is tied to our deployment and nothing has changed for the start-timeout. */
export declare function endUnproven(state: DeployState, observation: Observation, reading: StateReading): Ending;
/** The ending of a deployment that another one replaced, even before ours was ever seen. */
export declare function supersededEnding(state: DeployState): Ending;
/** The ending when the time is over: that of the whole step, or of a wait that would exceed it. */
export declare function outOfTime(state: DeployState, message: string): Ending;
/** The ending after too many failed status checks in a row: the outcome is unknown. */
export declare function undetermined(state: DeployState, error: {
    readonly message: string;
}): Ending;
/** The ending if the platform refuses the status of a deployment that it accepted. */
export declare function refusedToCheck(state: DeployState, check: Extract<StatusCheck, {
    kind: 'refused';
}>): Ending;
/** The ending when the response to the request that deploys was lost and its outcome cannot be known; `why` is a sentence. */
export declare function responseLost(why: string): Ending;
/** The ending when the step does not wait for the outcome; `reason` is a sentence on how far the deployment came. */
export declare function notWaiting(reason: string): Ending;
/** The ending when the response to the request that deploys already shows its outcome. */
export declare function finishedAtOnce(result: 'failure' | 'cancelled', word: string | null): Ending;
/** The ending when no time is left right after the request that deploys. */
export declare function outOfTimeAfterRequest(): Ending;
/** Adds to the ending of a success that the application runs our commit. */
export declare function withCommit(ending: Ending, commit: string): Ending;
/** The ending when the application runs another commit after a success. */
export declare function otherCommit(state: DeployState, commit: string): Ending;
/** The ending when the time ran out before it was sure which commit the application runs. */
export declare function unsureOfCommit(state: DeployState, commit: string): Ending;
/** The ending when the step was asked to stop: it says what continues on the platform. */
export declare function interruptedEnding(state: DeployState): Ending;
