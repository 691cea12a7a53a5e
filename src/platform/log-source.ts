import { AccessError, RemoteError, ThrottledError, type TouchdownError } from '../kernel/errors.ts';
import type { BuildLogRead, BuildLogSource, LogRead, LogSource } from '../logs/log-source.ts';
import type { Platform } from './client.ts';
import { toTouchdownError } from './http/error-mapping.ts';
import { applicationOperation, fetchEnvironmentLog, fetchLog } from './resources/applications.ts';
import { decodeEnvironmentId } from './resources/wire.ts';

/** For one read, its wait for the rate limit included, in milliseconds: a log that hangs is not worth the time limits of a status. */
const READ_MS = 10_000;

/** Returns an application's log. Reads while following are the first that the rate budget gives up; the end's last reads wait their turn. */
export function createLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): LogSource {
  return {
    read: async (tail, purpose, limits) => {
      try {
        const deadlineAt = Math.min(limits.deadlineAt, transport.begin({ timeoutMs: READ_MS }).deadlineAt);
        const call = { ...limits, deadlineAt, purpose: purpose === 'follow' ? 'log' : 'other', attempts: 1 } as const;
        return { kind: 'window', lines: await fetchLog(transport, appId, tail, call) };
      } catch (error) {
        return readOf(toTouchdownError(error));
      }
    },
  };
}

function readOf(error: TouchdownError): LogRead {
  if (error instanceof ThrottledError) return { kind: 'skipped', error };
  // A 404 may only mean that the new application has no container yet.
  const isRefused = error instanceof AccessError && error.code !== 'access-not-found';
  const isLasting = isRefused || (error instanceof RemoteError && error.code === 'rejected');
  return { kind: 'unavailable', error, lasting: isLasting };
}

/** Returns where the builds of an application are logged if not in its own log. Its reads wait for their turn like the last ones of that log. */
export function createBuildLogSource({ transport }: Pick<Platform, 'transport'>, appId: string): BuildLogSource {
  return {
    readBuildLog: async (most, limits) => {
      const call = { ...limits, purpose: 'other', attempts: 1 } as const;
      let environmentId: string | null = null;
      try {
        environmentId = decodeEnvironmentId(await transport.fetchJson(applicationOperation(appId), call));
        if (environmentId === null) return { kind: 'absent', environmentId };
        return { kind: 'lines', environmentId, lines: await fetchEnvironmentLog(transport, environmentId, most, call) };
      } catch (error) {
        return { kind: buildLogProblemOf(toTouchdownError(error)), environmentId };
      }
    },
  };
}

function buildLogProblemOf(error: TouchdownError): Exclude<BuildLogRead['kind'], 'lines'> {
  if (error instanceof RemoteError && error.facts.status === 404) return 'absent';
  if (!(error instanceof AccessError)) return 'unreadable';
  return error.code === 'access-not-found' ? 'absent' : 'refused';
}
