import { BUILD_FAILURE_LOG, BUILD_LOG, CRASH_LOG, PROMPT_LOG } from './build-log.ts';
import { BUILDING, DEPLOYING, failing, QUEUED, RUNNING, type ScenarioSketch, standing } from './plain.ts';
import type { Stage } from './scenario.ts';

/** A newer deployment, requested by another user `atSeconds` after ours. */
function overtaking(atSeconds: number): readonly [Stage, Stage, Stage, Stage] {
  const another = (stage: Stage): Stage => ({ ...stage, atSeconds: stage.atSeconds + atSeconds, another: true });
  return [another(QUEUED), another(BUILDING), another(DEPLOYING), another(RUNNING)];
}

const [rivalQueued, rivalBuilding, rivalDeploying, { dateMoves: _, ...rivalRunning }] = overtaking(45);

/** How a deployment itself goes: what the status says, and when. */
export const DEPLOYMENT_SCENARIOS = {
  succeeds: {
    description: 'A normal deployment: queued, building, deploying, and running after 90 seconds.',
  },
  fast: {
    description: 'The first status check after the POST shows RUNNING with a new date, without any state in between.',
    timeline: [{ ...RUNNING, atSeconds: 0 }],
    log: PROMPT_LOG,
  },
  'health-late': {
    description: 'A normal deployment, but the health of the application is 503 for 20 more seconds.',
    health: 'late',
  },
  'health-never': {
    description: 'A normal deployment, but the health of the application stays 503.',
    health: 'never',
  },
  'health-old-version': {
    description: 'A normal deployment, but the version before responds with 200 for 20 more seconds.',
    health: 'old',
  },
  'first-deployment': {
    description: 'The first deployment of an application, whose status has no date before.',
    before: standing('READY', 'NEVER_DEPLOYED'),
  },
  'build-fails': {
    description: 'The image cannot be built: BUILD_ERROR after 40 seconds.',
    timeline: [QUEUED, BUILDING, { ...failing(40), state: 'BUILD_ERROR' }],
    log: BUILD_FAILURE_LOG,
  },
  'crashes-after-start': {
    description: 'The container starts and crashes: the status shows RUNNING with OUT_OF_DATE, then ERROR.',
    timeline: [QUEUED, BUILDING, DEPLOYING, { atSeconds: 72, state: 'RUNNING', service: 'OUT_OF_DATE' }, failing(84)],
    log: CRASH_LOG,
  },
  'never-starts': {
    description: 'The POST is accepted, but nothing happens: the application stays STOPPED and OUT_OF_DATE.',
    before: standing('STOPPED', 'OUT_OF_DATE'),
    timeline: [],
    log: [],
  },
  unchanged: {
    description: 'The POST is accepted, but nothing happens: the application stays RUNNING and UP_TO_DATE.',
    timeline: [],
    log: [],
  },
  'unchanged-renotated': {
    description: 'Nothing happens, but after the POST the same date is written with another time zone offset.',
    timeline: [],
    log: [],
    dateNotation: 'changing',
  },
  'never-ends': {
    description: 'The deployment reaches DEPLOYING and stays there.',
    timeline: [QUEUED, BUILDING, DEPLOYING],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds <= 70),
  },
  'slow-start': {
    description: 'Nothing changes for 50 seconds after the POST; then a normal deployment starts.',
    delaySeconds: 50,
  },
  superseded: {
    description: "Halfway through, the status switches to another user's deployment, which then succeeds.",
    identity: 'deployment_id',
    timeline: [QUEUED, BUILDING, ...overtaking(30)],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 30),
  },
  'superseded-by-date': {
    description: 'The date of the last deployment changes twice, and the status has no deployment id.',
    timeline: [
      QUEUED,
      BUILDING,
      { ...BUILDING, atSeconds: 15, dateMoves: true },
      { ...rivalQueued, dateMoves: true },
      rivalBuilding,
      rivalDeploying,
      rivalRunning,
    ],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 45),
  },
  'previous-still-showing': {
    description: 'The status shows RUNNING with the old date of the previous deployment for 20 seconds after the POST.',
    delaySeconds: 20,
  },
  'previous-failed': {
    description:
      'The status shows ERROR of the previous deployment for 15 seconds after the POST; then the new one succeeds.',
    before: standing('ERROR', 'OUT_OF_DATE'),
    delaySeconds: 15,
  },
  'stopped-before': {
    description: 'The application is STOPPED, also for 8 seconds after the POST; then the deployment succeeds.',
    before: standing('STOPPED'),
    delaySeconds: 8,
  },
  'unknown-state': {
    description: 'The status uses unknown states; the last one is SHIPSHAPE.',
    timeline: [
      QUEUED,
      { ...BUILDING, state: 'PHASE_TWO' },
      { ...DEPLOYING, state: 'Almost-There' },
      { ...RUNNING, state: 'SHIPSHAPE' },
    ],
  },
  'out-of-date': {
    description: 'The deployment ends with RUNNING, but service_deployment_status stays OUT_OF_DATE.',
    timeline: [QUEUED, BUILDING, DEPLOYING, { ...RUNNING, service: 'OUT_OF_DATE' }],
  },
  canceled: {
    description: 'Another user cancels the deployment while it builds.',
    timeline: [QUEUED, BUILDING, { atSeconds: 25, state: 'CANCELED', service: 'OUT_OF_DATE', dateMoves: true }],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 25),
  },
} satisfies Readonly<Record<string, ScenarioSketch>>;
