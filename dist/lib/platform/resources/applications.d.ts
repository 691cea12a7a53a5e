import type { Observation } from '../../deploy/deploy-target.ts';
import type { LogLine } from '../../logs/log-source.ts';
import type { ApiCall, CallOptions, Transport } from '../http/transport.ts';
import { type KeyValue } from './application-operations.ts';
import { type TakeTurn } from './lists.ts';
import type { Application, NewApplication } from './resources.ts';
import { type EnvironmentVariable, type StartedDeployment } from './wire.ts';
/** The applications of the platform. Every method rejects with a TouchdownError, and with nothing else. */
export interface Applications {
    /** Creates one in an environment. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
    create(environmentId: string, application: NewApplication, call?: CallOptions): Promise<Application>;
    /** Starts a deployment, of `commit` if it is given. Sent again only where surely nothing was started. */
    deploy(appId: string, options?: {
        readonly commit?: string | undefined;
    }, call?: CallOptions): Promise<StartedDeployment>;
    /** Reads the application's status. */
    status(appId: string, call?: CallOptions): Promise<Observation>;
    /** Reads the last `tail` lines of the log, oldest first; 200 if it is not given. */
    log(appId: string, options?: {
        readonly tail?: number | undefined;
    }, call?: CallOptions): Promise<LogLine[]>;
    readonly environmentVariables: EnvironmentVariables;
    readonly secrets: Secrets;
}
/** The environment variables of an application. */
export interface EnvironmentVariables {
    /** Goes through all of them; pages are fetched as they are needed, all within the one time limit, in which the reader's pauses do not count. */
    list(appId: string, call?: CallOptions): AsyncIterable<EnvironmentVariable>;
    /** Returns the one with this key; an InputError lists the existing keys if none or several have it. */
    find(appId: string, key: string, call?: CallOptions): Promise<EnvironmentVariable>;
    /** Creates one; a RemoteError with code `conflict` if the key exists already. */
    create(appId: string, variable: KeyValue, call?: CallOptions): Promise<void>;
}
/** The secrets of an application: they can be written, and never read. */
export interface Secrets {
    /** Creates one; a RemoteError with code `conflict` if the key exists already. The value is redacted everywhere from now on. */
    create(appId: string, secret: KeyValue, call?: CallOptions): Promise<void>;
}
/** Returns the applications as seen through a transport. */
export declare function createApplications(transport: Transport): Applications;
/** Reads the last `tail` lines of an application's log, oldest first. */
export declare function fetchLog(transport: Transport, appId: string, tail: number, call: ApiCall): Promise<LogLine[]>;
/** Reads the last `tail` lines of an environment's log, oldest first. */
export declare function fetchEnvironmentLog(transport: Transport, environmentId: string, tail: number, call: ApiCall): Promise<LogLine[]>;
/** Goes through an application's environment variables, each request as `takeTurn` has it. */
export declare function listVariables(transport: Transport, appId: string, takeTurn: TakeTurn): AsyncIterable<EnvironmentVariable>;
/** Creates a secret; its value is a registered secret before anything is sent. */
export declare function createSecret(transport: Transport, appId: string, secret: KeyValue, call: ApiCall): Promise<void>;
