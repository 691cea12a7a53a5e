import type { Operation } from './operation.ts';
import type { NewApplication } from './resources.ts';
/** A variable or a secret, as it is sent. */
export interface KeyValue {
    readonly key: string;
    readonly value: string;
}
/** Creates an application in an environment. */
export declare function createApplicationOperation(environmentId: string, application: NewApplication): Operation;
/** Starts a deployment; a null commit leaves the choice to the platform. */
export declare function deployOperation(appId: string, commit: string | null): Operation;
/** Reads an application's status. */
export declare function statusOperation(appId: string): Operation;
/** Reads the last `tail` lines of an application's log. */
export declare function logOperation(appId: string, tail: number): Operation;
/** Reads one page of an application's environment variables. */
export declare function listVariablesOperation(appId: string, page: number): Operation;
/** Creates an environment variable. */
export declare function createVariableOperation(appId: string, { key, value }: KeyValue): Operation;
/** Creates a secret. */
export declare function createSecretOperation(appId: string, { key, value }: KeyValue): Operation;
