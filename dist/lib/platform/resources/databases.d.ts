import type { CallOptions, Transport } from '../http/transport.ts';
import type { Database, DatabaseDeployment, NewDatabase } from './resources.ts';
/** The databases of an environment; the platform describes no list of them. Every method rejects with a TouchdownError, and with nothing else. */
export interface Databases {
    /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
    create(environmentId: string, database: NewDatabase, call?: CallOptions): Promise<Database>;
    /** Starts a deployment; the platform reports only that it accepted it. Sent again only where surely nothing was started. */
    deploy(databaseId: string, call?: CallOptions): Promise<DatabaseDeployment>;
}
/** Returns the databases as seen through a transport. */
export declare function createDatabases(transport: Transport): Databases;
