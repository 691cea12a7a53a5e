import { decodeBody, decodeCount } from '../http/json-bodies.ts';
import { respond, respondJson, respondNothing, respondProblem, type SandboxResponse } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { standing } from '../scenarios/plain.ts';
import { SUCCEEDS, scenarioNamedIn } from '../scenarios/scenarios.ts';
import {
  type Application,
  createApplication,
  type Deployment,
  renderDate,
  shownAt,
  startDeployment,
} from './application.ts';
import type { CallResult, RouteCall } from './call.ts';
import { eventsOf } from './events.ts';
import { logUntil, renderLog } from './log-window.ts';
import { requestDeployment } from './queue-calls.ts';
import { renderQueueStatus } from './queue-status.ts';
import { decodeApplicationBody, decodeDeploy } from './resource-bodies.ts';
import { createInEnvironment } from './resource-calls.ts';
import { type World, withApplication, withEvents } from './world-state.ts';

/** The most lines of a log in one response, and how many if `tail` is not given. */
const MAX_LINES = 1000;

/** `POST /application/{app_id}/deploy`: starts a deployment; the response is the scenario's. */
export function deploy(world: World, application: Application, call: RouteCall, now: number): CallResult {
  const body = decodeBody(call.request, decodeDeploy);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const { git_commit_id: commit = null } = body.value;
  const { refusal } = application.scenario;
  if (refusal !== null && now < application.createdAt + refusal.forSeconds * 1000) {
    return [world, respondProblem(refusal.status, refusal.message)];
  }
  const { queue } = application.scenario;
  if (queue !== null) return requestDeployment(world, application, queue, commit, now);
  const [deployed, deployment] = startDeployment(application, commit, world.seed, now);
  const after = withEvents(withApplication(world, deployed), deployed.id, eventsOf(deployed, deployment));
  return [after, respondToDeploy(deployed, deployment, now)];
}

function respondToDeploy(application: Application, deployment: Deployment, now: number): SandboxResponse {
  const { deployResponse, identity } = application.scenario;
  switch (deployResponse) {
    case 'empty':
      return respondNothing();
    case 'text':
      return respond(200, 'text/plain; charset=utf-8', 'Deployment queued.\n');
    case 'status':
      return respondJson(200, renderStatus(application, now));
    default:
      return respondJson(201, {
        id: deployment.id,
        status: deployResponse === 'failed' ? 'FAILED' : 'QUEUED',
        application_id: application.id,
        created_at: renderDate(application, deployment.startedAt),
        ...(identity === null ? {} : { [identity]: deployment.id }),
      });
  }
}

/** `GET /application/{app_id}/status`. */
export function readStatus(world: World, application: Application, _call: RouteCall, now: number): CallResult {
  return [world, respondJson(200, renderStatus(application, now))];
}

function renderStatus(application: Application, now: number): Readonly<Record<string, unknown>> {
  const { identity, queue } = application.scenario;
  if (queue !== null) return renderQueueStatus(application, queue, now, 'status');
  const { state, service, deployedAt, deploymentId } = shownAt(application, now);
  return {
    id: application.id,
    state,
    service_deployment_status: service,
    last_deployment_date: deployedAt === null ? null : renderDate(application, deployedAt),
    ...(identity === null ? {} : { [identity]: deploymentId }),
  };
}

/** `GET /application/{app_id}/log?tail=N`: the last lines, as the scenario writes them. */
export function readLog(world: World, application: Application, call: RouteCall, now: number): CallResult {
  const tail = decodeCount(call.query, 'tail', MAX_LINES);
  if (tail.kind === 'refused') return [world, respondProblem(400, tail.message)];
  const { logShape, skewSeconds } = application.scenario;
  const lines = logUntil(application, now, call.token.value).map((line) => ({
    ...line,
    at: line.at + skewSeconds * 1000,
  }));
  return [world, renderLog(lines, Math.min(tail.value, MAX_LINES), logShape)];
}

/** What the status says until the first deployment of an application that was created; the second where deployments queue. */
const NEVER_DEPLOYED = standing('STOPPED', 'NEVER_DEPLOYED');
const READY = standing('READY', 'NEVER_DEPLOYED');

/** `POST /environment/{env_id}/application`: it plays the scenario that its name names, else `succeeds`. */
export function addApplication(world: World, call: RouteCall, now: number): CallResult {
  return createInEnvironment(world, call, decodeApplicationBody, (environmentId, body) => {
    const { catalog, seed } = world;
    const applicationCount = catalog.applicationCount + 1;
    const id = identifierFor(`${seed}/application/${applicationCount}`);
    const { name, scenario } = scenarioNamedIn(body.name) ?? { name: 'succeeds', scenario: SUCCEEDS };
    const before = scenario.queue === null ? NEVER_DEPLOYED : READY;
    const application = { ...createApplication(id, name, { ...scenario, before }, seed, now), environmentId, body };
    const { projectId } = catalog.environments.find((environment) => environment.id === environmentId) ?? {};
    const isNew = scenario.queue !== null && projectId !== undefined;
    const queueProjects = isNew ? new Set([...catalog.queueProjects, projectId]) : catalog.queueProjects;
    const grown = { ...catalog, applicationCount, queueProjects };
    const after = withApplication({ ...world, catalog: grown }, application);
    const at = new Date(now).toISOString();
    return [after, respondJson(201, { id, ...body, created_at: at, updated_at: at })];
  });
}
