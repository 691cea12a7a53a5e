import { type QueueAtStart } from './evidence/place-in-queue.ts';
import type { Decision, DeployEvent, DeployState } from './state.ts';
type ResponseEvent = Extract<DeployEvent, {
    kind: 'answered';
}>;
/** Decides what to do after the response to the request that deploys. */
export declare function decideTriggerResult(state: DeployState, event: ResponseEvent): Decision;
/** Returns the state in which our deployment is followed from now on. */
export declare function startFollowing(state: DeployState, at: number, identity: DeployState['record']['identity'], deploymentId: string | null, atStart?: QueueAtStart): DeployState;
export {};
