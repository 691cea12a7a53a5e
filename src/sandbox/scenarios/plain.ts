import { BUILD_LOG } from './build-log.ts';
import { LOG_SHAPES } from './log-shapes.ts';
import type { Scenario, Stage } from './scenario.ts';

/** A normal deployment begins: it waits for a build machine. */
export const QUEUED: Stage = { atSeconds: 0, state: 'QUEUED', service: 'OUT_OF_DATE', event: 'DEPLOYMENT_STARTED' };
/** Its image is built. */
export const BUILDING: Stage = { atSeconds: 6, state: 'BUILDING', service: 'OUT_OF_DATE' };
/** Its containers are replaced. */
export const DEPLOYING: Stage = { atSeconds: 58, state: 'DEPLOYING', service: 'OUT_OF_DATE' };
/** It has ended well. */
export const RUNNING: Stage = {
  atSeconds: 90,
  state: 'RUNNING',
  service: 'UP_TO_DATE',
  dateMoves: true,
  event: 'DEPLOYMENT_SUCCEEDED',
};

/** Returns the stage with which a deployment fails. */
export function failing(atSeconds: number): Stage {
  return { atSeconds, state: 'ERROR', service: 'OUT_OF_DATE', dateMoves: true, event: 'DEPLOYMENT_FAILED' };
}

/** Returns what the status says, unmoved, before the first deployment. */
export function standing(state: string, service = 'UP_TO_DATE'): readonly Stage[] {
  return [{ atSeconds: 0, state, service }];
}

/** A normal deployment of a running application: about 90 seconds, no trouble. Every scenario says how it differs. */
export const PLAIN: Omit<Scenario, 'description'> = {
  before: standing('RUNNING'),
  delaySeconds: 0,
  timeline: [QUEUED, BUILDING, DEPLOYING, RUNNING],
  deployResponse: 'deployment',
  refusal: null,
  identity: null,
  dateNotation: 'utc',
  log: BUILD_LOG,
  logShape: LOG_SHAPES.results,
  environmentLog: null,
  environmentLogShape: 'plain',
  faults: [],
  budget: null,
  limitHeaders: 'epoch-seconds',
  skewSeconds: 0,
  health: 'well',
  queue: null,
};

/** A scenario as it is written down: its sentence, and how it differs from a normal deployment. */
export type ScenarioSketch = Partial<Scenario> & Pick<Scenario, 'description'>;
