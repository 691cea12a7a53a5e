import { registerSecret } from '../../kernel/redaction.js';
import { createApplicationOperation, createSecretOperation, createVariableOperation, deployOperation, environmentLogOperation, listVariablesOperation, logOperation, statusOperation, } from './application-operations.js';
import { findByName, listPages, takeTurns } from './lists.js';
import { decodeEnvironmentVariable, decodeStartedDeployment, decodeStatus, } from './wire.js';
import { decodeLog, lastLines } from './wire-log.js';
import { decodeApplication, decodeCreated } from './wire-resources.js';
const DEFAULT_TAIL = 200;
/** Returns the applications as seen through a transport. */
export function createApplications(transport) {
    return {
        create: async (environmentId, application, options) => {
            const operation = createApplicationOperation(environmentId, application);
            const { text } = await transport.send(operation, transport.begin(options));
            return decodeCreated(text, 'application', decodeApplication);
        },
        deploy: async (appId, { commit } = {}, options) => {
            const call = { ...transport.begin(options), purpose: 'essential' };
            const { text } = await transport.send(deployOperation(appId, commit ?? null), call);
            return decodeStartedDeployment(text, appId);
        },
        status: async (appId, options) => {
            const reading = decodeStatus(await transport.fetchJson(statusOperation(appId), transport.begin(options)));
            if (reading.kind === 'malformed')
                throw reading.error;
            return reading.observation;
        },
        log: (appId, { tail = DEFAULT_TAIL } = {}, options) => fetchLog(transport, appId, tail, transport.begin(options)),
        environmentVariables: createEnvironmentVariables(transport),
        secrets: { create: (appId, secret, options) => createSecret(transport, appId, secret, transport.begin(options)) },
    };
}
/** Reads the last `tail` lines of an application's log, oldest first. */
export function fetchLog(transport, appId, tail, call) {
    return fetchLines(transport, logOperation(appId, tail), tail, call);
}
/** Reads the last `tail` lines of an environment's log, oldest first. */
export function fetchEnvironmentLog(transport, environmentId, tail, call) {
    return fetchLines(transport, environmentLogOperation(environmentId), tail, call);
}
async function fetchLines(transport, operation, tail, call) {
    const { status, headers, text } = await transport.send(operation, call);
    return lastLines(decodeLog({ status, contentType: headers['content-type'] ?? '', text }), tail);
}
/** Goes through an application's environment variables, each request as `takeTurn` has it. */
export function listVariables(transport, appId, takeTurn) {
    const operationOf = (page) => listVariablesOperation(appId, page);
    return listPages(transport, takeTurn, operationOf, decodeEnvironmentVariable, ({ id, key }) => id ?? key);
}
/** Creates a secret; its value is a registered secret before anything is sent. */
export async function createSecret(transport, appId, secret, call) {
    registerSecret(secret.value);
    await transport.send(createSecretOperation(appId, secret), call);
}
function createEnvironmentVariables(transport) {
    const list = (appId, options) => listVariables(transport, appId, takeTurns(transport, options));
    return {
        list,
        find: (appId, key, options) => findByName(list(appId, options), { name: key, input: 'key' }, ({ key: name, id }) => ({ name, id })),
        create: async (appId, variable, options) => {
            await transport.send(createVariableOperation(appId, variable), transport.begin(options));
        },
    };
}
