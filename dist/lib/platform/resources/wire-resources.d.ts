import { type JsonObject } from '../http/json.ts';
import type { Application, Database, DatabaseDeployment, Environment, Organization, Project, Webhook } from './resources.ts';
/** Decodes one object of a response, which stands at `where`. Throws ProtocolError if it has no id; all else may be missing. */
export type DecodeResource<T> = (json: JsonObject, where: string) => T;
/** Decodes an organization. Throws ProtocolError if it has no id. */
export declare function decodeOrganization(json: JsonObject, where: string): Organization;
/** Decodes a project. Throws ProtocolError if it has no id. */
export declare function decodeProject(json: JsonObject, where: string): Project;
/** Decodes an environment. Throws ProtocolError if it has no id. */
export declare function decodeEnvironment(json: JsonObject, where: string): Environment;
/** Decodes an application as it was created. Throws ProtocolError if it has no id. */
export declare function decodeApplication(json: JsonObject, where: string): Application;
/** Decodes a database as it was created. Throws ProtocolError if it has no id. */
export declare function decodeDatabase(json: JsonObject, where: string): Database;
/** Decodes a webhook; of its events, those that are words. Throws ProtocolError if it has no id. */
export declare function decodeWebhook(json: JsonObject, where: string): Webhook;
/** Decodes what the platform says when it takes the deployment of a database; total, since the status line said already that it did. */
export declare function decodeDatabaseDeployment(body: string, databaseId: string): DatabaseDeployment;
/**
 * Decodes the body of the response to a creation; `kind` is what was created: `project`. Throws ProtocolError if there is no id in
 * it, saying that it was probably created, since the status line said so.
 */
export declare function decodeCreated<T>(body: string, kind: string, decode: DecodeResource<T>): T;
