import { type Identity, type Observation } from '../../deploy/deploy-target.ts';
import { ProtocolError } from '../../kernel/errors.ts';
import { type JsonObject } from '../http/json.ts';
/** A status response: read, or not readable as one; `partial` is what could be read of an object. */
export type StatusReading = {
    readonly kind: 'observed';
    readonly observation: Observation;
} | {
    readonly kind: 'malformed';
    readonly error: ProtocolError;
    readonly partial: Omit<Observation, 'state'> | null;
};
/** What the response to a request that deploys says of the deployment; all of it may be missing. */
export interface StartedDeployment {
    readonly identity: Identity;
    /** The id to show; null if the response has none that is the deployment's. Never the application's own. */
    readonly deploymentId: string | null;
    /** The state word, as the service wrote it. */
    readonly state: string | null;
    /** True if `state` is the deployment's own; false if it is the application's, and may still be the previous deployment's. */
    readonly aboutDeployment: boolean;
    /** How many requests wait for the application; absent if the response does not say. */
    readonly requestsWaiting?: number;
}
/** An environment variable as the list shows it. */
export interface EnvironmentVariable {
    readonly id: string | null;
    readonly key: string;
    /** Null if the service does not show it. */
    readonly value: string | null;
}
/** Decodes an application's status; total. A state has to be a word, so that no garbage passes for one. */
export declare function decodeStatus(json: unknown): StatusReading;
/**
 * Decodes the response to a request that deploys `appId`; total, since the status line said already that it was accepted.
 * The response is about a deployment where its `id` is another than the application's.
 */
export declare function decodeStartedDeployment(body: string, appId: string): StartedDeployment;
/** Decodes which commit an application runs: `git_repository.deployed_commit_id`; null if it does not say. Total. */
export declare function decodeDeployedCommit(json: unknown): string | null;
/** Decodes in which environment an application is: `environment.id`, else `environment_id`; null if it does not say. Total. */
export declare function decodeEnvironmentId(json: unknown): string | null;
/** Decodes one environment variable of a list. Throws ProtocolError if it has no key. */
export declare function decodeEnvironmentVariable(json: JsonObject, where: string): EnvironmentVariable;
