import { type Decision, type DeployEvent, type DeployPolicy, type DeployState } from './state.ts';
/** Returns the engine's state before anything happened; `startedAt` is on the monotonic clock. */
export declare function createDeployState(appId: string, policy: DeployPolicy, hasSettings: boolean, startedAt: number): DeployState;
/** Decides what follows from an event. Pure and total; never throws; a settled state stays as it is. */
export declare function decide(state: DeployState, event: DeployEvent): Decision;
