import type { Observation, StatusCheck } from './deploy-target.ts';
import { type StateReading } from './phase.ts';
import type { DeployState, Ending } from './state.ts';
/** The end of a deployment that is surely ours, or of the state that is judged where nothing was started. */
export declare function endNow(state: DeployState, reading: StateReading): Ending;
/** The end where nothing ties what is seen to our deployment, and nothing has moved for the start-timeout. */
export declare function endUnproven(state: DeployState, observation: Observation, reading: StateReading): Ending;
/** The end of a deployment that another one replaced, or took the place of before ours was ever seen. */
export declare function supersededEnding(state: DeployState): Ending;
/** The end of the time: of the whole step, or of a wait that would outlast it. */
export declare function outOfTime(state: DeployState, message: string): Ending;
/** The end where too many status checks in a row failed: nobody knows how the deployment ends. */
export declare function undetermined(state: DeployState, error: {
    readonly message: string;
}): Ending;
/** The end where the platform refuses the status of a deployment that it took. */
export declare function refusedToCheck(state: DeployState, check: Extract<StatusCheck, {
    kind: 'refused';
}>): Ending;
/** The ending when the response to the request that deploys was lost and its outcome cannot be known; `why` is a clause. */
export declare function neverAnswered(why: string): Ending;
/** The ending when the step does not wait for the outcome; `reason` says how far the deployment came. */
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
/** The ending when the step was asked to stop: it says what continues at the platform. */
export declare function interruptedEnding(state: DeployState): Ending;
