import { isSameId } from '../../kernel/resource-id.ts';
import { saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import { listPages, takeTurns } from './lists.ts';
import type { Operation } from './operation.ts';
import type { Environment, NewEnvironment } from './resources.ts';
import { decodeCreated, decodeEnvironment } from './wire-resources.ts';

/** The environments of a project. Every method rejects with a TouchdownError, and with nothing else. */
export interface Environments {
  /**
   * Creates one; compare its `clusterId` with the requested one, since a service may choose another. Sent again only where
   * surely nothing was created; `isUncertain` says whether an error leaves that open.
   */
  create(projectId: string, environment: NewEnvironment, call?: CallOptions): Promise<Environment>;
  /** Goes through all of a project. Not part of the described API: services of the family have it; elsewhere it gets 404. */
  list(projectId: string, call?: CallOptions): AsyncIterable<Environment>;
  /** Deletes one and everything in it. Not part of the described API: services of the family have it; elsewhere it gets 404 or 405. */
  delete(environmentId: string, call?: CallOptions): Promise<void>;
}

/** Returns the environments as seen through a transport. */
export function createEnvironments(transport: Transport): Environments {
  return {
    create: async (projectId, { name, mode, clusterId, fields }, options) => {
      const operation = operationOf('environments.create', projectId, {
        body: withExtraFields('environment', { name, mode, cluster_id: clusterId }, fields),
        action: `create an environment in project ${projectId}`,
        saysConflict: saysExists,
      });
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'environment', decodeEnvironment);
    },
    list: (projectId, options) =>
      listPages(transport, takeTurns(transport, options), listOperation(projectId), decodeEnvironment, ({ id }) => id),
    delete: async (environmentId, options) => {
      await transport.send(deleteOperation(environmentId), transport.begin(options));
    },
  };
}

function listOperation(projectId: string): Operation {
  return {
    method: 'GET',
    template: '/project/{project_id}/environment',
    ids: { project_id: projectId },
    scope: 'Read',
    action: `list the environments of project ${projectId}`,
    subject: `environments of project ${projectId}`,
  };
}

function deleteOperation(environmentId: string): Operation {
  return {
    method: 'DELETE',
    template: '/environment/{env_id}',
    ids: { env_id: environmentId },
    scope: 'Write',
    action: `delete environment ${environmentId}`,
    subject: `environment ${environmentId}`,
  };
}

/** The requested cluster, and the one that the service reports. */
export interface OtherCluster {
  readonly requested: string;
  readonly reported: string;
}

/**
 * Returns the clusters if a created environment is on another one than requested, with `clusterId` or with the extra field
 * `cluster`; null if they agree, and if the service reports no cluster.
 */
export function findOtherCluster(
  { clusterId, fields }: NewEnvironment,
  { clusterId: reported }: Environment,
): OtherCluster | null {
  const requested = [clusterId, fields?.['cluster']].find(
    (id) => typeof id === 'string' && reported !== null && !isSameId(id, reported),
  );
  return typeof requested === 'string' && reported !== null ? { requested, reported } : null;
}
