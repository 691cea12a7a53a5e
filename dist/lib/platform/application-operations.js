import { saysDeploymentInProgress, saysExists } from './conflict-words.js';
import { PAGE_SIZE } from './lists.js';
/** Starts a deployment; a null commit leaves the choice to the platform. */
export function deployOperation(appId, commit) {
    return {
        ...onApplication(appId),
        method: 'POST',
        template: '/application/{app_id}/deploy',
        body: commit === null ? {} : { git_commit_id: commit },
        scope: 'Deploy',
        action: `start a deployment of application ${appId}`,
        saysConflict: saysDeploymentInProgress,
    };
}
/** Reads an application's status. */
export function statusOperation(appId) {
    return {
        ...onApplication(appId),
        method: 'GET',
        template: '/application/{app_id}/status',
        scope: 'Read',
        action: `follow application ${appId}`,
    };
}
/** Reads the last `tail` lines of an application's log. */
export function logOperation(appId, tail) {
    return {
        ...onApplication(appId),
        method: 'GET',
        template: '/application/{app_id}/log',
        query: { tail },
        scope: 'Read',
        action: `read the log of application ${appId}`,
    };
}
/** Reads one page of an application's environment variables. */
export function listVariablesOperation(appId, page) {
    return {
        ...onApplication(appId),
        method: 'GET',
        template: '/application/{app_id}/environmentVariable',
        query: { page, page_size: PAGE_SIZE },
        scope: 'Read',
        action: `list the environment variables of application ${appId}`,
    };
}
/** Creates an environment variable. */
export function createVariableOperation(appId, { key, value }) {
    return {
        ...onApplication(appId),
        method: 'POST',
        template: '/application/{app_id}/environmentVariable',
        body: { key, value },
        scope: 'Write',
        action: `set the environment variable ${key} of application ${appId}`,
        saysConflict: saysExists,
    };
}
/** Creates a secret. */
export function createSecretOperation(appId, { key, value }) {
    return {
        ...onApplication(appId),
        method: 'POST',
        template: '/application/{app_id}/secret',
        body: { key, value },
        scope: 'Write',
        action: `set the secret ${key} of application ${appId}`,
        saysConflict: saysExists,
    };
}
function onApplication(appId) {
    return { ids: { app_id: appId }, subject: `application ${appId}` };
}
