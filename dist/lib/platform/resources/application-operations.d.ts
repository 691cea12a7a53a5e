import type { DescribedOperation } from './catalog.ts';
import type { Operation } from './operation.ts';
import type { ExtraFields, NewApplication } from './resources.ts';
/** A variable or a secret, as it is sent. */
export interface KeyValue {
    readonly key: string;
    readonly value: string;
    /** Sent beside the others. */
    readonly fields?: ExtraFields | undefined;
}
/** Creates an application in an environment. */
export declare function createApplicationOperation(environmentId: string, application: NewApplication): DescribedOperation;
/** Starts a deployment; a null commit leaves the choice to the platform. */
export declare function deployOperation(appId: string, commit: string | null): DescribedOperation;
/**
 * Reads an application. Not part of the described API: services of the family have it, and it names the commit that runs; elsewhere it
 * gets 404.
 */
export declare function applicationOperation(appId: string): Operation;
/**
 * Reads the log of an environment. Not part of the described API: services of the family have it, and keep the builds' logs there;
 * elsewhere it gets 404.
 */
export declare function environmentLogOperation(environmentId: string): Operation;
/** Reads an application's status. */
export declare function statusOperation(appId: string): DescribedOperation;
/** Reads the last `tail` lines of an application's log. */
export declare function logOperation(appId: string, tail: number): DescribedOperation;
/** Reads one page of an application's environment variables. */
export declare function listVariablesOperation(appId: string, page: number): DescribedOperation;
/** Creates an environment variable. */
export declare function createVariableOperation(appId: string, { key, value, fields }: KeyValue): DescribedOperation;
/** Creates a secret. */
export declare function createSecretOperation(appId: string, { key, value, fields }: KeyValue): DescribedOperation;
