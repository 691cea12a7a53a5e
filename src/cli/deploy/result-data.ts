import { toSeconds } from '../../kernel/units.ts';
import type { AppView, RunView } from '../../report/view.ts';

/**
 * Returns the data of the `result` line of `--json`. Phases have their instants as ISO 8601; durations are in seconds with one decimal;
 * what is not known is null.
 */
export function resultData(view: RunView, exitCode: number) {
  const { result, passed, reason } = view;
  return { result, passed, reason, exitCode, applications: view.apps.map(applicationData) };
}

function applicationData(app: AppView) {
  const { appId, result, passed, reason, advice, confirmed, deploymentId, supersededBy } = app;
  const { state, serviceDeploymentStatus, lastDeploymentDate, commit } = app;
  return {
    ...{ appId, result, passed, reason, advice, confirmed, deploymentId, supersededBy },
    ...{ state, serviceDeploymentStatus, lastDeploymentDate, commit },
    durationSeconds: toSeconds(app.durationMs),
    phases: app.phases.map(({ name, startedAt, endedAt }) => ({
      name,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      durationSeconds: toSeconds(endedAt - startedAt),
    })),
  };
}
