import { AccessError, InputError, RemoteError, ThrottledError } from '../kernel/errors.js';
import { toTouchdownError } from './http/error-mapping.js';
import { createDeployTarget } from './platform-deploy-target.js';
import { createBuildLogSource, createLogSource } from './platform-log-source.js';
import { createVariableOperation } from './resources/application-operations.js';
import { createSecret, listVariables } from './resources/applications.js';
/** Returns what `deployApplication` needs of one application. Sends nothing; throws InputError for an id that cannot be one. */
export function connectApplication(platform, appId) {
    return {
        target: createDeployTarget(platform, appId),
        settingsTarget: createSettingsTarget(platform, appId),
        logSource: createLogSource(platform, appId),
        buildLogSource: createBuildLogSource(platform, appId),
    };
}
/** Returns where an application's variables and secrets are set. Sends each request once: the engine decides on repetitions. */
export function createSettingsTarget({ transport }, appId) {
    const callOf = (limits) => ({ ...limits, purpose: 'essential', attempts: 1 });
    const list = async (limits) => {
        try {
            const variables = await Array.fromAsync(listVariables(transport, appId, (send) => send(callOf(limits))));
            const shown = variables.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]));
            return { kind: 'listed', values: new Map(shown) };
        }
        catch (error) {
            return { kind: 'unreadable', error: toTouchdownError(error) };
        }
    };
    const create = async (setting, limits) => {
        try {
            if (setting.kind === 'secret')
                await createSecret(transport, appId, setting, callOf(limits));
            else
                await transport.send(createVariableOperation(appId, setting), callOf(limits));
            return { kind: 'created' };
        }
        catch (error) {
            return settingResultOf(toTouchdownError(error));
        }
    };
    return { listVariables: list, create };
}
/** A request that surely was not sent counts as lost: repeating it does no harm. */
function settingResultOf(error) {
    if (error instanceof ThrottledError)
        return { kind: 'throttled', error };
    if (error instanceof AccessError || error instanceof InputError)
        return { kind: 'refused', error };
    if (!(error instanceof RemoteError) || error.code === 'remote')
        return { kind: 'lost', error };
    return { kind: error.code === 'conflict' ? 'exists' : 'refused', error };
}
