import { saysDeploymentInProgress, saysExists } from '../http/conflict-words.js';
import { withExtraFields } from './extra-fields.js';
import { PAGE_SIZE } from './lists.js';
/** Creates an application in an environment. */
export function createApplicationOperation(environmentId, application) {
    return {
        method: 'POST',
        template: '/environment/{env_id}/application',
        ids: { env_id: environmentId },
        body: withExtraFields('application', renderApplication(application), application.fields),
        scope: 'Write',
        action: `create an application in environment ${environmentId}`,
        subject: `environment ${environmentId}`,
        saysConflict: saysExists,
    };
}
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
/**
 * Reads an application. Not part of the described API: services of the family have it, and it names the commit that runs; elsewhere it
 * gets 404.
 */
export function applicationOperation(appId) {
    return {
        ...onApplication(appId),
        method: 'GET',
        template: '/application/{app_id}',
        scope: 'Read',
        action: `read application ${appId}`,
    };
}
/**
 * Reads the log of an environment. Not part of the described API: services of the family have it, and keep the builds' logs there;
 * elsewhere it gets 404.
 */
export function environmentLogOperation(environmentId) {
    return {
        method: 'GET',
        template: '/environment/{env_id}/logs',
        ids: { env_id: environmentId },
        scope: 'Read',
        action: `read the log of environment ${environmentId}`,
        subject: `environment ${environmentId}`,
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
        isList: true,
        scope: 'Read',
        action: `list the environment variables of application ${appId}`,
    };
}
/** Creates an environment variable. */
export function createVariableOperation(appId, { key, value, fields }) {
    return {
        ...onApplication(appId),
        method: 'POST',
        template: '/application/{app_id}/environmentVariable',
        body: withExtraFields('variable', { key, value }, fields),
        scope: 'Write',
        action: `set the environment variable ${key} of application ${appId}`,
        saysConflict: saysExists,
    };
}
/** Creates a secret. */
export function createSecretOperation(appId, { key, value, fields }) {
    return {
        ...onApplication(appId),
        method: 'POST',
        template: '/application/{app_id}/secret',
        body: withExtraFields('secret', { key, value }, fields),
        scope: 'Write',
        action: `set the secret ${key} of application ${appId}`,
        saysConflict: saysExists,
    };
}
function renderApplication({ gitRepository, ports, ...application }) {
    return {
        name: application.name,
        git_repository: gitRepository && { url: gitRepository.url, branch: gitRepository.branch },
        build_mode: application.buildMode,
        dockerfile_path: application.dockerfilePath,
        cpu: application.cpu,
        memory: application.memory,
        min_running_instances: application.minRunningInstances,
        max_running_instances: application.maxRunningInstances,
        ports: ports?.map(renderPort),
    };
}
function renderPort({ internalPort, externalPort, protocol, publiclyAccessible }) {
    return {
        internal_port: internalPort,
        external_port: externalPort,
        protocol,
        publicly_accessible: publiclyAccessible,
    };
}
function onApplication(appId) {
    return { ids: { app_id: appId }, subject: `application ${appId}` };
}
