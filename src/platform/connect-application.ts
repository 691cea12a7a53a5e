import type {
  CallLimits,
  DeployTarget,
  Setting,
  SettingResult,
  SettingsTarget,
  VariableList,
} from '../deploy/deploy-target.ts';
import { AccessError, InputError, RemoteError, ThrottledError, type TouchdownError } from '../kernel/errors.ts';
import type { BuildLogSource, LogSource } from '../logs/log-source.ts';
import type { Platform } from './client.ts';
import { createDeployTarget } from './deploy-target.ts';
import { toTouchdownError } from './http/error-mapping.ts';
import type { ApiCall } from './http/transport.ts';
import { createBuildLogSource, createLogSource } from './log-source.ts';
import { createSecret, createVariableOperation, listVariables } from './resources/applications.ts';

/** One application at the platform: all that the engine needs of it. */
export interface ConnectedApplication {
  readonly target: DeployTarget;
  readonly settingsTarget: SettingsTarget;
  readonly logSource: LogSource;
  readonly buildLogSource: BuildLogSource;
}

/** Returns what `deployApplication` needs of one application. Sends nothing; throws InputError for an id that cannot be one. */
export function connectApplication(
  platform: Pick<Platform, 'transport' | 'gate'>,
  appId: string,
): ConnectedApplication {
  return {
    target: createDeployTarget(platform, appId),
    settingsTarget: createSettingsTarget(platform, appId),
    logSource: createLogSource(platform, appId),
    buildLogSource: createBuildLogSource(platform, appId),
  };
}

/** Returns where an application's variables and secrets are set. Sends each request once: the engine decides on repetitions. */
function createSettingsTarget({ transport }: Pick<Platform, 'transport'>, appId: string): SettingsTarget {
  const callOf = (limits: CallLimits): ApiCall => ({ ...limits, purpose: 'essential', attempts: 1 });
  const list = async (limits: CallLimits): Promise<VariableList> => {
    try {
      const variables = await Array.fromAsync(listVariables(transport, appId, (send) => send(callOf(limits))));
      const shown = variables.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const]));
      return { kind: 'listed', values: new Map(shown) };
    } catch (error) {
      return { kind: 'unreadable', error: toTouchdownError(error) };
    }
  };
  const create = async (setting: Setting, limits: CallLimits): Promise<SettingResult> => {
    try {
      if (setting.kind === 'secret') await createSecret(transport, appId, setting, callOf(limits));
      else await transport.send(createVariableOperation(appId, setting), callOf(limits));
      return { kind: 'created' };
    } catch (error) {
      return settingResultOf(toTouchdownError(error));
    }
  };
  return { listVariables: list, create };
}

/** A request that surely was not sent counts as lost: repeating it does no harm. */
function settingResultOf(error: TouchdownError): SettingResult {
  if (error instanceof ThrottledError) return { kind: 'throttled', error };
  if (error instanceof AccessError || error instanceof InputError) return { kind: 'refused', error };
  if (!(error instanceof RemoteError) || error.code === 'remote') return { kind: 'lost', error };
  return { kind: error.code === 'conflict' ? 'exists' : 'refused', error };
}
