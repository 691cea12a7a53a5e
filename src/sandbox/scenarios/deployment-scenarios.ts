import { BUILD_FAILURE_LOG, BUILD_LOG, CRASH_LOG, PROMPT_LOG } from './build-log.ts';
import { BUILDING, DEPLOYING, failing, QUEUED, RUNNING, type ScenarioSketch, standing } from './plain-scenario.ts';
import type { Stage } from './scenario.ts';

/** A newer deployment, requested by another user `atSeconds` after ours. */
function overtaking(atSeconds: number): readonly [Stage, Stage, Stage, Stage] {
  const another = (stage: Stage): Stage => ({ ...stage, atSeconds: stage.atSeconds + atSeconds, another: true });
  return [another(QUEUED), another(BUILDING), another(DEPLOYING), another(RUNNING)];
}

const [rivalQueued, rivalBuilding, rivalDeploying, { dateMoves: _, ...rivalRunning }] = overtaking(45);

/** How a deployment itself goes: what the status says, and when. */
export const DEPLOYMENT_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  succeeds: {
    description: 'A normal deployment: queued, building, deploying, and running after 90 seconds.',
  },
  fast: {
    description: 'The first look after the POST shows RUNNING with a new date; nothing is seen in between.',
    timeline: [{ ...RUNNING, atSeconds: 0 }],
    log: PROMPT_LOG,
  },
  'first-deployment': {
    description: 'An application that was never deployed, without any date, is deployed for the first time.',
    before: standing('READY', 'NEVER_DEPLOYED'),
  },
  'build-fails': {
    description: 'The image cannot be built: BUILD_ERROR after 40 seconds.',
    timeline: [QUEUED, BUILDING, { ...failing(40), state: 'BUILD_ERROR' }],
    log: BUILD_FAILURE_LOG,
  },
  'crashes-after-start': {
    description: 'The container starts, the status says RUNNING but still OUT_OF_DATE, and then ERROR.',
    timeline: [QUEUED, BUILDING, DEPLOYING, { atSeconds: 72, state: 'RUNNING', service: 'OUT_OF_DATE' }, failing(84)],
    log: CRASH_LOG,
  },
  'never-starts': {
    description: 'The POST is accepted and nothing ever moves: the application stays STOPPED and OUT_OF_DATE.',
    before: standing('STOPPED', 'OUT_OF_DATE'),
    timeline: [],
    log: [],
  },
  unchanged: {
    description:
      'The POST is accepted and nothing ever moves: the application was RUNNING and UP_TO_DATE, and stays so.',
    timeline: [],
    log: [],
  },
  'unchanged-renotated': {
    description: 'Nothing ever moves, but after the POST the same date is written with another offset.',
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
    description: 'For 50 seconds after the POST nothing moves; then a normal deployment begins.',
    delaySeconds: 50,
  },
  superseded: {
    description: "Half-way the status begins to name another's deployment, which then succeeds.",
    identity: 'deployment_id',
    timeline: [QUEUED, BUILDING, ...overtaking(30)],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 30),
  },
  'superseded-by-date': {
    description: 'Without naming any deployment, the date of the last deployment moves twice.',
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
    description: "For 20 seconds after the POST the status shows the previous deployment's RUNNING with its old date.",
    delaySeconds: 20,
  },
  'previous-failed': {
    description: "For 15 seconds after the POST the status shows the previous deployment's ERROR; then all goes well.",
    before: standing('ERROR', 'OUT_OF_DATE'),
    delaySeconds: 15,
  },
  'stopped-before': {
    description: 'The application was STOPPED, is shown so for 8 seconds after the POST, and then deploys fine.',
    before: standing('STOPPED'),
    delaySeconds: 8,
  },
  'unknown-state': {
    description: 'The status uses words that nobody described, and ends with one of them: SHIPSHAPE.',
    timeline: [
      QUEUED,
      { ...BUILDING, state: 'PHASE_TWO' },
      { ...DEPLOYING, state: 'Almost-There' },
      { ...RUNNING, state: 'SHIPSHAPE' },
    ],
  },
  'out-of-date': {
    description: 'The deployment ends RUNNING, and the service deployment status stays OUT_OF_DATE.',
    timeline: [QUEUED, BUILDING, DEPLOYING, { ...RUNNING, service: 'OUT_OF_DATE' }],
  },
  canceled: {
    description: 'Somebody cancels the deployment while it builds.',
    timeline: [QUEUED, BUILDING, { atSeconds: 25, state: 'CANCELED', service: 'OUT_OF_DATE', dateMoves: true }],
    log: BUILD_LOG.filter(({ atSeconds }) => atSeconds < 25),
  },
};
