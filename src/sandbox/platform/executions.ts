import { digestOf, identifierFor } from '../random-choices.ts';
import type { Queue, Stage } from '../scenarios/scenario.ts';
import type { Application, Deployment } from './application.ts';

const DAY_MS = 86_400_000;

/** What the state of an application is from an instant on. Instants are platform time in epoch milliseconds, here and below. */
interface Phase {
  readonly at: number;
  readonly state: string;
  readonly service: string;
}

/** Something that the platform did with an application, or will do. */
export interface Execution {
  readonly id: string | null;
  /** False for a request that was canceled while it waited. */
  readonly isStarted: boolean;
  readonly requestId: string | null;
  readonly action: 'DEPLOY' | 'RESTART' | 'DELETE';
  readonly commit: string;
  readonly startsAt: number;
  /** Infinity while it is open. */
  readonly endsAt: number;
  /** At least one. */
  readonly phases: readonly Phase[];
}

/** A request that waits for its turn. */
export interface WaitingRequest {
  readonly requestId: string;
  readonly executionId: string;
}

/** What follows a deployment, or takes its place. */
interface FollowUp {
  readonly action: 'RESTART' | 'DELETE';
  readonly states: readonly [string, string];
  readonly service: string;
  readonly durationMs: number;
}

const RESTART: FollowUp = {
  action: 'RESTART',
  states: ['RESTARTING', 'RESTARTED'],
  service: 'UP_TO_DATE',
  durationMs: 20_000,
};
const DELETION: FollowUp = {
  action: 'DELETE',
  states: ['DELETING', 'DELETED'],
  service: 'OUT_OF_DATE',
  durationMs: 10_000,
};

/** Returns the id of the execution that carries a request out. */
export function executionIdOf(requestId: string): string {
  return identifierFor(`${requestId}/execution`);
}

/** Returns the id of the request that waits before ours is merged with it. */
export function earlierRequestId({ firstDeploymentId }: Application): string {
  return identifierFor(`${firstDeploymentId}/waiting`);
}

/** Returns all executions of an application until the last that is known to come, in the order of their starts. */
export function executionsOf(application: Application, queue: Queue): readonly Execution[] {
  return [
    ...firstOf(application),
    ...aheadOf(application, queue),
    ...application.deployments.flatMap((deployment) => ownOf(application, queue, deployment)),
  ];
}

/** Returns the request of an application that waits at `now`; null if none does. Later ones are merged with it. */
export function waitingAt(application: Application, queue: Queue, now: number): WaitingRequest | null {
  const last = application.deployments.at(-1);
  if (last === undefined) {
    const requestId = earlierRequestId(application);
    return queue.merges === 'earlier' ? { requestId, executionId: executionIdOf(requestId) } : null;
  }
  const leavesAt = canceledAt(queue, last) ?? turnOf(last);
  return now < leavesAt ? { requestId: last.id, executionId: executionIdOf(last.id) } : null;
}

/** Returns the execution that carries a deployment out; null if it never starts. */
export function runOf(application: Application, queue: Queue, deployment: Deployment): Execution | null {
  const [first] = ownOf(application, queue, deployment);
  return first?.id === executionIdOf(deployment.id) ? first : null;
}

/** Returns when a waiting deployment is canceled; null if it is not canceled, or does not wait. */
export function canceledAt(queue: Queue, deployment: Deployment): number | null {
  const waitMs = turnOf(deployment) - deployment.startedAt;
  return queue.ending === 'canceled' && waitMs > 0 ? deployment.startedAt + waitMs / 2 : null;
}

/** Returns true if an execution deployed what it was to deploy. */
export function isSuccess({ action, endsAt, phases }: Execution): boolean {
  return action === 'DEPLOY' && endsAt < Infinity && phases.at(-1)?.service === 'UP_TO_DATE';
}

/** Returns the state of an execution at `now`, which is not before its start. */
export function phaseAt({ phases }: Execution, now: number): Phase | undefined {
  return phases.findLast(({ at }) => at <= now) ?? phases[0];
}

function turnOf({ startedAt, startsAt = startedAt }: Deployment): number {
  return startsAt;
}

function firstOf({ scenario, createdAt, firstDeploymentId }: Application): readonly Execution[] {
  const [before] = scenario.before;
  if (before === undefined || before.service === 'NEVER_DEPLOYED') return [];
  const at = createdAt - DAY_MS;
  return [
    {
      id: executionIdOf(firstDeploymentId),
      isStarted: true,
      requestId: firstDeploymentId,
      action: 'DEPLOY',
      commit: commitOf(firstDeploymentId),
      startsAt: at,
      endsAt: at,
      phases: [{ at, state: before.state, service: before.service }],
    },
  ];
}

/** What is under way from the first use of the application on. It stays open until a deployment is requested. */
function aheadOf(application: Application, queue: Queue): readonly Execution[] {
  if (queue.ahead !== 'application' && queue.ahead !== 'restart') return [];
  const { createdAt, firstDeploymentId, deployments } = application;
  const requestId = identifierFor(`${firstDeploymentId}/ahead`);
  const requestedAt = deployments[0]?.startedAt ?? Infinity;
  const aheadMs = queue.aheadSeconds * 1000;
  const endsAt = requestedAt + aheadMs;
  const isRestart = queue.ahead === 'restart';
  const [begin, middle] = isRestart ? ['RESTARTING', 'RESTARTING'] : ['BUILDING', 'DEPLOYING'];
  const [success, failure] = isRestart ? ['RESTARTED', 'RESTART_ERROR'] : ['DEPLOYED', 'DEPLOYMENT_ERROR'];
  const underWay = isRestart ? 'UP_TO_DATE' : 'OUT_OF_DATE';
  const phases = [
    { at: createdAt, state: begin, service: underWay },
    { at: requestedAt + aheadMs / 2, state: middle, service: underWay },
    { at: endsAt, state: queue.aheadFails ? failure : success, service: queue.aheadFails ? underWay : 'UP_TO_DATE' },
  ];
  return [
    {
      id: executionIdOf(requestId),
      isStarted: true,
      requestId,
      action: isRestart ? 'RESTART' : 'DEPLOY',
      commit: commitOf(requestId),
      startsAt: createdAt,
      endsAt,
      phases: phases.filter(({ at }) => at < Infinity),
    },
  ];
}

/** What a deployment of ours comes to: its run, and what follows it or takes its place. */
function ownOf(application: Application, queue: Queue, deployment: Deployment): readonly Execution[] {
  const withdrawnAt = canceledAt(queue, deployment);
  if (withdrawnAt !== null) return [withdrawn(queue, deployment, withdrawnAt)];
  const startsAt = turnOf(deployment);
  if (queue.ending === 'deleted') {
    return [follow(deployment, DELETION, startsAt)];
  }
  const run = runFrom(application, queue, deployment, startsAt);
  if (queue.ending !== 'restarted') return [run];
  return [run, follow(deployment, RESTART, run.endsAt)];
}

const FAILED = { state: 'DEPLOYMENT_ERROR', service: 'OUT_OF_DATE' } as const;

function runFrom(application: Application, queue: Queue, deployment: Deployment, startsAt: number): Execution {
  const waits = startsAt > deployment.startedAt;
  const isBad = queue.failsOnBad && /^bad/i.test(deployment.commit ?? '');
  const { timeline } = application.scenario;
  const stages = isBad
    ? timeline.map((stage, at) => (at < timeline.length - 1 ? stage : { ...stage, ...FAILED }))
    : timeline;
  const phases = phasesFrom(stages, startsAt, queue.ending === 'canceled');
  return {
    id: executionIdOf(deployment.id),
    isStarted: true,
    requestId: waits ? deployment.id : null,
    action: 'DEPLOY',
    commit:
      queue.merges === 'later' && waits
        ? commitOf(`${deployment.id}/later`)
        : (deployment.commit ?? commitOf(deployment.id)),
    startsAt,
    endsAt: phases.at(-1)?.at ?? startsAt,
    phases,
  };
}

/** If only the outcome of executions is shown, nothing reports a request that was canceled while it waited. */
function withdrawn(queue: Queue, { id, commit }: Deployment, at: number): Execution {
  return {
    id: queue.executionId === 'request' ? executionIdOf(id) : null,
    isStarted: false,
    requestId: id,
    action: 'DEPLOY',
    commit: commit ?? commitOf(id),
    startsAt: queue.waitingState === 'queued' ? at : Infinity,
    endsAt: at,
    phases: [{ at, state: 'CANCELED', service: 'OUT_OF_DATE' }],
  };
}

function follow({ id }: Deployment, { action, states, service, durationMs }: FollowUp, startsAt: number): Execution {
  const [state, last] = states;
  const endsAt = startsAt + durationMs;
  return {
    id: executionIdOf(`${id}/${action}`),
    isStarted: true,
    requestId: null,
    action,
    commit: commitOf(id),
    startsAt,
    endsAt,
    phases: [
      { at: startsAt, state, service },
      { at: endsAt, state: last, service },
    ],
  };
}

function phasesFrom(timeline: readonly Stage[], from: number, isCanceled: boolean): readonly Phase[] {
  const phases = timeline.map(({ atSeconds, state, service }) => ({ at: from + atSeconds * 1000, state, service }));
  if (!isCanceled) return phases;
  const at = (from + (phases.at(-1)?.at ?? from)) / 2;
  return [...phases.filter((phase) => phase.at < at), { at, state: 'CANCELED', service: 'OUT_OF_DATE' }];
}

function commitOf(id: string): string {
  return digestOf(`${id}/commit`).slice(0, 40);
}
