import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { CallLimits, DeployTarget, Setting, SettingsTarget, WakeUp } from './deploy-target.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './state.ts';
/** Receives reports while a deployment continues. No call may throw. */
export interface Observer {
    changed(record: DeploymentRecord): void;
    notice(notice: Notice): void;
    /** Awaited before the request that deploys is sent; must resolve by the deadline and must not reject. */
    beforeTrigger(limits: CallLimits): Promise<void>;
}
interface FollowOptions {
    readonly target: DeployTarget;
    readonly settingsTarget: SettingsTarget;
    readonly settings: readonly Setting[];
    readonly policy: DeployPolicy;
    readonly clock: Clock;
    readonly random: Random;
    /** Aborts when the step is asked to stop: the record then settles as `cancelled`. */
    readonly signal: AbortSignal;
    readonly observer: Observer;
    /** Says when a status check is worth its request (default: the poll interval decides alone). */
    readonly wakeUp?: WakeUp;
}
/** Deploys one application and follows it until it has settled. Never rejects: every failure is a settlement. */
export declare function follow(options: FollowOptions): Promise<DeploymentRecord>;
export {};
