import { saysDeploymentInProgress, saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { DescribedOperation } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import type { Database, DatabaseDeployment, NewDatabase } from './resources.ts';
import { decodeCreated, decodeDatabase, decodeDatabaseDeployment } from './wire-resources.ts';

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
    create: async (environmentId, database, options) => {
      const operation = createDatabaseOperation(environmentId, database);
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'database', decodeDatabase);
    },
    deploy: async (databaseId, options) => {
      const call = { ...transport.begin(options), purpose: 'essential' } as const;
      const { text } = await transport.send(deployDatabaseOperation(databaseId), call);
      return decodeDatabaseDeployment(text, databaseId);
    },
  };
}

function createDatabaseOperation(environmentId: string, database: NewDatabase): DescribedOperation {
  const { name, type, version, mode, cpu, memory, storage, fields } = database;
  return {
    method: 'POST',
    template: '/environment/{env_id}/database',
    ids: { env_id: environmentId },
    body: withExtraFields('database', { name, type, version, mode, cpu, memory, storage }, fields),
    scope: 'Write',
    action: `create a database in environment ${environmentId}`,
    subject: `environment ${environmentId}`,
    saysConflict: saysExists,
  };
}

function deployDatabaseOperation(databaseId: string): DescribedOperation {
  return {
    method: 'POST',
    template: '/database/{db_id}/deploy',
    ids: { db_id: databaseId },
    scope: 'Deploy',
    action: `start a deployment of database ${databaseId}`,
    subject: `database ${databaseId}`,
    saysConflict: saysDeploymentInProgress,
  };
}
