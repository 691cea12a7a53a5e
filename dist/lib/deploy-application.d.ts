import type { DeployTarget, Setting, SettingsTarget, WakeUp } from './deploy/deploy-target.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
import type { Random } from './kernel/random.ts';
import type { Cause } from './logs/cause.ts';
import type { BuildLogSource, LogSink, LogSource } from './logs/log-source.ts';
/** Receives what becomes known while an application is deployed, of the deployment and of its log. No call may throw. */
export interface DeploymentWatch extends LogSink {
    /** Called with what is known now, whenever that changed. */
    changed(record: DeploymentRecord): void;
    notice(notice: Notice): void;
    /** Returns the last lines of the log, as `plainLines` returns them; without it no cause is looked for. */
    keptLines?(): readonly string[];
    /** Called once after a failure with what the log says of its causes; `at` counts in what `keptLines` returned. */
    explained?(causes: readonly Cause[]): void;
}
/** What deploying one application needs. All applications of a run share one platform, and so its rate budget. */
export interface DeployApplicationOptions {
    readonly target: DeployTarget;
    readonly settingsTarget: SettingsTarget;
    readonly logSource: LogSource;
    /** Read after a failure whose cause the application's log does not show (default: nothing is read). */
    readonly buildLogSource?: BuildLogSource;
    readonly policy: DeployPolicy;
    readonly settings: readonly Setting[];
    /** How many log lines to ask for at a time; null: the log is not read. */
    readonly logTail: number | null;
    readonly watch: DeploymentWatch;
    readonly clock: Clock;
    readonly random: Random;
    readonly signal: AbortSignal;
    /** Says when a status check is worth its request (default: the status is polled). */
    readonly wakeUp?: WakeUp;
    /** True if only a failure needs the log: while the wake-up is trusted, the log is then read at the end alone (default: false). */
    readonly isLogForFailure?: boolean;
}
/** Deploys an application and follows it and its log to the end. Resolves after the last log lines; never rejects. */
export declare function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord>;
