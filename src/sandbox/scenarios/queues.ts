import type { Queue } from '../queue/queue.ts';
import type { Stage } from '../scenario.ts';
import { BUILD_FAILURE_LOG, BUILD_LOG, CRASH_LOG } from './build-log.ts';
import { type ScenarioSketch, standing } from './plain.ts';

const BUILDING: Stage = { atSeconds: 0, state: 'BUILDING', service: 'OUT_OF_DATE' };
const DEPLOYING: Stage = { atSeconds: 58, state: 'DEPLOYING', service: 'OUT_OF_DATE' };
const DEPLOYED: Stage = { atSeconds: 90, state: 'DEPLOYED', service: 'UP_TO_DATE' };

/** How a deployment can end once its turn has come, with the words of a platform that queues deployments. */
export const QUEUE_OUTCOMES = {
  success: { timeline: [BUILDING, DEPLOYING, DEPLOYED], log: BUILD_LOG },
  failure: {
    timeline: [BUILDING, DEPLOYING, { atSeconds: 84, state: 'DEPLOYMENT_ERROR', service: 'OUT_OF_DATE' }],
    log: CRASH_LOG,
  },
  'build-failure': {
    timeline: [BUILDING, { atSeconds: 40, state: 'BUILD_ERROR', service: 'OUT_OF_DATE' }],
    log: BUILD_FAILURE_LOG,
  },
} as const satisfies Readonly<Record<string, Pick<ScenarioSketch, 'timeline' | 'log'>>>;

const ALL: Queue['sends'] = ['count', 'details'];

/** Another application of the environment is deployed for 40 more seconds; then ours, which succeeds. */
const USUAL: Queue = {
  waitingState: 'queued',
  requestId: 'always',
  executionId: 'start',
  dateMoves: 'end',
  sends: ALL,
  ahead: 'environment',
  aheadSeconds: 40,
  aheadFails: false,
  merges: 'none',
  ending: 'runs',
  needsCommit: false,
  eventsList: 'deployed',
};

/** What each reading of the platform's description says that the status shows. */
const READINGS: Readonly<Record<string, ScenarioSketch>> = {
  queue: queueing(
    'Waiting: DEPLOYMENT_QUEUED. The request id stays, the execution id comes with the POST; the date moves at the end.',
    { executionId: 'request' },
  ),
  'queue-late-id': queueing(
    'Waiting: DEPLOYMENT_QUEUED. The request id stays, the execution id comes at the start; the date moves at the end.',
  ),
  'queue-waiting-id': queueing(
    'Waiting: DEPLOYMENT_QUEUED with a request id, null after it; execution id at the start, date at the end.',
    { requestId: 'waiting' },
  ),
  'queue-response-id': queueing(
    'Waiting: DEPLOYMENT_QUEUED. Only the POST names the request; execution id and date move at the start.',
    { requestId: 'response', dateMoves: 'start', sends: [] },
  ),
  'queue-early-id': queueing(
    'Waiting: DEPLOYMENT_QUEUED. No request id; the execution id comes with the POST, the date moves at the start.',
    { requestId: 'never', executionId: 'request', dateMoves: 'start', sends: [] },
  ),
  'queue-execution-id': queueing(
    'Waiting: DEPLOYMENT_QUEUED. No request id; execution id at the start, date at the start and at the end.',
    { requestId: 'never', dateMoves: 'both', sends: [] },
  ),
  'queue-no-ids': queueing('Waiting: DEPLOYMENT_QUEUED. No ids at all; the date moves at the end.', {
    requestId: 'never',
    executionId: 'never',
    sends: [],
  }),
  'queue-no-ids-two-dates': queueing(
    'Waiting: DEPLOYMENT_QUEUED. No ids at all; the date moves at the start and at the end.',
    { requestId: 'never', executionId: 'never', dateMoves: 'both', sends: [] },
  ),
  'queue-hidden': queueing(
    'Waiting: the last outcome with its own ids; only the POST names ours. Our ids and the date come at the start.',
    { waitingState: 'outcome', requestId: 'shown', dateMoves: 'start', sends: [] },
  ),
  'queue-count': queueing(
    'Waiting: the last outcome and a count of 1; only the POST names the request. Execution id and date at the start.',
    { waitingState: 'outcome', requestId: 'response', dateMoves: 'start', sends: ['count'] },
  ),
  'queue-count-id': queueing(
    'Waiting: the last outcome, a count of 1 and our request id, then null; execution id and date at the start.',
    { waitingState: 'outcome', requestId: 'waiting', dateMoves: 'start', sends: ['count'] },
  ),
};

/** What else can happen around a queue. */
const EDGES: Readonly<Record<string, ScenarioSketch>> = {
  'queue-no-ids-start-date': queueing('Waiting: DEPLOYMENT_QUEUED. No ids at all; the date moves at the start.', {
    requestId: 'never',
    executionId: 'never',
    dateMoves: 'start',
    sends: [],
  }),
  'queue-idle': queueing(
    'Nothing is ahead of the first POST: it starts at once, without a request id; a second one waits for it.',
    { ahead: 'nothing' },
  ),
  'queue-merged': queueing(
    'A request waits before ours, and ours is merged with it: its request id, our commit, and a count that stays 1.',
    { merges: 'earlier' },
  ),
  'queue-merged-later': queueing(
    "While ours waits, another's request is merged with it: our ids stay, and the other commit is deployed.",
    { merges: 'later' },
  ),
  'queue-behind-deployment': queueing(
    'Another deployment of the application is shown: its end has a new date and execution id while ours waits.',
    { waitingState: 'outcome', requestId: 'response', sends: ['count'], ahead: 'application' },
  ),
  'queue-behind-restart': queueing(
    'A restart is shown while ours waits: RESTARTING, RESTARTED, with an execution id that is no deployment.',
    { waitingState: 'outcome', requestId: 'waiting', ahead: 'restart' },
  ),
  'queue-then-restart': queueing(
    'A restart with its own execution id follows our success at once: DEPLOYED is never seen, RESTARTED is the last state.',
    { ending: 'restarted' },
  ),
  'queue-ready': {
    ...queueing('Our deployment succeeds, and the state after it is READY.'),
    timeline: [BUILDING, DEPLOYING, { ...DEPLOYED, state: 'READY' }],
  },
  'queue-deleted': queueing('Ours never starts: when its turn comes, the application is DELETING, then DELETED.', {
    ending: 'deleted',
  }),
  'queue-canceled': queueing('Ours is canceled halfway through its wait, and never starts.', { ending: 'canceled' }),
  'queue-commit-required': queueing('A POST without git_commit_id gets 400; with it, as queue-late-id.', {
    needsCommit: true,
  }),
  'queue-environment-events': queueing(
    "Each webhook event lists all applications of the environment, also the end of another one's deployment.",
    { eventsList: 'environment' },
  ),
  'queue-deploy-only': {
    ...queueing('The token may only deploy: every read gets 401, the POST is accepted.'),
    faults: [{ faults: ['status=401'], on: ['details', 'status', 'log', 'variables'] }],
  },
  ...Object.fromEntries([400, 405, 410, 422].map((status) => [`queue-status-${status}`, unreadable(status)])),
};

/** Applications whose deployments queue. The readings of what the platform's description leaves open come first. */
export const QUEUE_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = { ...READINGS, ...EDGES };

function queueing(description: string, differences: Partial<Queue> = {}): ScenarioSketch {
  return {
    description,
    before: standing('DEPLOYED'),
    ...QUEUE_OUTCOMES.success,
    queue: { ...USUAL, ...differences },
  };
}

function unreadable(status: number): ScenarioSketch {
  return {
    ...queueing(`After the POST every read of the status gets ${status}; the deployment waits and succeeds.`),
    faults: [{ faults: [`status=${status}`], on: ['status'], since: 'deploy' }],
  };
}
