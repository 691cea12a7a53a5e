import type { Queue } from '../scenarios/scenario.ts';
import { type Application, shownAt } from './application.ts';
import { type Execution, executionsOf, isSuccess, phaseAt, type WaitingRequest, waitingAt } from './executions.ts';

/** Which body is written: the response to the POST that deploys, or the status. */
type StatusUse = 'response' | 'status';

/** The words of a status. */
interface StateWords {
  readonly state: string;
  readonly service_deployment_status: string;
}

/** What a status is made of at an instant. */
interface Seen {
  readonly now: number;
  readonly started: readonly Execution[];
  readonly waiting: WaitingRequest | null;
}

/** Returns the body of an application's status at `now`, with the fields that the reading of its queue has. */
export function renderQueueStatus(
  application: Application,
  queue: Queue,
  now: number,
  use: StatusUse,
): Readonly<Record<string, unknown>> {
  const seen = seenAt(use === 'status' ? asShown(application, now) : application, queue, now);
  const requestId = requestIdOf(queue, seen, use);
  const executionId = executionIdOf(queue, seen);
  return {
    id: application.id,
    ...stateOf(application, queue, seen),
    last_deployment_date: dateOf(queue, seen),
    ...(requestId === undefined ? {} : { deployment_request_id: requestId }),
    ...(executionId === undefined ? {} : { execution_id: executionId }),
    ...(queue.sends.includes('count') ? { deployment_requests_count: seen.waiting === null ? 0 : 1 } : {}),
    ...(queue.sends.includes('details') ? detailsOf(queue, seen) : {}),
  };
}

/** Returns the state of any application at `now`, in the words of its status. */
export function stateAt(application: Application, now: number): StateWords {
  const { queue } = application.scenario;
  if (queue !== null) return stateOf(application, queue, seenAt(asShown(application, now), queue, now));
  const { state, service } = shownAt(application, now);
  return { state, service_deployment_status: service };
}

/** Returns the last deployment that succeeded until `now`, by its commit and its end; null if none did. */
export function deployedAt(
  application: Application,
  queue: Queue,
  now: number,
): { readonly commit: string; readonly at: number } | null {
  const last = executionsOf(application, queue).findLast((one) => isSuccess(one) && one.endsAt <= now);
  return last === undefined ? null : { commit: last.commit, at: last.endsAt };
}

/** For as long as the scenario says, the status does not show the last request. */
function asShown(application: Application, now: number): Application {
  const last = application.deployments.at(-1);
  if (last === undefined || now >= last.startedAt + application.scenario.delaySeconds * 1000) return application;
  return { ...application, deployments: application.deployments.slice(0, -1) };
}

function seenAt(application: Application, queue: Queue, now: number): Seen {
  const started = executionsOf(application, queue).filter(({ startsAt }) => startsAt <= now);
  return { now, started, waiting: waitingAt(application, queue, now) };
}

function isQueued(queue: Queue, { waiting }: Seen): boolean {
  return waiting !== null && queue.waitingState === 'queued';
}

function stateOf({ scenario }: Application, queue: Queue, seen: Seen): StateWords {
  if (isQueued(queue, seen)) return { state: 'DEPLOYMENT_QUEUED', service_deployment_status: 'OUT_OF_DATE' };
  const shown = seen.started.at(-1);
  const { state = 'READY', service = 'NEVER_DEPLOYED' } =
    (shown === undefined ? scenario.before[0] : phaseAt(shown, seen.now)) ?? {};
  return { state, service_deployment_status: service };
}

function dateOf({ dateMoves }: Queue, { now, started }: Seen): string | null {
  const instants = started
    .filter(({ action, isStarted }) => action === 'DEPLOY' && isStarted)
    .flatMap(({ startsAt, endsAt }) => [
      ...(dateMoves === 'end' ? [] : [startsAt]),
      ...(dateMoves === 'start' ? [] : [endsAt]),
    ])
    .filter((at) => at <= now);
  return instants.length === 0 ? null : new Date(Math.max(...instants)).toISOString();
}

function requestIdOf({ requestId }: Queue, { started, waiting }: Seen, use: StatusUse): string | null | undefined {
  const shown = started.at(-1)?.requestId ?? null;
  if (requestId === 'never' || (requestId === 'response' && use === 'status')) return undefined;
  if (use === 'response') return waiting?.requestId ?? null;
  if (requestId === 'shown') return shown;
  return waiting?.requestId ?? (requestId === 'always' ? shown : null);
}

function executionIdOf({ executionId }: Queue, { started, waiting }: Seen): string | undefined {
  if (executionId === 'never') return undefined;
  const last = started.findLast(({ id }) => id !== null)?.id ?? undefined;
  return executionId === 'request' ? (waiting?.executionId ?? last) : last;
}

function detailsOf(queue: Queue, seen: Seen): Readonly<Record<string, unknown>> {
  const shown = seen.started.at(-1);
  const waitsForOwn = queue.ahead === 'application' || queue.ahead === 'restart';
  return {
    status_details: {
      action: isQueued(queue, seen) ? 'DEPLOY' : (shown?.action ?? 'UNKNOWN'),
      status: isQueued(queue, seen) ? 'QUEUED' : progressOf(shown, seen.now),
      sub_action: 'NONE',
    },
    is_part_last_deployment: shown !== undefined && (seen.waiting === null || waitsForOwn),
  };
}

function progressOf(shown: Execution | undefined, now: number): string {
  if (shown === undefined) return 'NEVER';
  if (now < shown.endsAt) return 'ONGOING';
  const state = phaseAt(shown, now)?.state ?? '';
  if (state === 'CANCELED') return 'CANCELED';
  return state.endsWith('_ERROR') ? 'ERROR' : 'SUCCESS';
}
