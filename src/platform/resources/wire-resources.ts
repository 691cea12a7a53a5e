import { ProtocolError } from '../../kernel/errors.ts';
import { isObject, type JsonObject, nameType, parseJson, readString, readWord } from '../http/json.ts';
import type { DecodeItem } from './lists.ts';
import type { Application, DatabaseDeployment, Environment, Organization, Project, Webhook } from './resources.ts';
import { decodeStartedDeployment } from './wire.ts';

/** Decodes an organization. Throws ProtocolError if it has no id. */
export function decodeOrganization(json: JsonObject, where: string): Organization {
  return { id: requireId(json, where), name: readString(json['name']), createdAt: readWord(json['created_at']) };
}

/** Decodes a project. Throws ProtocolError if it has no id. */
export function decodeProject(json: JsonObject, where: string): Project {
  return { ...decodeDated(json, where), description: readString(json['description']) };
}

/** Decodes an environment. Throws ProtocolError if it has no id. */
export function decodeEnvironment(json: JsonObject, where: string): Environment {
  return {
    id: requireId(json, where),
    name: readString(json['name']),
    mode: readString(json['mode']),
    clusterId: readWord(json['cluster_id']),
    createdAt: readWord(json['created_at']),
  };
}

/** Decodes an application or a database as it was created. Throws ProtocolError if it has no id. */
export function decodeDated(json: JsonObject, where: string): Application {
  return {
    id: requireId(json, where),
    name: readString(json['name']),
    createdAt: readWord(json['created_at']),
    updatedAt: readWord(json['updated_at']),
  };
}

/** Decodes a webhook; of its events, those that are words. Throws ProtocolError if it has no id. */
export function decodeWebhook(json: JsonObject, where: string): Webhook {
  const { events, enabled } = json;
  return {
    id: requireId(json, where),
    targetUrl: readString(json['target_url']),
    events: Array.isArray(events) ? events.filter((event) => typeof event === 'string') : [],
    enabled: typeof enabled === 'boolean' ? enabled : null,
  };
}

/** Decodes what the platform says when it takes the deployment of a database; total, since the status line said already that it did. */
export function decodeDatabaseDeployment(body: string, databaseId: string): DatabaseDeployment {
  const { deploymentId, state } = decodeStartedDeployment(body, databaseId);
  return { id: deploymentId, status: state };
}

/**
 * Decodes the body of the response to a creation; `kind` is what was created: `project`. Throws ProtocolError if there is no id in
 * it, saying that it was probably created, since the status line said so.
 */
export function decodeCreated<T>(body: string, kind: string, decode: DecodeItem<T>): T {
  try {
    const json = parseJson(body);
    if (!isObject(json)) throw new ProtocolError('$', 'an object', nameType(json));
    return decode(json, '$');
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const expected = `the ${kind} with its id (it was probably created; check the platform before you create it again)`;
    throw new ProtocolError(error.where, expected, error.came, error);
  }
}

function requireId(json: JsonObject, where: string): string {
  const id = readWord(json['id']);
  if (id === null) throw new ProtocolError(`${where}.id`, 'an id', nameType(json['id']));
  return id;
}
