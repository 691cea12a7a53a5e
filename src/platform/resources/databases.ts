import { saysDeploymentInProgress, saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import type { Database, DatabaseDeployment, NewDatabase } from './resources.ts';
import { decodeCreated, decodeDatabaseDeployment, decodeDated } from './wire-resources.ts';

/** The databases of an environment; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Databases {
  /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
  create(environmentId: string, database: NewDatabase, call?: CallOptions): Promise<Database>;
  /** Starts a deployment; the platform reports only that it accepted it. Sent again only where surely nothing was started. */
  deploy(databaseId: string, call?: CallOptions): Promise<DatabaseDeployment>;
}

/** Returns the databases as seen through a transport. */
export function createDatabases(transport: Transport): Databases {
  return {
    create: async (environmentId, { name, type, version, mode, cpu, memory, storage, fields }, options) => {
      const operation = operationOf('databases.create', environmentId, {
        body: withExtraFields('database', { name, type, version, mode, cpu, memory, storage }, fields),
        action: `create a database in environment ${environmentId}`,
        saysConflict: saysExists,
      });
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'database', decodeDated);
    },
    deploy: async (databaseId, options) => {
      const operation = operationOf('databases.deploy', databaseId, {
        action: `start a deployment of database ${databaseId}`,
        saysConflict: saysDeploymentInProgress,
      });
      const { text } = await transport.send(operation, { ...transport.begin(options), purpose: 'essential' });
      return decodeDatabaseDeployment(text, databaseId);
    },
  };
}
