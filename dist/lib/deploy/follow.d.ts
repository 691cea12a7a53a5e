import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { CallLimits, DeployTarget, Setting, SettingsTarget, Wake } from './deploy-target.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './state.ts';
/** Who is told while a deployment goes on. Neither call may throw. */
export interface Observer {
    /** Called with every new state of knowledge. */
    changed(record: DeploymentRecord): void;
    notice(notice: Notice): void;
    /** Awaited before the request that deploys is sent; must end by the deadline, and must not reject. */
    beforeTrigger(limits: CallLimits): Promise<void>;
}
/** All that following takes. */
export interface FollowOptions {
    readonly target: DeployTarget;
    readonly settingsTarget: SettingsTarget;
    readonly settings: readonly Setting[];
    readonly policy: DeployPolicy;
    readonly clock: Clock;
    readonly random: Random;
    /** Aborts when somebody asks to stop: the record then settles as `cancelled`. */
    readonly signal: AbortSignal;
    readonly observer: Observer;
    /** Who says when a look is worth its request; absent: nobody, and the cadence decides alone. */
    readonly wake?: Wake;
}
/** Deploys one application and follows it until it has settled. Never rejects: every way out is a settlement. */
export declare function follow(options: FollowOptions): Promise<DeploymentRecord>;
