import type { TouchdownError } from '../kernel/errors.ts';
import type { Setting } from './deploy-target.ts';
import type { Reference } from './evidence/evidence.ts';
import type { DeploymentRecord, DeployPolicy, Ending, SettingsProblem } from './state.ts';
/** The ending when the state of the application could not be read before the deployment. */
export declare function baselineUnreadable(message: string): Ending;
/** The ending when the time ran out before the request that deploys was sent. */
export declare function outOfTimeBefore(message: string): Ending;
/** The ending when the rate limit opens only after the deadline. */
export declare function throttledBefore(error: TouchdownError): Ending;
/** The ending when the platform refuses the token or the id before anything was requested. */
export declare function refusedBefore(error: TouchdownError): Ending;
/** The ending of a dry run. */
export declare function dryRun({ commit }: DeployPolicy, reference: Reference): Ending;
/** The ending when another deployment is in progress and `on-conflict` is `fail`. */
export declare function conflictFails(message: string): Ending;
/** The ending when another deployment did not finish in time; `message` is what the platform said of it, if anything. */
export declare function stillInProgress(message?: string): Ending;
/** The ending when it could not be seen whether the other deployment finished. */
export declare function otherUnreadable(message: string): Ending;
/** The ending when the platform rejects the request that deploys. */
export declare function requestRejected(error: TouchdownError): Ending;
/** The ending when the request that deploys never reached the platform. */
export declare function requestNotSent(message: string): Ending;
/** The ending when the request that deploys could not be sent in time. */
export declare function requestOutOfTime(message: string): Ending;
/** The problem when a variable or a secret could not be written. */
export declare function settingFailed(result: SettingsProblem['result'], setting: Setting, error: TouchdownError): SettingsProblem;
/** The problem when a variable has another value, which cannot be changed. */
export declare function settingDiffers(setting: Setting): SettingsProblem;
/** Returns the record of a deployment that was not started because `newer`, a later commit, is already deployed. */
export declare function yieldToNewer(record: DeploymentRecord, newer: string, environment: string, guard: 'skip' | 'fail', settledAt: number): DeploymentRecord;
