import type { RelayWake } from './action/relay-client/relay-wake.ts';
import type { Setting } from './deploy/deploy-target.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
import type { Random } from './kernel/random.ts';
import type { LogSink } from './logs/log-source.ts';
import type { Platform } from './platform/platform-client.ts';
/** Who is told while an application is deployed: of the deployment, and of its log. No call may throw. */
export interface DeploymentWatch extends LogSink {
    /** Tells what is known now, whenever that changed. */
    changed(record: DeploymentRecord): void;
    /** Tells a sentence for a person. */
    notice(notice: Notice): void;
}
/** All that deploying one application takes. */
export interface DeployApplicationOptions {
    /** One platform for all applications of a run, so that they share its rate budget. */
    readonly platform: Platform;
    readonly appId: string;
    readonly policy: DeployPolicy;
    readonly settings: readonly Setting[];
    /** How many log lines to ask for at a time; null: the log is not read. */
    readonly logTail: number | null;
    readonly watch: DeploymentWatch;
    readonly clock: Clock;
    readonly random: Random;
    readonly signal: AbortSignal;
    /** Who says when the status is worth a look; absent: nobody. */
    readonly wake?: RelayWake;
    /** Whether only a failure needs the log: while the wake is trusted, it is then not read before the end. Absent: false. */
    readonly isLogForFailure?: boolean;
}
/**
 * Deploys an application and follows it and its log to the end. Answers once the last lines were shown.
 * Throws InputError, before anything is sent, for an id that cannot be one; otherwise never rejects.
 */
export declare function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord>;
