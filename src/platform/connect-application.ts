import type { CallLimits, DeployTarget, SettingResult, SettingsTarget } from '../deploy/deploy-target.ts';
import { AccessError, InputError, RemoteError, ThrottledError, type TouchdownError } from '../kernel/errors.ts';
import type { BuildLogSource, LogSource } from '../logs/log-source.ts';
import type { Platform } from './client.ts';
import { createDeployTarget } from './deploy-target.ts';
import { toTouchdownError } from './http/error-mapping.ts';
import type { ApiCall } from './http/transport.ts';
import { createBuildLogSource, createLogSource } from './log-source.ts';
import {
  changeSettingOperation,
  createSettingOperation,
  listSettings,
  overrideSettingOperation,
} from './resources/applications.ts';
import type { Operation } from './resources/operation.ts';

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

/** Returns where an application's variables and secrets are set. Sends each write once: the engine decides on repetitions. */
function createSettingsTarget({ transport }: Pick<Platform, 'transport'>, appId: string): SettingsTarget {
  const write = async (operation: Operation, limits: CallLimits): Promise<SettingResult> => {
    try {
      await transport.send(operation, { ...limits, purpose: 'essential', attempts: 1 });
      return { kind: 'written' };
    } catch (error) {
      return settingResultOf(toTouchdownError(error));
    }
  };
  const writeOptional = async (operation: Operation, limits: CallLimits): Promise<SettingResult> => {
    const result = await write(operation, limits);
    return result.kind !== 'written' && isUnsupported(result.error) ? { ...result, kind: 'unsupported' } : result;
  };
  return {
    list: async (kind, limits) => {
      try {
        const call: ApiCall = { ...limits, purpose: 'essential' };
        const listed = await Array.fromAsync(listSettings(transport, kind, appId, (send) => send(call)));
        return { kind: 'listed', stored: listed.toSorted((one, other) => one.distance - other.distance) };
      } catch (error) {
        const problem = toTouchdownError(error);
        if (isUnsupported(problem)) return { kind: 'unsupported', error: problem };
        const isRefused = problem instanceof AccessError || problem.code === 'rejected';
        return { kind: isRefused ? 'unreadable' : 'failed', error: problem };
      }
    },
    create: async (setting, inherited, limits) => {
      const created = await write(createSettingOperation(setting.kind, appId, setting), limits);
      if (created.kind !== 'exists' || inherited === null || inherited.id === null) return created;
      const overridden = await writeOptional(overrideSettingOperation(appId, setting, inherited.id), limits);
      return overridden.kind === 'unsupported' ? created : overridden;
    },
    change: (setting, id, { fields }, limits) =>
      writeOptional(changeSettingOperation(appId, setting, id, fields), limits),
  };
}

const UNSUPPORTED = [404, 405, 501];

/** Returns whether a response says that the platform does not have the call, or not what it names. */
export function isUnsupported(error: TouchdownError): boolean {
  const isResponse = error instanceof AccessError || error instanceof RemoteError;
  return isResponse && UNSUPPORTED.includes(error.facts.status ?? 0);
}

/** A request that surely was not sent counts as lost: repeating it does no harm. */
function settingResultOf(error: TouchdownError): Extract<SettingResult, { error: TouchdownError }> {
  if (error instanceof ThrottledError) return { kind: 'throttled', error };
  if (error instanceof AccessError || error instanceof InputError) return { kind: 'refused', error };
  if (!(error instanceof RemoteError) || error.code === 'remote') return { kind: 'lost', error };
  return { kind: error.code === 'conflict' ? 'exists' : 'refused', error };
}
