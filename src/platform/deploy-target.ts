import type {
  CallLimits,
  CommitReading,
  DeployTarget,
  Pace,
  Refusal,
  StatusCheck,
  TriggerResult,
} from '../deploy/deploy-target.ts';
import { AccessError, RemoteError, ThrottledError, type TouchdownError } from '../kernel/errors.ts';
import { parseHttpDate } from '../kernel/instant.ts';
import { isUnsent } from '../kernel/request-fate.ts';
import type { Purpose } from '../rate-limit/gate-interface.ts';
import type { Platform } from './client.ts';
import { toTouchdownError } from './http/error-mapping.ts';
import type { Head } from './http/http-client.ts';
import { fillPath } from './http/request-path.ts';
import { applicationOperation, deployOperation, statusOperation } from './resources/applications.ts';
import {
  decodeDeployedCommit,
  decodeStartedDeployment,
  decodeStatus,
  isOfOther,
  sendsDeployedCommit,
} from './resources/wire.ts';

const PURPOSES = { baseline: 'essential', follow: 'follow', final: 'final' } as const satisfies Record<string, Purpose>;

/**
 * Returns the application that the engine deploys. Throws InputError for an id that cannot be one. Sends each request once: the engine
 * decides on repetitions.
 */
export function createDeployTarget(
  { transport, gate }: Pick<Platform, 'transport' | 'gate'>,
  appId: string,
): DeployTarget {
  fillPath('{app_id}', { app_id: appId });
  const checkStatus = async (purpose: keyof typeof PURPOSES, limits: CallLimits): Promise<StatusCheck> => {
    try {
      const call = { ...limits, purpose: PURPOSES[purpose], attempts: 1 };
      let respondedAt: number | null = null;
      const json = await transport.fetchJson(statusOperation(appId), call, (head) => {
        respondedAt = readResponseDate(head);
      });
      const reading = decodeStatus(json);
      return reading.kind === 'observed' ? { ...reading, respondedAt } : reading;
    } catch (error) {
      return statusCheckOf(toTouchdownError(error));
    }
  };
  const trigger = async (commit: string | null, limits: CallLimits): Promise<TriggerResult> => {
    try {
      const call = { ...limits, purpose: 'essential', attempts: 1 } as const;
      const response = await transport.send(deployOperation(appId, commit), call);
      const respondedAt = readResponseDate(response);
      return { kind: 'accepted', respondedAt, ...decodeStartedDeployment(response.text, appId) };
    } catch (error) {
      return triggerResultOf(toTouchdownError(error));
    }
  };
  const pace = (): Pace => ({
    intervalMs: gate.paceMs(),
    resetsAt: gate.view().resetsAt,
    isLastCheckLeft: gate.isOpenFor('final'),
  });
  const readDeployedCommit = async (limits: CallLimits, isOptional = false): Promise<CommitReading> => {
    const purpose: Purpose = isOptional ? 'log' : 'follow';
    if (!gate.isOpenFor(purpose)) return { commit: null, isNamed: null, error: null };
    const call = { ...limits, purpose, ...(isOptional ? { attempts: 1 } : {}) };
    try {
      const json = await transport.fetchJson(applicationOperation(appId), call);
      if (isOfOther(json, appId)) return { commit: null, isNamed: null, error: null };
      return { commit: decodeDeployedCommit(json), isNamed: sendsDeployedCommit(json), error: null };
    } catch (caught) {
      const error = toTouchdownError(caught);
      const status = statusCheckOf(error);
      if (status.kind !== 'refused') return { commit: null, isNamed: null, error };
      // A service without this call says so in other words than its refusal.
      const isOfToken = status.refusal === 'unauthorized' || status.refusal === 'forbidden';
      return { commit: null, isNamed: false, error: isOfToken ? error : null };
    }
  };
  return { appId, checkStatus, trigger, readDeployedCommit, pace };
}

function statusCheckOf(error: TouchdownError): StatusCheck {
  const refusal = isRejected(error) ? 'rejected' : refusalOf(error);
  if (refusal !== null) return { kind: 'refused', refusal, error };
  return { kind: error instanceof ThrottledError ? 'throttled' : 'failed', error };
}

/** A redirect may lead to the page of a proxy that is in maintenance; any other 4xx will be the same next time. */
function isRejected(error: TouchdownError): boolean {
  return error instanceof RemoteError && error.code !== 'remote' && (error.facts.status ?? 0) >= 400;
}

/** What is not known to have started nothing may have started something, and is `lost`. */
function triggerResultOf(error: TouchdownError): TriggerResult {
  const refusal = refusalOf(error);
  if (refusal !== null) return { kind: 'refused', refusal, error };
  if (error instanceof ThrottledError) return { kind: 'throttled', error };
  if (isUnsent(error)) return { kind: 'not-sent', error };
  if (!(error instanceof RemoteError) || error.code === 'remote') return { kind: 'lost', error };
  return { kind: error.code === 'conflict' ? 'conflict' : 'rejected', message: error.excerpt || error.message, error };
}

function refusalOf(error: TouchdownError): Refusal | null {
  if (!(error instanceof AccessError)) return null;
  if (error.code === 'access-unauthorized') return 'unauthorized';
  return error.code === 'access-forbidden' ? 'forbidden' : 'not-found';
}

/**
 * Returns when the service responded, by its own clock (header `Date`), in epoch milliseconds of a whole second; null if it sent
 * no time that can be read, or if a cache may have responded instead, which sends the age of the response (RFC 9111, section
 * 5.1). Never throws.
 */
function readResponseDate({ headers }: Pick<Head, 'headers'>): number | null {
  const age = headers['age']?.trim() ?? '0';
  return /^0+$/.test(age) ? parseHttpDate(headers['date']?.trim() ?? '') : null;
}
