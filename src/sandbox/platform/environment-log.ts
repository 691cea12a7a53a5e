import { respondJson, respondProblem } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { LOG_SHAPES } from '../scenarios/log-shapes.ts';
import type { Application } from './application.ts';
import type { CallResult, RouteCall } from './call.ts';
import { executionIdOf } from './executions.ts';
import { type DeploymentLine, linesOfAll, writeLine } from './log-window.ts';
import { environmentIdOf, neighborOf } from './queue-calls.ts';
import type { World } from './world-state.ts';

/** The last thousand lines are returned. */
const MAX_LINES = 1000;

/** What the environment had logged before: the build of another application, which failed. */
const EARLIER_BUILD: readonly (readonly [number, string])[] = [
  [86_480, '#9 [build 6/6] RUN npm run build'],
  [86_475, "#9 src/worker.ts(7,11): error TS2304: Cannot find name 'queue'."],
  [86_474, 'Build failed after 31s'],
];

/** `GET /environment/{env_id}/logs`: the lines of its builds, as a bare array. */
export function readEnvironmentLog(world: World, call: RouteCall, now: number): CallResult {
  const here = [...world.applications.values()].filter(
    (one) => one.scenario.queue !== null && environmentIdOf(one) === call.parameters['env_id'],
  );
  // A platform that queues deployments does not distinguish a token that may not do this from one that it does not know.
  if (here.some(({ scenario }) => scenario.environmentLog === 'refused'))
    return [world, respondProblem(401, 'The token is not valid.')];
  const logs = here.flatMap((one) => {
    const lines = linesUntil(one, now, call.token.value);
    const write = one.scenario.environmentLogShape === 'published' ? writePublished : writePlain;
    return lines === null ? [] : [lines.map((line) => ({ at: line.at, written: write(one, line) }))];
  });
  if (logs.length === 0) return [world, respondProblem(404, 'This URL does not exist.')];
  const inOrder = logs.flat().sort((one, other) => one.at - other.at);
  const body = inOrder.slice(-MAX_LINES).map(({ written }) => written);
  return [world, respondJson(200, body)];
}

/** Returns what the environment of the application has logged until `now` of its builds, oldest first; null if it has no log. */
function linesUntil(application: Application, now: number, token: string): readonly DeploymentLine[] | null {
  const { createdAt, firstDeploymentId, scenario } = application;
  if (typeof scenario.environmentLog === 'string' || scenario.environmentLog === null) return null;
  const earlier = EARLIER_BUILD.map(([secondsBefore, text], index) => ({
    id: `${firstDeploymentId.slice(0, 8)}-b${index + 1}`,
    at: createdAt - secondsBefore * 1000,
    text,
    from: 'neighbor' as const,
    deploymentId: neighborOf(application),
  }));
  return [...earlier, ...linesOfAll(application, scenario.environmentLog, now, token)];
}

function writePlain(_: Application, line: DeploymentLine): unknown {
  return writeLine(line, LOG_SHAPES.results, 0);
}

/** As the published description of the family has a line: the text in an object, beside who wrote it and during which execution. */
function writePublished(application: Application, { at, text, from, deploymentId, isError }: DeploymentLine) {
  const error = {
    tag: 'BUILD_ERROR',
    user_log_message: 'The image could not be built.',
    hint_message: 'Look at the last lines of the build.',
    link: 'https://example.com/build-errors',
    underlying_error: { message: text, full_details: `${text}\nexit status 2` },
  };
  return {
    type: isError === true ? 'error' : 'info',
    timestamp: new Date(at).toISOString(),
    details: {
      execution_id: executionIdOf(deploymentId),
      stage: { step: 'BUILD', id: identifierFor(`${deploymentId}/stage`), name: 'build' },
      transmitter: transmitterOf(application, from),
    },
    error: isError === true ? error : null,
    message: isError === true ? null : { safe_message: text, full_details: '' },
  };
}

function transmitterOf(application: Application, from: DeploymentLine['from']) {
  switch (from) {
    case 'neighbor':
      return { id: neighborOf(application), name: 'worker', type: 'Application' };
    case 'environment':
      return { id: environmentIdOf(application), name: 'preview', type: 'Environment' };
    default:
      return { id: application.id, name: application.id, type: 'Application' };
  }
}
