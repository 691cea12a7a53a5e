import type { Look, Observation } from './deploy-target.ts';
import type { Ending } from './evidence/transition.ts';
import { type StateReading } from './phase.ts';
import type { DeployState } from './state.ts';
/** The end of a deployment that is surely ours, or of the state that is judged where nothing was started. */
export declare function endNow(state: DeployState, reading: StateReading): Ending;
/** The end where nothing ties what is seen to our deployment, and nothing has moved for the start-timeout. */
export declare function endUnproven(state: DeployState, observation: Observation, reading: StateReading): Ending;
/** The end of a deployment that another one replaced, or took the place of before ours was ever seen. */
export declare function supersededEnding(state: DeployState): Ending;
/** The end of the time: of the whole step, or of a wait that would outlast it. */
export declare function outOfTime(state: DeployState, message: string): Ending;
/** The end where too many looks in a row failed: nobody knows how the deployment ends. */
export declare function undetermined(state: DeployState, error: {
    readonly message: string;
}): Ending;
/** The end where the platform refuses the status of a deployment that it took. */
export declare function refusedToLook(state: DeployState, look: Extract<Look, {
    kind: 'refused';
}>): Ending;
/** The end where the answer to the request that deploys was lost and `why`, a clause, nothing tells what came of it. */
export declare function neverAnswered(why: string): Ending;
