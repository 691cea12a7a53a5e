import { saysDeploymentInProgress, saysExists } from '../http/conflict-words.js';
import { withExtraFields } from './extra-fields.js';
import { decodeCreated, decodeDatabase, decodeDatabaseDeployment } from './wire-resources.js';
/** Returns the databases as seen through a transport. */
export function createDatabases(transport) {
    return {
        create: async (environmentId, database, options) => {
            const operation = createDatabaseOperation(environmentId, database);
            const { text } = await transport.send(operation, transport.begin(options));
            return decodeCreated(text, 'database', decodeDatabase);
        },
        deploy: async (databaseId, options) => {
            const call = { ...transport.begin(options), purpose: 'essential' };
            const { text } = await transport.send(deployDatabaseOperation(databaseId), call);
            return decodeDatabaseDeployment(text, databaseId);
        },
    };
}
function createDatabaseOperation(environmentId, database) {
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
function deployDatabaseOperation(databaseId) {
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
