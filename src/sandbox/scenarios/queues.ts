import { BUILD_FAILURE_LOG, BUILD_LOG, CRASH_LOG, SHARED_BUILD_LOG } from './build-log.ts';
import { type ScenarioSketch, standing } from './plain.ts';
import type { Queue, Stage } from './scenario.ts';

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
  failsOnBad: false,
  eventsList: 'deployed',
};

/** Applications whose deployments queue. The readings of what the platform's description leaves open come first, then special cases. */
export const QUEUE_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  queue: queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; the request id stays, the execution id comes with the POST, and the date changes at the end.',
    { executionId: 'request' },
  ),
  'queue-late-id': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; the request id stays, the execution id comes at the start, and the date changes at the end.',
  ),
  'queue-waiting-id': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; only then it has a request id. The execution id changes at the start, the date at the end.',
    { requestId: 'waiting' },
  ),
  'queue-response-id': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; only the POST returns its request id. The execution id and the date change at the start.',
    { requestId: 'response', dateMoves: 'start', sends: [] },
  ),
  'queue-early-id': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; it has no request id, its execution id comes with the POST, and the date changes at the start.',
    { requestId: 'never', executionId: 'request', dateMoves: 'start', sends: [] },
  ),
  'queue-execution-id': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; it has no request id. The execution id changes at the start, the date at the start and end.',
    { requestId: 'never', dateMoves: 'both', sends: [] },
  ),
  'queue-no-ids': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the end.',
    {
      requestId: 'never',
      executionId: 'never',
      sends: [],
    },
  ),
  'queue-no-ids-two-dates': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the start and at the end.',
    { requestId: 'never', executionId: 'never', dateMoves: 'both', sends: [] },
  ),
  'queue-hidden': queueing(
    'While it waits, the status shows the last outcome with its ids; only the POST returns our request id. Ids and date change at the start.',
    { waitingState: 'outcome', requestId: 'shown', dateMoves: 'start', sends: [] },
  ),
  'queue-count': queueing(
    'While it waits, the status shows the last outcome and a count of 1. The POST returns our request id; the other fields change at the start.',
    { waitingState: 'outcome', requestId: 'response', dateMoves: 'start', sends: ['count'] },
  ),
  'queue-count-id': queueing(
    'While it waits, the status shows the last outcome with a count of 1 and our request id. Execution id and date change at the start.',
    { waitingState: 'outcome', requestId: 'waiting', dateMoves: 'start', sends: ['count'] },
  ),
  'queue-no-ids-start-date': queueing(
    'While it waits, the state is DEPLOYMENT_QUEUED; there are no ids, and the date changes at the start.',
    {
      requestId: 'never',
      executionId: 'never',
      dateMoves: 'start',
      sends: [],
    },
  ),
  'queue-idle': queueing(
    'The queue is empty: the first deployment starts immediately, without a request id, and a second one waits for it.',
    { ahead: 'nothing' },
  ),
  'queue-merged': queueing(
    'Our request is merged with a waiting one: it gets the id of that request, and the count stays 1.',
    { merges: 'earlier' },
  ),
  'queue-merged-later': queueing(
    'A later request with another commit is merged with ours: our ids stay, and the other commit is deployed.',
    { merges: 'later' },
  ),
  'queue-behind-deployment': queueing(
    'Another deployment of the application runs first: the status shows its success and its new date while ours waits.',
    { waitingState: 'outcome', requestId: 'response', sends: ['count'], ahead: 'application' },
  ),
  'queue-behind-restart': queueing(
    'A restart runs first: the status shows RESTARTING and RESTARTED with its execution id while ours waits.',
    { waitingState: 'outcome', requestId: 'waiting', ahead: 'restart' },
  ),
  'queue-then-restart': queueing(
    'A restart follows immediately: the last state is RESTARTED with another execution id, and the status never shows DEPLOYED.',
    { ending: 'restarted' },
  ),
  'queue-ready': {
    ...queueing('The deployment succeeds, and its last state is READY.'),
    timeline: [BUILDING, DEPLOYING, { ...DEPLOYED, state: 'READY' }],
  },
  'queue-deleted': queueing('The deployment never starts: when its turn comes, the application is deleted.', {
    ending: 'deleted',
  }),
  'queue-canceled': queueing('The deployment is canceled while it waits, and never starts.', {
    ending: 'canceled',
  }),
  'queue-commit-required': queueing('A POST without git_commit_id returns 400; the rest is like queue-late-id.', {
    needsCommit: true,
  }),
  'queue-bad-commit': queueing('Nothing waits. A commit whose SHA starts with bad fails; any other one succeeds.', {
    ahead: 'nothing',
    failsOnBad: true,
  }),
  'queue-environment-events': queueing(
    'Every webhook event lists all applications of the environment, even those that were not deployed.',
    { eventsList: 'environment' },
  ),
  'queue-build-log': {
    ...failingBuild('The build fails, and only the log of the environment shows why.'),
    environmentLog: BUILD_FAILURE_LOG,
  },
  'queue-build-log-published': {
    ...failingBuild(
      'The build fails, and only the log of the environment shows why. Its lines say who wrote them; some are of another application.',
    ),
    environmentLog: SHARED_BUILD_LOG,
    environmentLogShape: 'published',
  },
  'queue-build-log-refused': {
    ...failingBuild('The build fails, and no token may read the log of the environment, which shows why (401).'),
    environmentLog: 'refused',
  },
  'queue-build-log-absent': failingBuild('The build fails, and no log shows why: the environment has none (404).'),
  'queue-deploy-only': {
    ...queueing('The token may only deploy: the POST is accepted, and every read returns 401.'),
    faults: [{ faults: ['status=401'], on: ['details', 'status', 'log', 'variables'] }],
  },
  ...Object.fromEntries([400, 405, 410, 422].map((status) => [`queue-status-${status}`, unreadable(status)])),
};

function queueing(description: string, differences: Partial<Queue> = {}): ScenarioSketch {
  return {
    description,
    before: standing('DEPLOYED'),
    ...QUEUE_OUTCOMES.success,
    queue: { ...USUAL, ...differences },
  };
}

function failingBuild(description: string): ScenarioSketch {
  return { ...queueing(description), ...QUEUE_OUTCOMES['build-failure'], log: [] };
}

function unreadable(status: number): ScenarioSketch {
  return {
    ...queueing(`After the POST, every read of the status returns ${status}; the deployment waits and succeeds.`),
    faults: [{ faults: [`status=${status}`], on: ['status'], since: 'deploy' }],
  };
}
