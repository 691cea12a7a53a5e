import { toSeconds } from '../kernel/units.ts';
import { RESULTS_UNITS } from './limits.ts';
import type { PhaseView } from './summary/timeline.ts';
import type { AppView } from './view.ts';

/**
 * Returns the `results` output: a JSON array with one object an application, its keys named as the outputs that are
 * about one application, `app-id`, and `phases` with their times as ISO 8601 and their length in seconds. What is not known is
 * null. Where the whole would be too long for an output, the phases are left out and `phases` is null.
 */
export function renderResults(apps: readonly AppView[]): string {
  const whole = JSON.stringify(apps.map((app) => ({ ...renderApp(app), phases: app.phases.map(renderPhase) })));
  if (whole.length <= RESULTS_UNITS) return whole;
  return JSON.stringify(apps.map((app) => ({ ...renderApp(app), phases: null })));
}

function renderApp(app: AppView) {
  return {
    'app-id': app.appId,
    result: app.result,
    reason: app.reason,
    confirmed: app.confirmed,
    'deployment-id': app.deploymentId,
    state: app.state,
    'service-deployment-status': app.serviceDeploymentStatus,
    'last-deployment-date': app.lastDeploymentDate,
    commit: app.commit,
    'duration-seconds': toSeconds(app.durationMs),
  };
}

function renderPhase({ name, startedAt, endedAt }: PhaseView) {
  return {
    name,
    'started-at': new Date(startedAt).toISOString(),
    'ended-at': new Date(endedAt).toISOString(),
    'duration-seconds': toSeconds(endedAt - startedAt),
  };
}
