import { type Decision, type DeployEvent, type DeployPolicy, type DeployState } from './state.ts';
/** Returns the engine's memory before anything happened; `startedAt` on the monotonic clock. */
export declare function createDeployState(appId: string, policy: DeployPolicy, hasSettings: boolean, startedAt: number): DeployState;
/** The whole judgement: what follows from an event. Pure, total, never throws; a settled state stays as it is. */
export declare function decide(state: DeployState, event: DeployEvent): Decision;
