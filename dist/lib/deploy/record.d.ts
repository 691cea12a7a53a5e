import type { DeploymentRecord } from './state.ts';
/** Returns what is known of a deployment before anything happened; `startedAt` on the monotonic clock. */
export declare function createRecord(appId: string, commit: string | null, startedAt: number): DeploymentRecord;
